import { paths } from '#app/paths.ts';
import { login, register } from '../support/people.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const NEW = 'Another-horse-10';

test('a forgotten password is set anew through the mail, and changed again in the account', async ({
  page,
}) => {
  const person = await register(page, 'pw');
  await page.context().clearCookies();

  await page.goto(paths.login());
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();

  await page.goto(`/sandbox/mail?to=${encodeURIComponent(person.email)}`);
  await page.getByRole('link', { name: /reset-password/ }).click();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password').fill('Something-else-11');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Please make sure both passwords match.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm password').fill(NEW);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expectNotice(page, 'Your new password is set. Please log in with it.');

  await login(page, { username: person.username, password: NEW }, paths.accountPassword());
  await expect(page.getByText('This browser')).toBeVisible();
  await page.getByLabel('Current password').fill(NEW);
  await page.getByLabel('New password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(page, 'Your new password is set.');
});
