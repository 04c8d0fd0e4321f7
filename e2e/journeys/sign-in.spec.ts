import { paths } from '#app/paths.ts';
import { fillLogIn, logOut, register, signInPlace, unique } from '../support/people.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('the shop is signed in to with Google, and goes on with what a sign-in interrupted', async ({
  page,
}) => {
  const email = `${unique('goo')}@mail.example`;
  const main = page.getByRole('main');

  await test.step('going back at Google leads to the login page', async () => {
    await page.goto(paths.login({ forward: paths.accountWatch() }));
    await main.getByRole('link', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL(/\/login\?forward=/);
    await expectNotice(page, 'You were not signed in with Google.');
  });

  await test.step('an account there opens a new one here, on the way that was asked for', async () => {
    await main.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Another account').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    // Two pages and a company lie between.
    await expect(page).toHaveURL(paths.accountWatch(), { timeout: 30_000 });
    await logOut(page);
  });

  const person = await register(page, 'heart');
  await logOut(page);
  await test.step('a heart that waited for the sign-in is filled afterwards', async () => {
    await page.goto(paths.newIn('women'));
    const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite/ });
    const name = (await hearts.first().getAttribute('aria-label'))!;
    // By its name: what is newest changes while others sell.
    const heart = page.getByRole('button', { name, exact: true }).first();
    await heart.click();
    await expect(await signInPlace(page)).toContainText('Sign in to keep your favourites.');
    await fillLogIn(page, person);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
});
