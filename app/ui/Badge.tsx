/** What a badge prints: the number, "99+" above 99, nothing at zero (9#13). */
export function badgeText(count: number): string | null {
  if (!(count > 0)) return null;
  return count > 99 ? '99+' : String(Math.floor(count));
}

/** A count in a black pill. Decoration: the control it sits on says the number in its label. */
export function Badge({ count }: { count: number }) {
  const text = badgeText(count);
  return text === null ? null : (
    <span className="count" aria-hidden="true">
      {text}
    </span>
  );
}
