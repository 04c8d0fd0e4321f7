import { paths } from '#app/paths.ts';
import {
  askPrices,
  cards,
  chooseCondition,
  chooseInHeader,
  filterBy,
  openFilters,
  searchFor,
  sortBy,
  tick,
} from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test('from the front door through the lists', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) =>
    expect(main.getByRole('heading', { level: 1, name })).toBeVisible();

  await test.step('a gender, its three lists, more of one', async () => {
    await page.goto(paths.home());
    await heading('Worn well, sold on');
    await main.getByRole('link', { name: 'Women' }).click();
    await expect(page).toHaveURL(paths.shopping('women'));
    await expect(cards(page)).toHaveCount(10);
    await main.getByRole('link', { name: 'Load 10 more' }).click();
    await expect(page).toHaveURL(/\/shopping\/women\?page=2/);
    await expect(cards(page)).toHaveCount(20);
    const lists = main.getByRole('navigation', { name: 'Lists' });
    for (const [name, type] of [
      ['New in', 'new-in'],
      ['Marketplace', 'marketplace'],
    ] as const) {
      await lists.getByRole('link', { name }).click();
      await expect(page).toHaveURL(paths.shopping('women', { type }));
      await expect(lists.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(cards(page)).toHaveCount(10);
    }
    await lists.getByRole('link', { name: 'Recommended' }).click();
    await expect(page).toHaveURL(paths.shopping('women'));
  });

  await test.step('the front door now opens on the gender chosen', async () => {
    await page.goto(paths.home());
    await expect(page).toHaveURL(paths.shopping('women'));
  });

  await test.step('category and subcategory', async () => {
    await chooseInHeader(page, 'Clothing', 'All Clothing');
    await expect(page).toHaveURL(paths.category('women', 'clothing'));
    await heading('Clothing');
    await main
      .getByRole('navigation', { name: 'Subcategories' })
      .getByRole('link', { name: 'Coats', exact: true })
      .click();
    await expect(page).toHaveURL(paths.category('women', 'clothing', 'coats'));
    await heading('Coats');
    await expect(cards(page).first()).toBeVisible();
    await chooseInHeader(page, 'Shoes', 'Boots');
    await expect(page).toHaveURL(paths.category('women', 'shoes', 'boots'));
    await heading('Boots');
  });

  await test.step('a product and its designer', async () => {
    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/shopping\/women\/item\/[a-z0-9-]+-\d+$/);
    const crumbs = main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
    await expect(crumbs).toHaveText(['Women', /./, 'Shoes', 'Boots']);
    const designer = await crumbs.nth(1).innerText();
    await crumbs.nth(1).click();
    await expect(page).toHaveURL(/\/shopping\/women\/designer\/[^/]+$/);
    await heading(designer);
    await expect(cards(page).first()).toContainText(designer);
    // The address without a gender answers as well (A2).
    const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto(paths.anyDesigner(slug));
    await heading(designer);
  });

  await test.step('new in, marketplace, search', async () => {
    await chooseInHeader(page, 'New in');
    await expect(page).toHaveURL(paths.newIn('women'));
    await heading('New in');
    await chooseInHeader(page, 'Marketplace');
    await expect(page).toHaveURL(paths.marketplace('women'));
    await heading('Marketplace');
    await page.goto(paths.marketplace());
    await heading('Marketplace');
    await expect(cards(page).first()).toBeVisible();
    await searchFor(page, 'coat');
    await expect(page).toHaveURL(/\/search\?(.*&)?search=coat/);
    await heading('“coat”');
    await expect(cards(page).first()).toContainText(/coat/i);
    await main
      .getByRole('navigation', { name: 'Subcategories' })
      .getByRole('link', { name: 'Men', exact: true })
      .click();
    await expect(page).toHaveURL(/gender=men/);
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('unknown addresses lead somewhere', async () => {
    await page.goto('/no-such-place');
    await expect(page).toHaveURL(/\/shopping\/(women|men)$/);
    await page.goto(paths.product('women', 'no-number-here'));
    await expect(page).toHaveURL(paths.shopping('women'));
    const answer = await page.goto(paths.category('women', 'no-such-category'));
    expect(answer?.status()).toBe(404);
    await heading('There is no such category here.');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('filters, sort and page live in the address', async ({ page }) => {
  const main = page.getByRole('main');
  const chips = main.getByRole('navigation', { name: 'Filter' });
  await page.goto(paths.category('women', 'clothing'));
  const all = await main.locator('.tally').innerText();

  await filterBy(page, 'Condition', /^Like New/);
  await expect(page).toHaveURL(/[?&]condition=LikeNew/);
  await expect(chips.getByRole('link', { name: 'Remove Like New' })).toBeVisible();
  await expect(main.locator('.tally')).not.toHaveText(all);

  await sortBy(page, 'price low to high');
  await expect(page).toHaveURL(/[?&]sort=LowPrice/);
  await expect(page).toHaveURL(/[?&]condition=LikeNew/);
  await expect(chips.getByRole('link', { name: 'Remove Like New' })).toBeVisible();
  await expect(main.getByLabel('Sort')).toHaveValue('LowPrice');
  await expect.poll(async () => isSorted(await askPrices(page))).toBe(true);

  const first = await cards(page).first().innerText();
  await main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(page).toHaveURL(/[?&]sort=LowPrice/);
  await expect(cards(page).first()).not.toHaveText(first);
  await page.reload();
  await expect(
    main.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true }),
  ).toHaveAttribute('aria-current', 'page');

  // Another filter starts at the first page again and keeps the sort.
  await openFilters(page);
  await expect(page.getByRole('checkbox', { name: /^Like New/ })).toBeChecked();
  await tick(page, 'Condition', /^Used/);
  await page.getByLabel(/^From/).fill('50');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/lowestPrice=50/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/sort=LowPrice/);
  await expect(chips.getByRole('link', { name: 'Remove From $50' })).toBeVisible();
  expect((await askPrices(page))[0]).toBeGreaterThanOrEqual(50);

  await chips.getByRole('link', { name: 'Remove Like New' }).click();
  await expect(page).not.toHaveURL(/LikeNew/);
  await expect(page).toHaveURL(/condition=Good/);
  await chips.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/condition|lowestPrice/);
  await expect(chips).toBeHidden();
  await expect(main.locator('.tally')).toHaveText(all);
});

test('an empty list says so and offers the way out', async ({ page }) => {
  await page.goto(paths.search({ search: 'zzqqxx' }));
  await expect(page.getByRole('heading', { name: 'no results found' })).toBeVisible();
  await page.goto(`${paths.category('men', 'shoes')}?highestPrice=1`);
  await expect(page.getByRole('heading', { name: 'no results found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(page).toHaveURL(paths.category('men', 'shoes'));
  await expect(cards(page).first()).toBeVisible();
});

test('a product page: address, choice, book, history, region', async ({ page }) => {
  const main = page.getByRole('main');
  const offers = main.getByRole('complementary', { name: 'Offers' });
  await page.goto(paths.category('women', 'clothing', 'coats'));
  const href = (await cards(page).first().getByRole('link').getAttribute('href')) ?? '';

  await test.step('every spelling of its address leads to the canonical one', async () => {
    const id = /-(\d+)$/.exec(href)?.[1] ?? '';
    for (const slug of [`wrong-words-${id}`, `${id}-wrong-words`, id]) {
      await page.goto(paths.product('men', slug, { range: '1M' }));
      await expect(page).toHaveURL(`${href}?range=1M`);
    }
  });

  await test.step('a condition and a size', async () => {
    await page.goto(href);
    await chooseCondition(page, 'Like New');
    await expect(page).toHaveURL(/condition=LikeNew/);
    const sizes = offers.locator('.sizes');
    const size = sizes.getByRole('link').filter({ hasText: '$' }).first();
    await size.click();
    await expect(page).toHaveURL(/size=/);
    await expect(sizes.locator('[aria-current=true]')).toHaveCount(1);
    await expect(offers.getByRole('button', { name: 'Add to bag' })).toBeEnabled();
    // All of the conditions again; the size stays.
    await offers.getByRole('link', { name: /^All/ }).click();
    await expect(page).not.toHaveURL(/condition=/);
    await expect(page).toHaveURL(/size=/);
  });

  await test.step('asks, bids and depth', async () => {
    await page.goto(href);
    const tabs = offers.getByRole('navigation', { name: 'Offers' });
    const count = async (name: RegExp) =>
      Number(/\d+/.exec(await tabs.getByRole('link', { name }).innerText())?.[0]);
    const rows = offers.getByRole('region', { name: 'Offers' }).getByRole('listitem');
    const asks = await count(/^Asks/);
    await expect(rows).toHaveCount(Math.min(5, asks));
    if (asks > 5) {
      await offers.getByRole('link', { name: `Show all ${asks} asks` }).click();
      // A page of its own, with a way back.
      await expect(main.getByRole('region', { name: 'Offers' }).getByRole('listitem')).toHaveCount(
        Math.min(50, asks),
      );
      await page.goto(href);
    }
    const bids = await count(/^Bids/);
    await tabs.getByRole('link', { name: /^Bids/ }).click();
    await expect(page).toHaveURL(/tab=bids/);
    await expect(rows).toHaveCount(Math.min(5, bids));
    await tabs.getByRole('link', { name: 'Depth' }).click();
    await expect(offers.getByRole('table')).toBeVisible();
  });

  await test.step('price history of one month and of a year', async () => {
    const ranges = main.getByRole('navigation', { name: 'Range' });
    await expect(ranges.getByRole('link')).toHaveText(['1M', '3M', '6M', '1Y']);
    await expect(ranges.getByRole('link', { name: '6M' })).toHaveAttribute('aria-current', 'true');
    await ranges.getByRole('link', { name: '1Y' }).click();
    await expect(page).toHaveURL(/range=1Y/);
    await expect(ranges.getByRole('link', { name: '1Y' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('prices follow region and currency, and the way leads back', async () => {
    await page.goto(paths.promptRegion({ forward: href }));
    await page.getByLabel('Region', { exact: true }).selectOption('DE');
    await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(href);
    await expect(offers.locator('.price').first()).toContainText('€');
    await expect(main.getByText('Prices here are for Germany')).toHaveCount(1);
    // One visit in another currency by the address, remembered from then on (C5).
    await page.goto(`${href}?cur=GBP&rgn=GB`);
    await expect(offers.locator('.price').first()).toContainText('£');
    await page.goto(paths.category('women', 'clothing'));
    await expect(cards(page).first()).toContainText('£');
  });
});

function isSorted(prices: readonly number[]): boolean {
  return prices.length > 0 && prices.every((price, index) => index === 0 || price >= prices[index - 1]!);
}
