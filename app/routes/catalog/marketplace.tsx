import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { MarketplacePage } from './components/MarketplacePage.tsx';
import { loadList } from './list.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const { language } = (await getVisitor(args)).preferences;
  const list = await loadList(args, {
    fixed: { marketplace: true },
    path: paths.marketplace(),
    defaultSort: 'Latest',
  });
  return {
    list,
    ...list.head,
    title: `${translator(language, 'catalog')('marketplace')} · Offcut`,
    messages: wordsFor(language, 'catalog', listWords),
  };
}

export default function Marketplace() {
  return <MarketplacePage gender={null} {...useLoaderData<typeof loader>()} />;
}
