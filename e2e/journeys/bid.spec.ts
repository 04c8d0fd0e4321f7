import { paths } from '#app/paths.ts';
import { newPerson, register, signInPlace, signUpHere } from '../support/people.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import {
  addAddress,
  dollars,
  expectOrderIs,
  findOrder,
  highBid,
  linkWallet,
  orderIdOf,
  payAtProvider,
  publishAsk,
} from '../support/trade.ts';

test('a bid is placed, accepted, paid and shipped', async ({ page: buyer, otherBrowser }) => {
  const seller = await otherBrowser();
  await register(seller, 'seller');
  await linkWallet(seller);
  // The seller's own ask only names a style, a condition and a size to bid on.
  const ask = await publishAsk(seller, { style: 'jacket', price: '19999' });
  const bid = highBid();
  const main = buyer.getByRole('main');

  await test.step('a visitor who wants to bid signs up and comes back to the form', async () => {
    await buyer.goto(ask.productUrl);
    await main.getByRole('link', { name: 'Place a bid' }).click();
    await expect(await signInPlace(buyer)).toContainText('Sign in to make an offer.');
    await signUpHere(buyer, newPerson('bidder'));
    await expect(buyer).toHaveURL(/\/bid\?/);
  });

  await test.step('the bid stands in the book, once', async () => {
    await expect(main.getByRole('radio', { name: ask.condition })).toBeChecked();
    await main.getByLabel('Price', { exact: true }).fill(bid);
    await main.getByRole('button', { name: 'Place bid' }).dblclick();
    await expect(buyer).toHaveURL(/tab=bids/);
    await expectNotice(buyer, 'Your bid is placed');
    await expect(main.getByRole('complementary', { name: 'Offers' }).locator('.price').nth(1)).toHaveText(
      dollars(bid),
    );
    await buyer.goto(paths.accountOffers({ type: 'bid' }));
    await expect(main.getByRole('listitem').filter({ hasText: dollars(bid) })).toHaveCount(1);
    await expect(
      main.getByRole('navigation', { name: 'My offers' }).getByRole('link', { name: /^Bids/ }),
    ).toHaveText(/1$/);
  });

  await test.step('the bidder cannot accept it', async () => {
    await buyer.goto(ask.productUrl);
    await expect(main.getByRole('link', { name: /^Buy now/ }).first()).toBeVisible();
    const sell = main.getByRole('link', { name: /^Sell now/ });
    if ((await sell.count()) > 0) {
      await sell.first().click();
      await expect(main).not.toContainText(dollars(bid));
    }
  });

  let order = '';
  await test.step('the seller accepts with "sell now"', async () => {
    await seller.goto(ask.productUrl);
    await seller
      .getByRole('main')
      .getByRole('link', { name: /^Sell now/ })
      .first()
      .click();
    await seller.getByRole('button', { name: `Accept ${dollars(bid)}` }).dblclick();
    await expect(seller).toHaveURL(/\/account\/orders\/\d+$/);
    await expectNotice(seller, 'Sold. The buyer now has 24 hours to pay.');
    order = orderIdOf(seller);
    await expectOrderIs(seller, 'awaiting payment');
  });

  await test.step('the buyer chooses an address and pays with the wallet', async () => {
    const row = await findOrder(buyer, 'Buying', order);
    await row.getByRole('link', { name: 'Pay now' }).click();
    await expect(main.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    await main.getByRole('link', { name: 'Add an address' }).click();
    await addAddress(buyer);
    await expect(buyer).toHaveURL(paths.accountOrder(Number(order)));
    await main.getByRole('radio', { name: /^Wallet/ }).check();
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await payAtProvider(buyer, 'pay', 'wallet');
    await expectOrderIs(buyer, 'paid');
    await expect(main).toContainText('Ada Example');
  });

  await test.step('shipped and received', async () => {
    await (await findOrder(seller, 'Selling', order)).getByRole('link', { name: 'Mark as shipped' }).click();
    await seller.getByLabel('Carrier').fill('Parcel Post');
    await seller.getByLabel('Tracking number').fill('PP 777');
    await seller.getByRole('button', { name: 'Mark as shipped' }).click();
    await expectOrderIs(seller, 'shipped');
    await (await findOrder(buyer, 'Buying', order)).getByRole('link', { name: `Order ${order}` }).click();
    await main.getByRole('button', { name: 'I have received it' }).click();
    await expectOrderIs(buyer, 'completed');
    await expect(await findOrder(seller, 'Selling', order)).toContainText('completed');
    await buyer.goto(paths.accountOffers({ type: 'bid' }));
    await expect(main.getByRole('listitem').filter({ hasText: dollars(bid) })).toContainText('sold');
  });
});
