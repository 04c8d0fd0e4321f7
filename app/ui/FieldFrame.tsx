import type { ReactNode } from 'react';
import { useErrorText } from './error-text.ts';
import { Icon } from './Icon.tsx';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** Right of the label: a counter, a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: FieldError;
  children: ReactNode;
}

/** One sentence, several (the first is shown), or none. */
export type FieldError = string | string[] | null | undefined;

/** The sentence to show for a field, if it has one. */
export function firstError(error: FieldError): string | undefined {
  return (Array.isArray(error) ? error[0] : error) ?? undefined;
}

/**
 * The ids that describe a control; the same suffixes that conform uses, so that its props may be spread on a field.
 */
export function describedBy(
  id: string,
  hint: ReactNode,
  error: FieldError,
  other?: string,
): string | undefined {
  const ids = [firstError(error) && `${id}-error`, hint && `${id}-description`, other].filter(Boolean);
  return ids.length > 0 ? [...new Set(ids.join(' ').split(' '))].join(' ') : undefined;
}

/** Label above, control, hint and error below: the frame of every labelled control. */
export function FieldFrame({ id, label, aside, hint, error, children }: FieldFrameProps) {
  const say = useErrorText();
  const sentence = firstError(error);
  return (
    <div className="field">
      <div className="lab">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {sentence ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-x" size="small" />
          {say(sentence)}
        </p>
      ) : null}
      {hint ? (
        <p className="hint" id={`${id}-description`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
