import { Link } from '@remix-run/react';
import type { TabLink } from '#app/ui/Tabs.tsx';
import type { PagerLink } from '#app/ui/Pager.tsx';

/** The router's link for Tabs, Pager and Breadcrumbs, which know no router; `renderLink={renderLink}`. */
export function renderLink({ href, ...rest }: TabLink | PagerLink | { href: string; children: string }) {
  return <Link to={href} prefetch="intent" {...rest} />;
}
