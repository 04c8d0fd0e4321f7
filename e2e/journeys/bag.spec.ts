import { paths } from '#app/paths.ts';
import { fillLogIn, logOut, newPerson, register, signUpHere } from '../support/people.ts';
import { expectBagCount, expectNotice, openBag } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { dollars, linkWallet, publishAsk } from '../support/trade.ts';

test('a guest fills a bag, which comes along when they join', async ({ page, otherBrowser }) => {
  const seller = await otherBrowser();
  const { username } = await register(seller, 'shop');
  await linkWallet(seller);
  const ask = await publishAsk(seller, { style: 'shirt', quantity: '3' });

  const main = page.getByRole('main');
  const group = main.getByRole('region', { name: username });
  const removed = main.getByRole('complementary', { name: 'Recently removed' });
  const add = async () => {
    await page.goto(ask.productUrl);
    await main.getByRole('button', { name: 'Add to bag' }).click();
    await expectNotice(page, 'Item added to your bag');
  };

  await test.step('adds from the product page, once', async () => {
    await add();
    await expectBagCount(page, 1);
    await main.getByRole('button', { name: 'Add to bag' }).click();
    await expectNotice(page, 'Item already in shopping bag');
    await openBag(page);
    await expect(group).toContainText(ask.name);
    await expect(group).toContainText(dollars(ask.price));
  });

  await test.step('changes the quantity up to what there is', async () => {
    const more = group.getByRole('button', { name: 'One more' });
    await more.click();
    await expect(group).toContainText(`2 × ${dollars(ask.price)}`);
    await more.click();
    await expect(group).toContainText(`3 × ${dollars(ask.price)}`);
    await expect(more).toBeDisabled();
    await expectBagCount(page, 3);
    await group.getByRole('button', { name: 'One less' }).click();
    await expect(group).toContainText(`2 × ${dollars(ask.price)}`);
  });

  await test.step('chooses what to buy', async () => {
    await group.getByRole('checkbox', { name: `Select ${ask.brand} ${ask.name}` }).uncheck();
    const update = group.getByRole('button', { name: 'Update total' });
    if (await update.isVisible()) await update.click();
    await expect(group).toContainText('select an item to continue');
    await group.getByRole('button', { name: `Select everything of ${username}` }).click();
    await expect(group).toContainText('1 selected');
  });

  await test.step('removes, adds back, removes and forgets', async () => {
    await group.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'your bag is empty' })).toBeVisible();
    await expect(removed).toContainText(ask.name);
    await removed.getByRole('button', { name: 'Add back' }).click();
    await expect(group).toContainText(ask.name);
    await expectBagCount(page, 1);
    await group.getByRole('button', { name: 'Remove', exact: true }).click();
    await removed.getByRole('button', { name: 'Clear all' }).click();
    await expect(removed).toBeHidden();
    await expectBagCount(page, 0);
  });

  const buyer = newPerson('buyer');
  await test.step('joins: the bag is theirs now', async () => {
    await add();
    await page.goto(paths.login({ forward: paths.bag() }));
    await signUpHere(page, buyer);
    await expect(page).toHaveURL(paths.bag());
    await expect(group).toContainText(ask.name);
    await expectBagCount(page, 1);
    await group.getByRole('button', { name: 'One more' }).click();
    await expect(group).toContainText(`2 × ${dollars(ask.price)}`);
    await group.getByRole('button', { name: 'Buy now' }).click();
    await expect(main.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(main.getByRole('complementary', { name: 'Your order' })).toContainText(
      `2 × ${dollars(ask.price)}`,
    );
  });

  await test.step('leaves: the bag stays with the account', async () => {
    await logOut(page);
    await expectBagCount(page, 0);
  });

  await test.step('a page for people who are signed in asks and leads back', async () => {
    const wanted = paths.accountOrders({ role: 'seller' });
    await page.goto(wanted);
    await expect(page).toHaveURL(paths.login({ forward: wanted, reason: 'account' }));
    await expect(main).toContainText('Sign in to see your account.');
    await fillLogIn(page, buyer);
    await expect(page).toHaveURL(wanted);
    await expectBagCount(page, 2);
  });
});

test('the seller takes back what lies in a bag', async ({ page, otherBrowser }) => {
  const seller = await otherBrowser();
  const { username } = await register(seller, 'shop');
  await linkWallet(seller);
  const ask = await publishAsk(seller, { style: 'shirt' });
  await page.goto(ask.productUrl);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expectBagCount(page, 1);

  await seller.goto(paths.accountOffers());
  await seller.getByRole('main').locator('summary').filter({ hasText: 'Delete' }).click();
  await seller.getByRole('button', { name: 'Yes, delete' }).click();
  await expectNotice(seller, 'Offer deleted');

  await openBag(page);
  const group = page.getByRole('main').getByRole('region', { name: username });
  await expect(group).toContainText('Taken back by the seller');
  await group.getByRole('button', { name: 'Remove all unavailable' }).click();
  await expect(page.getByRole('heading', { name: 'your bag is empty' })).toBeVisible();
});
