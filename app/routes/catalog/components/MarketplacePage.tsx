import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import type { Gender } from '#contract/primitives.ts';
import type { ListView } from '../list.server.ts';
import { ListPage } from './ListPage.tsx';

/** What people sell themselves, of one gender or of both. */
export function MarketplacePage({ gender, list }: { gender: Gender | null; list: ListView }) {
  const t = useT('catalog');
  const common = useT('common');
  return (
    <ListPage
      heading={t('marketplace')}
      list={list}
      crumbs={
        gender
          ? [{ label: common(gender), href: paths.shopping(gender) }, { label: t('marketplace') }]
          : [{ label: common('home'), href: paths.home() }, { label: t('marketplace') }]
      }
      narrower={[
        { href: paths.marketplace(), label: t('all'), current: gender === null },
        { href: paths.marketplace('women'), label: common('women'), current: gender === 'women' },
        { href: paths.marketplace('men'), label: common('men'), current: gender === 'men' },
      ]}
    >
      <p className="q">{t('marketplaceText')}</p>
    </ListPage>
  );
}
