import type { ReactNode } from 'react';

export interface EmptyProps {
  title: ReactNode;
  help?: ReactNode;
  /** One action. */
  children?: ReactNode;
  /** The heading's level on its page. */
  level?: 1 | 2 | 3;
}

/** A list with nothing in it: a sentence, a line of help, one action. */
export function Empty({ title, help, children, level = 2 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Heading className="serif m">{title}</Heading>
      {help ? <p>{help}</p> : null}
      {children}
    </div>
  );
}
