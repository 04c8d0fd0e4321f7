import type { ReactNode } from 'react';

export interface AppBannerProps {
  text: string;
  link: { href: string; label: string };
  /** A form whose button closes the banner for good. */
  close: ReactNode;
}

/** The line above the header that offers the app; shown until closed (2.3#39). */
export function AppBanner({ text, link, close }: AppBannerProps) {
  return (
    <aside className="app mob">
      <span>{text}</span>
      <a className="link b" href={link.href}>
        {link.label}
      </a>
      {close}
    </aside>
  );
}
