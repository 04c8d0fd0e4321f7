import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Condition, OfferStatus, OfferType } from '#contract/offer-states.ts';
import type { OrderRole, OrderStatus } from '#contract/order-states.ts';
import type { PaymentKind } from '#contract/order.ts';
import type { PaymentStatus } from '#contract/payment.ts';
import type { MeasurableImage } from '#contract/primitives.ts';
import { spus } from './catalog.ts';
import { at, bigId, users } from './user.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });

/** Asks and bids. Prices are minor units of `currency`; `priceUsd` is the same in US cents at writing, to sort by. */
export const offers = pgTable(
  'offers',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    spuId: bigId('spu_id')
      .notNull()
      .references(() => spus.id),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').$type<OfferType>().notNull(),
    status: text('status').$type<OfferStatus>().notNull().default('Available'),
    condition: text('condition').$type<Condition>().notNull(),
    size: text('size'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    country: text('country').notNull(),
    currency: text('currency').notNull(),
    priceMinor: minor('price_minor').notNull(),
    priceUsd: minor('price_usd').notNull(),
    inventory: integer('inventory').notNull().default(1),
    /** Held by orders that are not over yet; paid orders take it out of both. */
    reserved: integer('reserved').notNull().default(0),
    /** Owner is an official retailer: not part of the marketplace. */
    official: boolean('official').notNull().default(false),
    offerUrl: text('offer_url'),
    acceptOffer: boolean('accept_offer').notNull().default(true),
    acceptBuyNow: boolean('accept_buy_now').notNull().default(true),
    couponInfo: text('coupon_info'),
    images: jsonb('images').$type<MeasurableImage[]>().notNull(),
    /** Per region code or `Worldwide`, minor units of `currency` (D5). */
    shipping: jsonb('shipping').$type<{ region: string; priceMinor: number }[]>().notNull(),
    offerTime: at('offer_time').notNull(),
    validSeconds: integer('valid_seconds'),
    expiresAt: at('expires_at'),
    updateTime: at('update_time').notNull(),
    bumpedAt: at('bumped_at'),
    soldTime: at('sold_time'),
  },
  (t) => [
    check('offers_stock', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.inventory}`),
    check('offers_price', sql`${t.priceMinor} > 0`),
    index('offers_book')
      .on(t.spuId, t.type, t.priceUsd)
      .where(sql`status in ('Available', 'Preapproved')`),
    index('offers_user').on(t.userId, t.type, t.updateTime.desc()),
    index('offers_user_spu').on(t.userId, t.spuId),
    index('offers_expiry')
      .on(t.expiresAt)
      .where(sql`status in ('Available', 'Preapproved')`),
  ],
);

export const bagLines = pgTable(
  'bag_lines',
  {
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offerId: bigId('offer_id')
      .notNull()
      .references(() => offers.id),
    quantity: integer('quantity').notNull(),
    updateTime: at('update_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.offerId] }), check('bag_quantity', sql`${t.quantity} > 0`)],
);

export const bagHistory = pgTable(
  'bag_history',
  {
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    offerId: bigId('offer_id')
      .notNull()
      .references(() => offers.id),
    removedAt: at('removed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.offerId] })],
);

/** An address as it was when ordered. */
export interface OrderAddress {
  fullName: string;
  phoneCode: string;
  phone: string;
  line1: string;
  line2?: string;
  city: string;
  state?: string;
  postalCode: string;
  country: string;
}

/** Never deleted (architecture 6). Amounts are minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    buyerId: bigId('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: bigId('seller_id')
      .notNull()
      .references(() => users.id),
    /** Which kind of offer was taken. */
    source: text('source').$type<OfferType>().notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    /** Status a refund request came from. */
    statusBefore: text('status_before').$type<OrderStatus>(),
    currency: text('currency').notNull(),
    itemsMinor: minor('items_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    feeMinor: minor('fee_minor').notNull().default(0),
    totalMinor: minor('total_minor').notNull(),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    address: jsonb('address').$type<OrderAddress>(),
    paymentKind: text('payment_kind').$type<PaymentKind>(),
    carrier: text('carrier'),
    trackingNo: text('tracking_no'),
    cancelReason: text('cancel_reason'),
    refundReason: text('refund_reason'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    paymentDueAt: at('payment_due_at'),
    confirmDueAt: at('confirm_due_at'),
    shipDueAt: at('ship_due_at'),
    paidAt: at('paid_at'),
    shippedAt: at('shipped_at'),
    completedAt: at('completed_at'),
  },
  (t) => [
    check('orders_total', sql`${t.totalMinor} = ${t.itemsMinor} + ${t.shippingMinor} + ${t.feeMinor}`),
    check('orders_refund', sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.totalMinor}`),
    check('orders_sides', sql`${t.buyerId} <> ${t.sellerId}`),
    index('orders_buyer').on(t.buyerId, t.createdAt.desc()),
    index('orders_seller').on(t.sellerId, t.createdAt.desc()),
    index('orders_due').on(t.status, t.paymentDueAt),
  ],
);

/** `id` is the orderOfferId of the specification. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId('order_id')
      .notNull()
      .references(() => orders.id),
    offerId: bigId('offer_id')
      .notNull()
      .references(() => offers.id),
    spuId: bigId('spu_id').notNull(),
    quantity: integer('quantity').notNull(),
    /** Per piece, minor units of the order's currency. */
    priceMinor: minor('price_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    condition: text('condition').$type<Condition>().notNull(),
    size: text('size'),
    imgUrl: text('img_url').notNull(),
  },
  (t) => [index('order_lines_order').on(t.orderId), index('order_lines_offer').on(t.offerId)],
);

/** What one side of an order says of the other (B20). */
export const reviews = pgTable(
  'reviews',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId('order_id')
      .notNull()
      .references(() => orders.id),
    /** The side that wrote. */
    side: text('side').$type<OrderRole>().notNull(),
    reviewerId: bigId('reviewer_id')
      .notNull()
      .references(() => users.id),
    revieweeId: bigId('reviewee_id')
      .notNull()
      .references(() => users.id),
    score: integer('score').notNull(),
    text: text('text').notNull().default(''),
    reply: text('reply'),
    createdAt: at('created_at').notNull(),
    /** From then on others see it: both sides wrote, or two weeks are over. */
    revealAt: at('reveal_at').notNull(),
    /** It is counted in the score, and the one it is about has heard of it. */
    told: boolean('told').notNull().default(false),
  },
  (t) => [
    check('reviews_score', sql`${t.score} between 1 and 5`),
    uniqueIndex('reviews_one_a_side').on(t.orderId, t.side),
    index('reviews_received').on(t.revieweeId, t.side, t.createdAt.desc(), t.id.desc()),
    index('reviews_given').on(t.reviewerId, t.createdAt.desc(), t.id.desc()),
    index('reviews_untold')
      .on(t.revealAt)
      .where(sql`not told`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PaymentKind>().notNull(),
    orderId: bigId('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<PaymentStatus>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    providerRef: text('provider_ref').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('payments_order').on(t.orderId),
    uniqueIndex('payments_provider_ref').on(t.kind, t.providerRef),
    /** However often it is replayed, an order is captured once. */
    uniqueIndex('payments_one_capture')
      .on(t.orderId)
      .where(sql`status in ('captured', 'authorised', 'refunded')`),
  ],
);

/** Money records, append only: what moved, when and why (minor units; refunds negative). */
export const ledger = pgTable(
  'ledger',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigId('order_id').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind').$type<'capture' | 'refund'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text('currency').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('ledger_order').on(t.orderId)],
);

/** Provider events already handled, so that a replay changes nothing. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<PaymentKind>().notNull(),
  receivedAt: at('received_at').notNull(),
});

/** First answer to an idempotency key, given again to a repeat (architecture 6). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: bigId('user_id').notNull(),
    key: text('key').notNull(),
    /** Which call and body the key was first used for; another one is refused (`key-reused`). */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** The sandbox providers' own books: intents, consents and onboardings, as if they were somebody else's. */
export const sandboxRecords = pgTable('sandbox_records', {
  ref: text('ref').primaryKey(),
  provider: text('provider').$type<'card' | 'wallet'>().notNull(),
  kind: text('kind').$type<'payment' | 'onboarding' | 'consent'>().notNull(),
  state: text('state').notNull(),
  data: jsonb('data').$type<Record<string, string | number>>().notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
});
