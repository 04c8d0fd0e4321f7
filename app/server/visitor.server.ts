import { randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Account } from '#contract/auth.ts';
import { findAccount } from '#app/api/auth.server.ts';
import { readClickId } from './click-id.server.ts';
import { readDeviceId } from './device-id.server.ts';
import { readDistinctId } from './distinct-id.server.ts';
import { readPreferences, type Preferences } from './preferences.server.ts';
import { readToken } from './session.server.ts';

/** Who asks: made once per request, shared by all its loaders. */
export interface Visitor {
  token: string | null;
  preferences: Preferences;
  requestId: string;
  ip: string;
  userAgent: string;
  /** Of the advertisement this person came from (J15). */
  clickId: string | null;
  /** Of the browser (J16); null on pages that are kept for anybody, and where nothing stands before Remix. */
  deviceId: string | null;
  /** Of the browser, where its person agreed to be counted (J16). */
  distinctId: string | null;
  /** Path and query of the page, for `forward`. */
  path: string;
  /** The account behind the token, or null; asked for once. */
  account: () => Promise<Account | null>;
}

interface Args {
  request: Request;
  context: AppLoadContext;
}

const known = new WeakMap<object, Promise<Visitor>>();

/** The visitor of a loader's or action's arguments. Remix hands one context object to all loaders of a request. */
export function getVisitor(args: Args): Promise<Visitor> {
  const found = known.get(args.context);
  if (found) return found;
  const made = makeVisitor(args);
  known.set(args.context, made);
  return made;
}

async function makeVisitor({ request, context }: Args): Promise<Visitor> {
  const url = new URL(request.url);
  const [token, preferences, clickId, deviceId, distinctId] = await Promise.all([
    readToken(request),
    readPreferences(request),
    readClickId(request),
    readDeviceId(request),
    readDistinctId(request),
  ]);
  let account: Promise<Account | null> | undefined;
  const visitor: Visitor = {
    token,
    preferences,
    requestId: context.requestId ?? request.headers.get('x-request-id') ?? randomUUID(),
    ip: context.clientIp ?? 'local',
    clickId,
    deviceId,
    distinctId: preferences.analytics ? distinctId : null,
    userAgent: request.headers.get('user-agent') ?? '',
    path: url.pathname + url.search,
    account: () => (account ??= token ? findAccount(visitor) : Promise.resolve(null)),
  };
  return visitor;
}
