import { clsx } from 'clsx';
import { useState } from 'react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { FieldFrame, describedBy, firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
  /** Shows "n / limit" beside the label: follows the typing with script, states the stored length without. */
  counter?: number;
}

/** A labelled text area with an optional counter of characters. */
export function TextArea({ label, hint, error, counter, id, className, onChange, ...area }: TextAreaProps) {
  const key = id ?? area.name;
  const [typed, setTyped] = useState(String(area.defaultValue ?? area.value ?? '').length);
  const aside = counter ? <em className="num" dir="ltr">{`${typed} / ${counter}`}</em> : undefined;
  return (
    <FieldFrame id={key} label={label} aside={aside} hint={hint} error={error}>
      <textarea
        {...area}
        id={key}
        className={clsx('in', className)}
        aria-invalid={firstError(error) ? true : area['aria-invalid']}
        aria-describedby={describedBy(key, hint, error, area['aria-describedby'])}
        onChange={(event) => {
          setTyped(event.currentTarget.value.length);
          onChange?.(event);
        }}
      />
    </FieldFrame>
  );
}
