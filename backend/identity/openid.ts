import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { email as emailRule } from '#contract/auth.ts';
import type { IdentityEntry } from '#contract/identity.ts';
import type { IdentityProvider, Person } from './provider.ts';

export interface OpenIdCompany {
  entry: IdentityEntry;
  issuer: string;
  tokenUrl: string;
  keysUrl: string;
  /** Google's is a word, Apple's is signed anew for each use. */
  clientSecret: () => Promise<string>;
  /** How the company is reached. */
  send: (url: string, init?: RequestInit) => Promise<Response>;
}

const PATIENCE_MS = 10_000;
/** Keys are asked for again after this, and whenever a token names one that is not there. */
const KEYS_MS = 60 * 60_000;

const tokens = z.object({ id_token: z.string() });
const keySet = z.object({ keys: z.array(z.record(z.unknown())) });
const claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  // One that we could not keep is none.
  email: emailRule.optional().catch(undefined),
  // Apple has sent the word and the boolean.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().max(200).optional(),
});

/**
 * A company that speaks OpenID Connect: the code is exchanged for its token, whose signature, issuer, audience, age
 * and nonce are checked. A company that is away or answers nonsense throws; a code that is no good is null.
 */
export function openIdProvider(company: OpenIdCompany): IdentityProvider {
  const { entry } = company;
  const send = (url: string, init: RequestInit = {}) =>
    company.send(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  let kept: { set: JSONWebKeySet; at: number } | null = null;

  async function keys(fresh: boolean): Promise<JSONWebKeySet> {
    if (kept && !fresh && Date.now() - kept.at < KEYS_MS) return kept.set;
    const answer = await send(company.keysUrl);
    const set = keySet.parse(await answer.json()) as unknown as JSONWebKeySet;
    kept = { set, at: Date.now() };
    return set;
  }

  async function read(token: string, fresh = false): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, createLocalJWKSet(await keys(fresh)), {
        issuer: company.issuer,
        audience: entry.clientId,
        algorithms: ['RS256', 'ES256'],
        clockTolerance: 30,
        requiredClaims: ['exp', 'iat'],
      });
      return payload;
    } catch (error) {
      const unknownKey = (error as { code?: string }).code === 'ERR_JWKS_NO_MATCHING_KEY';
      if (unknownKey && !fresh) return read(token, true);
      throw error;
    }
  }

  return {
    name: entry.name,
    entry,
    async redeem({ code, returnUrl, nonce, verifier }) {
      const answer = await send(company.tokenUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: returnUrl,
          client_id: entry.clientId,
          client_secret: await company.clientSecret(),
          ...(entry.takesChallenge ? { code_verifier: verifier } : {}),
        }).toString(),
      });
      // 400 `invalid_grant`; whatever else is wrong is ours to repair, and throws.
      if (answer.status === 400 && (await errorOf(answer)) === 'invalid_grant') return null;
      if (!answer.ok) throw new Error(`${entry.name} answered ${answer.status} to a code`);
      const found = claims.parse(await read(tokens.parse(await answer.json()).id_token));
      return found.nonce === nonce ? toPerson(found) : null;
    },
  };
}

async function errorOf(answer: Response): Promise<unknown> {
  const body = (await answer.json().catch(() => null)) as { error?: unknown } | null;
  return body?.error;
}

function toPerson(found: z.output<typeof claims>): Person {
  return {
    subject: found.sub,
    email: found.email ?? null,
    emailVerified: found.email_verified === true || found.email_verified === 'true',
    name: found.name ?? null,
  };
}
