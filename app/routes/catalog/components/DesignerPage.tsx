import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import type { DesignerView } from '../designer-page.server.ts';
import { ListPage } from './ListPage.tsx';

/** A designer's list; the categories narrow it. */
export function DesignerPage({ gender, brand, category, subcategory, categories, list }: DesignerView) {
  const t = useT('catalog');
  const common = useT('common');
  const last = subcategory ?? category;
  return (
    <ListPage
      heading={brand.name}
      list={list}
      crumbs={[
        { label: common(gender), href: paths.shopping(gender) },
        ...(last
          ? [{ label: brand.name, href: paths.designer(gender, brand.value) }, { label: last.name }]
          : [{ label: brand.name }]),
      ]}
      narrower={[
        { href: paths.designer(gender, brand.value), label: t('all'), current: category === null },
        ...categories.map(({ value, name }) => ({
          href: paths.designer(gender, brand.value, value),
          label: name,
          current: value === category?.value,
        })),
      ]}
    />
  );
}
