import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { executePayment, finishOnboarding, linkWallet } from '#app/api/payment.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { numericId } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { flashCookie, type Flash } from '#app/server/flash.server.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { clearWalletStateCookie, readWalletState } from '#app/server/wallet-state.server.ts';
import type { Account } from '#contract/auth.ts';
import { identityNames } from '#contract/identity.ts';
import type { PaymentKind } from '#contract/order.ts';
import type { PaymentStatus } from '#contract/payment.ts';
import { finishIdentity } from './identity-callback.server.ts';

type T = ReturnType<typeof translator<'link'>>;

/** Providers by the names of the route and their aliases (C17). */
const kinds: Readonly<Record<string, PaymentKind>> = {
  card: 'card',
  stripe: 'card',
  wallet: 'wallet',
  paypal: 'wallet',
};

/**
 * Back from a provider (2.3#31–2.3#34). Everything is decided by asking the backend, which asks the provider, so
 * that a reload or a repeated address changes nothing more.
 */
export async function finishCallback(args: LoaderFunctionArgs) {
  const name = args.params.name ?? '';
  const company = identityNames.find((one) => one === name);
  if (company) return finishIdentity(args, company);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw redirect(paths.home());
  const { visitor, account } = await requireAccount(args, 'account');
  const search = new URL(args.request.url).searchParams;
  const t = translator(visitor.preferences.language, 'link');
  const paymentId = search.get('payment');
  if (paymentId) return finishPayment(visitor, t, kind, paymentId, search.get('order'));
  if (kind === 'wallet') return finishWallet(args.request, visitor, account, t);
  return search.has('connect') ? finishCard(args.request, visitor, t) : away(paths.accountPayment());
}

/** A payment: on to its order, with what became of it. */
async function finishPayment(
  visitor: Visitor,
  t: T,
  kind: PaymentKind,
  paymentId: string,
  order: string | null,
) {
  const answer = await executePayment(visitor, kind, paymentId);
  if (answer.ok) return away(paths.accountOrder(answer.data.orderId), paymentFlash(answer.data.status, t));
  const orderId = numericId(order);
  const text = t('paymentError', { text: refusalText(answer.refusal) });
  return away(orderId === null ? paths.accountOrders() : paths.accountOrder(orderId), {
    kind: 'error',
    text,
  });
}

function paymentFlash(status: PaymentStatus, t: T): Flash {
  switch (status) {
    case 'captured':
      return { kind: 'success', text: t('paid') };
    case 'authorised':
      return { kind: 'success', text: t('authorised') };
    case 'created':
      return { kind: 'info', text: t('notPaidYet') };
    case 'declined':
      return { kind: 'error', text: t('paymentError', { text: t('declined') }) };
    case 'cancelled':
      return { kind: 'error', text: t('paymentError', { text: t('cancelled') }) };
    case 'refunded':
      return { kind: 'error', text: t('paymentError', { text: t('tooLate') }) };
    default:
      return status satisfies never;
  }
}

/** Wallet: without a code nothing was allowed; with one the account is linked, then the state's path (2.3#33). */
async function finishWallet(request: Request, visitor: Visitor, account: Account, t: T) {
  const search = new URL(request.url).searchParams;
  const code = search.get('code');
  // Providers' scripts are known to send the word (5#30).
  if (!code || code === 'undefined')
    return away(paths.accountPayment(), { kind: 'info', text: t('walletNotLinked') });
  const state = await readWalletState(request, search.get('state'));
  if (!state) {
    // The same address again after it has worked: there is nothing left to do.
    if (account.paymentAccount) return away(paths.accountPayment());
    return away(paths.accountPayment(), { kind: 'error', text: t('linkOutdated') });
  }
  const linked = await linkWallet(visitor, code);
  const cookies = [await clearWalletStateCookie()];
  if (linked.ok) {
    return away(
      safeForward(state.path, paths.accountPayment()),
      { kind: 'success', text: t('walletLinked') },
      cookies,
    );
  }
  return away(paths.accountPayment(), { kind: 'error', text: refusalText(linked.refusal) }, cookies);
}

/** Card onboarding: the page hands over to the window that opened it, if there is one (2.3#32, G15). */
async function finishCard(request: Request, visitor: Visitor, t: T) {
  const { stripeAccount } = await finishOnboarding(visitor);
  const forward = new URL(request.url).searchParams.get('forward');
  const flash: Flash = stripeAccount
    ? { kind: 'success', text: t('cardLinked') }
    : { kind: 'info', text: t('cardNotLinked') };
  const { language } = visitor.preferences;
  return data(
    {
      text: t('callbackText'),
      tellsOpener: true,
      to: stripeAccount ? safeForward(forward, paths.accountPayment()) : paths.accountPayment(),
      finished: stripeAccount !== null,
      title: `${t('callbackTitle')} · Offcut`,
      messages: messagesFor(language, ['link']),
    },
    { headers: { 'set-cookie': await flashCookie(flash) } },
  );
}

async function away(to: string, flash?: Flash, cookies: string[] = []): Promise<never> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (flash) headers.append('set-cookie', await flashCookie(flash));
  throw redirect(to, { headers });
}
