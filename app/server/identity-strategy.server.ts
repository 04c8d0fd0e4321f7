import { AuthorizationError, type Strategy } from 'remix-auth';
import { GoogleStrategy } from 'remix-auth-google';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import { SANDBOX_ORIGIN, type IdentityEntry } from '#contract/identity.ts';
import { paths } from '#app/paths.ts';
import { publicOrigin } from './http.server.ts';
import { identityStorage, proofOf } from './identity-state.server.ts';

/** A code that came back to the browser that asked for it, and what the backend needs to exchange it. */
export interface IdentityAnswer {
  code: string;
  returnUrl: string;
  nonce: string;
  verifier: string;
}

type Verify = ConstructorParameters<typeof OAuth2Strategy<IdentityAnswer, { provider: string }>>[1];

/**
 * remix-auth keeps the state, sends people off and checks what comes back. The exchange of the code is the
 * backend's, which has the secrets: here it stays a code.
 */
function withoutExchange(strategy: OAuth2Strategy<IdentityAnswer, never>, state: string): void {
  Object.assign(strategy, {
    generateState: () => state,
    fetchAccessToken: (code: string) =>
      Promise.resolve({ accessToken: code, refreshToken: '', extraParams: {} }),
    userProfile: () => Promise.resolve({ provider: strategy.name }),
  });
}

/** The strategy of a company: Google's own, and OAuth 2 as Apple wants it. */
function strategyOf(entry: IdentityEntry, returnUrl: string, state: string): Strategy<IdentityAnswer, never> {
  const { nonce, challenge, verifier } = proofOf(state);
  const verify: Verify = ({ accessToken }) =>
    Promise.resolve({ code: accessToken, returnUrl, nonce, verifier });
  const client = { clientID: entry.clientId, clientSecret: '', callbackURL: returnUrl };
  const strategy =
    entry.name === 'google'
      ? new GoogleStrategy<IdentityAnswer>(
          { ...client, scope: ['openid', 'email', 'profile'] as never, prompt: 'select_account' },
          verify as never,
        )
      : new OAuth2Strategy<IdentityAnswer, never>(
          { ...client, authorizationURL: entry.authorizationUrl, tokenURL: '', scope: 'openid name email' },
          verify as never,
        );
  const own = strategy as unknown as OAuth2Strategy<IdentityAnswer, never> & {
    authorizationParams: (params: URLSearchParams) => URLSearchParams;
  };
  withoutExchange(own, state);
  const usual = own.authorizationParams.bind(own);
  Object.assign(own, {
    authorizationURL: entry.authorizationUrl,
    authorizationParams: () => {
      // Nothing of our own page's address goes along.
      const params = usual(new URLSearchParams());
      params.set('nonce', nonce);
      if (entry.takesChallenge) {
        params.set('code_challenge', challenge);
        params.set('code_challenge_method', 'S256');
      }
      if (entry.answersByPost) params.set('response_mode', 'form_post');
      if (entry.name === 'apple' && entry.returnOrigin !== null) params.set('prompt', 'select_account');
      return params;
    },
  });
  return own;
}

/** Where the company sends people back to: to the shop, or through its door for answers by POST. */
function returnUrlOf(request: Request, entry: IdentityEntry): string {
  const origin = entry.returnOrigin ?? publicOrigin(request);
  return origin + (entry.answersByPost ? paths.identityAnswer(entry.name) : paths.callback(entry.name));
}

const options = (name: string) => ({
  sessionKey: 'user',
  sessionErrorKey: 'error',
  sessionStrategyKey: 'strategy',
  name,
  throwOnError: true,
});

/** Off to the company, as a redirect with the cookie that belongs to it. */
export async function leaveFor(request: Request, entry: IdentityEntry, state: string): Promise<Response> {
  const strategy = strategyOf(entry, returnUrlOf(request, entry), state);
  try {
    await strategy.authenticate(request, identityStorage(), options(entry.name));
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const to = thrown.headers.get('location') ?? '';
    // The sandbox's companies stand wherever the shop does.
    if (to.startsWith(SANDBOX_ORIGIN)) thrown.headers.set('location', to.slice(SANDBOX_ORIGIN.length));
    return thrown;
  }
  throw new Error(`${entry.name} was not asked`);
}

/** The code of an answer, or null when it is not for this browser. */
export async function takeAnswer(
  request: Request,
  entry: IdentityEntry,
  state: string,
): Promise<IdentityAnswer | null> {
  const returnUrl = returnUrlOf(request, entry);
  const strategy = strategyOf(entry, returnUrl, state);
  // An answer by POST was passed on to the callback's address; for the strategy it arrived where it was sent.
  const url = new URL(request.url);
  const arrived = new Request(new URL(new URL(returnUrl).pathname + url.search, url.origin), {
    headers: request.headers,
  });
  try {
    return await strategy.authenticate(arrived, identityStorage(), options(entry.name));
  } catch (thrown) {
    if (thrown instanceof AuthorizationError) return null;
    throw thrown;
  }
}
