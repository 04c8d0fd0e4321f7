import { paths } from '#app/paths.ts';
import { register } from '../support/people.ts';
import { expectNotice } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('somebody makes a profile, follows a seller, blocks and unblocks them', async ({ page }) => {
  const person = await register(page, 'pp');
  await page.goto(paths.accountProfile());
  await page.getByLabel('Bio').fill('x'.repeat(51));
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Enter a bio under 50 characters.')).toBeVisible();
  await page.getByLabel('Bio').fill('Wool, mostly.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectNotice(page, 'Your profile is saved.');
  await page.getByRole('link', { name: 'See your profile' }).click();
  await expect(page.getByRole('heading', { name: person.username, level: 1 })).toBeVisible();
  await expect(page.getByText('Wool, mostly.')).toBeVisible();

  await page.goto(paths.user('petra.lind'));
  await page.getByRole('button', { name: 'Follow petra.lind' }).click();
  await expect(page.getByRole('button', { name: 'Following petra.lind: unfollow' })).toBeVisible();
  await page.getByRole('link', { name: /followers?$/ }).click();
  await expect(page.getByRole('main').getByRole('link', { name: person.username })).toBeVisible();

  await page.locator('summary[aria-label="More about petra.lind"]').click();
  await page.getByRole('button', { name: 'Yes, block' }).click();
  await expect(page.getByRole('heading', { name: 'You blocked petra.lind' })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock petra.lind' }).click();
  await expect(page.getByRole('button', { name: 'Follow petra.lind', exact: true })).toBeVisible();
});
