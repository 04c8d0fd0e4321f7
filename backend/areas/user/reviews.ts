import type { z } from 'zod';
import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import { REVIEW_EDIT_DAYS, REVIEW_REVEAL_DAYS, REVIEW_WRITE_DAYS } from '#contract/limits.ts';
import type { OrderRole } from '#contract/order-states.ts';
import type * as review from '#contract/review.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { mailLanguage, mailTexts } from '../../i18n/texts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findPeople } from '../order/queries.ts';
import { toUserInfo } from '../order/order-view.ts';
import {
  findGiven,
  findOpen,
  findPiece,
  findReceived,
  findReviewedOrder,
  findShown,
  findSides,
  findUntold,
  insertReview,
  lockReviewedOrder,
  markTold,
  recountScores,
  revealOrder,
  updateReviewRow,
  type ReviewedOrder,
  type ShownReview,
} from './review-queries.ts';

type Answer = z.input<typeof review.review>;
const DAY = 86_400_000;
const REVEALS_A_SWEEP = 200;
const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY);
const otherSide = (side: OrderRole): OrderRole => (side === 'buyer' ? 'seller' : 'buyer');

/** The side of a person in an order; 404 for orders of other people, as if there were none. */
function sideOf(order: ReviewedOrder | null, userId: number): { order: ReviewedOrder; side: OrderRole } {
  const side = order?.buyerId === userId ? 'buyer' : order?.sellerId === userId ? 'seller' : null;
  if (!order || !side) throw notFound('Order not found');
  return { order, side };
}

/** Until when a first review may be written: 60 days from completion; null when the order is not complete. */
function writeUntil(order: ReviewedOrder): Date | null {
  return order.status === 'Completed' && order.completedAt
    ? after(order.completedAt, REVIEW_WRITE_DAYS)
    : null;
}

/**
 * Says what one side of a completed order thinks of the other, once (B20). It stays hidden until the other side has
 * written too, or for two weeks. 404 for orders of others, 409 `not-allowed-now` before completion, too late, or twice.
 */
export async function createReview(
  deps: Deps,
  me: ViewerUser,
  { orderId, score, text }: BodyOf<typeof review.createReview>,
): Promise<Answer> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const { order, side } = sideOf(await lockReviewedOrder(tx, orderId), me.id);
    const until = writeUntil(order);
    if (!until || until < now) throw notNow('This order cannot be reviewed now.');
    const added = await insertReview(tx, {
      orderId,
      side,
      reviewerId: me.id,
      revieweeId: side === 'buyer' ? order.sellerId : order.buyerId,
      score,
      text,
      createdAt: now,
      revealAt: after(now, REVIEW_REVEAL_DAYS),
    });
    if (!added) throw notNow('You have reviewed this order already.');
    if ((await findSides(tx, orderId)).length === 2) {
      await revealOrder(tx, orderId, now);
      await tellRevealed(tx, now);
    }
    return shownTo(tx, orderId, side, me.id, now);
  });
}

/** Changes my review within two weeks of writing it. 404 without one, 409 `not-allowed-now` afterwards. */
export async function updateReview(
  deps: Deps,
  me: ViewerUser,
  orderId: number,
  { score, text }: BodyOf<typeof review.updateReview>,
): Promise<Answer> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const { side } = sideOf(await lockReviewedOrder(tx, orderId), me.id);
    const mine = (await findSides(tx, orderId)).find((row) => row.side === side);
    if (!mine) throw notFound('Review not found');
    if (after(mine.createdAt, REVIEW_EDIT_DAYS) < now)
      throw notNow('This review cannot be changed any more.');
    await updateReviewRow(tx, mine.id, { score, text });
    if (mine.revealAt <= now) await recountScores(tx, [mine.revieweeId], now);
    return shownTo(tx, orderId, side, me.id, now);
  });
}

/** Answers a revealed review of me; once more replaces the answer. 404 while there is none to see. */
export async function replyToReview(
  deps: Deps,
  me: ViewerUser,
  orderId: number,
  { text }: BodyOf<typeof review.replyToReview>,
): Promise<Answer> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const { side } = sideOf(await lockReviewedOrder(tx, orderId), me.id);
    const ofMe = (await findSides(tx, orderId)).find((row) => row.side === otherSide(side));
    if (!ofMe || ofMe.revealAt > now) throw notFound('Review not found');
    await updateReviewRow(tx, ofMe.id, { reply: text });
    return shownTo(tx, orderId, otherSide(side), me.id, now);
  });
}

/** What a person may say of one of their orders, and what they said. */
export async function getReview(
  db: Db,
  me: ViewerUser,
  orderId: number,
  now: Date,
): Promise<AnswerInput<typeof review.getReview>> {
  const { order, side } = sideOf(await findReviewedOrder(db, orderId), me.id);
  const otherId = side === 'buyer' ? order.sellerId : order.buyerId;
  const other = (await findPeople(db, [otherId])).get(otherId);
  if (!other) throw notFound('Order not found');
  const mine = await findShown(db, orderId, side);
  const until = writeUntil(order);
  return {
    orderId,
    side,
    other: toUserInfo(other),
    piece: await findPiece(db, orderId),
    writeUntil: mine || !until || until < now ? null : until,
    mine: mine && toReview(mine, me.id, now),
  };
}

/** Reviews of me that are revealed, or those I wrote. */
export async function listReviews(
  db: Db,
  me: ViewerUser,
  query: { tab: 'received' | 'given'; pageStart: number; pageLimit: number },
  now: Date,
) {
  const found =
    query.tab === 'given'
      ? await findGiven(db, me.id, query)
      : await findReceived(db, me.id, null, now, query);
  return { data: found.rows.map((row) => toReview(row, me.id, now)), total: found.total };
}

/** What one side says of a person, revealed reviews only. */
export async function listReviewsOf(
  db: Db,
  userId: number,
  side: OrderRole,
  query: { pageStart: number; pageLimit: number },
  viewer: ViewerUser | null,
  now: Date,
) {
  const found = await findReceived(db, userId, side, now, query);
  return { data: found.rows.map((row) => toReview(row, viewer?.id ?? null, now)), total: found.total };
}

/** Completed orders that I may still review. */
export async function listOpenReviews(
  db: Db,
  me: ViewerUser,
  query: { pageStart: number; pageLimit: number },
  now: Date,
): Promise<AnswerInput<typeof review.listOpenReviews>> {
  const found = await findOpen(db, me.id, after(now, -REVIEW_WRITE_DAYS), query);
  const people = await findPeople(
    db,
    found.rows.flatMap((row) => [row.buyerId, row.sellerId]),
  );
  const data: z.input<typeof review.openReview>[] = [];
  for (const row of found.rows) {
    const { order, side } = sideOf(row, me.id);
    const other = people.get(side === 'buyer' ? order.sellerId : order.buyerId);
    if (!other || !order.completedAt) continue;
    data.push({
      orderId: order.id,
      side,
      other: toUserInfo(other),
      piece: await findPiece(db, order.id),
      completedAt: order.completedAt,
      writeUntil: after(order.completedAt, REVIEW_WRITE_DAYS),
    });
  }
  return { data, total: found.total };
}

/** Counts reviews whose two weeks are over and tells those whom they are about; part of the sweep. */
export async function revealReviews(deps: Deps): Promise<void> {
  await deps.database.db.transaction((tx) => tellRevealed(tx, deps.clock()));
}

async function tellRevealed(tx: Tx, now: Date): Promise<void> {
  const news = await findUntold(tx, now, REVEALS_A_SWEEP);
  if (news.length === 0) return;
  await recountScores(
    tx,
    news.map((row) => row.revieweeId),
    now,
  );
  for (const one of news) {
    const t = mailTexts(mailLanguage(one));
    await queueMail(
      tx,
      {
        to: one.email,
        subject: t('feedback.subject', { no: one.orderId }),
        body: [t('hello', { name: one.username }), t('feedback.text'), ' /account/feedbacks', 'Offcut'].join(
          '\n\n',
        ),
        about: { userId: one.revieweeId, event: 'feedback' },
      },
      now,
    );
  }
  await markTold(
    tx,
    news.map((row) => row.id),
  );
}

async function shownTo(
  tx: Tx,
  orderId: number,
  side: OrderRole,
  viewerId: number,
  now: Date,
): Promise<Answer> {
  const row = await findShown(tx, orderId, side);
  if (!row) throw new Error(`the review of order ${orderId} vanished`);
  return toReview(row, viewerId, now);
}

function toReview(row: ShownReview, viewerId: number | null, now: Date): Answer {
  const { review: said, reviewer, reviewee, piece } = row;
  const revealed = said.revealAt <= now;
  const editUntil = after(said.createdAt, REVIEW_EDIT_DAYS);
  return {
    id: said.id,
    orderId: said.orderId,
    side: said.side,
    reviewer,
    reviewee,
    score: said.score,
    text: said.text,
    time: said.createdAt,
    reply: said.reply,
    piece,
    revealed,
    editUntil: viewerId === reviewer.id && editUntil >= now ? editUntil : null,
    canReply: viewerId === reviewee.id && revealed,
  };
}

const notNow = (message: string) => conflict(message, 'not-allowed-now');
