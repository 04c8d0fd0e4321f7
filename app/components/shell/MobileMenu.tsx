import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/Icon.tsx';
import { MobileDesigners } from './MobileDesigners.tsx';
import type { ShellLink, ShellMenu, ShellProps } from './shell-types.ts';

/**
 * The full-screen menu of a phone: genders as two serif tabs over native radios, so that the other gender's list
 * opens without a page load; accordions; then region and account.
 */
export function MobileMenu({
  gender,
  menus,
  region,
  extras = [],
  add,
  account,
  loginHref,
  labels,
}: ShellProps) {
  const chosen = menus.some((menu) => menu.gender === gender) ? gender : menus[0]?.gender;
  const more = [...(add?.links ?? []), ...extras];
  return (
    <nav className="mm" aria-label={labels.navigation}>
      <div className="gt" role="radiogroup" aria-label={labels.departments}>
        {menus.map((menu) => (
          <label key={menu.gender}>
            <input
              type="radio"
              name="menu-gender"
              form="none"
              defaultChecked={menu.gender === chosen}
              value={menu.gender}
            />
            {menu.label}
          </label>
        ))}
      </div>
      <div className="panels">
        {menus.map((menu) => (
          <Panel key={menu.gender} {...menu} findLabel={labels.findDesigner} noneLabel={labels.noDesigner} />
        ))}
      </div>
      <ul className="below">
        {more.map((link) => (
          <Row key={link.href} {...link} />
        ))}
        {account ? (
          <>
            <li>
              <Accordion label={account.label}>
                {account.links.map((link) => (
                  <Row key={link.href} {...link} />
                ))}
              </Accordion>
            </li>
            <li>
              <Form method="post" action={account.logout.action}>
                <button>{account.logout.label}</button>
              </Form>
            </li>
          </>
        ) : (
          <Row label={labels.login} href={loginHref} />
        )}
        {region ? <Row {...region} /> : null}
      </ul>
    </nav>
  );
}

interface PanelProps extends ShellMenu {
  findLabel: string;
  noneLabel: string;
}

function Panel(props: PanelProps) {
  const { href, allLabel, newIn, designers, categories, marketplace, findLabel, noneLabel } = props;
  return (
    <ul>
      <Row label={allLabel} href={href} />
      {newIn ? <Row {...newIn} /> : null}
      {designers ? (
        <li>
          <Accordion label={designers.label} bare>
            <MobileDesigners designers={designers} findLabel={findLabel} noneLabel={noneLabel} />
          </Accordion>
        </li>
      ) : null}
      {categories.map((category) =>
        category.links.length > 0 ? (
          <li key={category.href}>
            <Accordion label={category.label}>
              <Row label={category.allLabel} href={category.href} />
              {category.links.map((link) => (
                <Row key={link.href} {...link} />
              ))}
            </Accordion>
          </li>
        ) : (
          <Row key={category.href} {...category} />
        ),
      )}
      {marketplace ? <Row {...marketplace} /> : null}
    </ul>
  );
}

function Row({ label, href, current }: ShellLink) {
  return (
    <li>
      <Link to={href} discover="none" aria-current={current ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
}

/** `bare` children bring their own list. */
function Accordion({
  label,
  children,
  bare = false,
}: {
  label: string;
  children: ReactNode;
  bare?: boolean;
}) {
  return (
    <details>
      <summary>
        {label}
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      {bare ? children : <ul>{children}</ul>}
    </details>
  );
}
