import AxeBuilder from '@axe-core/playwright';
import { demo, login } from '../support/people.ts';
import { findPlaces } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page passes axe, ${colorScheme}`, async ({ browser, page }) => {
    test.setTimeout(300_000);
    await login(page, demo);
    const places = await findPlaces(async (path) => (await page.request.get(path)).text());
    const guest = await (await browser.newContext()).newPage();
    const broken: string[] = [];
    for (const { name, path, account } of places) {
      const tab = account ? page : guest;
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await tab.goto(path);
      const { violations } = await new AxeBuilder({ page: tab }).withTags(rules).analyze();
      for (const { id, nodes } of violations) {
        broken.push(`${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      }
    }
    expect(broken).toEqual([]);
  });
}
