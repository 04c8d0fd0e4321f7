import { useState } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, describedBy, firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import { useHydrated } from './use-hydrated.ts';

export interface PasswordRule {
  label: string;
  /** Whether the typed password meets the rule. */
  met: (password: string) => boolean;
}

export interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  name: string;
  label: ReactNode;
  showLabel: string;
  hideLabel: string;
  /** Right of the label: the link of a forgotten password. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
  /** Listed below and ticked while typing; without script they stand as plain advice. */
  rules?: readonly PasswordRule[];
}

/** A password with a show and hide button, which is there only once script can make it work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, showLabel, hideLabel, aside, hint, error, rules, id, onChange, ...input } = props;
  const key = id ?? input.name;
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  const hydrated = useHydrated();
  return (
    <FieldFrame id={key} label={label} aside={aside} hint={hint} error={error}>
      <span className="inwrap">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={key}
          className="in"
          type={shown ? 'text' : 'password'}
          aria-invalid={firstError(error) ? true : input['aria-invalid']}
          aria-describedby={describedBy(key, hint, error, input['aria-describedby'])}
          onChange={(event) => {
            if (rules) setTyped(event.currentTarget.value);
            onChange?.(event);
          }}
        />
        {hydrated ? (
          <button
            type="button"
            className="ic"
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        ) : null}
      </span>
      {rules ? (
        <ul className="rules">
          {rules.map((rule) => (
            <li key={rule.label} className={rule.met(typed) ? 'ok' : undefined}>
              <Icon name={rule.met(typed) ? 'check' : 'minus'} size="small" />
              {rule.label}
            </li>
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  );
}
