import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitemapParts, sitemapStyles } from '#backend/areas/catalog/sitemap.ts';
import { getSitemap, listSitemapSellers, listSitemapStyles } from '#contract/sitemap.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('names available styles and people who sell, and nobody else', async () => {
  const shown = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) shown.push(await backend.spu({ name }));
  await backend.spu({ name: 'Gone', status: 'Deleted' });
  const seller = await backend.user();
  const past = await backend.user();
  const suspended = await backend.user({ status: 'Suspended' });
  for (const { id } of [seller, suspended]) await backend.offer({ spuId: shown[0]!.id, userId: id });
  await backend.offer({ spuId: shown[0]!.id, userId: past.id, status: 'Deleted' });

  expect((await backend.call(getSitemap, {})).data).toEqual({ styles: [0], sellers: [0] });
  const styles = (await backend.call(listSitemapStyles, { query: { after: 0 } })).data;
  expect(styles.map(({ name }) => name)).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  expect((await backend.call(listSitemapSellers, { query: { after: 0 } })).data).toEqual([{ id: seller.id }]);
  expect((await backend.call(listSitemapSellers, { query: { after: seller.id } })).data).toEqual([]);

  // In parts of two: together they are everything, once.
  const { db } = backend;
  const { styles: starts } = await sitemapParts(db, backend.clock.now(), 2);
  expect(starts).toEqual([0, shown[1]!.id, shown[3]!.id]);
  const parts = await Promise.all(starts.map((after) => sitemapStyles(db, after, 2)));
  expect(parts.flat().map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
});
