import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { expireOffers } from '../areas/offer/derive.ts';
import { settleDue } from '../areas/order/due.ts';
import { findUnsettledPayments } from '../areas/payment/queries.ts';
import { closePayments, closeUnfinished, settlePayment } from '../areas/payment/settle.ts';
import { notifyWatchers } from '../areas/product/watch.ts';
import { idempotencyKeys, orders } from '../db/schema/trade.ts';
import { sandboxIdentity } from '../db/schema/identity.ts';
import { authenticators, signInSteps } from '../db/schema/two-step.ts';
import { mails, passwordResets, rateWindows, sessions } from '../db/schema/user.ts';
import type { Deps } from '../deps.ts';
import { getRates } from '../pricing/rates.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Open payment pages are asked after when their order is due this soon: the shopper may have closed the window. */
const ASK_BEFORE = 2 * MINUTE;
const PAYMENTS_A_SWEEP = 200;
const MAILS_A_SWEEP = 100;
/** A mail that no server took for a day is given up; its row stays. */
const MAIL_LIFE = DAY;
/** Longest rate window is an hour; repeats of a call come within days. */
const RATE_WINDOW_LIFE = DAY;
const KEY_LIFE = 7 * DAY;

/** Offers that ran out, money that providers know of, orders that are due, money that has to go back. */
export async function sweepTrade(deps: Deps): Promise<void> {
  const { db } = deps.database;
  await expireOffers(db, deps.clock());
  // Before orders expire, ask after payments whose notice got lost.
  await settlePayments(deps);
  for (const id of await settleDue(db, deps.clock(), 'all')) await closePayments(deps, id);
}

async function settlePayments(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const dueBy = new Date(deps.clock().getTime() + ASK_BEFORE);
  for (const payment of await findUnsettledPayments(db, dueBy, PAYMENTS_A_SWEEP)) {
    try {
      const [order] = await db
        .select({ status: orders.status })
        .from(orders)
        .where(eq(orders.id, payment.orderId));
      if (order?.status === 'PaymentPending') await settlePayment(deps, payment.id);
      else await closeUnfinished(deps, payment);
    } catch (error) {
      deps.log.error({ err: error, paymentId: payment.id }, 'a payment could not be settled');
    }
  }
}

/** Tells people who wait for something that it is there (B23). */
export async function tellWatchers(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await notifyWatchers(db, await getRates(db, now), now);
}

/** Hands the outbox to the mailer, oldest first; one that is refused does not hold up the others (J23). */
export async function sendMails(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const since = new Date(deps.clock().getTime() - MAIL_LIFE);
  const waiting = await db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.createdAt, since)))
    .orderBy(asc(mails.id))
    .limit(MAILS_A_SWEEP);
  for (const mail of waiting) {
    try {
      await deps.mailer.send({ to: mail.recipient, subject: mail.subject, body: mail.body });
      await db.update(mails).set({ sentAt: deps.clock() }).where(eq(mails.id, mail.id));
    } catch (error) {
      deps.log.error({ err: error, mailId: mail.id }, 'a mail was not sent');
    }
  }
}

/** Throws away what only had to be kept for a while. */
export async function prune(deps: Deps): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  const before = (life: number) => new Date(now.getTime() - life);
  await db.delete(rateWindows).where(lt(rateWindows.startedAt, before(RATE_WINDOW_LIFE)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEY_LIFE)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
  // Keys that were asked for and never confirmed.
  await db
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, before(DAY))));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(sandboxIdentity).where(lt(sandboxIdentity.expiresAt, now));
}

/**
 * Runs `work` on one node at a time: on PostgreSQL under an advisory lock that is tried, not waited for, and lives
 * as long as its transaction. Answers whether it ran. PGlite has one process and one connection, which a
 * transaction around the work would block (T12).
 */
export async function onOneNode(deps: Deps, lock: number, work: () => Promise<void>): Promise<boolean> {
  const { db, kind } = deps.database;
  if (kind === 'pglite') {
    await work();
    return true;
  }
  return db.transaction(async (tx) => {
    const answer = (await tx.execute(
      sql`select pg_try_advisory_xact_lock(${lock}::bigint) as locked`,
    )) as unknown as {
      rows: { locked: boolean }[];
    };
    if (!answer.rows[0]?.locked) return false;
    await work();
    return true;
  });
}
