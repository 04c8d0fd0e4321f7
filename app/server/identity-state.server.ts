import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createCookieSessionStorage } from '@remix-run/node';
import { z } from 'zod';
import { identityNames, type IdentityName } from '#contract/identity.ts';
import { env } from './env.server.ts';
import { readSignedValue, signValue } from './signed-value.server.ts';

const PURPOSE = 'identity-state';
const MAX_AGE = 10 * 60 * 1000;

const content = z.object({
  name: z.enum(identityNames),
  /** Where the sign-in ends. */
  path: z.string(),
  nonce: z.string(),
  /** Of the person who sent a new one. */
  referralCode: z.string().max(20).optional(),
});
export type IdentityState = z.output<typeof content>;

/** The `state` that goes to a company and back: signed and good for ten minutes (G14). */
export function makeIdentityState(name: IdentityName, path: string, referralCode: string | null): string {
  return signValue(PURPOSE, {
    name,
    path,
    nonce: randomUUID(),
    ...(referralCode ? { referralCode } : {}),
  } satisfies IdentityState);
}

/** What a state says, or null when it is not ours, too old or of another company. */
export function readIdentityState(name: IdentityName, state: string | null): IdentityState | null {
  const parsed = content.safeParse(readSignedValue(PURPOSE, state, MAX_AGE)?.value);
  return parsed.success && parsed.data.name === name ? parsed.data : null;
}

/** What goes along with a state, and stays out of the browser: the token's nonce and PKCE's verifier. */
export function proofOf(state: string): { nonce: string; verifier: string; challenge: string } {
  const derive = (what: string) =>
    createHmac('sha256', env().SESSION_SECRETS[0] ?? '')
      .update(`${PURPOSE}:${what}:${state}`)
      .digest('base64url');
  const verifier = derive('verifier');
  return {
    nonce: derive('nonce'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}

let storage: ReturnType<typeof createCookieSessionStorage> | undefined;

/** Binds a state to the browser that it was made for, so that nobody can have somebody else finish a sign-in. */
export function identityStorage() {
  storage ??= createCookieSessionStorage({
    cookie: {
      name: 'identity',
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: MAX_AGE / 1000,
      secure: env().SECURE_COOKIES,
      secrets: env().SESSION_SECRETS,
    },
  });
  return storage;
}

/** `Set-Cookie` once the state has done its work. */
export async function endIdentityState(): Promise<string> {
  return identityStorage().destroySession(await identityStorage().getSession());
}
