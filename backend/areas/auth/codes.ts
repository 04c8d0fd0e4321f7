import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../http/read-viewer.ts';
import { seal, unseal } from '../../identity/sealed.ts';
import { findAuthenticator, useRecoveryCode, useStep } from './two-step-queries.ts';

const PURPOSE = 'authenticator';
/** What every app understands: SHA-1, six digits, half a minute (RFC 6238). */
const PERIOD = 30;
const SECRET_BYTES = 20;
/** Steps that a clock may be off, to either side. */
const DRIFT = 1;
/** Base32 without padding: 80 bits, so that a plain hash keeps them. */
const RECOVERY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const RECOVERY_LENGTH = 16;

const totpOf = (secret: string, username: string) =>
  new TOTP({ issuer: 'Offcut', label: username, secret: Secret.fromBase32(secret), period: PERIOD });

/** A new key of an authenticator app, in base32 and as it is kept. */
export function newKey(deps: Deps, userId: number): { secret: string; sealedSecret: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, sealedSecret: seal(deps.secret, PURPOSE, userId, secret) };
}

/** The key out of its row; null when it was sealed with another secret. */
export const openKey = (deps: Deps, row: { userId: number; sealedSecret: string }): string | null =>
  unseal(deps.secret, PURPOSE, row.userId, row.sealedSecret);

/** What apps read from a QR code. */
export const keyUri = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The half minute that a code belongs to, or null when it is none of the last, this and the next. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Recovery codes as they are shown: four groups of four. */
export function newRecoveryCodes(count: number): string[] {
  const letter = () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: RECOVERY_LENGTH }, letter)
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
}

/** As typed, without what people put between. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** How a recovery code is kept. */
export const recoveryHash = (userId: number, code: string): string =>
  hashToken(`recovery:${userId}:${plain(code)}`);

/**
 * Uses a code up: six digits of the app, each once, or a recovery code. Says which it was, or null when it is not
 * right, was used before, or nothing asks for codes.
 */
export async function takeCode(
  deps: Deps,
  tx: Tx,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery' | null> {
  const now = deps.clock();
  const code = plain(typed);
  const row = await findAuthenticator(tx, userId);
  if (!row?.confirmedAt) return null;
  if (/^\d{6}$/.test(code)) {
    const secret = openKey(deps, row);
    const step = secret === null ? null : stepOf(secret, code, now);
    return step !== null && (await useStep(tx, userId, step)) ? 'app' : null;
  }
  if (code.length !== RECOVERY_LENGTH) return null;
  return (await useRecoveryCode(tx, userId, recoveryHash(userId, code), now)) ? 'recovery' : null;
}
