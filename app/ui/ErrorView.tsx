import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ErrorViewProps {
  title: ReactNode;
  text?: ReactNode;
  /** The status and request id, in small, for a person who asks for help. */
  code?: ReactNode;
  /** Retry, home: links or buttons. */
  children?: ReactNode;
  /** In place of a part of a page, while the rest of it stands. */
  inline?: boolean;
}

/** What could not be shown, in one sentence, and the way on. */
export function ErrorView({ title, text, code, children, inline = false }: ErrorViewProps) {
  const Heading = inline ? 'h2' : 'h1';
  return (
    <div className={clsx('sorry', inline ? 'inline' : 'wrap')} role={inline ? 'alert' : undefined}>
      <Heading className={clsx('serif', inline ? 'm' : 'l')}>{title}</Heading>
      {text ? <p className="q">{text}</p> : null}
      {code ? <p className="code small">{code}</p> : null}
      {children ? <div className="btns">{children}</div> : null}
    </div>
  );
}
