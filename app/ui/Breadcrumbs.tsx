import { Fragment } from 'react';
import type { ReactElement } from 'react';

export interface Crumb {
  label: string;
  /** The last crumb, the page itself, has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  label: string;
  crumbs: readonly Crumb[];
  renderLink: (link: { href: string; children: string }) => ReactElement;
}

/** The way here from the top. */
export function Breadcrumbs({ label, crumbs, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="bread">
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? crumb.label}>
            {crumb.href ? (
              <Fragment>{renderLink({ href: crumb.href, children: crumb.label })}</Fragment>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
