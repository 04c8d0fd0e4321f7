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
    // Filled at once; a reload would overtake what is on its way.
    await expect(heart).toBeEnabled();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await logOut(page);
  });

  await test.step('so is a heart on the way by Google (4#9)', async () => {
    await page.goto(paths.newIn('men'));
    const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite/ });
    const name = (await hearts.first().getAttribute('aria-label'))!;
    const heart = page.getByRole('button', { name, exact: true }).first();
    await heart.click();
    await (await signInPlace(page)).getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Another account').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
    await logOut(page);
  });
});

test('following, blocking and links go on after a sign-in, blocking only once it is confirmed again', async ({
  page,
}) => {
  const person = await register(page, 'again');
  await logOut(page);
  await test.step('somebody is followed after it, and blocked only once that is confirmed again', async () => {
    await page.goto(paths.user('oskar_h'));
    await page.getByRole('button', { name: 'Follow oskar_h' }).click();
    await expect(await signInPlace(page)).toContainText('Sign in to follow people.');
    await fillLogIn(page, person);
    await expect(page.getByRole('button', { name: 'Following oskar_h: unfollow' })).toBeVisible();
    await logOut(page);

    await page.goto(paths.user('oskar_h'));
    await page.locator('summary[aria-label="More about oskar_h"]').click();
    await page.getByRole('button', { name: 'Yes, block' }).click();
    await expect(await signInPlace(page)).toContainText('Sign in to block somebody.');
    await fillLogIn(page, person);
    // Signed in, still following, and asked once more.
    await expect(page.getByRole('button', { name: 'Following oskar_h: unfollow' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, block' }).click();
    await expect(page.getByRole('heading', { name: 'You blocked oskar_h' })).toBeVisible();
  });

  await test.step('a link ends where it leads, signed in', async () => {
    await logOut(page);
    await page.goto(paths.searchQuery('gender=women&condition=LikeNew'));
    await page.getByText('Save this filter').first().click();
    await fillLogIn(page, person);
    await expect(page).toHaveURL(/\/account\/filters\?query=/);
    await expect(page.getByRole('textbox', { name: 'Name of the filter' })).toBeVisible();
  });
});
