import { Link } from '@remix-run/react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ListTools, NothingFound } from '#app/components/ListTools.tsx';
import { Pages } from '#app/components/Pages.tsx';
import { ProductGrid } from '#app/components/ProductGrid.tsx';
import { renderLink } from '#app/components/render-link.tsx';
import { StyleCards } from '#app/components/StyleCards.tsx';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/Breadcrumbs.tsx';
import { chipClass } from '#app/ui/Chip.tsx';
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
        <ListTools
          list={list}
          switches={
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
          }
        >
          {list.mySizes ? (
            <Link className={chipClass()} to={list.mySizes.href} preventScrollReset discover="none">
              {list.mySizes.label}
            </Link>
          ) : null}
          {list.filters.length > 0 ? <SaveFilter {...list.save} signedIn={list.signedIn} /> : null}
        </ListTools>
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
        <NothingFound list={list} />
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
