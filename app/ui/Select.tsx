import { clsx } from 'clsx';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame, describedBy, firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  name: string;
  label: ReactNode;
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
}

/** A labelled native select. */
export function Select({
  label,
  options,
  placeholder,
  aside,
  hint,
  error,
  id,
  className,
  ...select
}: SelectProps) {
  const key = id ?? select.name;
  return (
    <FieldFrame id={key} label={label} aside={aside} hint={hint} error={error}>
      <select
        {...select}
        id={key}
        className={clsx('in', className)}
        aria-invalid={firstError(error) ? true : select['aria-invalid']}
        aria-describedby={describedBy(key, hint, error, select['aria-describedby'])}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
