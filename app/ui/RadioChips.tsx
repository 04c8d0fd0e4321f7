import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useErrorText } from './error-text.ts';
import { firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';

export interface RadioChip {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  disabled?: boolean;
}

export interface RadioChipsProps {
  legend: ReactNode;
  name: string;
  options: readonly RadioChip[];
  defaultValue?: string;
  aside?: ReactNode;
  error?: FieldError;
  required?: boolean;
  /** Square cells in a grid for sizes, pills for the rest. */
  look?: 'pills' | 'cells';
}

/** One choice out of a few, as pills or cells over native radios. */
export function RadioChips(props: RadioChipsProps) {
  const { legend, name, options, defaultValue, aside, error, required, look = 'pills' } = props;
  const say = useErrorText();
  const sentence = firstError(error);
  const cells = look === 'cells';
  return (
    <fieldset className="opts" aria-describedby={sentence ? `${name}-error` : undefined}>
      <legend className="lab">
        <span>{legend}</span>
        {aside}
      </legend>
      <div className={cells ? 'sizes' : 'chips'}>
        {options.map(({ value, label, count, disabled }) => (
          <label key={value} className={cells ? clsx('size', disabled && 'off') : 'chip'}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              required={required}
            />
            <span>
              {label}
              {cells && count !== undefined ? <small>{count}</small> : null}
            </span>
            {!cells && count !== undefined ? <i>{count}</i> : null}
          </label>
        ))}
      </div>
      {sentence ? (
        <p className="err" id={`${name}-error`}>
          <Icon name="circle-x" size="small" />
          {say(sentence)}
        </p>
      ) : null}
    </fieldset>
  );
}
