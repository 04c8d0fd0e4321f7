import type { LoaderFunctionArgs } from '@remix-run/node';
import { getSitemap } from '#app/api/sitemap.server.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { originOf, sitemapAnswer } from './sitemap-answer.server.ts';

/** The index of all parts of the sitemap (C31): lists, styles, people who sell. */
export async function loader(args: LoaderFunctionArgs) {
  const parts = await getSitemap(await getVisitor(args));
  const names = [
    'lists',
    ...parts.styles.map((after) => `styles-${after}`),
    ...parts.sellers.map((after) => `sellers-${after}`),
  ];
  const origin = originOf(args.request);
  return sitemapAnswer(
    'sitemapindex',
    'sitemap',
    names.map((name) => ({ address: origin + paths.sitemapPart(name) })),
  );
}
