import { createPayment } from '#app/api/payment.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { PaymentKind } from '#contract/order.ts';
import { tradeRefusal } from './refusal-text.ts';

/** Sends the buyer to the provider's page; when it cannot be opened, to the order, where paying is tried again. */
export async function startPayment(visitor: Visitor, orderId: number, kind: PaymentKind, key: string) {
  const started = await createPayment(
    visitor,
    kind,
    { orderId, returnPath: paths.callback(kind, { order: orderId }) },
    key,
  );
  if (started.ok) return seeOther(started.data.url);
  const t = translator(visitor.preferences.language, 'order');
  const text = `${t('paymentProblem')}: ${tradeRefusal(started.refusal, t)}`;
  return seeOther(paths.accountOrder(orderId), { flash: { kind: 'error', text } });
}
