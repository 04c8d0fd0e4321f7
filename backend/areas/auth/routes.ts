import * as auth from '#contract/auth.ts';
import type { Router } from '../../http/router.ts';
import { closeSession } from '../../identity/sessions.ts';
import { endSession, listSessions, openFurther } from './open-sessions.ts';
import { changePassword, forgetPassword, resetPassword } from './passwords.ts';
import { preferencesOf, savePreferences } from './preferences.ts';
import { unsubscribeByLink } from './unsubscribe.ts';
import { accountOf, isFree, signIn, signUp } from './service.ts';

export function bindAuth(router: Router): void {
  router.on(auth.login, async ({ body, viewer, deps }) => ({ user: await signIn(deps, viewer, body) }));

  router.on(auth.register, async ({ body, viewer, deps }) => ({ user: await signUp(deps, viewer, body) }));

  router.on(auth.exist, ({ body, deps }) => isFree(deps.database.db, body, deps.clock()));

  router.on(auth.logout, async ({ viewer, deps }) => {
    if (viewer.tokenHash) await closeSession(deps.database.db, viewer.tokenHash);
    return null;
  });

  router.on(auth.forgetPassword, async ({ body, deps }) => {
    await forgetPassword(deps, body.email);
    return null;
  });

  router.on(auth.resetPassword, async ({ body, deps }) => {
    await resetPassword(deps, body);
    return null;
  });

  router.on(auth.changePassword, async ({ user, viewer, body, deps }) => {
    await changePassword(deps, user(), viewer, body);
    return null;
  });

  router.on(auth.listSessions, ({ user, viewer, deps }) => listSessions(deps, user(), viewer));

  router.on(auth.exchangeSession, async ({ user, viewer, deps }) => ({
    user: await openFurther(deps, user(), viewer),
  }));

  router.on(auth.endSession, async ({ user, params, deps }) => {
    await endSession(deps, user(), params.id);
    return null;
  });

  router.on(auth.getAccount, ({ user, deps }) => accountOf(deps.database.db, user()));

  router.on(auth.unsubscribe, async ({ body, deps }) => {
    await unsubscribeByLink(deps, body);
    return null;
  });

  router.on(auth.getPreferences, ({ user, deps }) => preferencesOf(deps.database.db, user()));

  router.on(auth.updatePreferences, ({ user, body, deps }) =>
    savePreferences(deps.database.db, user(), body),
  );
}
