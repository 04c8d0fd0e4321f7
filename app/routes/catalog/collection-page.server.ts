import type { LoaderFunctionArgs } from '@remix-run/node';
import { listCollections } from '#app/api/catalog.server.ts';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import type { Collection } from '#contract/search.ts';
import { loadList } from './list.server.ts';

const pathOf = ({ kind, id }: Collection) =>
  kind === 'trending' ? paths.trending(id) : paths.collection(id);

/** A collection or trending list with its filters, and the others of its kind (C32, C33). */
export async function loadCollection(args: LoaderFunctionArgs, collection: Collection) {
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const [list, others] = await Promise.all([
    loadList(args, {
      fixed: {
        list: collection.id,
        ...(collection.gender ? { gender: collection.gender } : {}),
      },
      path: pathOf(collection),
    }),
    listCollections(visitor, {
      kind: collection.kind,
      ...(collection.gender ? { gender: collection.gender } : {}),
    }),
  ]);
  const kind = translator(language, 'catalog')(collection.kind === 'trending' ? 'trending' : 'collection');
  return {
    kind,
    gender: collection.gender,
    heading: collection.title,
    text: collection.text,
    cover: collection.coverImage,
    others: others.map((other) => ({
      href: pathOf(other),
      label: other.title,
      current: other.id === collection.id,
    })),
    list,
    ...list.head,
    title: `${collection.title} · Offcut`,
    description: collection.text || undefined,
    messages: wordsFor(language, 'catalog', listWords),
  };
}
export type CollectionView = Awaited<ReturnType<typeof loadCollection>>;
