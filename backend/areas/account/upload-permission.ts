import { createHmac, timingSafeEqual } from 'node:crypto';

/** A promised place waits this long for its file. */
const PERMISSION_MS = 60 * 60_000;

export interface UploadPermission {
  /** Milliseconds since 1970, as text. */
  expires: string;
  signature: string;
}

/** Signs the permission to put one file into one place (7/user#10); the fields go along with the file. */
export function signPermission(secret: string, key: string, now: Date): UploadPermission {
  const expires = String(now.getTime() + PERMISSION_MS);
  return { expires, signature: sign(secret, key, expires) };
}

/** True when the fields are ours, for this place, and not too old. */
export function isPermitted(
  secret: string,
  key: string,
  given: Partial<UploadPermission>,
  now: Date,
): boolean {
  const { expires = '', signature = '' } = given;
  const wanted = Buffer.from(sign(secret, key, expires));
  const got = Buffer.from(signature);
  return wanted.length === got.length && timingSafeEqual(wanted, got) && Number(expires) > now.getTime();
}

function sign(secret: string, key: string, expires: string): string {
  return createHmac('sha256', secret).update(`upload\n${key}\n${expires}`).digest('base64url');
}
