import { z } from 'zod';
import { session } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** Companies whose word for who somebody is the shop takes. */
export const identityNames = ['google', 'apple'] as const;
export type IdentityName = (typeof identityNames)[number];

/**
 * Where the sandbox's companies stand as far as OpenID is concerned. Nobody can reach it: the browser gets the paths
 * of the shop's own address instead, whatever that is (docs/decisions/0004).
 */
export const SANDBOX_ORIGIN = 'http://shop.invalid';

/** What the web needs to send somebody to a company and to understand them when they come back. */
export const identityEntry = z.object({
  name: z.enum(identityNames),
  clientId: z.string(),
  authorizationUrl: z.string().url(),
  /** The sandbox knows one return address only; null where the shop's own is used. */
  returnOrigin: z.string().url().nullable(),
  /** Apple posts its answer as soon as a name or an e-mail is asked for. */
  answersByPost: z.boolean(),
  /** Whether the company takes a PKCE challenge. */
  takesChallenge: z.boolean(),
});
export type IdentityEntry = z.output<typeof identityEntry>;

export const listIdentityEntries = endpoint({
  method: 'GET',
  path: '/user/identity',
  access: 'public',
  summary: 'Companies that people can sign in with here',
  answer: z.array(identityEntry),
});

/** The code of a company's answer and what it was asked with. */
const answered = {
  code: z.string().min(1).max(2000),
  /** The return address that the code was asked for. */
  returnUrl: z.string().url().max(500),
  /** Was sent along and has to stand in the company's token. */
  nonce: z.string().min(16).max(200),
  /** PKCE: proves that whoever brings the code asked for it. */
  verifier: z.string().min(43).max(128),
  /** For new people: who sent them. */
  referralCode: z.string().trim().max(20).optional(),
};

export const googleSignIn = endpoint({
  method: 'GET',
  path: '/google/oauth',
  access: 'public',
  limit: 'identity',
  summary: 'Sign in, or up, with a code of Google (7/user#2)',
  query: z.object(answered),
  answer: session,
});
export const appleSignIn = endpoint({
  method: 'POST',
  path: '/apple/oauth',
  access: 'public',
  limit: 'identity',
  summary: 'Sign in, or up, with a code of Apple (7/user#3)',
  body: z.object({
    ...answered,
    platform: z.literal('web'),
    /** Apple tells a name once, beside the code; it proves nothing. */
    name: z.string().trim().max(100).optional(),
  }),
  answer: session,
});
