import { freePort } from '../../scripts/shop.mjs';
import { paths } from '#app/paths.ts';
import { demo, fillLogIn, fillSignUp, newPerson, register } from '../support/people.ts';
import { runNode } from '../support/run-node.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import {
  addAddress,
  dollars,
  expectOrderIs,
  linkWallet,
  payAtProvider,
  publishAsk,
} from '../support/trade.ts';

test('logging in and signing up are refused with the reason beside the field', async ({ page }) => {
  const main = page.getByRole('main');
  const fieldError = async (label: string, message: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)));
  };

  await test.step('wrong password, wrong name: the same answer', async () => {
    await page.goto(paths.login());
    for (const username of [demo.username, 'nobody-of-this-name']) {
      await fillLogIn(page, { username, password: 'Not-the-password-1' });
      await expect(main.getByRole('alert')).toContainText('Wrong username or password.');
      await expect(page.getByLabel('Username or email')).toHaveValue(username);
    }
  });

  await test.step('taken username and e-mail', async () => {
    const person = newPerson();
    await page.goto(paths.login({ mode: 'signup' }));
    await fillSignUp(page, { ...person, username: demo.username });
    await fieldError('Username', 'This username is already in use.');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  });

  await test.step('the rules of usernames, e-mails and passwords', async () => {
    const person = newPerson();
    const cases: [Partial<typeof person>, string, string][] = [
      [{ username: '' }, 'Username', 'Please enter your username.'],
      [
        { username: 'no spaces' },
        'Username',
        'Usernames can only use letter, numbers, underscores and periods.',
      ],
      [{ username: 'a.name.longer.than.twenty' }, 'Username', 'Enter a name under 20 characters.'],
      [{ username: '.dot' }, 'Username', "You can't start your username with a period."],
      [{ username: 'dot.' }, 'Username', "You can't end your username with a period."],
      [{ username: 'a..b' }, 'Username', "Your can't have more than one period in a row."],
      [{ email: 'nothing' }, 'Email', 'Please enter a valid email address.'],
      [
        { password: 'short' },
        'Password',
        'Use 8 or more characters with a mix of letters, numbers & symbols.',
      ],
    ];
    for (const [wrong, label, message] of cases) {
      await page.goto(paths.login({ mode: 'signup' }));
      await fillSignUp(page, { ...person, ...wrong });
      await fieldError(label, message);
    }
    await page.goto(paths.login({ mode: 'signup' }));
    await fillSignUp(page, person, 'Something-else-1');
    await fieldError('Confirm password', 'Please make sure both passwords match.');
  });
});

test('an ask needs a photo, a size, a price and a way to ship', async ({ page }) => {
  await register(page, 'seller');
  await linkWallet(page);
  const main = page.getByRole('main');
  await page.goto(paths.sell({ search: 'coat' }));
  await main.getByRole('article').first().getByRole('link').click();
  await main.getByRole('radio', { name: 'Used', exact: true }).check();
  await main.getByLabel('Price', { exact: true }).first().fill('1.234');
  await main.getByLabel('Quantity').fill('0');
  await main.getByRole('button', { name: 'Publish ask' }).click();
  await expect(main).toContainText('Please enter a valid number.');
  await expect(main).toContainText('Please enter a valid quantity.');
  await main.getByLabel('Price', { exact: true }).first().fill('120');
  await main.getByLabel('Quantity').fill('1');
  await main.getByRole('button', { name: 'Publish ask' }).click();
  await expect(main).toContainText('This field is required.');
  await expect(main).toContainText('Say what shipping costs, to at least one place. 0 is free.');
  await main.getByRole('group', { name: 'Size', exact: true }).getByRole('radio').first().check();
  await main.getByLabel('Everywhere else').fill('0');
  await main.getByRole('button', { name: 'Publish ask' }).click();
  await expect(main).toContainText('Add at least one picture: buyers of used things want to see them.');
  await main
    .getByLabel('Photos')
    .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await main.getByRole('button', { name: 'Publish ask' }).click();
  await expect(main.locator('#photos-error')).toBeVisible();
  // What was typed is still there.
  await expect(main.getByLabel('Price', { exact: true }).first()).toHaveValue('120');
  await expect(main.getByRole('radio', { name: 'Used', exact: true })).toBeChecked();
});

test('trade is refused clearly: own item, too many, sold meanwhile, declined, cancelled', async ({
  page,
  otherBrowser,
}) => {
  const seller = await otherBrowser();
  await register(seller, 'seller');
  await linkWallet(seller);
  const ask = await publishAsk(seller, { style: 'knit' });

  let buy = '';
  await test.step('own item', async () => {
    await seller.goto(paths.accountOffers());
    const edit = await seller.getByRole('main').getByRole('link', { name: /^Edit (?!profile)/ }).getAttribute('href');
    buy = paths.buy(Number(edit?.split('/').at(-1)));
    await seller.goto(buy);
    await expect(seller.getByRole('heading', { name: 'This cannot be bought' })).toBeVisible();
    await expect(seller.getByRole('main')).toContainText('This is your own item.');
    await seller.getByRole('link', { name: 'Back to the product' }).click();
    await expect(seller).toHaveURL(/\/item\//);
  });

  const slow = await otherBrowser();
  await test.step('two buyers at the checkout', async () => {
    for (const buyer of [slow, page]) {
      await register(buyer, 'buyer');
      await buyer.goto(paths.accountAddress());
      await addAddress(buyer);
      await expectNotice(buyer, 'Address saved');
      await buyer.goto(buy);
      await expect(buyer.getByRole('complementary', { name: 'Your order' })).toContainText(ask.name);
    }
  });

  await test.step('quantity above inventory', async () => {
    await page.goto(`${buy}?quantity=2`);
    await expect(page.getByRole('main')).toContainText('There are fewer left than you want.');
    await page.goto(buy);
  });

  await test.step('declined, cancelled, paid at last', async () => {
    await page.getByRole('button', { name: 'Place order and pay' }).click();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await payAtProvider(page);
    await expectNotice(
      page,
      'Payment Error: your payment was declined and nothing was charged. You can pay again.',
    );
    await expectOrderIs(page, 'awaiting payment');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await payAtProvider(page, 'cancel');
    await expectNotice(
      page,
      'Payment Error: you cancelled the payment and nothing was charged. You can pay again.',
    );
    await page.getByRole('radio', { name: /^Wallet/ }).check();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await payAtProvider(page, 'decline', 'wallet');
    await expectNotice(page, 'Payment Error: your payment was declined');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await payAtProvider(page);
    await expectOrderIs(page, 'paid');
  });

  await test.step('sold meanwhile', async () => {
    await slow.getByRole('button', { name: 'Place order and pay' }).click();
    await expect(slow.getByRole('main')).toContainText('Somebody was faster: it is sold.');
    await slow.goto(ask.productUrl);
    const offers = slow.getByRole('complementary', { name: 'Offers' });
    await expect(offers.locator('.price').first()).not.toHaveText(dollars(ask.price));
  });

  await test.step('an order of other people', async () => {
    const answer = await slow.goto(new URL(page.url()).pathname);
    expect(answer?.status()).toBe(404);
    await expect(slow.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });
});

test('a wallet that is refused at its provider is not linked', async ({ page }) => {
  await register(page, 'seller');
  await page.goto(paths.accountPayment());
  await page.getByRole('button', { name: 'Connect your wallet' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page).toHaveURL(paths.accountPayment());
  await expectNotice(page, 'No wallet was connected.');
  await expect(page.getByRole('main')).toContainText('No payment account is connected yet.');
});

test('with the backend away the page says so, and everything around it stands', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 5\d\d/);
  const web = `http://localhost:${await freePort()}`;
  const shop = await runNode(
    ['build/server.js'],
    { PORT: new URL(web).port, API_URL: `http://127.0.0.1:${await freePort()}` },
    `${web}/health`,
  );
  try {
    for (const path of [paths.shopping('women'), paths.category('women', 'clothing'), paths.bag()]) {
      await page.goto(web + path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(main).toContainText('Reference ');
      await expect(main.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'OFFCUT' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('© 2023 Offcut');
    }
    await page.getByRole('main').getByRole('link', { name: 'Retry' }).click();
    await expect(page).toHaveURL(web + paths.bag());
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  } finally {
    await shop.stop();
  }
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
