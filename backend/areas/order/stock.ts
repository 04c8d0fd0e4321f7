import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { convertMinor, type Rates } from '#contract/money.ts';
import { nextOfferStatus, type OfferStatus } from '#contract/offer-states.ts';
import type { Tx } from '../../db/client.ts';
import { pricePoints, sales } from '../../db/schema/catalog.ts';
import { offers } from '../../db/schema/trade.ts';
import { refreshSpus } from '../offer/derive.ts';
import type { LineRow, OfferRow, OrderRow } from './queries.ts';

/**
 * Stock (architecture 6): an open order holds its pieces in `reserved`; paying takes them out of both `reserved`
 * and `inventory`; giving up frees them. All of it in the caller's transaction, offers locked in ascending order,
 * styles recomputed at the end.
 */
type Taken = Pick<LineRow, 'offerId' | 'spuId' | 'quantity'>;

/** Holds pieces of offers that the caller has locked and checked. */
export async function reserveStock(tx: Tx, lines: readonly Taken[], now: Date): Promise<void> {
  for (const line of inOfferOrder(lines)) {
    await tx
      .update(offers)
      .set({ reserved: sql`${offers.reserved} + ${line.quantity}` })
      .where(eq(offers.id, line.offerId));
  }
  await refreshSpus(
    tx,
    lines.map((line) => line.spuId),
    now,
  );
}

/**
 * Frees what an unpaid order held. A bid whose bidder did not pay or stepped back (`withdrawBid`) is over; one that
 * the seller gave up is open again.
 */
export async function releaseStock(
  tx: Tx,
  lines: readonly Taken[],
  now: Date,
  options: { withdrawBid: boolean },
): Promise<void> {
  await changeOffers(tx, lines, now, (offer, quantity) => ({
    reserved: offer.reserved - quantity,
    status: offer.type === 'bid' && options.withdrawBid ? after(offer.status, 'expire') : offer.status,
  }));
}

/** The order is paid: the pieces are gone for good, and the last one sells the offer out (E19). */
export async function consumeStock(tx: Tx, lines: readonly Taken[], now: Date): Promise<void> {
  await changeOffers(tx, lines, now, (offer, quantity) => {
    const inventory = offer.inventory - quantity;
    const soldOut = inventory === 0;
    return {
      inventory,
      reserved: offer.reserved - quantity,
      status: soldOut ? after(offer.status, 'sellOut') : offer.status,
      soldTime: soldOut ? now : offer.soldTime,
    };
  });
}

/**
 * A paid order was undone before anything was shipped: the pieces are for sale again. A bid is not: its bidder got
 * the money back and may bid anew.
 */
export async function restock(tx: Tx, lines: readonly Taken[], now: Date): Promise<void> {
  await changeOffers(tx, lines, now, (offer, quantity) =>
    offer.type === 'bid'
      ? {}
      : {
          inventory: offer.inventory + quantity,
          status: after(offer.status, 'restock'),
          soldTime: offer.status === 'Completed' ? null : offer.soldTime,
        },
  );
}

async function changeOffers(
  tx: Tx,
  lines: readonly Taken[],
  now: Date,
  change: (offer: OfferRow, quantity: number) => Partial<OfferRow>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(offers)
    .where(
      inArray(
        offers.id,
        lines.map((line) => line.offerId),
      ),
    )
    .orderBy(asc(offers.id))
    .for('update');
  for (const offer of rows) {
    const quantity = lines.reduce(
      (total, line) => total + (line.offerId === offer.id ? line.quantity : 0),
      0,
    );
    const changes = change(offer, quantity);
    if (Object.keys(changes).length > 0) await tx.update(offers).set(changes).where(eq(offers.id, offer.id));
  }
  await refreshSpus(
    tx,
    lines.map((line) => line.spuId),
    now,
  );
}

/** The status after an event, or the same one where the table knows no way (taken down by staff meanwhile). */
function after(status: OfferStatus, event: 'expire' | 'sellOut' | 'restock'): OfferStatus {
  return nextOfferStatus(status, event) ?? status;
}

function inOfferOrder(lines: readonly Taken[]): Taken[] {
  return [...lines].sort((a, b) => a.offerId - b.offerId);
}

/**
 * One sold price per line, in US cents (D13); to be called before `consumeStock`, which refreshes the styles. A
 * currency without a rate leaves no mark in the price history.
 */
export async function recordSales(
  tx: Tx,
  order: Pick<OrderRow, 'currency'>,
  lines: readonly LineRow[],
  rates: Rates,
  now: Date,
): Promise<void> {
  const rows = lines.flatMap((line) => {
    const priceUsd = convertMinor(line.priceMinor, order.currency, 'USD', rates);
    return priceUsd === null
      ? []
      : [
          {
            spuId: line.spuId,
            condition: line.condition,
            size: line.size,
            priceUsd,
            soldAt: now,
            orderLineId: line.id,
          },
        ];
  });
  if (rows.length > 0) await tx.insert(sales).values(rows).onConflictDoNothing();
}

/**
 * Takes the sold prices of an order back that never left the seller: it was no sale. To be called before `restock`,
 * which refreshes the styles; the point of an earlier day is put right here.
 */
export async function forgetSales(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  const gone = await tx
    .delete(sales)
    .where(
      inArray(
        sales.orderLineId,
        lines.map((line) => line.id),
      ),
    )
    .returning({ spuId: sales.spuId, soldAt: sales.soldAt });
  for (const { spuId, soldAt } of gone) {
    const date = soldAt.toISOString().slice(0, 10);
    const midnight = new Date(`${date}T00:00:00Z`);
    const nextMidnight = new Date(midnight.getTime() + 86_400_000);
    const [left] = await tx
      .select({ priceUsd: sales.priceUsd })
      .from(sales)
      .where(and(eq(sales.spuId, spuId), gte(sales.soldAt, midnight), lt(sales.soldAt, nextMidnight)))
      .orderBy(sql`${sales.soldAt} desc, ${sales.id} desc`)
      .limit(1);
    await tx
      .update(pricePoints)
      .set({ lastSaleUsd: left?.priceUsd ?? null })
      .where(and(eq(pricePoints.spuId, spuId), eq(pricePoints.date, date)));
  }
}
