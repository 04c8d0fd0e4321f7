import { and, asc, eq, isNotNull, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { spus } from '../db/schema/catalog.ts';
import { ledger, offers, orderLines, orders, payments, type OrderAddress } from '../db/schema/trade.ts';
import { advanceIdentity, insertRows } from './bulk.ts';
import { demoAddresses, type Person } from './people.ts';
import { random, seedOf } from './random.ts';
import { phoneCodeOf } from './settings.ts';

const DAY = 86_400_000;
const FIRST_ORDER_ID = 20_001;
/** How many finished orders the demo buyer has with petra.lind and with others, and how many others have. */
const FROM_PETRA = 3;
const FROM_OTHERS = 3;
const AMONG_OTHERS = 900;

/**
 * Finished orders for some of the asks that were sold: a few of the demo login, so that its pages are not empty, and
 * many among the others, so that people have something to say of each other.
 */
export async function insertPastOrders(tx: Tx, people: readonly Person[], now: Date): Promise<void> {
  const buyer = people.find((person) => person.username === 'demo');
  const petra = people.find((person) => person.username === 'petra.lind');
  if (!buyer || !petra) return;
  const finished = new Date(now.getTime() - 20 * DAY);
  const soldBy = (side: SQL | undefined, limit: number) =>
    tx
      .select({ offer: offers, brand: spus.brandName, thumbnail: spus.thumbnail })
      .from(offers)
      .innerJoin(spus, eq(spus.id, offers.spuId))
      .where(
        and(
          eq(offers.status, 'Completed'),
          eq(offers.type, 'ask'),
          ne(offers.userId, buyer.id),
          isNotNull(offers.soldTime),
          lt(offers.soldTime, finished),
          side,
        ),
      )
      .orderBy(asc(offers.id))
      .limit(limit);
  const mine = [
    ...(await soldBy(eq(offers.userId, petra.id), FROM_PETRA)),
    ...(await soldBy(ne(offers.userId, petra.id), FROM_OTHERS)),
  ];
  const taken = mine.map(({ offer }) => offer.id);
  const others = await soldBy(taken.length > 0 ? notInArray(offers.id, taken) : undefined, AMONG_OTHERS);
  const shoppers = people.filter(({ status, id }) => status === 'Normal' && id !== buyer.id);

  const booked = [
    ...mine.map((line) => ({ ...line, who: buyer })),
    ...others.flatMap((line) => {
      const who = random(seedOf('bought', line.offer.id)).pick(shoppers);
      return who.id === line.offer.userId ? [] : [{ ...line, who }];
    }),
  ].map(({ who, ...line }, index) => book(line, who, people, FIRST_ORDER_ID + index, finished));
  await insertRows(
    tx,
    orders,
    booked.map(({ order }) => order),
  );
  await insertRows(
    tx,
    orderLines,
    booked.map(({ line }) => line),
  );
  await insertRows(
    tx,
    payments,
    booked.map(({ payment }) => payment),
  );
  await insertRows(
    tx,
    ledger,
    booked.map(({ entry }) => entry),
  );
  // Each line's own sale of the price history.
  await tx.execute(sql`
    update sales set order_line_id = found.line_id
    from (
      select min(s.id) as sale_id, l.id as line_id
      from order_lines l
      join orders o on o.id = l.order_id
      join offers f on f.id = l.offer_id
      join sales s on s.spu_id = l.spu_id and s.sold_at = o.paid_at and s.price_usd = f.price_usd
      group by l.id
    ) found
    where sales.id = found.sale_id`);
  for (const table of [orders, orderLines]) await advanceIdentity(tx, table);
}

interface Sold {
  offer: typeof offers.$inferSelect;
  brand: string;
  thumbnail: string;
}

/** An order of one piece, paid when it was sold and completed nine days later, with its payment and its entry. */
function book(
  { offer, brand, thumbnail }: Sold,
  buyer: Person,
  people: readonly Person[],
  id: number,
  sold: Date,
) {
  const paidAt = offer.soldTime ?? sold;
  const seller = people.find((person) => person.id === offer.userId);
  const shippingMinor = offer.shipping.at(-1)?.priceMinor ?? 0;
  const totalMinor = offer.priceMinor + shippingMinor;
  const kind = seller?.stripeAccount ? ('card' as const) : ('wallet' as const);
  const paymentId = `pay_demo_${id}`;
  const completedAt = new Date(paidAt.getTime() + 9 * DAY);
  const { currency } = offer;
  const order: typeof orders.$inferInsert = {
    id,
    buyerId: buyer.id,
    sellerId: offer.userId,
    source: 'ask',
    status: 'Completed',
    currency,
    itemsMinor: offer.priceMinor,
    shippingMinor,
    totalMinor,
    address: addressOf(buyer),
    paymentKind: kind,
    carrier: 'UPS',
    trackingNo: `1Z${id}OFFCUT`,
    createdAt: paidAt,
    updatedAt: completedAt,
    paidAt,
    shippedAt: new Date(paidAt.getTime() + 2 * DAY),
    completedAt,
  };
  const line: typeof orderLines.$inferInsert = {
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
  };
  const payment: typeof payments.$inferInsert = {
    id: paymentId,
    kind,
    orderId: id,
    status: 'captured',
    amountMinor: totalMinor,
    currency,
    providerRef: `demo_${id}`,
    createdAt: paidAt,
    updatedAt: paidAt,
  };
  const entry: typeof ledger.$inferInsert = {
    orderId: id,
    paymentId,
    kind: 'capture',
    amountMinor: totalMinor,
    currency,
    at: paidAt,
  };
  return { order, line, payment, entry };
}

/** The address of the demo logins that have one; a made-up one of their country for the others. */
function addressOf({ username, region }: Person): OrderAddress {
  const known = demoAddresses.find((one) => one.username === username);
  const common = { phoneCode: phoneCodeOf(region), country: region };
  if (!known) {
    return {
      fullName: username,
      phone: '555 0100',
      line1: '1 Market Street',
      city: 'Springfield',
      postalCode: '10000',
      ...common,
    };
  }
  const { username: _username, state, ...home } = known;
  return { ...home, ...(state ? { state } : {}), ...common };
}
