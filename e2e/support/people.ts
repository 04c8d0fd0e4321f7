import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
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

/** Signs up a new person through the page, leaving them signed in. */
export async function register(page: Page, prefix = 'e2e'): Promise<Person> {
  const username = unique(prefix);
  const person = { username, email: `${username}@offcut.example`, password: 'Correct-horse-9' };
  await page.goto(paths.login({ mode: 'signup' }));
  const form = page.locator('form:has(input[name=confirmPassword])');
  await form.locator('input[name=username]').fill(person.username);
  await form.locator('input[name=email]').fill(person.email);
  await form.locator('input[name=password]').fill(person.password);
  await form.locator('input[name=confirmPassword]').fill(person.password);
  await form.locator('button:not([type=button])').last().click();
  await expect(page).not.toHaveURL(/\/login/);
  return person;
}

/** Signs in through the page. `at` is a page that sends visitors to log in and brings them back. */
export async function login(page: Page, person: Pick<Person, 'username' | 'password'>, at = paths.login()): Promise<void> {
  await page.goto(at);
  const form = page.locator('form:has(input[name=password])');
  await form.locator('input[name=username]').fill(person.username);
  await form.locator('input[name=password]').fill(person.password);
  await form.locator('button:not([type=button])').last().click();
  await expect(page).not.toHaveURL(/\/login/);
}
