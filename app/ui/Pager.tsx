import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { pagerWindow } from './pager-window.ts';

export interface PagerLink {
  href: string;
  className: string;
  children: ReactNode;
  rel?: 'prev' | 'next';
  'aria-label'?: string;
  'aria-current'?: 'page';
}

export interface PagerLabels {
  pages: string;
  previous: string;
  next: string;
  back: string;
  forward: string;
}

export interface PagerProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  renderLink: (link: PagerLink) => ReactElement;
  labels: PagerLabels;
}

/** Pages as links; nothing at one page or fewer. */
export function Pager({ page, pageCount, hrefFor, renderLink, labels }: PagerProps) {
  const around = pagerWindow(page, pageCount);
  if (!around) return null;
  const step = (target: number | null, icon: IconName, label: string, rel?: 'prev' | 'next') =>
    target === null
      ? null
      : renderLink({
          href: hrefFor(target),
          className: 'ic',
          rel,
          'aria-label': label,
          children: <Icon name={icon} flips />,
        });
  return (
    <nav className="pager" aria-label={labels.pages}>
      {step(around.back, 'chevrons-left', labels.back)}
      {step(around.previous, 'chevron-left', labels.previous, 'prev')}
      {around.pages.map((number) => (
        <Fragment key={number}>
          {renderLink({
            href: hrefFor(number),
            className: 'ic',
            'aria-current': number === page ? 'page' : undefined,
            children: number,
          })}
        </Fragment>
      ))}
      {step(around.next, 'chevron-right', labels.next, 'next')}
      {step(around.forward, 'chevrons-right', labels.forward)}
    </nav>
  );
}
