import type { Visitor } from '#app/server/visitor.server.ts';
import type { PaymentKind } from '#contract/order.ts';
import * as payment from '#contract/payment.ts';
import { callApi, tryApi } from './client.server.ts';

export const createPayment = (
  visitor: Visitor,
  kind: PaymentKind,
  body: { orderId: number; returnPath: string },
  idempotencyKey: string,
) => tryApi(visitor, payment.createPayment, { params: { kind }, body, idempotencyKey });
export const executePayment = (visitor: Visitor, kind: PaymentKind, paymentId: string) =>
  tryApi(visitor, payment.executePayment, { params: { kind }, body: { paymentId } });
export const startOnboarding = (visitor: Visitor, returnPath: string) =>
  tryApi(visitor, payment.startOnboarding, { body: { returnPath } });
export const finishOnboarding = (visitor: Visitor) => callApi(visitor, payment.finishOnboarding, {});
export const startWalletLink = (visitor: Visitor, body: { returnPath: string; state: string }) =>
  tryApi(visitor, payment.startWalletLink, { body });
export const linkWallet = (visitor: Visitor, code: string) =>
  tryApi(visitor, payment.linkWallet, { body: { code } });
