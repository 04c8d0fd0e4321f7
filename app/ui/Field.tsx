import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, describedBy, firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  name: string;
  label: ReactNode;
  /** Right of the label: a counter, a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
  /** Before the text in its own cell: a currency, a country code. */
  prefix?: ReactNode;
}

/** A labelled text input. The id defaults to the name; an error marks it invalid and describes it. */
export function Field({ label, aside, hint, error, prefix, id, className, ...input }: FieldProps) {
  const key = id ?? input.name;
  const control = (
    <input
      {...input}
      id={key}
      className={clsx('in', className)}
      aria-invalid={firstError(error) ? true : input['aria-invalid']}
      aria-describedby={describedBy(key, hint, error, input['aria-describedby'])}
    />
  );
  return (
    <FieldFrame id={key} label={label} aside={aside} hint={hint} error={error}>
      {prefix ? (
        <span className="prefixed">
          <span className="pre">{prefix}</span>
          {control}
        </span>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
