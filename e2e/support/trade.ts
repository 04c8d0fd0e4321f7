import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#app/paths.ts';
import { expectNotice } from './shop.ts';
import { expect, test } from './test.ts';

/** What a seller and a buyer do, in the shop's words. */
interface Ask {
  /** The style's page with the ask's condition and size chosen. */
  productUrl: string;
  brand: string;
  name: string;
  condition: string;
  size: string | null;
  /** As typed, in USD. */
  price: string;
}

/** A bid above everybody's. */
export const highBid = (): string => `${randomInt(20_000, 90_000)}`;

/** A picture as a phone would send it. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#8a5a44' } })
    .png()
    .toBuffer();
}

/** Connects the sandbox wallet, starting at the payment page. */
export async function linkWallet(page: Page): Promise<void> {
  await page.goto(paths.accountPayment());
  await page.getByRole('button', { name: 'Connect your wallet' }).click();
  await allowAtWallet(page);
  await expect(page).toHaveURL(paths.accountPayment());
  await expect(page.getByRole('main').getByText('Connected', { exact: true })).toBeVisible();
}

/** On the wallet's own page. */
export async function allowAtWallet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Let Offcut pay into your wallet?' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
}

/**
 * Finds a style to sell: one of the first two dozen that the word finds, never one that another worker may have
 * chosen at the same time. Answers with a price below everybody's, so that the ask will stand first in every book.
 */
export async function chooseStyleToSell(page: Page, word: string): Promise<string> {
  const { parallelIndex, config } = test.info();
  await page.goto(paths.sell());
  await page.getByLabel('Designer, style or style number').fill(word);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  const found = page.getByRole('main').getByRole('article');
  await expect(found.first()).toBeVisible();
  const mine = Math.max(1, Math.floor((await found.count()) / config.workers));
  const style = found.nth(randomInt(mine) * config.workers + (parallelIndex % config.workers));
  const lowest = Number((await style.locator('.px b').innerText()).replace(/[^\d.]/g, ''));
  await style.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Create an ask', level: 1 })).toBeVisible();
  return ((lowest || 100) * 0.9 + 0.01).toFixed(2);
}

/** The form's first size, where the style has sizes. */
async function chooseSize(page: Page): Promise<string | null> {
  const sizes = page.getByRole('group', { name: 'Size', exact: true }).getByRole('radio');
  if ((await sizes.count()) === 0) return null;
  await sizes.first().check();
  return sizes.first().inputValue();
}

/** Publishes an ask on a style that the word finds; the page is then the style's own. */
export async function publishAsk(
  page: Page,
  { style = 'coat', price = '', quantity = '1', condition = 'Like New', twice = false } = {},
): Promise<Ask> {
  const below = await chooseStyleToSell(page, style);
  const asked = price || below;
  const what = page.getByRole('main').getByRole('complementary');
  const brand = (await what.locator('b').first().innerText()).trim();
  const name = (await what.getByRole('link').last().innerText()).trim();
  await page.getByRole('radio', { name: condition, exact: true }).check();
  const size = await chooseSize(page);
  await page
    .getByLabel('Photos')
    .setInputFiles({ name: 'piece.png', mimeType: 'image/png', buffer: await photo() });
  await page.getByLabel('Price', { exact: true }).first().fill(asked);
  await page.getByLabel('Quantity').fill(quantity);
  await page.getByLabel('Within your country').fill('5');
  await page.getByLabel('Everywhere else').fill('15');
  await page.getByLabel('Description').fill('Worn twice, dry cleaned.');
  const publish = page.getByRole('button', { name: 'Publish ask' });
  await (twice ? publish.dblclick() : publish.click());
  await expect(page).toHaveURL(/\/item\/[^/?]+$/);
  await expectNotice(page, 'Your ask is published');
  const url = new URL(page.url());
  url.searchParams.set('condition', condition.replaceAll(' ', ''));
  if (size) url.searchParams.set('size', size);
  return { productUrl: url.pathname + url.search, brand, name, condition, size, price: asked };
}

/** "$21.37", as the shop prints it. */
export const dollars = (amount: string | number): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(Number(amount)) ? 0 : 2,
  }).format(Number(amount));

/** Fills the form for a new address and saves it. */
export async function addAddress(
  page: Page,
  { country = 'United States', code = /^\+1 / } = {},
): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByLabel('Country or region').selectOption({ label: country });
  await page.getByLabel('Address', { exact: true }).fill('12 Long Lane');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('Postal code').fill('12345');
  const codes = page.getByLabel('Country code');
  const label = (await codes.locator('option').allInnerTexts()).find((text) => code.test(text));
  await codes.selectOption({ label: label ?? '' });
  await page.getByLabel('Phone', { exact: true }).fill('555 123 4567');
  await page.getByRole('button', { name: 'Save address' }).click();
}

type Provider = 'card' | 'wallet';

/** On the provider's own page: pays, lets it fail or goes back; the shop then shows the order. */
export async function payAtProvider(
  page: Page,
  does: 'pay' | 'decline' | 'cancel' = 'pay',
  at: Provider = 'card',
): Promise<void> {
  await expect(
    page.getByRole('heading', { name: at === 'card' ? 'Pay by card' : 'Pay with your wallet' }),
  ).toBeVisible();
  const words = {
    pay: /^Pay/,
    decline: at === 'card' ? 'Decline the card' : 'Let the payment fail',
    cancel: 'Cancel and go back',
  };
  await page.getByRole('button', { name: words[does] }).click();
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/);
}

/** The order's own state on its page. */
export async function expectOrderIs(page: Page, label: string): Promise<void> {
  await expect(page.getByRole('main').locator('.st').first()).toHaveText(label);
}

/** The row of an order in "My orders". */
export async function findOrder(page: Page, side: 'Buying' | 'Selling', orderId: string): Promise<Locator> {
  await page.goto(paths.accountOrders());
  await page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: side }).click();
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: `Order ${orderId}`, exact: true }) });
  await expect(row).toHaveCount(1);
  return row;
}

/** The number in an order's address. */
export const orderIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
