import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';
import { readSignedValue, signValue } from './signed-value.server.ts';

const PURPOSE = 'wallet-state';
const MAX_AGE = 10 * 60 * 1000;

const content = z.object({ path: z.string(), nonce: z.string() });
const cookie = jsonCookie('wallet_state', z.string().nullable(), null, MAX_AGE / 1000);

/**
 * The `state` that goes to the wallet provider and back (G14): signed, good for ten minutes, and bound to this
 * browser by a cookie, so that nobody can have somebody else finish a link. `path` is where it ends.
 */
export async function startWalletState(path: string): Promise<{ state: string; cookie: string }> {
  const nonce = randomUUID();
  return { state: signValue(PURPOSE, { path, nonce }), cookie: await cookie.write(nonce) };
}

/** The path of a state that came back, or null when it is not this browser's, not ours or too old. */
export async function readWalletState(
  request: Request,
  state: string | null,
): Promise<{ path: string } | null> {
  const parsed = content.safeParse(readSignedValue(PURPOSE, state, MAX_AGE)?.value);
  const nonce = await cookie.read(request);
  return parsed.success && nonce !== null && parsed.data.nonce === nonce ? { path: parsed.data.path } : null;
}

/** `Set-Cookie` once the state has done its work. */
export const clearWalletStateCookie = cookie.clear;
