import type { LoaderFunctionArgs } from '@remix-run/node';
import { listCollections } from '#app/api/catalog.server.ts';
import { listSitemapSellers, listSitemapStyles } from '#app/api/sitemap.server.ts';
import { productSlug } from '#app/domain/slug.ts';
import { genders } from '#app/domain/vocabulary.ts';
import { paths } from '#app/paths.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import { originOf, sitemapAnswer } from './sitemap-answer.server.ts';

/** One part: `lists`, `styles-{after}` or `sellers-{after}`; addresses as their pages' canonical ones. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const origin = originOf(args.request);
  const [, kind, after] = /^(lists|styles|sellers)(?:-(\d{1,16}))?\.xml$/.exec(args.params.name ?? '') ?? [];
  const entries = await entriesOf(visitor, kind, Number(after ?? 0));
  if (entries.length === 0) return new Response('Not Found', { status: 404 });
  return sitemapAnswer(
    'urlset',
    'url',
    entries.map(({ path, ...entry }) => ({ ...entry, address: origin + path })),
  );
}

async function entriesOf(
  visitor: Visitor,
  kind: string | undefined,
  after: number,
): Promise<{ path: string; changed?: Date }[]> {
  switch (kind) {
    case 'styles':
      return (await listSitemapStyles(visitor, after)).map((spu) => ({
        path: paths.product(spu.gender, productSlug(spu)),
        changed: spu.changed,
      }));
    case 'sellers':
      return (await listSitemapSellers(visitor, after)).map(({ id }) => ({ path: paths.userListings(id) }));
    case 'lists':
      return (await listAddresses(visitor)).map((path) => ({ path }));
    default:
      return [];
  }
}

/** Every list that is there without anybody searching or filtering. */
async function listAddresses(visitor: Visitor): Promise<string[]> {
  const collections = await listCollections(visitor, {});
  const perGender = await Promise.all(
    genders.map(async (gender) => {
      const [categories, brands] = await Promise.all([
        categoriesOf(visitor, gender),
        brandsOf(visitor, gender),
      ]);
      return [
        paths.shopping(gender),
        paths.newIn(gender),
        paths.marketplace(gender),
        paths.designers(gender),
        ...categories.flatMap(({ value, children }) => [
          paths.category(gender, value),
          ...children.map((child) => paths.category(gender, value, child.value)),
        ]),
        ...brands.map(({ value }) => paths.designer(gender, value)),
      ];
    }),
  );
  return [
    paths.home(),
    paths.marketplace(),
    ...perGender.flat(),
    ...collections.map(({ kind, id }) => (kind === 'trending' ? paths.trending(id) : paths.collection(id))),
  ];
}
