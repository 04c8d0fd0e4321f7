import type { ReactNode } from 'react';
import { DesktopHeader } from './DesktopHeader.tsx';
import { MobileHeader } from './MobileHeader.tsx';
import type { ShellProps } from './shell-types.ts';

export interface HeaderProps extends ShellProps {
  skipLabel: string;
  /** The line above a phone's header. */
  banner: ReactNode;
  /** Shopping pages carry the category row and are 30 px taller (9#19). */
  withCategories: boolean;
}

/** Skip link and the header, desktop and phone; the style sheet shows one of them. The main element is `#main`. */
export function Header({ skipLabel, banner, withCategories, ...shell }: HeaderProps) {
  return (
    <>
      <a className="skip" href="#main">
        {skipLabel}
      </a>
      {banner}
      <header className="top">
        <MobileHeader {...shell} />
        <DesktopHeader {...shell} withCategories={withCategories} />
      </header>
    </>
  );
}
