import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage, requireGender } from '#app/server/guards.server.ts';
import { categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { ListPage } from './components/ListPage.tsx';
import { loadList } from './list.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const visitor = await getVisitor(args);
  const t = translator(visitor.preferences.language, 'catalog');
  const category = (await categoriesOf(visitor, gender)).find(({ value }) => value === args.params.category);
  const wanted = args.params.subcategory;
  const subcategory = category?.children.find(({ value }) => value === wanted);
  if (!category || (wanted !== undefined && !subcategory)) throw notFoundPage(t('unknownCategory'));

  const list = await loadList(args, {
    fixed: {
      gender,
      category: [category.value],
      ...(subcategory ? { subcategory: [subcategory.value] } : {}),
    },
    path: paths.category(gender, category.value, subcategory?.value),
  });
  return {
    gender,
    category,
    subcategory: subcategory ?? null,
    list,
    ...list.head,
    title: `${subcategory?.name ?? category.name}, ${translator(visitor.preferences.language, 'common')(gender)} · Offcut`,
    messages: wordsFor(visitor.preferences.language, 'catalog', listWords),
  };
}

export default function Category() {
  const { gender, category, subcategory, list } = useLoaderData<typeof loader>();
  const t = useT('catalog');
  const common = useT('common');
  return (
    <ListPage
      heading={subcategory?.name ?? category.name}
      list={list}
      crumbs={[
        { label: common(gender), href: paths.shopping(gender) },
        ...(subcategory
          ? [
              { label: category.name, href: paths.category(gender, category.value) },
              { label: subcategory.name },
            ]
          : [{ label: category.name }]),
      ]}
      narrower={[
        { href: paths.category(gender, category.value), label: t('all'), current: subcategory === null },
        ...category.children.map((child) => ({
          href: paths.category(gender, category.value, child.value),
          label: child.name,
          current: child.value === subcategory?.value,
        })),
      ]}
    />
  );
}
