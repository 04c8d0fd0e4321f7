import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paymentKind } from './order.ts';
import { amount, currencyCode, id } from './primitives.ts';

export const paymentStatus = z.enum([
  'created',
  'captured',
  'authorised',
  'declined',
  'cancelled',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const payment = z.object({
  id: z.string(),
  kind: paymentKind,
  orderId: id,
  status: paymentStatus,
  amount,
  currency: currencyCode,
});
export type Payment = z.output<typeof payment>;

/** Where the web sends the shopper; a path is on our own origin (sandbox), a URL on the provider's. */
const hop = z.object({ url: z.string() });

export const createPayment = endpoint({
  method: 'POST',
  path: '/payment/:kind/create',
  access: 'required',
  summary: 'Start paying an order of mine at its provider (7/payments#1, #2)',
  idempotent: true,
  params: z.object({ kind: paymentKind }),
  body: z.object({
    orderId: id,
    /** Path on the web where the provider sends the shopper back to; gets `payment` appended. */
    returnPath: z.string().startsWith('/').max(500),
  }),
  answer: hop.extend({ payment }),
});
export const executePayment = endpoint({
  method: 'POST',
  path: '/payment/:kind/execute',
  access: 'required',
  summary: 'Back from the provider: ask it how it went and move the order; replay-safe (7/payments#1, #2)',
  params: z.object({ kind: paymentKind }),
  body: z.object({ paymentId: z.string().max(100) }),
  answer: payment,
});
export const getPayment = endpoint({
  method: 'GET',
  path: '/payment/:kind/:paymentId',
  access: 'required',
  summary: 'A payment of mine (7/payments#1, #2)',
  params: z.object({ kind: paymentKind, paymentId: z.string().max(100) }),
  answer: payment,
});

/** Card provider onboarding for verified users and retailers (7/payments#2, B17). */
export const startOnboarding = endpoint({
  method: 'POST',
  path: '/payment/card/onboarding',
  access: 'required',
  summary: 'Onboarding page of the card provider (7/payments#2)',
  body: z.object({ returnPath: z.string().startsWith('/').max(500) }),
  answer: hop,
});
export const finishOnboarding = endpoint({
  method: 'GET',
  path: '/payment/card/onboarding',
  access: 'required',
  summary: 'Is my card account ready? Asks the provider and stores the answer (7/payments#2)',
  answer: z.object({ stripeAccount: z.string().nullable() }),
});
/** Wallet link for everybody else (7/payments#1, 2.3#33). */
export const startWalletLink = endpoint({
  method: 'POST',
  path: '/payment/wallet/oauth',
  access: 'required',
  summary: 'Consent page of the wallet provider (7/payments#1)',
  body: z.object({ returnPath: z.string().startsWith('/').max(500), state: z.string().max(1000) }),
  answer: hop,
});
export const linkWallet = endpoint({
  method: 'POST',
  path: '/payment/wallet/link',
  access: 'required',
  summary: "Exchange the wallet's single-use code for the account (7/payments#1)",
  body: z.object({ code: z.string().min(1).max(200) }),
  answer: z.object({ paymentAccount: z.string() }),
});
