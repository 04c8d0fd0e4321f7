import { Fragment, useState } from 'react';
import { isNameMatch } from '#app/domain/name-match.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export interface FacetOption {
  value: string;
  label: string;
  count?: number;
  checked?: boolean;
  /** Options in a row with the same one stand under it as their heading. */
  group?: string;
}

export interface FacetOptionsProps {
  name: string;
  label: string;
  options: readonly FacetOption[];
}

/** From so many options on, a field to find one by its name. */
const FIND_FROM = 9;

/**
 * The boxes of a facet. Where script runs, a field narrows long ones: names that contain the letters, or, of regions,
 * begin with them (5#29). What is hidden stays chosen.
 */
export function FacetOptions({ name, label, options }: FacetOptionsProps) {
  const t = useT('catalog');
  const hydrated = useHydrated();
  const [sought, setSought] = useState('');
  const shown = options.filter((option) =>
    isNameMatch(option.label, sought, name === 'region' ? 'start' : 'part'),
  );
  const visible = new Set(shown);
  return (
    <>
      {hydrated && options.length >= FIND_FROM && (name === 'brand' || name === 'region') ? (
        <input
          className="in tiny"
          type="search"
          autoComplete="off"
          aria-label={t('findIn', { name: label })}
          placeholder={t('findIn', { name: label })}
          onInput={(event) => setSought(event.currentTarget.value)}
          // Enter would send the filters while somebody is still looking.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      <fieldset className="facet">
        <legend className="vh">{label}</legend>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.group && option.group !== options[index - 1]?.group ? (
              <p className="micro qq">{option.group}</p>
            ) : null}
            <div hidden={!visible.has(option)}>
              <Checkbox name={name} value={option.value} defaultChecked={option.checked ?? false}>
                <span>
                  {name === 'color' ? (
                    <span className="swatch" data-color={option.value} aria-hidden="true" />
                  ) : null}
                  {option.label}
                </span>
                {option.count === undefined ? null : <i>{option.count}</i>}
              </Checkbox>
            </div>
          </Fragment>
        ))}
        {shown.length === 0 ? <p role="status">{t('noMatch')}</p> : null}
      </fieldset>
    </>
  );
}
