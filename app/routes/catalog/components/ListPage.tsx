import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ActiveFilters } from '#app/components/ActiveFilters.tsx';
import { FilterLink, FilterSheet } from '#app/components/FilterSheet.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { SortForm } from '#app/components/SortForm.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/Breadcrumbs.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { chipClass } from '#app/ui/Chip.tsx';
import { Empty } from '#app/ui/Empty.tsx';
import type { ListView } from '../list.server.ts';
import { HitCards } from './HitCards.tsx';
import { SaveFilter } from './SaveFilter.tsx';

interface ListPageProps {
  heading: ReactNode;
  crumbs: readonly Crumb[];
  list: ListView;
  /** Links to narrower lists. */
  narrower?: readonly { href: string; label: string; current: boolean }[];
  /** A picture beside the heading, above it on a phone. */
  cover?: ReactNode;
  children?: ReactNode;
}

/** First row of the widest grid on a desktop: what the first screen shows. */
const EAGER = 4;

/** A list of styles with its filters, sort and pages; the same for every kind of list. */
export function ListPage({ heading, crumbs, list, narrower = [], cover, children }: ListPageProps) {
  const t = useT('catalog');
  const common = useT('common');
  const language = useLanguage();
  const head = (
    <div className="list-head">
      <Breadcrumbs label={common('breadcrumbs')} crumbs={crumbs} renderLink={renderLink} />
      <h1 className={clsx('serif', cover ? 'xl' : 'l')}>{heading}</h1>
      {children}
    </div>
  );
  const clear = { href: list.clear, label: t('clearFilters') };
  return (
    <>
      {cover ? (
        <div className="covered">
          <div className="cover">{cover}</div>
          <div className="wrap">{head}</div>
        </div>
      ) : null}
      <div className="wrap">
        {cover ? null : head}
        {narrower.length > 0 ? (
          <nav className="subs" aria-label={t('subcategories')}>
            {narrower.map((link) => (
              <Link
                key={link.href}
                to={link.href}
                prefetch="intent"
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </Link>
            ))}
          </nav>
        ) : null}
        <div className="listbar">
          <p className="tally small qq">{t('styles', { count: list.total })}</p>
          <Link
            className={chipClass()}
            to={list.allIn.href}
            aria-current={list.allIn.on ? 'true' : undefined}
            preventScrollReset
            rel="nofollow"
            discover="none"
          >
            {t('withShipping')}
          </Link>
          <SortForm
            action={list.action}
            name="sort"
            label={t('sort')}
            applyLabel={t('apply')}
            value={list.sort}
            options={list.sorts}
            kept={list.keptBySort}
          />
          {list.sheet ? (
            <FilterSheet
              {...list.sheet}
              action={list.action}
              clearHref={list.clear}
              activeCount={list.filters.length}
            />
          ) : (
            <FilterLink href={list.openFilters} label={t('filter')} activeCount={list.filters.length} />
          )}
        </div>
        <div className="underbar">
          <ActiveFilters
            label={t('filter')}
            filters={list.filters.map((filter) => ({
              ...filter,
              removeLabel: t('removeFilter', { name: filter.label }),
            }))}
            clear={clear}
          />
          {list.mySizes ? (
            <Link className={chipClass()} to={list.mySizes.href} preventScrollReset discover="none">
              {list.mySizes.label}
            </Link>
          ) : null}
          {list.filters.length > 0 ? <SaveFilter {...list.save} signedIn={list.signedIn} /> : null}
        </div>
        {list.didYouMean ? (
          <p className="lead">
            {t('didYouMean')} <Link to={list.didYouMean.href}>{list.didYouMean.words}</Link>
          </p>
        ) : null}
        {list.ignored.length > 0 ? (
          <p className="small qq">
            {t('ignoredWords', { words: new Intl.ListFormat(language).format(list.ignored) })}
          </p>
        ) : null}
      </div>
      {list.cards.length + list.others.length === 0 ? (
        <div className="wrap">
          <Empty title={t('noResults')} help={list.lift.length > 0 ? t('noResultsLift') : t('noResultsHelp')}>
            {list.lift.length > 0 ? (
              <ul className="lift">
                {list.lift.map((lift) => (
                  <li key={lift.href}>
                    <Link className={buttonClass('quiet')} to={lift.href} discover="none">
                      {lift.label}
                      <span className="num qq">{lift.count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            {list.filters.length > 0 ? (
              <Link className={buttonClass('outline')} to={clear.href}>
                {clear.label}
              </Link>
            ) : null}
          </Empty>
        </div>
      ) : (
        <ProductGrid>
          <HitCards hits={list.others} />
          <StyleCards cards={list.cards} eager={EAGER} level={2} />
        </ProductGrid>
      )}
      <Pages page={list.page} pageCount={list.pages} hrefFor={(page) => pageHref(list.firstPage, page)} />
    </>
  );
}

/** The list's address with a page number; the first page has none (C3). */
function pageHref(firstPage: string, page: number): string {
  if (page <= 1) return firstPage;
  return `${firstPage}${firstPage.includes('?') ? '&' : '?'}page=${page}`;
}
