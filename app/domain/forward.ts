/** Why somebody was sent to sign in (C11). Each has a sentence `reason.{name}` on the login page. */
export const reasons = [
  'buynow',
  'sellnow',
  'offer',
  'message',
  'follow',
  'favorite',
  'watch',
  'block',
  'account',
] as const;
export type Reason = (typeof reasons)[number];

/** A reason out of a URL, or null. */
export function parseReason(value: unknown): Reason | null {
  return (reasons as readonly unknown[]).includes(value) ? (value as Reason) : null;
}

const FORWARD_MAX = 2000;
// Any origin does: it only has to come out as it went in.
const ORIGIN = 'https://same-origin.invalid';

/**
 * A return address that cannot leave this site (C10, architecture 7): a path with a single leading slash, as the
 * browser would read it; anything else is `fallback`. The fragment is kept.
 */
export function safeForward(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || value.length > FORWARD_MAX) return fallback;
  // Browsers read a backslash as a slash and drop tabs and line ends, so that `/\t/evil` is another host.
  if (!/^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(value)) return fallback;
  try {
    const url = new URL(value, ORIGIN);
    if (url.origin !== ORIGIN) return fallback;
    const path = `${url.pathname}${url.search}${url.hash}`;
    // `/..//evil` resolves to `//evil`.
    return path.startsWith('//') ? fallback : path;
  } catch {
    return fallback;
  }
}
