import { Link } from '@remix-run/react';
import { Icon } from '#app/ui/Icon.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { DesignerFilter } from './DesignerFilter.tsx';
import type { ShellCategory, ShellLink, ShellMenu } from './shell-types.ts';

export interface CategoryRowProps {
  menu: ShellMenu;
  rowEnd?: ShellLink;
  label: string;
  findLabel: string;
  noneLabel: string;
}

/** The second row of the desktop header: words that open full-width sheets, one at a time. */
export function CategoryRow({ menu, rowEnd, label, findLabel, noneLabel }: CategoryRowProps) {
  const { newIn, designers, categories, marketplace } = menu;
  return (
    <nav className="cat" aria-label={label}>
      <ul>
        {newIn ? <TopLink {...newIn} /> : null}
        {designers ? (
          <li>
            <details name="top" data-menu data-hover>
              <summary>
                {designers.label}
                <Icon name="chevron-down" />
              </summary>
              <div className="drop">
                <DesignerFilter designers={designers} findLabel={findLabel} noneLabel={noneLabel} />
              </div>
            </details>
          </li>
        ) : null}
        {categories.map((category) => (
          <li key={category.href}>
            {category.links.length > 0 ? <CategorySheet {...category} /> : <TopWord {...category} />}
          </li>
        ))}
        {marketplace ? <TopLink {...marketplace} /> : null}
        {rowEnd ? (
          <li className="push">
            <TopWord {...rowEnd} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

function TopLink(link: ShellLink) {
  return (
    <li>
      <TopWord {...link} />
    </li>
  );
}

function TopWord({ label, href, current }: ShellLink) {
  return (
    <Link className="top-link" to={href} prefetch="intent" aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  );
}

function CategorySheet({ label, href, allLabel, links, imageSrc }: ShellCategory) {
  return (
    <details name="top" data-menu data-hover>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="drop">
        <div className="mega plain">
          <div>
            <p className="serif s">{label}</p>
            <p className="mt1">
              <Link className="link small" to={href} prefetch="intent">
                {allLabel}
              </Link>
            </p>
          </div>
          <ul className="cols">
            {links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} prefetch="intent" discover="none">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {imageSrc ? (
            <span className="ph">
              <Picture src={imageSrc} alt="" width={600} height={450} sizes="300px" />
            </span>
          ) : null}
        </div>
      </div>
    </details>
  );
}
