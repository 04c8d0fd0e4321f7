import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { findCollection, findCollectionByKey } from '#app/api/catalog.server.ts';
import { numericId } from '#app/domain/slug.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { loadCollection } from './collection-page.server.ts';
import { CollectionPage } from './components/CollectionPage.tsx';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

/** By id; a key leads to its id (C33), and a trending list to its own address. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { idOrKey = '' } = args.params;
  const id = numericId(idOrKey);
  const found = await (id === null ? findCollectionByKey(visitor, idOrKey) : findCollection(visitor, id));
  if (!found) throw notFoundPage(translator(visitor.preferences.language, 'catalog')('unknownCollection'));
  const { search } = new URL(args.request.url);
  if (found.kind === 'trending') throw redirect(paths.trending(found.id) + search);
  if (id === null) throw redirect(paths.collection(found.id) + search);
  return loadCollection(args, found);
}

export default function Collection() {
  return <CollectionPage {...useLoaderData<typeof loader>()} />;
}
