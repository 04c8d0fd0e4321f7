import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import type { PaymentKind } from '#contract/order.ts';
import type { finishOnboarding, linkWallet, startOnboarding, startWalletLink } from '#contract/payment.ts';
import { paymentKindOf } from '#contract/payment-kind.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { findEmail, setSellerAccount } from './queries.ts';
import { safeReturnPath } from './return-path.ts';

/** The card provider's onboarding page, for verified, retailer and official sellers (B17). */
export async function onboard(
  deps: Deps,
  user: ViewerUser,
  body: BodyOf<typeof startOnboarding>,
): Promise<AnswerInput<typeof startOnboarding>> {
  refuseUnlessKind(user, 'card');
  return start(deps, user, 'card', body.returnPath, '');
}

/**
 * Asks the card provider whether the seller finished, and stores the account when so. Null while not; an account
 * that is stored already is answered without asking.
 */
export async function onboarded(deps: Deps, user: ViewerUser): Promise<AnswerInput<typeof finishOnboarding>> {
  refuseUnlessKind(user, 'card');
  if (user.stripeAccount) return { stripeAccount: user.stripeAccount };
  const found = await deps.payments.card.finishConnect({ userId: user.id, code: null });
  if (found) await setSellerAccount(deps.database.db, user.id, { stripeAccount: found.account });
  return { stripeAccount: found?.account ?? null };
}

/** The wallet provider's consent page, for everybody else; `state` comes back with the code. */
export async function askConsent(
  deps: Deps,
  user: ViewerUser,
  body: BodyOf<typeof startWalletLink>,
): Promise<AnswerInput<typeof startWalletLink>> {
  refuseUnlessKind(user, 'wallet');
  return start(deps, user, 'wallet', body.returnPath, body.state);
}

/** Exchanges the wallet's code, good once and only for who started, and stores the account (2.3#33). */
export async function link(
  deps: Deps,
  user: ViewerUser,
  body: BodyOf<typeof linkWallet>,
): Promise<AnswerInput<typeof linkWallet>> {
  refuseUnlessKind(user, 'wallet');
  const found = await deps.payments.wallet.finishConnect({ userId: user.id, code: body.code });
  if (!found)
    throw badRequest('This wallet code is not valid any more. Please start again.', 'not-allowed-now');
  await setSellerAccount(deps.database.db, user.id, { paymentAccount: found.account });
  return { paymentAccount: found.account };
}

async function start(deps: Deps, user: ViewerUser, kind: PaymentKind, returnPath: string, state: string) {
  const email = await findEmail(deps.database.db, user.id);
  const { url } = await deps.payments[kind].startConnect({
    userId: user.id,
    email,
    returnPath: safeReturnPath(returnPath),
    state,
  });
  return { url };
}

function refuseUnlessKind(user: ViewerUser, kind: PaymentKind): void {
  if (kind === paymentKindOf(user.status)) return;
  throw forbidden(
    kind === 'card'
      ? 'The card provider is for verified and retail sellers.'
      : 'Verified and retail sellers are paid through the card provider.',
    'not-allowed-now',
  );
}
