import { Form, Link } from '@remix-run/react';
import { useRef } from 'react';
import { Badge } from '#app/ui/Badge.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Checkbox } from '#app/ui/Checkbox.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { useDismissible } from './use-dismissible.ts';

export interface FacetOption {
  value: string;
  label: string;
  count?: string | number;
  checked?: boolean;
}

export interface Facet {
  /** Name of the search parameter; repeated for every chosen value. */
  name: string;
  label: string;
  options: readonly FacetOption[];
  /** One choice instead of several. */
  single?: boolean;
}

export interface PriceRange {
  label: string;
  /** Symbol or code of the shopper's currency, in its own cell. */
  prefix: string;
  min: { name: string; label: string; value?: string };
  max: { name: string; label: string; value?: string };
}

export interface FilterSheetProps {
  /** The list's own path; the form sends its choices there by GET. */
  action: string;
  label: string;
  closeLabel: string;
  applyLabel: string;
  clear: { href: string; label: string };
  /** How many choices are active: a badge on the button. */
  activeCount: number;
  facets: readonly Facet[];
  price?: PriceRange;
  /** Parameters that stay: keyword, sort, tab. Never the page. */
  kept?: readonly { name: string; value: string }[];
}

/** The button that leads to the list with its filters open: most visits never pay for their counts. */
export function FilterLink({
  href,
  label,
  activeCount,
}: {
  href: string;
  label: string;
  activeCount: number;
}) {
  return (
    <Link className={buttonClass('quiet')} to={href} preventScrollReset rel="nofollow">
      <Icon name="sliders-horizontal" size="small" />
      {label}
      <Badge count={activeCount} />
    </Link>
  );
}

/**
 * Filters of a list: a `<details>` that stands open as a sheet on the right, or the whole screen on a phone, holding
 * one GET form of native boxes. Its address is the state; nothing here needs script.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { action, label, closeLabel, applyLabel, clear, activeCount, facets, price, kept = [] } = props;
  const root = useRef<HTMLDetailsElement>(null);
  useDismissible(root, { stays: true });
  return (
    <details className="filter" ref={root} open>
      <summary className={buttonClass('quiet')}>
        <span className="when-shut row">
          <Icon name="sliders-horizontal" size="small" />
          {label}
          <Badge count={activeCount} />
        </span>
        <span className="when-open">{label}</span>
        <span className="when-open ic">
          <Icon name="x" />
          <span className="vh">{closeLabel}</span>
        </span>
      </summary>
      <div className="sheet">
        {/* Choices are the browser's own until they are sent; a new address draws the form anew. */}
        <Form action={action} key={clear.href + JSON.stringify([facets, price])}>
          {kept.map((field) => (
            <input key={`${field.name}=${field.value}`} type="hidden" {...field} />
          ))}
          <div className="groups">
            {facets.map((facet, index) => (
              <FacetGroup key={facet.name} facet={facet} open={index < 2} />
            ))}
            {price ? <PriceGroup {...price} /> : null}
          </div>
          <div className="foot-bar">
            <Link className={buttonClass('quiet')} to={clear.href} replace preventScrollReset>
              {clear.label}
            </Link>
            <Button variant="primary">{applyLabel}</Button>
          </div>
        </Form>
      </div>
    </details>
  );
}

function FacetGroup({ facet, open }: { facet: Facet; open: boolean }) {
  const chosen = facet.options.filter((option) => option.checked);
  if (facet.options.length === 0) return null;
  return (
    <details className="acc" open={open || chosen.length > 0}>
      <summary>
        {facet.label}
        {chosen.length > 0 ? <em>{chosen.map((option) => option.label).join(', ')}</em> : null}
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="facet">
        <legend className="vh">{facet.label}</legend>
        {facet.options.map(({ value, label, count, checked }) => (
          <Checkbox
            key={value}
            type={facet.single ? 'radio' : 'checkbox'}
            name={facet.name}
            value={value}
            defaultChecked={checked}
          >
            <span>{label}</span>
            {count === undefined ? null : <i>{count}</i>}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}

function PriceGroup({ label, prefix, min, max }: PriceRange) {
  const ends = [min, max];
  return (
    <details className="acc" open>
      <summary>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className="span">
        {ends.map((end) => (
          <Field
            key={end.name}
            id={`filter-${end.name}`}
            name={end.name}
            label={end.label}
            prefix={prefix}
            defaultValue={end.value}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}
