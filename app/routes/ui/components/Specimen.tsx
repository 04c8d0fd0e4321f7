import type { ReactNode } from 'react';

/** A part of the page with its title; `bare` content pads itself. */
export function Specimen({
  title,
  children,
  bare = false,
}: {
  title: string;
  children: ReactNode;
  bare?: boolean;
}) {
  return (
    <section className="sec specimen">
      <div className="wrap">
        <h2 className="serif l">{title}</h2>
      </div>
      {bare ? children : <div className="wrap">{children}</div>}
    </section>
  );
}

/** States of one component side by side. */
export function States({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="states">
      <h3 className="micro qq">{label}</h3>
      <div>{children}</div>
    </div>
  );
}
