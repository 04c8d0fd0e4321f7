import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface Tab {
  href: string;
  label: ReactNode;
  count?: ReactNode;
  current?: boolean;
}

export interface TabLink {
  href: string;
  children: ReactNode;
  'aria-current'?: 'page';
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Draws the link: the router's where there is one. */
  renderLink: (link: TabLink) => ReactElement;
  /** Serif, for the lists of a shopping home. */
  big?: boolean;
  /** A hairline below. */
  ruled?: boolean;
}

/** Tabs are links: each has an address and works without script. */
export function Tabs({ label, tabs, renderLink, big = false, ruled = false }: TabsProps) {
  return (
    <nav className={`tabs${big ? ' big' : ''}${ruled ? ' ruled' : ''}`} aria-label={label}>
      {tabs.map((tab) => (
        <Fragment key={tab.href}>
          {renderLink({
            href: tab.href,
            'aria-current': tab.current ? 'page' : undefined,
            children: (
              <>
                {tab.label}
                {tab.count === undefined ? null : <i>{tab.count}</i>}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
