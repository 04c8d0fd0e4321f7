import { Link } from '@remix-run/react';
import { useState } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { matchingLinks } from './matching-links.ts';
import type { ShellDesigners } from './shell-types.ts';

export interface MobileDesignersProps {
  designers: ShellDesigners;
  findLabel: string;
  noneLabel: string;
}

/** The designers of the phone's menu, with a field that narrows them where script runs (2.3#44). */
export function MobileDesigners({ designers, findLabel, noneLabel }: MobileDesignersProps) {
  const [words, setWords] = useState('');
  const hydrated = useHydrated();
  const links = matchingLinks(designers.groups, words).flatMap((group) => group.links);
  return (
    <ul>
      {hydrated ? (
        <li className="narrow-by">
          <input
            className="in"
            type="search"
            autoComplete="off"
            aria-label={findLabel}
            placeholder={findLabel}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </li>
      ) : null}
      {designers.all && !words ? (
        <li>
          <Link to={designers.all.href} discover="none">
            {designers.all.label}
          </Link>
        </li>
      ) : null}
      {links.length === 0 ? (
        <li className="narrow-by" role="status">
          {noneLabel}
        </li>
      ) : null}
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href} discover="none" aria-current={link.current ? 'page' : undefined}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
