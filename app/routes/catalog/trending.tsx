import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findCollection } from '#app/api/catalog.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage, requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { loadCollection } from './collection-page.server.ts';
import { CollectionPage } from './components/CollectionPage.tsx';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

/** What many favourite and buy just now (C32); a curated list has an address of its own. */
export async function loader(args: LoaderFunctionArgs) {
  const id = requireId(args.params.id);
  const visitor = await getVisitor(args);
  const found = await findCollection(visitor, id);
  if (!found) throw notFoundPage(translator(visitor.preferences.language, 'catalog')('unknownCollection'));
  if (found.kind !== 'trending')
    throw redirect(paths.collection(found.id) + new URL(args.request.url).search);
  return loadCollection(args, found);
}

export default function Trending() {
  return <CollectionPage {...useLoaderData<typeof loader>()} />;
}
