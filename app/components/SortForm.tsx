import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
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
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  // The outside system is the page before script took over: a choice made there is sent now.
  useEffect(() => {
    const chosen = select.current;
    if (chosen && chosen.value !== value) submit(chosen.form, { preventScrollReset: true, replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when script takes over
  }, []);
  return (
    <Form className="sort" action={action} key={value}>
      {kept.map((field) => (
        <input key={`${field.name}=${field.value}`} type="hidden" {...field} />
      ))}
      <label className="small qq" htmlFor={id}>
        {label}
      </label>
      <select
        ref={select}
        className="in tiny"
        id={id}
        name={name}
        defaultValue={value}
        // The browser must not bring an older choice back: the address says which one is in force.
        autoComplete="off"
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
