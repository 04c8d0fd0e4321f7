import { and, asc, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { sales, spus } from '../db/schema/catalog.ts';
import { ledger, offers, orderLines, orders, payments } from '../db/schema/trade.ts';
import { advanceIdentity } from './bulk.ts';
import { demoAddresses, type Person } from './people.ts';
import { phoneCodeOf } from './settings.ts';

const DAY = 86_400_000;
const FIRST_ORDER_ID = 20_001;
/** How many finished orders the demo buyer has with petra.lind and with others. */
const FROM_PETRA = 3;
const FROM_OTHERS = 3;

/** A few finished orders, so that the demo logins' order pages are not empty: some of the asks that were sold. */
export async function insertPastOrders(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const buyer = people.find((person) => person.username === 'demo');
  const petra = people.find((person) => person.username === 'petra.lind');
  const address = demoAddresses.find((one) => one.username === 'demo');
  if (!buyer || !petra || !address) return;
  const { username: _username, state, ...home } = address;
  const shipTo = {
    ...home,
    ...(state ? { state } : {}),
    phoneCode: phoneCodeOf(buyer.region),
    country: buyer.region,
  };
  const finished = new Date(now.getTime() - 20 * DAY);
  const soldBy = (side: ReturnType<typeof eq>, limit: number) =>
    tx
      .select({ offer: offers, brand: spus.brandName, thumbnail: spus.thumbnail })
      .from(offers)
      .innerJoin(spus, eq(spus.id, offers.spuId))
      .where(
        and(eq(offers.status, 'Completed'), isNotNull(offers.soldTime), lt(offers.soldTime, finished), side),
      )
      .orderBy(asc(offers.id))
      .limit(limit);
  const lines = [
    ...(await soldBy(eq(offers.userId, petra.id), FROM_PETRA)),
    ...(await soldBy(ne(offers.userId, petra.id), FROM_OTHERS)),
  ];
  for (const [index, { offer, brand, thumbnail }] of lines.entries()) {
    const id = FIRST_ORDER_ID + index;
    const paidAt = offer.soldTime ?? finished;
    const seller = people.find((person) => person.id === offer.userId);
    const shippingMinor = offer.shipping.at(-1)?.priceMinor ?? 0;
    const totalMinor = offer.priceMinor + shippingMinor;
    const kind = seller?.stripeAccount ? 'card' : 'wallet';
    const paymentId = `pay_demo_${id}`;
    await tx.insert(orders).values({
      id,
      buyerId: buyer.id,
      sellerId: offer.userId,
      source: 'ask',
      status: 'Completed',
      currency: offer.currency,
      itemsMinor: offer.priceMinor,
      shippingMinor,
      totalMinor,
      address: shipTo,
      paymentKind: kind,
      carrier: 'UPS',
      trackingNo: `1Z${id}OFFCUT`,
      createdAt: paidAt,
      updatedAt: new Date(paidAt.getTime() + 9 * DAY),
      paidAt,
      shippedAt: new Date(paidAt.getTime() + 2 * DAY),
      completedAt: new Date(paidAt.getTime() + 9 * DAY),
    });
    await tx.insert(orderLines).values({
      id,
      orderId: id,
      offerId: offer.id,
      spuId: offer.spuId,
      quantity: 1,
      priceMinor: offer.priceMinor,
      shippingMinor,
      brand,
      name: offer.name,
      condition: offer.condition,
      size: offer.size,
      imgUrl: offer.images[0]?.imageUrl ?? thumbnail,
    });
    await tx.insert(payments).values({
      id: paymentId,
      kind,
      orderId: id,
      status: 'captured',
      amountMinor: totalMinor,
      currency: offer.currency,
      providerRef: `demo_${id}`,
      createdAt: paidAt,
      updatedAt: paidAt,
    });
    await tx.insert(ledger).values({
      orderId: id,
      paymentId,
      kind: 'capture',
      amountMinor: totalMinor,
      currency: offer.currency,
      at: paidAt,
    });
    await tx
      .update(sales)
      .set({ orderLineId: id })
      .where(and(eq(sales.spuId, offer.spuId), eq(sales.soldAt, paidAt), eq(sales.priceUsd, offer.priceUsd)));
  }
  for (const table of [orders, orderLines]) await advanceIdentity(tx, table);
}
