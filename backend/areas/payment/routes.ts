import {
  createPayment,
  executePayment,
  finishOnboarding,
  getPayment,
  linkWallet,
  startOnboarding,
  startWalletLink,
} from '#contract/payment.ts';
import type { Router } from '../../http/router.ts';
import { askConsent, link, onboard, onboarded } from './connect.ts';
import { executeMine, getMine, openPayment } from './service.ts';

export function bindPayment(router: Router): void {
  router.on(createPayment, async ({ params, body, user, deps, idempotencyKey, once }) =>
    openPayment(deps, user(), params.kind, body, idempotencyKey, once),
  );
  router.on(executePayment, async ({ params, body, user, deps }) =>
    executeMine(deps, user(), params.kind, body.paymentId),
  );
  router.on(getPayment, async ({ params, user, deps }) =>
    getMine(deps, user(), params.kind, params.paymentId),
  );
  router.on(startOnboarding, async ({ body, user, deps }) => onboard(deps, user(), body));
  router.on(finishOnboarding, async ({ user, deps }) => onboarded(deps, user()));
  router.on(startWalletLink, async ({ body, user, deps }) => askConsent(deps, user(), body));
  router.on(linkWallet, async ({ body, user, deps }) => link(deps, user(), body));
}
