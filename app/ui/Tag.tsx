import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface TagProps {
  /** Discount is red on paper, official black, bid green, outline for the rest. */
  kind?: 'plain' | 'discount' | 'official' | 'bid' | 'outline';
  children: ReactNode;
}

const classOf = { plain: '', discount: 'off', official: 'solid', bid: 'bidt', outline: 'outl' } as const;

/** A small rectangular mark. */
export function Tag({ kind = 'plain', children }: TagProps) {
  return <span className={clsx('tag', classOf[kind])}>{children}</span>;
}
