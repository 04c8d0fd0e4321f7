import type { LoaderFunctionArgs } from '@remix-run/node';
import { translator, wordsFor } from '#app/i18n/messages.server.ts';
import { listWords } from '#app/i18n/page-words.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage } from '#app/server/guards.server.ts';
import { brandsOf, categoriesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import type { Gender } from '#contract/primitives.ts';
import { loadList } from './list.server.ts';

/** A designer's styles of one gender, all or of a category; both address forms of A2 share it. */
export async function loadDesigner(args: LoaderFunctionArgs, gender: Gender, path: string) {
  const { designer = '', category, subcategory } = args.params;
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'catalog');
  const other: Gender = gender === 'men' ? 'women' : 'men';
  const [mine, theirs, categories] = await Promise.all([
    brandsOf(visitor, gender),
    brandsOf(visitor, other),
    categoriesOf(visitor, gender),
  ]);
  const brand = [...mine, ...theirs].find(({ value }) => value === designer);
  if (!brand) throw notFoundPage(t('unknownDesigner'));
  const top = categories.find(({ value }) => value === category);
  const leaf = top?.children.find(({ value }) => value === subcategory);
  if ((category !== undefined && !top) || (subcategory !== undefined && !leaf))
    throw notFoundPage(t('unknownCategory'));

  const list = await loadList(args, {
    fixed: {
      gender,
      brand: [brand.value],
      ...(top ? { category: [top.value] } : {}),
      ...(leaf ? { subcategory: [leaf.value] } : {}),
    },
    path,
  });
  return {
    gender,
    brand: { value: brand.value, name: brand.name },
    category: top ? { value: top.value, name: top.name } : null,
    subcategory: leaf ?? null,
    categories: categories.map(({ value, name }) => ({ value, name })),
    list,
    ...list.head,
    // Whichever form of the address it is (A2): the gendered one is known.
    canonical:
      list.head.canonical &&
      paths.designer(gender, brand.value, top?.value, leaf?.value) + list.head.canonical.slice(path.length),
    title: `${[brand.name, leaf?.name ?? top?.name].filter(Boolean).join(' ')} · Offcut`,
    messages: wordsFor(language, 'catalog', listWords),
  };
}
export type DesignerView = Awaited<ReturnType<typeof loadDesigner>>;
