import type { Hono } from 'hono';
import { API_BASE, type Envelope } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import { paymentKind } from '#contract/order.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/refused.ts';
import { findPaymentByRef, isEventKnown, rememberEvent } from './queries.ts';
import { settlePayment } from './settle.ts';

/** No provider sends more; whoever does is none. */
const BODY_MAX = 64 * 1024;

/**
 * `POST /payment/{kind}/webhook`: providers tell us that something happened; what happened we ask them ourselves.
 * Beside the Router, because signatures cover the raw body and providers are no viewers. A wrong signature is 400,
 * an unknown payment 404 (providers try again), everything else 200, a replay included.
 */
export function mountWebhooks(app: Hono, deps: Deps): void {
  app.post(`${API_BASE}/payment/:kind/webhook`, async (c) => {
    const answer = (code: 200 | 400 | 404, msg: string) =>
      c.json({ code, data: null, msg } satisfies Envelope, code, { 'cache-control': 'no-store' });
    const kind = paymentKind.safeParse(c.req.param('kind'));
    if (!kind.success) return answer(codes.NotFound, 'Not Found');
    const rawBody = await c.req.text();
    if (rawBody.length > BODY_MAX) return answer(codes.BadRequest, 'The body is too long.');
    const event = await deps.payments[kind.data].readWebhook(c.req.raw.headers, rawBody);
    if (!event) return answer(codes.BadRequest, 'The signature is wrong.');

    const { db } = deps.database;
    const eventId = `${kind.data}:${event.eventId}`;
    if (await isEventKnown(db, eventId)) return answer(codes.Success, 'success');
    const payment = await findPaymentByRef(db, kind.data, event.ref);
    if (!payment) return answer(codes.NotFound, 'Not Found');
    try {
      await settlePayment(deps, payment.id);
    } catch (error) {
      // A refusal (a mismatch) was dealt with; sending it again would change nothing.
      if (!(error instanceof Refused)) throw error;
    }
    // After the effect, which is replay-safe by itself: a crash in between costs a repeat, not an event.
    await rememberEvent(db, eventId, kind.data, deps.clock());
    return answer(codes.Success, 'success');
  });
}
