import { asc, eq, sql } from 'drizzle-orm';
import { REVIEW_REVEAL_DAYS } from '#contract/limits.ts';
import type { Tx } from '../db/client.ts';
import { orders, reviews } from '../db/schema/trade.ts';
import { insertRows } from './bulk.ts';
import { buyerWords, replyWords, sellerWords } from './people-words.ts';
import { random, seedOf, type Random } from './random.ts';

const DAY = 86_400_000;
/** Orders of the demo buyer that are left to be reviewed. */
const LEFT_OPEN = 2;

/** What buyers and sellers say of each other after the demo's finished orders; scores of people are counted after. */
export async function insertReviews(tx: Tx, demoBuyerId: number | undefined, now: Date): Promise<void> {
  const finished = await tx
    .select({
      id: orders.id,
      buyerId: orders.buyerId,
      sellerId: orders.sellerId,
      completedAt: orders.completedAt,
    })
    .from(orders)
    .where(eq(orders.status, 'Completed'))
    .orderBy(asc(orders.id));
  const latest = finished
    .filter(({ buyerId }) => buyerId === demoBuyerId)
    .sort((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0))
    .slice(0, LEFT_OPEN);
  const rows = finished.flatMap((order) => {
    const completedAt = order.completedAt ?? now;
    const r = random(seedOf('review', order.id));
    // A seller's own way of trading shows in what is said of them.
    const care = random(seedOf('care', order.sellerId)).between(0.55, 1);
    const sides = [
      { side: 'buyer' as const, wrote: r.chance(0.72), from: order.buyerId, to: order.sellerId },
      { side: 'seller' as const, wrote: r.chance(0.4), from: order.sellerId, to: order.buyerId },
    ].filter(({ side, wrote }) => wrote && !(side === 'buyer' && latest.includes(order)));
    return sides.map(({ side, from, to }) => {
      const score = side === 'buyer' ? scoreOf(r, care) : r.chance(0.9) ? 5 : 4;
      const words = side === 'buyer' ? buyerWords[score as keyof typeof buyerWords] : sellerWords;
      const createdAt = new Date(completedAt.getTime() + Math.floor(r.between(0.1, 6) * DAY));
      return {
        orderId: order.id,
        side,
        reviewerId: from,
        revieweeId: to,
        score,
        text: r.chance(0.85) ? r.pick(words) : '',
        reply: side === 'buyer' && r.chance(0.2) ? r.pick(replyWords) : null,
        createdAt,
        revealAt: sides.length === 2 ? createdAt : new Date(createdAt.getTime() + REVIEW_REVEAL_DAYS * DAY),
        told: true,
      };
    });
  });
  await insertRows(
    tx,
    reviews,
    rows.filter(({ createdAt, revealAt }) => createdAt < now && revealAt < now),
  );
  await tx.execute(sql`
    update users set
      review_count = (select count(*) from reviews where reviewee_id = users.id),
      review_score = (select round(avg(score), 1) from reviews where reviewee_id = users.id)`);
}

function scoreOf(r: Random, care: number): number {
  if (r.chance(care)) return 5;
  return Number(r.weighted({ '4': 70, '3': 20, '2': 7, '1': 3 }));
}
