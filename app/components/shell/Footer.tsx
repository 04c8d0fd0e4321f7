import { Link } from '@remix-run/react';
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
  /** The legal line: copyright, region, version. */
  base: readonly string[];
  /** Turns light pages on or off: a form of one button. */
  lite: { action: string; value: 'on' | 'off'; label: string };
  /** What the toasts of this page said, to be read again (J5). */
  notices: readonly string[];
}

/** Lists, the legal line, and the wordmark cropped at the waist as signature. */
export function Footer({ tagline, wordmark, lists, stores = [], base, lite, notices }: FooterProps) {
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
                      {link.href.startsWith('/') ? (
                        <Link to={link.href} prefetch="intent">
                          {link.label}
                        </Link>
                      ) : (
                        <a href={link.href} rel="noopener">
                          {link.label}
                        </a>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        {notices.length > 0 ? (
          <ul className="notices">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        ) : null}
        <div className="base">
          {base.map((part) => (
            <div key={part}>{part}</div>
          ))}
          {/* A plain form: scripts come and go with a whole page only. */}
          <form method="post" action={lite.action}>
            <button name="lite" value={lite.value}>
              {lite.label}
            </button>
          </form>
        </div>
      </div>
      <div className="mega-mark" aria-hidden="true">
        {wordmark}
      </div>
    </footer>
  );
}
