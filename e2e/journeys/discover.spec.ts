import { paths } from '#app/paths.ts';
import { register, unique } from '../support/people.ts';
import { cards, expectNotice, openFilters, searchFor, tick } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('searching suggests, remembers and forgets', async ({ page }) => {
  await page.goto(paths.newIn('men'));
  if (test.info().project.use.javaScriptEnabled !== false) {
    const phone = (page.viewportSize()?.width ?? 1440) < 768;
    if (phone) await page.locator('summary[aria-label="Search"]').click();
    const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await expect(field.filter({ visible: true })).toBeVisible();
    await field.filter({ visible: true }).pressSequentially(' denim');
    const options = page.getByRole('option').filter({ visible: true });
    await expect(options.last()).toHaveText('Show all');
    await expect(field.filter({ visible: true })).toHaveValue('denim');
    // Escape shuts the list and leaves the words; the arrow opens it again and marks, Enter follows.
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options.last()).toHaveText('Show all');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  } else {
    await searchFor(page, 'denim');
  }
  await expect(page).toHaveURL(/\/search\?gender=men&search=denim/);
  await expect(cards(page).first()).toBeVisible();

  await page.goto(paths.search({ gender: 'men' }));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'denim', exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(main.getByText('no recent searches')).toBeVisible();
});

test('filters: faults are said, sizes are kept, an empty list shows the way', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(paths.category('women', 'clothing'));
  await openFilters(page);
  await page.getByRole('textbox', { name: /^From/ }).fill('90');
  await page.getByRole('textbox', { name: /^To/ }).fill('10');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Minimum must not exceed maximum.')).toBeVisible();
  await page.getByRole('textbox', { name: /^To/ }).fill('');
  await tick(page, 'Size', /^M\b/);
  await page.getByRole('button', { name: 'Keep these as my sizes' }).click();
  await expectNotice(page, 'Your sizes are kept.');
  await page.goto(paths.newIn('women'));
  await main.getByRole('link', { name: /^My sizes: Clothing M/ }).click();
  await expect(main.getByRole('link', { name: 'Remove Clothing M' })).toBeVisible();

  await page.goto(`${paths.category('women', 'clothing')}?highestPrice=1`);
  await expect(page.getByRole('heading', { name: 'no results found' })).toBeVisible();
  await main.getByRole('link', { name: /^Without Up to \$1/ }).click();
  await expect(page).toHaveURL(paths.category('women', 'clothing'));
  await expect(cards(page).first()).toBeVisible();
});

test('a filter is saved under a name, found again and deleted', async ({ page }) => {
  const main = page.getByRole('main');
  const name = unique('warm');
  await register(page);
  await page.goto(`${paths.category('women', 'clothing')}?condition=LikeNew`);
  await main.getByText('Save this filter').click();
  await main.getByLabel('Name of the filter').fill(name);
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Saved.');
  await expect(page).toHaveURL(/condition=LikeNew/);
  await page.goto(paths.savedFilters());
  await main.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/search\?category=clothing&condition=LikeNew&gender=women/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto(paths.savedFilters());
  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(main.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a heart, the bell, the size chart and what was looked at', async ({ page }) => {
  const withScript = test.info().project.use.javaScriptEnabled !== false;
  const main = page.getByRole('main');
  const person = await register(page);
  await page.goto(paths.category('women', 'clothing', 'coats'));
  const card = cards(page).first();
  const name = (await card.getByRole('link').innerText()).replace(/\s+/g, ' ').trim();
  await card.getByRole('button', { name: `Favourite ${name}` }).click();
  await expect(card.getByRole('button', { name: `Favourite ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/item\//);
  const product = page.url();
  await main.getByRole('link', { name: 'Size chart', exact: true }).first().click();
  const chart = withScript ? page.getByRole('dialog') : main;
  await chart.getByRole('link', { name: 'cm', exact: true }).click();
  await expect(chart.getByRole('columnheader', { name: /cm/ }).first()).toBeVisible();
  if (withScript) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(product);
  await main.getByRole('link', { name: 'Watch this' }).click();
  await main.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(main.locator('.err', { hasText: 'Select a condition' })).toBeVisible();
  for (const label of ['Condition', 'Size']) await main.getByLabel(label).selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Watch', exact: true }).click();
  await expectNotice(page, 'On your watchlist.');
  await page.goto(paths.accountWatch());
  await main.getByRole('button', { name: /^Remove .* from the watchlist$/ }).click();
  await expectNotice(page, 'No longer on your watchlist.');

  await page.goto(paths.accountHistory());
  await expect(cards(page).first()).toContainText(name.split(' ').at(-1)!);
  await page.goto(paths.account());
  await main
    .getByRole('link', { name: /Favourites/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/\d+\/favorites/);
  await expect(cards(page)).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(person.username);

  // A visitor chooses to be counted, and takes it back.
  await page.goto(paths.privacyChoices());
  await expect(main.getByRole('radio', { name: 'No' })).toBeChecked();
  await main.getByRole('radio', { name: 'Yes' }).check();
  await main.getByRole('button', { name: 'Save' }).click();
  await expectNotice(page, 'You can change this at any time.');
  await expect(main.getByRole('radio', { name: 'Yes' })).toBeChecked();
});
