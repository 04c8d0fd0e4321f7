import AxeBuilder from '@axe-core/playwright';
import { demo, login } from '../support/people.ts';
import { findPlaces } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page passes axe, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await login(page, demo);
    const places = await findPlaces(async (path) => (await page.request.get(path)).text());
    for (const { name, path } of places) {
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      expect.soft(found, `${name} ${path}`).toEqual([]);
    }
  });
}
