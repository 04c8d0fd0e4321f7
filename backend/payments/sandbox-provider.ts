import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  findFinishedOnboarding,
  findRecord,
  moveRecord,
  openRecord,
  randomToken,
  signWebhook,
  type Books,
  type PaymentState,
} from '../sandbox/books.ts';
import type { PaymentProvider } from './provider.ts';

/** Carries `t=<seconds>,v1=<hex>`, the signature over `<seconds>.<body>`. */
export const SIGNATURE_HEADER = 'sandbox-signature';
/** Older webhooks are not believed, seconds. */
const TOLERANCE = 300;
/** A consent's code is good for ten minutes. */
const CODE_LIFE_MS = 600_000;

const event = z.object({ id: z.string().min(1).max(200), ref: z.string().min(1).max(200) });

/**
 * The port over the sandbox's books: what a real adapter does with HTTP calls. Its pages are served by
 * `sandbox/mount.ts` below `/sandbox/{card|wallet}/`, reached by the browser through the web.
 */
export function sandboxProvider(books: Books): PaymentProvider {
  const page = (name: string, ref: string) => `/sandbox/${books.provider}/${name}/${ref}`;
  return {
    async createPayment(input) {
      const record = await openRecord(books, 'payment', input.idempotencyKey, {
        amountMinor: input.amountMinor,
        currency: input.currency,
        description: input.description,
        returnPath: input.returnPath,
      });
      return { ref: record.ref, url: page('pay', record.ref) };
    },
    async getPayment(ref) {
      const record = await findRecord(books, 'payment', ref);
      return (
        record && {
          state: record.state as PaymentState,
          amountMinor: Number(record.data.amountMinor),
          currency: String(record.data.currency),
        }
      );
    },
    async capture({ ref }) {
      await moveRecord(books, 'payment', ref, ['authorised'], 'captured');
    },
    async refund({ ref, amountMinor, idempotencyKey }) {
      const record = await findRecord(books, 'payment', ref);
      if (record?.state === 'refunded' && record.data.refundKey === idempotencyKey) return;
      if (!record || amountMinor > Number(record.data.amountMinor))
        throw new Error(`the sandbox cannot refund ${ref}`);
      const moved = await moveRecord(books, 'payment', ref, ['captured'], 'refunded', {
        refundKey: idempotencyKey,
        refundedMinor: amountMinor,
      });
      if (moved) return;
      const again = await findRecord(books, 'payment', ref);
      if (again?.data.refundKey !== idempotencyKey) throw new Error(`the sandbox cannot refund ${ref}`);
    },
    async cancel(ref) {
      await moveRecord(books, 'payment', ref, ['created', 'authorised'], 'cancelled');
    },
    async startConnect({ userId, email, returnPath, state }) {
      const kind = books.provider === 'card' ? 'onboarding' : 'consent';
      const record = await openRecord(books, kind, randomToken(), { userId, email, returnPath, state });
      return { ref: record.ref, url: page(kind, record.ref) };
    },
    async finishConnect({ userId, code }) {
      if (books.provider === 'card') {
        const record = await findFinishedOnboarding(books, userId);
        return record && { account: String(record.data.account) };
      }
      return redeem(books, userId, code ?? '');
    },
    async readWebhook(headers, rawBody) {
      const [, seconds = '', signature = ''] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(SIGNATURE_HEADER) ?? '') ?? [];
      if (!signature || Math.abs(books.clock().getTime() / 1000 - Number(seconds)) > TOLERANCE) return null;
      const expected = signWebhook(books, Number(seconds), rawBody);
      if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
      const parsed = event.safeParse(parseJson(rawBody));
      return parsed.success ? { eventId: parsed.data.id, ref: parsed.data.ref } : null;
    },
  };
}

/** A code names its consent and is good once, for ten minutes, and for the user who started it. */
async function redeem(books: Books, userId: number, code: string): Promise<{ account: string } | null> {
  const record = await findRecord(books, 'consent', code.slice(0, code.lastIndexOf('.')));
  const fresh = record && books.clock().getTime() - record.updatedAt.getTime() <= CODE_LIFE_MS;
  if (!fresh || record.data.code !== code || record.data.userId !== userId) return null;
  const used = await moveRecord(books, 'consent', record.ref, ['finished'], 'used');
  return used && { account: String(used.data.account) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
