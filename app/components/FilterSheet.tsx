import { Form, Link } from '@remix-run/react';
import { useRef, type ReactNode } from 'react';
import { listText } from '#app/domain/list-text.ts';
import { useLanguage, useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { FacetOptions, type FacetOption } from './FacetOptions.tsx';
import { useDismissible } from './use-dismissible.ts';

export interface Facet {
  /** Name of the search parameter; repeated for every chosen value. */
  name: string;
  label: string;
  options: readonly FacetOption[];
}

export interface PriceRange {
  /** Symbol or code of the shopper's currency, in its own cell. */
  prefix: string;
  /** Each end as it was typed, and what is wrong with it (5#20). */
  lowest: { value: string; error: string | null };
  highest: { value: string; error: string | null };
}

export interface FilterSheetProps {
  /** The list's own path; the form sends its choices there by GET. */
  action: string;
  clearHref: string;
  /** How many choices are active: a badge on the button. */
  activeCount: number;
  facets: readonly Facet[];
  price: PriceRange;
  /** Only what people sell; absent where the address says so itself. `off`: without it the address must say no. */
  marketplace: { checked: boolean; count: number; off: boolean } | null;
  times: readonly { value: string; label: string; checked: boolean }[];
  /** Where the sizes ticked may be kept as "my sizes". */
  mySizes: { gender: string; sizesOf: string | undefined } | null;
  /** Filters of this person, as links. */
  saved: readonly { id: number; name: string; href: string }[];
  /** Parameters that stay: keyword, sort, tab. Never the page. */
  kept: readonly { name: string; value: string }[];
}

/** Groups of the sheet that stand open at first. */
const OPEN_GROUPS = 2;

/**
 * Filters of a list: a `<details>` that stands open as a sheet on the right, or the whole screen on a phone, holding
 * one GET form of native boxes. Its address is the state; nothing here needs script.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { action, clearHref, activeCount, facets, price, marketplace, times, mySizes, saved, kept } = props;
  const root = useRef<HTMLDetailsElement>(null);
  const t = useT('catalog');
  const common = useT('common');
  const priceFaulty = price.lowest.error !== null || price.highest.error !== null;
  useDismissible(root, { stays: true });
  return (
    <details className="filter" ref={root} open>
      <summary className={buttonClass('quiet')}>
        <span className="when-shut row">
          <Icon name="sliders-horizontal" size="small" />
          {t('filter')}
          <Badge count={activeCount} />
        </span>
        <span className="when-open">{t('filter')}</span>
        <span className="when-open ic">
          <Icon name="x" />
          <span className="vh">{common('close')}</span>
        </span>
      </summary>
      <div className="sheet">
        {/* Choices are the browser's own until they are sent; a new address draws the form anew. */}
        <Form action={action} key={clearHref + JSON.stringify([facets, price, times, marketplace])}>
          {kept.map((field) => (
            <input key={`${field.name}=${field.value}`} type="hidden" {...field} />
          ))}
          <div className="groups">
            {/* What has to be put right comes first. */}
            {priceFaulty ? <PriceGroup {...price} /> : null}
            {saved.length > 0 ? (
              <Group label={t('savedFilters')} open>
                <ul className="saved">
                  {saved.map((filter) => (
                    <li key={filter.id}>
                      <Link to={filter.href} discover="none">
                        {filter.name}
                      </Link>
                    </li>
                  ))}
                  <li>
                    <Link className="link small" to={paths.savedFilters()} discover="none">
                      {t('manageSaved')}
                    </Link>
                  </li>
                </ul>
              </Group>
            ) : null}
            {facets.map((facet, index) => (
              <FacetGroup key={facet.name} facet={facet} open={index < OPEN_GROUPS}>
                {facet.name === 'size' && mySizes ? <KeepSizes {...mySizes} /> : null}
              </FacetGroup>
            ))}
            {priceFaulty ? null : <PriceGroup {...price} />}
            {times.length > 0 ? (
              <Group label={t('listedWithin')} chosen={times.find((one) => one.checked && one.value)?.label}>
                <fieldset className="facet">
                  <legend className="vh">{t('listedWithin')}</legend>
                  {times.map((one) => (
                    <Checkbox
                      key={one.value}
                      type="radio"
                      name="time"
                      value={one.value}
                      defaultChecked={one.checked}
                    >
                      <span>{one.label}</span>
                    </Checkbox>
                  ))}
                </fieldset>
              </Group>
            ) : null}
            {marketplace ? (
              <div className="facet alone">
                <Checkbox name="mp" value="1" defaultChecked={marketplace.checked}>
                  <span>{t('fromPeople')}</span>
                  <i>{marketplace.count}</i>
                </Checkbox>
                {/* The first of both counts. */}
                {marketplace.off ? <input type="hidden" name="mp" value="0" /> : null}
              </div>
            ) : null}
          </div>
          <div className="foot-bar">
            <Link className={buttonClass('quiet')} to={clearHref} replace preventScrollReset>
              {t('clear')}
            </Link>
            <Button variant="primary">{t('showResults')}</Button>
          </div>
        </Form>
      </div>
    </details>
  );
}

interface GroupProps {
  label: string;
  /** What is chosen in it, beside its name. */
  chosen?: string | undefined;
  open?: boolean;
  children: ReactNode;
}

function Group({ label, chosen, open = false, children }: GroupProps) {
  return (
    <details className="acc" open={open || chosen !== undefined}>
      <summary>
        {label}
        {chosen ? <em>{chosen}</em> : null}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

function FacetGroup({ facet, open, children }: { facet: Facet; open: boolean; children: ReactNode }) {
  const language = useLanguage();
  const chosen = facet.options.filter((option) => option.checked).map((option) => option.label);
  if (facet.options.length === 0) return null;
  return (
    <Group
      label={facet.label}
      open={open}
      chosen={chosen.length > 0 ? listText(chosen, language) : undefined}
    >
      <FacetOptions {...facet} />
      {children}
    </Group>
  );
}

/** Keeps the boxes ticked as mine: the form's other button, which posts it elsewhere. */
function KeepSizes({ gender, sizesOf }: { gender: string; sizesOf: string | undefined }) {
  const t = useT('catalog');
  return (
    <p className="keep">
      <button className="link small" formMethod="post" formAction={paths.mySizes({ gender, sizesOf })}>
        {t('keepSizes')}
      </button>
    </p>
  );
}

function PriceGroup({ prefix, lowest, highest }: PriceRange) {
  const t = useT('catalog');
  const ends = [
    { name: 'lowestPrice', label: t('priceFrom', { currency: prefix }), ...lowest },
    { name: 'highestPrice', label: t('priceTo', { currency: prefix }), ...highest },
  ];
  return (
    <Group label={t('facetprice')} open>
      <div className="span">
        {ends.map((end) => (
          <Field
            key={end.name}
            id={`filter-${end.name}`}
            name={end.name}
            label={end.label}
            prefix={prefix}
            defaultValue={end.value}
            error={end.error}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </Group>
  );
}
