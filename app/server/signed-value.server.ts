import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env.server.ts';

/**
 * Text that carries a JSON value, the time it was made and a signature, for values that travel through other
 * people's hands: a hidden field, a provider's `state` (G14). `purpose` keeps one kind from passing for another.
 */
export function signValue(purpose: string, value: unknown, now: number = Date.now()): string {
  const body = Buffer.from(JSON.stringify([now, value])).toString('base64url');
  return `${body}.${signature(purpose, body, env().SESSION_SECRETS[0] ?? '')}`;
}

/** The value and its age in milliseconds; null when it was not signed here for this purpose or is too old. */
export function readSignedValue(
  purpose: string,
  text: unknown,
  maxAgeMs: number,
  now: number = Date.now(),
): { value: unknown; ageMs: number } | null {
  if (typeof text !== 'string' || text.length > 4000) return null;
  const [body = '', given = ''] = text.split('.');
  if (!env().SESSION_SECRETS.some((secret) => same(given, signature(purpose, body, secret)))) return null;
  const [madeAt, value] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, unknown];
  const ageMs = now - madeAt;
  return ageMs >= 0 && ageMs <= maxAgeMs ? { value, ageMs } : null;
}

function signature(purpose: string, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url');
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
