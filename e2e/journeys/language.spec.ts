import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { languages } from '#contract/languages.ts';
import { newPerson } from '../support/people.ts';
import { cards } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** The one field of the form with this name, whatever language its label is in. */
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]:visible`);

test('a language is chosen, and pages, refusals and mails are in it (2.3#53, 3#20, C7)', async ({
  page,
  javaScriptEnabled,
}) => {
  const html = page.locator('html');
  await page.goto(paths.category('women', 'clothing'));
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/item\//);
  const product = new URL(page.url()).pathname;
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');

  await test.step('the page says where it is to be had in every language', async () => {
    const alternates = page.locator('link[rel=alternate][hreflang]');
    expect(await alternates.evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')))).toEqual([
      ...languages,
      'x-default',
    ]);
    await expect(page.locator('link[hreflang=ja]')).toHaveAttribute(
      'href',
      new RegExp(`${product}\\?lang=ja$`),
    );
  });

  await test.step('a region takes its currency and offers its language', async () => {
    await page
      .getByRole('link', { name: 'Region, language and currency' })
      .or(page.getByRole('link', { name: /US · USD/ }))
      .first()
      .click();
    const region = page.getByLabel('Region', { exact: true });
    await expect(region.locator('option[value=JP]')).toHaveText('Japan · JPY · 日本語');
    await region.selectOption('JP');
    const language = page.getByLabel('Language', { exact: true });
    if (javaScriptEnabled !== false) {
      await expect(page.getByLabel('Currency', { exact: true })).toHaveValue('JPY');
      // The language stays until it is asked for.
      await expect(language).toHaveValue('en');
      await page.getByRole('button', { name: '日本語?' }).click();
      await expect(language).toHaveValue('ja');
      await expect(page.getByRole('button', { name: '日本語?' })).toBeHidden();
    } else {
      await page.getByLabel('Currency', { exact: true }).selectOption('JPY');
      await language.selectOption('ja');
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(product);
    await expect(html).toHaveAttribute('lang', 'ja');
    await expect(page.getByRole('main').getByText('今すぐ購入').first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/¥[\d,]+/)
        .first(),
    ).toBeVisible();
  });

  await test.step('an address in a language is read in it, and remembered', async () => {
    await page.goto(`${product}?lang=ar&cur=USD`);
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?lang=ar$/);
    // The price keeps its order among Arabic words: an isolate of its own.
    await expect(
      page
        .getByRole('main')
        .getByText(/\u2066\$[\d,]+\u2069/)
        .first(),
    ).toBeVisible();
    await page.goto(paths.home());
    await expect(html).toHaveAttribute('lang', 'ar');
    await page.goto(`${paths.home()}?lang=ja&cur=JPY`);
    await expect(html).toHaveAttribute('lang', 'ja');
  });

  const person = newPerson('lang');
  await test.step('a refusal of the backend is in it', async () => {
    await page.goto(paths.login());
    await field(page, 'username').fill(person.username);
    await field(page, 'password').fill(person.password);
    await field(page, 'password').press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'ユーザー名またはパスワードが違います。',
    );
  });

  await test.step('a new account starts in it, mails and all', async () => {
    await page.goto(paths.login({ mode: 'signup' }));
    await field(page, 'username').fill(person.username);
    await field(page, 'email').fill('not an address');
    await field(page, 'password').fill(person.password);
    await field(page, 'confirmPassword').fill(person.password);
    await field(page, 'confirmPassword').press('Enter');
    await expect(page.getByText('有効なメールアドレスを入力してください。').first()).toBeVisible();
    await field(page, 'email').fill(person.email);
    await field(page, 'password').fill(person.password);
    await field(page, 'confirmPassword').fill(person.password);
    await field(page, 'confirmPassword').press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(paths.accountPreferences());
    await expect(page.getByRole('main')).toContainText('日本 · JPY · 日本語');
    await mails(page, person.email, 'Offcutへようこそ');
  });

  await test.step('what is chosen later is the account’s, too', async () => {
    await page.goto(paths.promptRegion({ forward: paths.accountPreferences() }));
    await field(page, 'language').selectOption('de');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toHaveURL(paths.accountPreferences());
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('main')).toContainText('Japan · JPY · Deutsch');
    // Somebody else's browser asks for a new password: the mail is still in the language of who gets it.
    await page.context().clearCookies();
    await page.goto(paths.forgotPassword());
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    await mails(page, person.email, 'Neues Passwort festlegen');
  });
});

async function mails(page: Page, to: string, subject: string): Promise<void> {
  await page.goto(`/sandbox/mail?to=${encodeURIComponent(to)}`);
  await expect(page.getByText(subject).first()).toBeVisible();
}
