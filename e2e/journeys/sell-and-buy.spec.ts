import type { Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { NEWLY_VERIFIED } from '#backend/demo/people.ts';
import { demo, login, newPerson, register, signInPlace, signUpHere } from '../support/people.ts';
import { cards, expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import {
  addAddress,
  chooseStyleToSell,
  allowAtWallet,
  dollars,
  expectOrderIs,
  findOrder,
  orderIdOf,
  payAtProvider,
  publishAsk,
} from '../support/trade.ts';

test('a stranger sells something to another stranger', async ({ page: seller, otherBrowser }) => {
  const buyer = await otherBrowser();
  const { username } = await register(seller, 'seller');
  const main = seller.getByRole('main');

  await test.step('the way to a first ask goes past the payment account and back', async () => {
    await chooseStyleToSell(seller, 'coat');
    const form = seller.url();
    await main.getByRole('link', { name: 'Set up now' }).click();
    await main.getByRole('button', { name: 'Connect your wallet' }).click();
    await allowAtWallet(seller);
    await expect(seller).toHaveURL(form);
    await expectNotice(seller, 'Your wallet is connected.');
    await expect(main.getByRole('button', { name: 'Publish ask' })).toBeVisible();
  });

  // Pressed twice, published once.
  const ask = await publishAsk(seller, { twice: true });

  await test.step('the ask stands in the book and under the listings, with its photo', async () => {
    await seller.goto(ask.productUrl);
    const row = main.getByRole('link', { name: new RegExp(`^${username}: Like New, `) });
    await expect(row).toHaveCount(1);
    await row.click();
    await expect(seller).toHaveURL(/\/user\/\d+\/listings\/.+/);
    await expect(main).toContainText(dollars(ask.price));
    await expect(main).toContainText('Worn twice, dry cleaned.');
    await expect(main).toContainText('Quantity 1');
    const picture = main.getByRole('img', { name: new RegExp(`${ask.name} Like New photo 1$`) });
    await expect(picture).toHaveAttribute('src', /^\/media\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await main.getByRole('link', { name: `More of ${username}'s listings` }).click();
    await expect(seller).toHaveURL(/\/user\/\d+\/listings$/);
    await expect(cards(seller)).toHaveCount(1);
    await expect(cards(seller)).toContainText(ask.name);
    await seller.goto(paths.accountOffers());
    await expect(
      main.getByRole('navigation', { name: 'My offers' }).getByRole('link', { name: /^Asks/ }),
    ).toHaveText(/1$/);
  });

  let order = '';
  await test.step('the buyer buys it from the product page', async () => {
    await buyer.goto(ask.productUrl);
    await buyer
      .getByRole('link', { name: /^Buy now/ })
      .first()
      .click();
    await expect(await signInPlace(buyer)).toContainText('Sign in to buy this item now.');
    await signUpHere(buyer, newPerson('buyer'));
    await expect(buyer).toHaveURL(/\/shopping\/buy\/\d+/);
    await expect(buyer.getByRole('button', { name: 'Place order and pay' })).toBeDisabled();
    await buyer.getByRole('link', { name: 'Add an address' }).click();
    await addAddress(buyer);
    await expect(buyer).toHaveURL(/\/shopping\/buy\/\d+/);
    const summary = buyer.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toContainText(ask.name);
    await expect(summary).toContainText(dollars((Number(ask.price) + 5).toFixed(2)));
    await buyer.getByRole('button', { name: 'Place order and pay' }).dblclick();
    await payAtProvider(buyer);
    await expectNotice(buyer, 'Payment received.');
    await expectOrderIs(buyer, 'paid');
    order = orderIdOf(buyer);
    await buyer.goto(paths.accountOrders());
    await expect(buyer.getByRole('main').getByRole('link', { name: /^Order \d+$/ })).toHaveCount(1);
    await expect(await findOrder(buyer, 'Buying', order)).toContainText('paid');
  });

  await test.step('it is gone from the market', async () => {
    await buyer.goto(ask.productUrl);
    await expect(
      buyer.getByRole('main').getByRole('link', { name: new RegExp(`^${username}: `) }),
    ).toHaveCount(0);
    await seller.goto(paths.accountOffers());
    await expect(main.getByRole('listitem').filter({ hasText: ask.name })).toContainText('sold');
  });

  await test.step('the seller ships', async () => {
    const row = await findOrder(seller, 'Selling', order);
    await expect(row).toContainText('paid');
    await row.getByRole('link', { name: 'Mark as shipped' }).click();
    await expect(main).toContainText('Ada Example');
    await main.getByLabel('Carrier').fill('Parcel Post');
    await main.getByLabel('Tracking number').fill('PP 123 456');
    await main.getByRole('button', { name: 'Mark as shipped' }).click();
    await expectNotice(seller, 'Marked as shipped');
    await expectOrderIs(seller, 'shipped');
    await expect(await findOrder(seller, 'Selling', order)).toContainText('shipped');
  });

  await test.step('the buyer confirms; both lists say completed', async () => {
    const row = await findOrder(buyer, 'Buying', order);
    await expect(row).toContainText('shipped');
    await row.getByRole('link', { name: `Order ${order}` }).click();
    await expect(buyer.getByRole('main')).toContainText('Parcel Post, PP 123 456');
    await buyer.getByRole('button', { name: 'I have received it' }).click();
    await expectNotice(buyer, 'Order completed.');
    await expectOrderIs(buyer, 'completed');
    await expect(await findOrder(buyer, 'Buying', order)).toContainText('completed');
    await expect(await findOrder(seller, 'Selling', order)).toContainText('completed');
  });

  await test.step('the price history has its point', async () => {
    await buyer.goto(ask.productUrl);
    await expect(buyer.locator('#price-history')).toContainText(`Last sale ${dollars(ask.price)}`);
  });
});

test('a verified seller is paid through the card provider', async ({ page }) => {
  await login(page, { ...demo, username: 'petra.lind' }, paths.accountPayment());
  const main = page.getByRole('main');
  await expect(main).toContainText('paid through the card provider');
  await expect(main).toContainText('Card provider account');
  await expect(main.getByText('Connected', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: /wallet/ })).toHaveCount(0);
});

test('somebody newly verified connects a card account', async ({ page }) => {
  // Connected once for good: each project has its own person.
  const projects = ['desktop', 'mobile', 'desktop-nojs', 'mobile-nojs'];
  const username = NEWLY_VERIFIED[projects.indexOf(test.info().project.name)] ?? '';
  await login(page, { ...demo, username }, paths.accountPayment());
  const main = page.getByRole('main');
  await expect(main).toContainText('paid through the card provider');
  await expect(main.getByText('Connected', { exact: true })).toHaveCount(0);
  const connect = main.getByRole('button', { name: 'Connect' });
  const payouts = page.getByRole('heading', { name: 'Set up payouts' });

  await test.step('not now: nothing is connected', async () => {
    await connect.click();
    await expect(payouts).toBeVisible();
    await page.getByRole('button', { name: 'Not now, go back' }).click();
    await backFromProvider(page);
    await expect(main.getByText('Connected', { exact: true })).toHaveCount(0);
  });

  await test.step('with the form filled in it is', async () => {
    await connect.click();
    await page.getByRole('button', { name: 'Agree and finish' }).click();
    await backFromProvider(page);
    await expect(main.getByText('Connected', { exact: true })).toBeVisible();
    await expect(connect).toHaveCount(0);
  });
});

/** The page between leads on by itself with script, by its link without. */
async function backFromProvider(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(callback\/card|account\/payment)/);
  if (test.info().project.name.endsWith('nojs'))
    await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(paths.accountPayment());
}
