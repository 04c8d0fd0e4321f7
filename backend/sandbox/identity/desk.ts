import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response as Injected } from 'light-my-request';
import type Provider from 'oidc-provider';
import type { AccountClaims, Configuration, JWK, KoaContextWithOIDC } from 'oidc-provider';
import { email as emailRule } from '#contract/auth.ts';
import { SANDBOX_ORIGIN, type IdentityName } from '#contract/identity.ts';
import { cleanText } from '../../http/clean-text.ts';
import type { Db } from '../../db/client.ts';
import { findGuest, guestsOf, typedGuest } from './guests.ts';
import { chooserPage, deskErrorPage } from './pages.ts';
import { shelfOf } from './shelf.ts';

export interface DeskOptions {
  name: IdentityName;
  db: Db;
  issuer: string;
  client: { id: string; secret: string; returnUrl: string };
  key: JWK;
  cookieSecret: string;
}

/** Cookies that the web hands through to the stand-ins and back; all others stay where they are. */
const COOKIES = { session: 'sandbox_session', interaction: 'sandbox_choice', resume: 'sandbox_resume' };
const MINUTES = 60;
/** Addresses somebody may type; ids are made of them. */
const TYPED_MAX = 120;

/**
 * The pages and calls of one stand-in below `/sandbox/{name}/`. The provider believes that it stands at
 * `SANDBOX_ORIGIN`; what it redirects to there becomes a path, so that it works at whatever address the shop has and
 * can send nobody anywhere else.
 */
export function openDesk(options: DeskOptions): (request: Request) => Promise<Response> {
  // Loaded by the first who comes: most starts of the shop never need it.
  let made: Promise<Provider> | undefined;
  const base = `/sandbox/${options.name}`;
  return async (request) => {
    const provider = await (made ??= makeProvider(options, base));
    const { pathname, search } = new URL(request.url);
    const uid = new RegExp(`^${base}/choose/([\\w-]{1,100})$`).exec(pathname)?.[1];
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const run = async (req: IncomingMessage, res: ServerResponse) => {
      if (uid) await choose(provider, options.name, req, res, body);
      else await provider.callback()(req, res);
    };
    const dispatch = (req: IncomingMessage, res: ServerResponse) =>
      void run(req, res).catch(() => fail(options.name, res));
    const answer: Injected = await inject(dispatch as never, {
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host: new URL(SANDBOX_ORIGIN).host },
      ...(body ? { payload: body } : {}),
    });
    return toResponse(answer);
  };
}

/** The chooser: shown, and answered to with an account or a refusal. */
async function choose(
  provider: Provider,
  name: IdentityName,
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer | undefined,
): Promise<void> {
  // Throws for somebody else's choice, and for one that is over.
  const { uid } = await provider.interactionDetails(req, res);
  const show = (status: number, typed = '', error: string | null = null) =>
    sendPage(res, status, chooserPage({ company: name, uid, guests: guestsOf(name), typed, error }));
  if (req.method !== 'POST') return show(200);
  const form = new URLSearchParams(body?.toString() ?? '');
  const decision = form.get('decision') ?? '';
  if (decision === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'The person went back.' };
    return provider.interactionFinished(req, res, refusal);
  }
  const typed = cleanText(form.get('email') ?? '').trim();
  const address = emailRule.safeParse(typed);
  const known = findGuest(name, decision);
  if (!known && (!address.success || typed.length > TYPED_MAX)) {
    return show(422, typed, 'Please enter a valid email address.');
  }
  const guest = known ?? typedGuest(typed);
  await provider.interactionFinished(
    req,
    res,
    { login: { accountId: guest.id, remember: false }, select_account: {} },
    { mergeWithLastSubmission: false },
  );
}

async function makeProvider(options: DeskOptions, base: string): Promise<Provider> {
  const { default: OpenIdProvider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  // Who comes again may want to be somebody else.
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const { client } = options;
  const configuration: Configuration = {
    adapter: shelfOf(options.db, options.name),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.returnUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [options.key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Claims stand in the token, as with the real ones.
    conformIdTokenClaims: false,
    cookies: {
      names: { ...COOKIES },
      keys: [options.cookieSecret],
      long: { path: base },
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, choice) => `${base}/choose/${choice.uid}` },
    findAccount: (_ctx, id) => {
      const guest = findGuest(options.name, id);
      return (
        guest && {
          accountId: guest.id,
          claims: (): AccountClaims => ({
            sub: guest.id,
            name: guest.name,
            email: guest.email,
            email_verified: guest.emailVerified,
          }),
        }
      );
    },
    // Whoever chooses an account agrees.
    loadExistingGrant: (ctx) => agree(provider, ctx),
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = deskErrorPage(options.name).toString();
    },
    routes: {
      authorization: `${base}/auth`,
      token: `${base}/token`,
      jwks: `${base}/keys`,
      userinfo: `${base}/me`,
      end_session: `${base}/out`,
    },
    ttl: {
      Interaction: 20 * MINUTES,
      AuthorizationCode: 10 * MINUTES,
      Session: 20 * MINUTES,
      Grant: 20 * MINUTES,
      AccessToken: 10 * MINUTES,
      IdToken: 10 * MINUTES,
    },
  };
  const provider = new OpenIdProvider(options.issuer, configuration);
  return provider;
}

async function agree(provider: Provider, ctx: KoaContextWithOIDC) {
  const accountId = ctx.oidc.session?.accountId;
  const clientId = ctx.oidc.client?.clientId;
  if (!accountId || !clientId) return undefined;
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** A choice that is over, or was begun in another browser. */
function fail(name: IdentityName, res: ServerResponse): void {
  if (!res.headersSent) sendPage(res, 400, deskErrorPage(name));
}

function sendPage(res: ServerResponse, status: number, page: { toString(): string }): void {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  res.end(String(page));
}

const passed = ['content-type', 'cache-control'];

function toResponse(answer: Injected): Response {
  const headers = new Headers();
  for (const name of passed) {
    const value = answer.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) headers.append('set-cookie', cookie);
  const { location } = answer.headers;
  if (typeof location === 'string') {
    const target = new URL(location, SANDBOX_ORIGIN);
    headers.set('location', target.origin === SANDBOX_ORIGIN ? target.pathname + target.search : '/');
  }
  return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
    status: answer.statusCode,
    headers,
  });
}
