import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useErrorText } from './error-text.ts';
import { describedBy, firstError } from './FieldFrame.tsx';
import type { FieldError } from './FieldFrame.tsx';

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Words beside the box; wrap them in a vh span where the row already says what is chosen. */
  children: ReactNode;
  error?: FieldError;
  /** A radio when several boxes share a name and one may be chosen. */
  type?: 'checkbox' | 'radio';
}

/** A box or radio with its words as one label. */
export function Checkbox({ children, error, type = 'checkbox', ...input }: CheckboxProps) {
  const say = useErrorText();
  const sentence = firstError(error);
  const id = input.id ?? input.name ?? 'box';
  const box = (
    <label className="cb">
      <input
        {...input}
        type={type}
        aria-invalid={sentence ? true : input['aria-invalid']}
        aria-describedby={describedBy(id, null, error, input['aria-describedby'])}
      />
      {children}
    </label>
  );
  if (!sentence) return box;
  return (
    <div>
      {box}
      <p className="err" id={`${id}-error`}>
        <Icon name="circle-x" size="small" />
        {say(sentence)}
      </p>
    </div>
  );
}
