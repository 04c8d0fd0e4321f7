import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { expect } from './test.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

/** Everybody of the demo shares this password; it is printed at start. */
export const demo: Person = { username: 'demo', email: '', password: 'Offcut-2026!' };

/** A name nobody else has, in this run or with the other projects at the same time. */
export function unique(prefix: string): string {
  return `${prefix}${randomBytes(4).toString('hex')}`;
}

export function newPerson(prefix = 'e2e'): Person {
  const username = unique(prefix);
  return { username, email: `${username}@offcut.example`, password: 'Correct-horse-9' };
}

/** Signs up a new person through the page, leaving them signed in. */
export async function register(page: Page, prefix = 'e2e'): Promise<Person> {
  await page.goto(paths.login({ mode: 'signup' }));
  return signUpHere(page, newPerson(prefix));
}

/** Where the shop asks to sign in: over the page once script runs, else on a page of its own. */
export async function signInPlace(page: Page): Promise<Locator> {
  await expect(page.getByRole('heading', { name: /^(Sign in|Join Offcut)$/ })).toBeVisible();
  const dialog = page.getByRole('dialog');
  return (await dialog.isVisible()) ? dialog : page.getByRole('main');
}

/** Signs up where the shop has asked to, on its way somewhere else. */
export async function signUpHere(page: Page, person: Person): Promise<Person> {
  const place = await signInPlace(page);
  // A link between two forms on the page, a button in the dialog.
  const other = place.getByRole('button', { name: 'Sign up' });
  const tab = page
    .getByRole('navigation', { name: 'Log in or sign up' })
    .getByRole('link', { name: 'Sign up' });
  await other.or(tab).first().click();
  await expect(page.getByRole('heading', { name: 'Join Offcut' })).toBeVisible();
  await fillSignUp(page, person);
  await expect(page.getByRole('heading', { name: 'Join Offcut' })).toBeHidden();
  return person;
}

/** Fills the form of a new account and sends it. */
export async function fillSignUp(
  page: Page,
  person: Person,
  confirmPassword = person.password,
): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(confirmPassword);
  await (await signInPlace(page)).getByRole('button', { name: 'Sign up' }).click();
}

/** Signs in through the page. `at` is a page that sends visitors to log in and brings them back. */
export async function login(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
  at = paths.login(),
): Promise<void> {
  await page.goto(at);
  await fillLogIn(page, person);
  await expect(page).not.toHaveURL(/\/login/);
}

export async function fillLogIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await (await signInPlace(page)).getByRole('button', { name: 'Log in' }).click();
}

/** Leaves through the menu beside the account's pages. */
export async function logOut(page: Page): Promise<void> {
  await page.goto(paths.account());
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/\/account/);
}
