import { Form, Link } from '@remix-run/react';
import { useRef } from 'react';
import { Avatar } from '#app/ui/Avatar.tsx';
import { Badge } from '#app/ui/Badge.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { RegionLink } from '../region/RegionLink.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { useDismissible } from '../use-dismissible.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { ShellProps } from './shell-types.ts';

/** Wordmark, genders, search, region, sell, bag, account; the category row below on pages that have a gender. */
export function DesktopHeader(props: ShellProps & { withCategories: boolean }) {
  const {
    homeHref,
    wordmark,
    gender,
    menus,
    search,
    region,
    extras = [],
    add,
    messages,
    bag,
    account,
  } = props;
  const { accountHref, rowEnd, labels, withCategories } = props;
  const root = useRef<HTMLDivElement>(null);
  useDismissible(root, { hover: true });
  const menu = menus.find((each) => each.gender === gender);
  return (
    <div ref={root} className="desk">
      <div className="bar">
        <Link className="logo" to={homeHref} prefetch="intent">
          {wordmark}
        </Link>
        <div className="row">
          <nav className="gen" aria-label={labels.departments}>
            {menus.map((each) => (
              <Link
                key={each.gender}
                to={each.href}
                prefetch="intent"
                aria-current={each.gender === gender ? 'true' : undefined}
              >
                {each.label}
              </Link>
            ))}
          </nav>
          <SearchBox {...search} className="sfield" before={<Icon name="search" size="small" />} />
        </div>
        <div className="util">
          {region ? (
            <RegionLink className="opt" href={region.href} title={labels.region} closeLabel={labels.close}>
              <Icon name="globe" size="small" />
              {region.label}
            </RegionLink>
          ) : null}
          {extras.map((link) => (
            <Link key={link.href} className="opt" to={link.href} prefetch="intent">
              {link.label}
            </Link>
          ))}
          {add ? <AddMenu {...add} /> : null}
          {messages && labels.messages ? (
            <Link
              className={messages.unread ? 'dot' : undefined}
              to={messages.href}
              aria-label={labels.messages}
            >
              <Icon name="message-circle" />
            </Link>
          ) : null}
          <Link to={bag.href} prefetch="intent" aria-label={labels.bag}>
            <Icon name="shopping-bag" />
            <Badge count={bag.count} />
          </Link>
          {account ? (
            <details name="top" data-menu data-hover>
              <summary aria-label={account.label}>
                <Avatar src={account.avatarSrc} name={account.name} size="s" />
              </summary>
              <ul className="pop">
                {account.links.map((link) => (
                  <li key={link.href}>
                    <Link to={link.href} prefetch="intent" aria-current={link.current ? 'page' : undefined}>
                      {link.label}
                    </Link>
                  </li>
                ))}
                <li className="cut">
                  <Form method="post" action={account.logout.action}>
                    <button>{account.logout.label}</button>
                  </Form>
                </li>
              </ul>
            </details>
          ) : (
            <Link to={accountHref} aria-label={labels.account}>
              <Icon name="user" />
            </Link>
          )}
        </div>
      </div>
      {withCategories && menu ? (
        <CategoryRow
          menu={menu}
          rowEnd={rowEnd}
          label={labels.categories}
          findLabel={labels.findDesigner}
          noneLabel={labels.noDesigner}
        />
      ) : null}
    </div>
  );
}

function AddMenu({ label, links }: NonNullable<ShellProps['add']>) {
  const [only, ...others] = links;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Link to={only.href} prefetch="intent">
        <Icon name="plus" />
        {only.label}
      </Link>
    );
  }
  return (
    <details name="top" data-menu data-hover>
      <summary>
        <Icon name="plus" />
        {label}
      </summary>
      <ul className="pop">
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} prefetch="intent">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
