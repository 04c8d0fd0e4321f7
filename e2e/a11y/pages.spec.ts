import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { demo, login } from '../support/people.ts';
import { fillBag, findPlaces, members, readAs, type Member } from '../support/places.ts';
import { expect, sparePictures, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What turning a page dark can break; the rest was asked once. */
const contrast = ['color-contrast'];

/** What axe finds, one line each, with what it was found on. */
async function findings(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** A page that scrolls sideways as a whole: something does not fit, or stands on the wrong side. */
async function overflow(page: Page, where: string): Promise<string[]> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return over > 1 ? [`${where}: ${over} px too wide`] : [];
}

/** A page begins at its top, unless it was asked for something further down or begins with what was refused. */
async function opensElsewhere(page: Page, where: string): Promise<string[]> {
  const top = await page.evaluate(() =>
    location.hash || document.activeElement?.matches('[role=alert]') ? 0 : window.scrollY,
  );
  return top > 0 ? [`${where}: opens ${Math.round(top)} px down`] : [];
}

/**
 * Turns the page where it stands and waits until nothing changes colour any more: with reduced motion every element has
 * its own, shortest transition, which begins when its parent's ends.
 */
async function turn(page: Page, change: () => Promise<unknown>): Promise<void> {
  await change();
  await page.evaluate(async () => {
    // A page behind another one draws no frames, and some things turn for ever: neither is waited for.
    for (let still = 0, tries = 0; still < 3 && tries < 40; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 16));
      still = document.getAnimations().some((one) => one instanceof CSSTransition) ? 0 : still + 1;
    }
  });
}

/** A tab for a guest and for each of the people who look. */
async function openTabs(browser: Browser): Promise<Map<Member | undefined, Page>> {
  const tabs = new Map<Member | undefined, Page>();
  for (const as of [undefined, ...members]) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await sparePictures(context);
    const tab = await context.newPage();
    tabs.set(as, tab);
    if (as) await login(tab, { ...demo, username: as });
    if (as === 'demo') await fillBag(context);
  }
  return tabs;
}

for (const half of [0, 1]) {
  test(`every page passes axe, light and dark, and fits both ways round, ${half + 1} of 2`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const tabs = await openTabs(browser);
    const places = await findPlaces((path, as) => readAs(tabs.get(as)!.request)(path));
    const broken: string[] = [];
    for (const { name, path, as } of places.filter((_, index) => index % 2 === half)) {
      const tab = tabs.get(as)!;
      await tab.emulateMedia({ colorScheme: 'light' });
      await tab.goto(path);
      broken.push(...(await opensElsewhere(tab, name)));
      broken.push(...(await findings(new AxeBuilder({ page: tab }).withTags(rules), `${name}, light`)));
      broken.push(...(await overflow(tab, name)));
      // One load a page: the theme and the direction are turned where it stands.
      await turn(tab, () => tab.emulateMedia({ colorScheme: 'dark' }));
      broken.push(...(await findings(new AxeBuilder({ page: tab }).withRules(contrast), `${name}, dark`)));
      await tab.evaluate(() => (document.documentElement.dir = 'rtl'));
      broken.push(...(await overflow(tab, `${name}, right to left`)));
      await tab.setViewportSize({ width: 390, height: 844 });
      broken.push(...(await overflow(tab, `${name}, right to left on a phone`)));
      await tab.setViewportSize({ width: 1440, height: 900 });
    }
    for (const tab of tabs.values()) await tab.context().close();
    expect(broken).toEqual([]);
  });
}

/** The pages people use most, in the language that is really written from right to left. */
const inArabic = [
  ...[
    'home',
    'shopping',
    'category',
    'filters',
    'product',
    'measuring',
    'listing',
    'profile',
    'login',
    'region',
  ],
  ...['bag-full', 'account', 'orders', 'order', 'ask'],
];

test('main pages pass axe and fit in Arabic, at a desk and on a phone', async ({ browser }) => {
  test.setTimeout(300_000);
  const tabs = await openTabs(browser);
  const places = (await findPlaces((path, as) => readAs(tabs.get(as)!.request)(path))).filter(({ name }) =>
    inArabic.includes(name),
  );
  expect(places.map(({ name }) => name).sort()).toEqual([...inArabic].sort());
  const broken: string[] = [];
  for (const tab of tabs.values()) await tab.goto('/privacy-choices?lang=ar');
  for (const { name, path, as } of places) {
    const tab = tabs.get(as)!;
    await tab.setViewportSize({ width: 1440, height: 900 });
    await tab.goto(path);
    expect(await tab.evaluate(() => `${document.documentElement.lang} ${document.dir}`)).toBe('ar rtl');
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 });
      const where = `${name}, in Arabic, ${width}`;
      broken.push(...(await overflow(tab, where)));
      if (width === 390)
        broken.push(...(await findings(new AxeBuilder({ page: tab }).withTags(rules), where)));
    }
  }
  for (const tab of tabs.values()) await tab.context().close();
  expect(broken).toEqual([]);
});

test('open menus, sheets and modals pass axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken: string[] = [];
  const look = async (name: string) => {
    broken.push(...(await findings(new AxeBuilder({ page }).withTags(rules), name)));
  };
  await page.goto('/shopping/women');
  await page.getByRole('navigation', { name: 'Categories' }).locator('summary').first().click();
  await look('designers');
  await page.getByRole('link', { name: /US · USD/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('region modal');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shopping/women');
  for (const name of ['Menu', 'Search']) {
    await page.locator(`summary[aria-label="${name}"]`).click();
    await look(name);
  }
  expect(broken).toEqual([]);
});
