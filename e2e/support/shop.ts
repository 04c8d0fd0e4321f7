import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { expect } from './test.ts';

/** What a visitor does in the shop, in the shop's words; the same steps on a phone and a desktop. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 1440) < 768;

export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Goes through the header's menus: one word ("New in"), or a category and a link below it. */
export async function chooseInHeader(page: Page, word: string, below?: string): Promise<void> {
  if (isPhone(page)) await page.locator('summary[aria-label="Menu"]').click();
  const menu = page.getByRole('navigation', { name: isPhone(page) ? 'Offcut' : 'Categories' });
  if (below === undefined) {
    await menu.getByRole('link', { name: word, exact: true }).click();
    return;
  }
  await menu.locator('summary:visible').filter({ hasText: word }).click();
  await menu.getByRole('link', { name: below, exact: true }).click();
}

/** Searches from the header. */
export async function searchFor(page: Page, words: string): Promise<void> {
  if (isPhone(page)) await page.locator('summary[aria-label="Search"]').click();
  // A searchbox that becomes a combobox where script runs.
  const field = page.getByRole('banner').locator('input[type=search][name=search]:visible');
  await field.fill(words);
  await field.press('Enter');
}

export async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Filter/ })
    .click();
  await expect(page.getByRole('button', { name: 'Show results' })).toBeVisible();
}

/** Ticks a box of the open filters, unfolding its group where it is shut. */
export async function tick(page: Page, group: string, choice: RegExp): Promise<void> {
  const box = page.getByRole('checkbox', { name: choice });
  if (!(await box.isVisible())) await page.locator('summary:visible').filter({ hasText: group }).click();
  await box.check();
}

/** Opens the filters, ticks one box and shows the results. */
export async function filterBy(page: Page, group: string, choice: RegExp): Promise<void> {
  await openFilters(page);
  await tick(page, group, choice);
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: 'Show results' })).toBeHidden();
}

/** Chooses a sort; its button is there until script sends the choice by itself. */
export async function sortBy(page: Page, label: string): Promise<void> {
  const apply = page.getByRole('button', { name: 'Apply' });
  await expect(async () => {
    await page.getByLabel('Sort').selectOption({ label });
    if (await apply.isVisible()) await apply.click();
    await expect(page).toHaveURL(/[?&]sort=/, { timeout: 3000 });
  }).toPass();
}

/** Amounts as shown, in their order: the asks of the cards of a list. */
export async function askPrices(page: Page): Promise<number[]> {
  const shown = await cards(page).locator('.px b').allTextContents();
  return shown.filter((text) => /\d/.test(text)).map((text) => Number(text.replace(/[^\d.]/g, '')));
}

/** Chooses in the product page's panel. */
export async function chooseCondition(page: Page, condition: string): Promise<void> {
  const chip = page
    .getByRole('complementary', { name: 'Offers' })
    .getByRole('link', { name: new RegExp(`^${condition}`) });
  await chip.first().click();
  await expect(chip.first()).toHaveAttribute('aria-current', 'true');
}

/** A notice of the last step: it fades by itself, and stays in the footer for who missed it (J5). */
export async function expectNotice(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText(text);
}

/** How many pieces the header says are in the bag. */
export async function expectBagCount(page: Page, count: number): Promise<void> {
  const name = count === 1 ? 'Bag, 1 item' : `Bag, ${count} items`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
}

export async function openBag(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click();
  await expect(page).toHaveURL(paths.bag());
}
