import { Form, NavLink } from '@remix-run/react';
import type { ReactNode } from 'react';

export interface AccountFrameProps {
  /** Name of the navigation for those who do not see it. */
  label: string;
  username: string;
  links: readonly {
    href: string;
    label: string;
    /** Current on this page only, not below it. */ exact?: boolean;
  }[];
  logout: { action: string; label: string };
  children: ReactNode;
}

const noClass = () => '';

/** The account's menu beside (above, on phones) one of its pages (2.3#47). */
export function AccountFrame({ label, username, links, logout, children }: AccountFrameProps) {
  return (
    <div className="wrap acct">
      <nav aria-label={label}>
        <h2 className="serif s">{username}</h2>
        <ul>
          {links.map(({ href, label: words, exact }) => (
            <li key={href}>
              {/* aria-current says it all; the router's own class names something else here. */}
              <NavLink to={href} end={exact ?? false} prefetch="intent" className={noClass}>
                {words}
              </NavLink>
            </li>
          ))}
          <li>
            <Form method="post" action={logout.action} reloadDocument>
              <button>{logout.label}</button>
            </Form>
          </li>
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
