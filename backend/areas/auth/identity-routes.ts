import * as identity from '#contract/identity.ts';
import type { Router } from '../../http/router.ts';
import { signInWith } from './identity.ts';

/** Signing in with other companies' word. */
export function bindIdentity(router: Router): void {
  router.on(identity.listIdentityEntries, ({ deps }) =>
    Promise.resolve(Object.values(deps.identities).map(({ entry }) => entry)),
  );

  router.on(identity.googleSignIn, async ({ query, viewer, deps }) => ({
    user: await signInWith(deps, viewer, 'google', query),
  }));

  router.on(identity.appleSignIn, async ({ body, viewer, deps }) => ({
    user: await signInWith(deps, viewer, 'apple', body),
  }));
}
