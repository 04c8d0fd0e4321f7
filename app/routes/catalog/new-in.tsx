import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { requireGender } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { ListPage } from './components/ListPage.tsx';
import { loadList } from './list.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const { language } = (await getVisitor(args)).preferences;
  const list = await loadList(args, { fixed: { gender, shelf: 'new' }, path: paths.newIn(gender) });
  return {
    gender,
    list,
    ...list.head,
    title: `${translator(language, 'catalog')('newIn')}, ${translator(language, 'common')(gender)} · Offcut`,
    messages: wordsFor(language, 'catalog', listWords),
  };
}

export default function NewIn() {
  const { gender, list } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  return (
    <ListPage
      heading={t('newIn')}
      list={list}
      crumbs={[{ label: common(gender), href: paths.shopping(gender) }, { label: t('newIn') }]}
    />
  );
}
