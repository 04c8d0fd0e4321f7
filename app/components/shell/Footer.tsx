import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/Button.tsx';
import type { ShellLink } from './shell-types.ts';

export interface FooterProps {
  /** One serif sentence. */
  tagline: string;
  wordmark: string;
  /** Four lists at most; only pages that exist. */
  lists: readonly { title: string; links: readonly ShellLink[] }[];
  /** App stores. */
  stores?: readonly ShellLink[];
  /** The legal line: copyright, region, version; the lite switch is a small form among them. */
  base: readonly ReactNode[];
}

/** Lists, the legal line, and the wordmark cropped at the waist as signature. */
export function Footer({ tagline, wordmark, lists, stores = [], base }: FooterProps) {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="cols">
          <div className="lead">
            <p className="serif m line1">{tagline}</p>
            {stores.length > 0 ? (
              <div className="stores">
                {stores.map((store) => (
                  <a key={store.href} className={buttonClass('quiet', { size: 'tiny' })} href={store.href}>
                    {store.label}
                  </a>
                ))}
              </div>
            ) : null}
          </div>
          {lists
            .filter((list) => list.links.length > 0)
            .map((list) => (
              <nav key={list.title} aria-label={list.title}>
                <h2 className="micro">{list.title}</h2>
                <ul>
                  {list.links.map((link) => (
                    <li key={link.href}>
                      <Link to={link.href} prefetch="intent">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <div className="base">
          {base.map((part, index) => (
            <div key={index}>{part}</div>
          ))}
        </div>
      </div>
      <div className="mega-mark" aria-hidden="true">
        {wordmark}
      </div>
    </footer>
  );
}
