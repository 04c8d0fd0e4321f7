import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { decodeListParams } from '#app/domain/list-params.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { ListPage } from './components/ListPage.tsx';
import { loadList } from './list.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader(args: LoaderFunctionArgs) {
  const { language } = (await getVisitor(args)).preferences;
  const { gender, keyword } = decodeListParams(new URL(args.request.url).searchParams);
  const t = translator(language, 'catalog');
  return {
    gender,
    keyword,
    list: await loadList(args, { fixed: {}, path: paths.search(), keywordName: 'search' }),
    title: `${keyword ? t('searchFor', { keyword }) : t('searchTitle')} · Offcut`,
    messages: messagesFor(language, ['catalog']),
  };
}

export default function Search() {
  const { gender, keyword, list } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  const search = keyword || undefined;
  return (
    <ListPage
      heading={keyword ? t('searchFor', { keyword }) : t('searchTitle')}
      list={list}
      crumbs={[
        gender
          ? { label: common(gender), href: paths.shopping(gender) }
          : { label: common('home'), href: paths.home() },
        { label: t('search') },
      ]}
      narrower={[
        { href: paths.search({ search }), label: t('searchAll'), current: gender === null },
        {
          href: paths.search({ gender: 'women', search }),
          label: common('women'),
          current: gender === 'women',
        },
        { href: paths.search({ gender: 'men', search }), label: common('men'), current: gender === 'men' },
      ]}
    />
  );
}
