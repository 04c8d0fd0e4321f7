import { useNavigation } from '@remix-run/react';

/** A line below the window's edge while the next page is on its way; the style sheet waits before it shows. */
export function PendingNavigation({ label }: { label: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="pending" role="status">
      {busy ? <span className="vh">{label}</span> : null}
      {busy ? <i aria-hidden="true" /> : null}
    </div>
  );
}
