import { Link } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { badgeLabels } from '#app/components/badge-labels.ts';
import { fromOfferList } from '#app/components/card-state.ts';
import { OfferRow } from '#app/components/OfferRow.tsx';
import type { OfferRowView } from '#app/components/offer-row-view.ts';
import { Pages } from '#app/components/Pages.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { UserLine } from '#app/components/UserLine.tsx';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import type { ProductPanel } from '../panel-view.server.ts';

// Fetched after the page has come to life: the one answers to a pointer that rests, the other is a tab's.
const StoryPreview = lazy(async () => ({
  default: (await import('#app/components/StoryPreview.tsx')).StoryPreview,
}));
const DepthTable = lazy(async () => ({
  default: (await import('#app/components/DepthTable.tsx')).DepthTable,
}));

/** Asks, bids and depth of the book, one at a time (2.3#9). */
export function BookTabs({ panel }: { panel: ProductPanel }) {
  const t = useT('product');
  const counts = { asks: panel.askCount, bids: panel.bidCount, depth: undefined };
  return (
    <section className="mt2" id="offers" aria-label={t('offers')}>
      <Tabs
        ruled
        label={t('offers')}
        renderLink={(link) => renderLink(link)}
        tabs={panel.tabs.map(({ tab, href }) => ({
          href: panel.all ? href : `${href}#offers`,
          label: t(tab),
          count: counts[tab],
          current: tab === panel.tab,
        }))}
      />
      {panel.tab === 'depth' ? (
        <Suspense fallback={null}>
          <DepthTable
            rows={panel.depth}
            labels={{ caption: t('depthCaption'), bids: t('bids'), price: t('price'), asks: t('asks') }}
          />
        </Suspense>
      ) : (
        <BookRows panel={panel} side={panel.tab} />
      )}
    </section>
  );
}

function BookRows({ panel, side }: { panel: ProductPanel; side: 'asks' | 'bids' }) {
  const t = useT('product');
  const { rows } = panel;
  const count = side === 'asks' ? panel.askCount : panel.bidCount;
  if (rows.length === 0) return <p className="small qq mt1">{t(side === 'asks' ? 'noAsks' : 'noBids')}</p>;
  return (
    <>
      <ul>
        {rows.map((row) => (
          <BookRow key={row.id} row={row} yours={t(side === 'asks' ? 'yourAsk' : 'yourBid')} />
        ))}
      </ul>
      {panel.all ? (
        <Pages
          page={panel.page}
          pageCount={panel.pageHrefs.length}
          hrefFor={(page) => panel.pageHrefs[page - 1] ?? panel.showAll}
        />
      ) : count > rows.length ? (
        <Link className={buttonClass('quiet', { wide: true, className: 'mt1' })} to={panel.showAll}>
          {t(side === 'asks' ? 'showAllAsks' : 'showAllBids', { count })}
        </Link>
      ) : null}
    </>
  );
}

function BookRow({ row, yours }: { row: OfferRowView; yours: string }) {
  const t = useT('product');
  const common = useT('common');
  return (
    <OfferRow
      href={row.href}
      linkLabel={row.label}
      linkState={fromOfferList(row.id)}
      imageSrc={row.image}
      preview={
        row.story ? (
          <Suspense fallback={null}>
            <StoryPreview {...row.story} />
          </Suspense>
        ) : null
      }
      user={
        <UserLine name={row.mine ? yours : row.name} avatarSrc={row.avatar} {...badgeLabels(row, common)} />
      }
      facts={row.facts}
      where={row.where}
      price={row.price}
      shipping={row.shipping}
      mine={row.mine}
      actions={
        row.mine ? (
          <Link className={buttonClass('quiet', { size: 'tiny' })} to={paths.accountOffer(row.id)}>
            {t('edit')}
          </Link>
        ) : null
      }
    />
  );
}
