import { useEffect, useRef } from 'react';
import { useErrorText } from './error-text.ts';
import { Icon } from './Icon.tsx';

export interface FormErrorSummaryProps {
  title: string;
  /** Errors of the form as a whole. */
  errors?: readonly string[];
  /** Errors of fields, linked to the field by its id. */
  fields?: readonly { id: string; message: string }[];
}

/** What went wrong, in one place above the form. Nothing when there is nothing to say. */
export function FormErrorSummary({ title, errors = [], fields = [] }: FormErrorSummaryProps) {
  const say = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const said = [...errors, ...fields.map((field) => field.message)].join('\n');
  // The outside system is the document's focus: a failed answer moves it here, so that it is read and seen.
  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);
  if (!said) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <p className="head">
        <Icon name="triangle-alert" />
        {title}
      </p>
      {errors.length + fields.length > 0 ? (
        <ul>
          {errors.map((message) => (
            <li key={message}>{say(message)}</li>
          ))}
          {fields.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`}>{say(message)}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
