import type { ReactNode } from 'react';

/** Two, three, four or six columns of pictures that touch, edge to edge: put it outside `.wrap`. */
export function ProductGrid({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <div className="grid" aria-busy={busy || undefined}>
      {children}
    </div>
  );
}
