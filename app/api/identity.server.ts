import type { Visitor } from '#app/server/visitor.server.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import * as identity from '#contract/identity.ts';
import { callApi, tryApi } from './client.server.ts';

/** Companies that people can sign in with. */
export const listIdentities = (visitor: Visitor) => callApi(visitor, identity.listIdentityEntries, {});

export const signInWithGoogle = (visitor: Visitor, query: QueryInput<typeof identity.googleSignIn>) =>
  tryApi(visitor, identity.googleSignIn, { query });

export const signInWithApple = (
  visitor: Visitor,
  body: Omit<BodyInput<typeof identity.appleSignIn>, 'platform'>,
) => tryApi(visitor, identity.appleSignIn, { body: { ...body, platform: 'web' } });
