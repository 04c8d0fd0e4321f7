import { hash, verify } from '@node-rs/argon2';

/** A stored form of the password: argon2id with the library's defaults, which follow OWASP (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Of nobody's password; checked when there is no account so that both cases take the same time. */
let decoy: Promise<string> | null = null;

/** True when the password belongs to the hash. Takes as long, and says false, when there is no hash at all. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hash('nobody has this password')));
  const matches = await verify(against, password).catch(() => false);
  return matches && stored !== null && stored !== undefined;
}
