import { Link } from '@remix-run/react';
import { useId, useState } from 'react';
import { Picture } from '#app/ui/Picture.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { matchingLinks } from './matching-links.ts';
import type { ShellDesigners } from './shell-types.ts';

export interface DesignerFilterProps {
  designers: ShellDesigners;
  findLabel: string;
  noneLabel: string;
}

/** The designers' sheet: four columns of the alphabet, and a field that narrows them where script runs (2.3#43). */
export function DesignerFilter({ designers, findLabel, noneLabel }: DesignerFilterProps) {
  const [words, setWords] = useState('');
  const hydrated = useHydrated();
  const id = useId();
  const found = matchingLinks(designers.groups, words);
  return (
    <div className="mega">
      <div>
        {hydrated ? (
          <div className="field">
            <label className="lab" htmlFor={id}>
              {findLabel}
            </label>
            <input
              id={id}
              className="in tiny"
              type="search"
              autoComplete="off"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </div>
        ) : (
          <p className="serif s">{designers.label}</p>
        )}
        {designers.note ? <p className="small qq mt1">{designers.note}</p> : null}
        {designers.all ? (
          <p className="mt1">
            <Link className="link small" to={designers.all.href} prefetch="intent">
              {designers.all.label}
            </Link>
          </p>
        ) : null}
      </div>
      {found.length === 0 ? <p role="status">{noneLabel}</p> : null}
      {found.map((group) => (
        <div key={group.label}>
          <h3 className="micro">{group.label}</h3>
          <ul>
            {group.links.map((link) => (
              <li key={link.href}>
                <Link to={link.href} prefetch="intent" discover="none">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {designers.imageSrc && found.length > 0 ? (
        <span className="ph">
          <Picture src={designers.imageSrc} alt="" width={600} height={450} sizes="300px" />
        </span>
      ) : null}
    </div>
  );
}
