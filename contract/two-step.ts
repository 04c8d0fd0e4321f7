import { z } from 'zod';
import { session } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { PASSWORD_MAX } from './limits.ts';
import { moment, nothing } from './primitives.ts';

export const CODE_MISSING = 'Please enter the code.';
/** As people type it: six digits of an app, or a recovery code, with or without its hyphens. */
export const typedCode = z.string({ required_error: CODE_MISSING }).trim().min(1, CODE_MISSING).max(40);
/** Who has no password, because they came by another account, leaves it empty. */
const knownPassword = z.string().max(PASSWORD_MAX).default('');

/** What an authenticator app needs to be told, by a QR code of `uri` or by typing `secret` (base32). */
const authenticatorKey = z.object({ secret: z.string(), uri: z.string() });
/** Shown once; only their hashes are kept. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getTwoStep = endpoint({
  method: 'GET',
  path: '/user/two-step',
  access: 'required',
  summary: 'Whether signing in asks for a code of an authenticator app, too',
  answer: z.object({
    /** Null while it is off. */
    enabledAt: moment.nullable(),
    recoveryCodesLeft: z.number().int(),
  }),
});
export const startTwoStep = endpoint({
  method: 'POST',
  path: '/user/two-step/key',
  access: 'required',
  limit: 'passwords',
  summary: 'A key for an authenticator app, which nothing asks for before a code of it was confirmed',
  body: z.object({ password: knownPassword }),
  answer: authenticatorKey,
});
export const getTwoStepKey = endpoint({
  method: 'GET',
  path: '/user/two-step/key',
  access: 'required',
  summary: 'The key that this session asked for within the last minutes and has not confirmed; else null',
  answer: authenticatorKey.nullable(),
});
export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/user/two-step',
  access: 'required',
  limit: 'secondStep',
  summary: 'Turn two-step sign-in on with a code of the app; answers the recovery codes',
  body: z.object({ code: typedCode }),
  answer: recoveryCodes,
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/user/two-step/recovery',
  access: 'required',
  limit: 'secondStep',
  summary: 'New recovery codes instead of the old ones',
  body: z.object({ code: typedCode }),
  answer: recoveryCodes,
});
export const endTwoStep = endpoint({
  method: 'POST',
  path: '/user/two-step/end',
  access: 'required',
  limit: 'secondStep',
  summary: 'Turn two-step sign-in off, with the password and a code',
  body: z.object({ password: knownPassword, code: typedCode }),
  answer: nothing,
});

/**
 * Ends a sign-in that was refused with `second-step-needed`; the refusal's detail holds the ticket. It is good for ten
 * minutes, five attempts and one session.
 */
export const finishLogin = endpoint({
  method: 'POST',
  path: '/user/login/code',
  access: 'public',
  // Limited in the service, per account (G12).
  summary: 'The second step of signing in: a code of the app, or a recovery code',
  body: z.object({ ticket: z.string().min(1).max(100), code: typedCode }),
  answer: session,
});
