import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import { MAX_PRICE, toDecimal, toMinor } from '#contract/money.ts';
import type { acceptBid, createOrder, quoteOrder } from '#contract/order.ts';
import { orderTimers } from '#contract/order-states.ts';
import { payoutAccountOf } from '#contract/payment-kind.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { OrderAddress } from '../../db/schema/trade.ts';
import { conflict, forbidden, invalid, notFound } from '../../http/refused.ts';
import type { Viewer, ViewerUser } from '../../http/viewer.ts';
import { currencySymbol, type MoneyView } from '../../pricing/money-view.ts';
import { pictureOf } from '../offer/offer-view.ts';
import { isBlockedBetween } from '../user/standing-queries.ts';
import { priceLines, refuseUnlessInStock, type WantedLine } from './lines.ts';
import { mailAbout } from './order-mails.ts';
import { toUserInfo, viewOrder, type OrderAnswer } from './order-view.ts';
import { findAddress, insertOrder, readTaken, removeFromBag, type Taken } from './queries.ts';
import { reserveStock } from './stock.ts';

/**
 * What buying these asks would cost, with the arithmetic of `place`. Region: the one given, else the viewer's.
 * Decimals of the seller's currency; `approxTotal` in the viewer's (D2).
 */
export async function quote(
  db: Db,
  user: ViewerUser,
  viewer: Viewer,
  body: BodyOf<typeof quoteOrder>,
  money: MoneyView,
  now: Date,
): Promise<AnswerInput<typeof quoteOrder>> {
  const taken = await readTaken(db, offerIdsOf(body.lines), false);
  const priced = priceLines(body.lines, taken, user.id, body.region ?? viewer.region, now);
  await refuseBlocked(db, user.id, priced.seller.id);
  const { currency, totalMinor } = priced;
  const approx =
    totalMinor === null || currency === money.currency ? null : money.price(totalMinor, currency);
  return {
    seller: toUserInfo(priced.seller),
    lines: priced.lines.map((line) => ({
      offerId: line.offer.id,
      spuId: line.style.id,
      gender: line.style.gender,
      brand: line.style.brandName,
      name: line.offer.name,
      condition: line.offer.condition,
      size: line.offer.size,
      sizeUnit: line.style.sizeUnit,
      imgUrl: pictureOf(line.offer, line.style),
      quantity: line.quantity,
      price: toDecimal(line.priceMinor, currency),
    })),
    currency,
    currencySymbol: currencySymbol(currency),
    itemsPrice: toDecimal(priced.itemsMinor, currency),
    shippingPrice: priced.shippingMinor === null ? null : toDecimal(priced.shippingMinor, currency),
    feeAmount: toDecimal(priced.feeMinor, currency),
    totalPrice: totalMinor === null ? null : toDecimal(totalMinor, currency),
    approxTotal: approx === null ? null : { amount: approx, currency: money.currency },
  };
}

/**
 * Buy now (E2, E3): locks the asks in id order, checks and prices them, holds the stock for 15 minutes, snapshots
 * lines and address, and takes what was bought out of the buyer's bag. Runs in the caller's transaction. Refuses
 * like `priceLines`, and: no address of mine, a line that is not shipped there, a suspended buyer (G19).
 */
export async function place(
  tx: Tx,
  user: ViewerUser,
  body: BodyOf<typeof createOrder>,
  now: Date,
): Promise<OrderAnswer> {
  refuseSuspended(user);
  const address = await readAddress(tx, user.id, body.addressId);
  const taken = await readTaken(tx, offerIdsOf(body.lines), true);
  const priced = priceLines(body.lines, taken, user.id, address.country, now);
  await refuseBlocked(tx, user.id, priced.seller.id);
  const { shippingMinor, totalMinor } = priced;
  if (shippingMinor === null || totalMinor === null) {
    const stuck = priced.lines.filter((line) => line.shippingMinor === null).map((line) => line.offer.id);
    throw conflict('This is not shipped to your region.', 'not-deliverable', { offerIds: stuck });
  }

  const { order, lines } = await insertOrder(
    tx,
    {
      buyerId: user.id,
      sellerId: priced.seller.id,
      source: 'ask',
      status: 'PaymentPending',
      currency: priced.currency,
      itemsMinor: priced.itemsMinor,
      shippingMinor,
      feeMinor: priced.feeMinor,
      totalMinor,
      address,
      paymentKind: body.paymentKind,
      createdAt: now,
      updatedAt: now,
      paymentDueAt: new Date(now.getTime() + orderTimers.payment),
    },
    priced.lines.map((line) => snapshot(line, line.quantity, line.shippingMinor ?? 0)),
  );
  await reserveStock(tx, lines, now);
  await removeFromBag(
    tx,
    user.id,
    lines.map((line) => line.offerId),
  );
  await mailAbout(tx, order, lines, 'placed', now);
  return viewOrder(tx, order, user.id, now);
}

/**
 * Sell now (E1, E23): the signed-in person takes a bid; the bidder gets 24 hours to give an address and pay. The
 * price is the bid's, in the bid's currency; `shipping` comes on top, a decimal of that currency. Runs in the
 * caller's transaction, with the bid locked. Refuses unknown, own, expired and taken bids, and sellers without the
 * payment account of their kind (6#4, E21).
 */
export async function sellTo(
  tx: Tx,
  user: ViewerUser,
  body: BodyOf<typeof acceptBid>,
  now: Date,
): Promise<OrderAnswer> {
  refuseSuspended(user);
  const [bid] = await readTaken(tx, [body.offerId], true);
  if (!bid || bid.offer.type !== 'bid') throw notFound("Sorry, this offer doesn't exist");
  const { offer, owner } = bid;
  if (owner.id === user.id) throw forbidden('This bid is your own.', 'own-item');
  await refuseBlocked(tx, user.id, owner.id);
  if (!payoutAccountOf(user.status, user)) {
    throw conflict('Set up your payment account before you sell.', 'payment-account-missing');
  }
  if (owner.status === 'Suspended') {
    throw conflict('Sorry, this offer is not available any more.', 'not-available', { offerId: offer.id });
  }
  refuseUnlessInStock(offer, 1, now);

  const shippingMinor = toMinor(body.shipping, offer.currency);
  if (body.shipping > MAX_PRICE || toDecimal(shippingMinor, offer.currency) !== body.shipping) {
    throw invalid({ shipping: ['Please enter a valid number.'] });
  }
  const { order, lines } = await insertOrder(
    tx,
    {
      buyerId: owner.id,
      sellerId: user.id,
      source: 'bid',
      status: 'PaymentPending',
      currency: offer.currency,
      itemsMinor: offer.priceMinor,
      shippingMinor,
      totalMinor: offer.priceMinor + shippingMinor,
      createdAt: now,
      updatedAt: now,
      paymentDueAt: new Date(now.getTime() + orderTimers.acceptedBidPayment),
    },
    [snapshot({ ...bid, priceMinor: offer.priceMinor }, 1, shippingMinor)],
  );
  await reserveStock(tx, lines, now);
  await mailAbout(tx, order, lines, 'bidAccepted', now);
  return viewOrder(tx, order, user.id, now);
}

/** An address of the book as an order keeps it; refuses somebody else's (`address-missing`). */
export async function readAddress(db: Db, userId: number, addressId: number): Promise<OrderAddress> {
  const row = await findAddress(db, userId, addressId);
  if (!row) throw invalid({ addressId: ['Please choose an address.'] }, 'address-missing');
  return {
    fullName: row.fullName,
    phoneCode: row.phoneCode,
    phone: row.phone,
    line1: row.line1,
    ...(row.line2 ? { line2: row.line2 } : {}),
    city: row.city,
    ...(row.state ? { state: row.state } : {}),
    postalCode: row.postalCode,
    country: row.country,
  };
}

/** Suspended people finish what runs but start nothing (G19). */
function refuseSuspended(user: ViewerUser): void {
  if (user.status === 'Suspended') throw forbidden('Your account is suspended.', 'suspended');
}

/** Where one blocks the other nothing new begins between the two; running orders go on (G20). */
async function refuseBlocked(db: Db | Tx, one: number, other: number): Promise<void> {
  if (await isBlockedBetween(db, one, other)) {
    throw forbidden('You cannot trade with this person.', 'blocked');
  }
}

function offerIdsOf(lines: readonly WantedLine[]): number[] {
  return [...new Set(lines.map((line) => line.offerId))];
}

function snapshot(line: Taken & { priceMinor: number }, quantity: number, shippingMinor: number) {
  const { offer, style } = line;
  return {
    offerId: offer.id,
    spuId: offer.spuId,
    quantity,
    priceMinor: line.priceMinor,
    shippingMinor,
    brand: style.brandName,
    name: offer.name,
    condition: offer.condition,
    size: offer.size,
    imgUrl: pictureOf(offer, style),
  };
}
