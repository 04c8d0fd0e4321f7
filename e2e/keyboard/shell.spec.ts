import type { Locator, Page } from '@playwright/test';
import { demo, login } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until `target` has the focus; fails when the whole page has been walked without meeting it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('the keyboard does not reach it');
}

const isFocused = (target: Locator) => expect(target).toBeFocused();

test('the desktop header by keyboard alone (2.3#41–43)', async ({ page }) => {
  await login(page, demo);
  await page.goto('/shopping/women');

  await test.step('the skip link comes first and leads past the header', async () => {
    await page.keyboard.press('Tab');
    await isFocused(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await isFocused(page.locator('#main'));
    await page.keyboard.press('Shift+Tab');
  });

  await test.step('the account menu opens, closes with Escape and gives the focus back', async () => {
    const account = page.locator('.util summary[aria-label="Account"]');
    await page.goto('/shopping/women');
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await isFocused(page.locator('.util .pop a').first());
    await page.keyboard.press('Escape');
    await expect(page.locator('.util .pop')).toBeHidden();
    await isFocused(account);
  });

  await test.step('designers are narrowed by typing; nothing found is said', async () => {
    const nav = page.getByRole('navigation', { name: 'Categories' });
    const designers = nav.locator('summary').filter({ hasText: 'Designers' });
    await tabTo(page, designers);
    await page.keyboard.press('Enter');
    const field = nav.getByRole('searchbox', { name: 'Find a designer' });
    await tabTo(page, field);
    await page.keyboard.type('zzzz');
    await expect(nav.getByText('not found', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await isFocused(designers);
  });

  await test.step('one sheet at a time', async () => {
    const nav = page.getByRole('navigation', { name: 'Categories' });
    const [first, second] = [nav.locator('summary').nth(1), nav.locator('summary').nth(2)];
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await tabTo(page, second);
    await page.keyboard.press('Enter');
    await expect(nav.locator('details[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await isFocused(second);
  });
});

test('the region modal keeps the focus and gives it back (2.3#53, 4#11)', async ({ page }) => {
  await page.goto('/shopping/women');
  const opener = page.getByRole('link', { name: /US · USD/ });
  // Only script makes it a modal; before, it leads to its page.
  await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Region, language and currency' });
  await expect(modal).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const active = document.activeElement;
      // The browser's own controls lie between the last and the first one.
      return active === document.body || Boolean(active?.closest('dialog'));
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await isFocused(opener);

  await page.keyboard.press('Enter');
  await modal.getByLabel('Region', { exact: true }).selectOption('GB');
  await modal.getByRole('button', { name: 'Save' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('link', { name: /GB · GBP/ })).toBeVisible();
  await expect(page).toHaveURL(/\/shopping\/women$/);
});

test("a phone's overlays: one at a time, Escape closes, the page behind waits (2.3#44, 2.3#45)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shopping/women');
  const menu = page.locator('summary[aria-label="Menu"]');
  const search = page.locator('summary[aria-label="Search"]');
  await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeAttached();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  const men = page.getByRole('radio', { name: 'Men', exact: true });
  await tabTo(page, page.getByRole('radio', { name: 'Women' }));
  await page.keyboard.press('ArrowRight');
  await expect(men).toBeChecked();
  await expect(page.getByRole('main')).toBeHidden();
  await tabTo(page, search, 'Shift+Tab').catch(() => tabTo(page, search));
  await page.keyboard.press('Enter');
  await expect(page.locator('details[name="overlay"][open]')).toHaveCount(1);
  await expect(men).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('details[name="overlay"][open]')).toHaveCount(0);
  await isFocused(search);
  await expect(page.getByRole('main')).toBeVisible();
});

test('a modal of the page gives the focus back; pages can be turned round to be looked at', async ({
  page,
  expectErrors,
}) => {
  // One card there shows a picture that does not load.
  expectErrors(/\/media\/catalog\/none/);
  await page.goto('/ui?dir=rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const opener = page.getByRole('button', { name: 'Open a modal' });
  await expect(async () => {
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'A modal' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'A modal' })).toBeHidden();
  await isFocused(opener);
});

test('the way back up appears on the way up only, beyond one screen (4#49, 9#20)', async ({ page }) => {
  await page.goto('/shopping/women');
  const up = page.getByRole('link', { name: 'Back to top' });
  await expect(page.getByRole('combobox', { name: 'Search' }).first()).toBeVisible();
  const scrollBy = async (y: number) => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, y);
    await page.waitForTimeout(200);
  };
  await scrollBy(2000);
  await expect(up).toHaveCount(0);
  await scrollBy(-200);
  await expect(up).toBeVisible();
  await scrollBy(100);
  await expect(up).toHaveCount(0);
  await scrollBy(-200);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await isFocused(page.locator('#main'));
});
