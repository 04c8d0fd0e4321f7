import * as twoStep from '#contract/two-step.ts';
import type { Router } from '../../http/router.ts';
import {
  confirmTwoStep,
  endTwoStep,
  finishSignIn,
  pendingKeyOf,
  renewRecoveryCodes,
  startTwoStep,
  twoStepOf,
} from './two-step.ts';

/** Codes of an authenticator app: turning them on and off, and signing in with them. */
export function bindTwoStep(router: Router): void {
  router.on(twoStep.getTwoStep, ({ user, deps }) => twoStepOf(deps, user()));

  router.on(twoStep.startTwoStep, ({ user, viewer, body, deps }) =>
    startTwoStep(deps, user(), viewer, body.password),
  );

  router.on(twoStep.getTwoStepKey, ({ user, viewer, deps }) => pendingKeyOf(deps, user(), viewer));

  router.on(twoStep.confirmTwoStep, ({ user, viewer, body, deps }) =>
    confirmTwoStep(deps, user(), viewer, body.code),
  );

  router.on(twoStep.renewRecoveryCodes, ({ user, viewer, body, deps }) =>
    renewRecoveryCodes(deps, user(), viewer, body.code),
  );

  router.on(twoStep.endTwoStep, async ({ user, viewer, body, deps }) => {
    await endTwoStep(deps, user(), viewer, body);
    return null;
  });

  router.on(twoStep.finishLogin, async ({ body, viewer, deps }) => ({
    user: await finishSignIn(deps, viewer, body),
  }));
}
