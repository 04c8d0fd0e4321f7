import { Form, useSubmit } from '@remix-run/react';
import { Button } from '#app/ui/Button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export interface SortFormProps {
  action: string;
  name: string;
  label: string;
  applyLabel: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** All other parameters of the list, filters included. Never the page. */
  kept?: readonly { name: string; value: string }[];
}

/** A native select in a GET form; script sends it on choice and takes the button away. */
export function SortForm({ action, name, label, applyLabel, value, options, kept = [] }: SortFormProps) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  return (
    <Form className="sort" action={action} key={value}>
      {kept.map((field) => (
        <input key={`${field.name}=${field.value}`} type="hidden" {...field} />
      ))}
      <select
        className="in tiny"
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hydrated ? null : <Button variant="quiet">{applyLabel}</Button>}
    </Form>
  );
}
