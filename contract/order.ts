import { z } from 'zod';
import { addressInput } from './account.ts';
import { endpoint } from './endpoint.ts';
import { condition } from './offer-states.ts';
import { orderRole, orderStatus } from './order-states.ts';
import { amount, currencyCode, gender, id, idParam, moment, page, paging } from './primitives.ts';
import { userInfo } from './user.ts';

export const paymentKind = z.enum(['card', 'wallet']);
export type PaymentKind = z.infer<typeof paymentKind>;

/** A line as it was when ordered; `orderOfferId` names it in sold pages (2.1#38). Order currency. */
export const orderLine = z.object({
  orderOfferId: id,
  offerId: id,
  spuId: id,
  gender,
  brand: z.string(),
  name: z.string(),
  condition,
  size: z.string().nullable(),
  sizeUnit: z.string().nullable(),
  imgUrl: z.string(),
  quantity: z.number().int().positive(),
  price: amount,
});

/** An order between one buyer and one seller, in the seller's currency (E20). */
export const order = z.object({
  id,
  status: orderStatus,
  /** The viewer's side. */
  role: orderRole,
  buyer: userInfo,
  seller: userInfo,
  lines: z.array(orderLine),
  currency: currencyCode,
  currencySymbol: z.string(),
  /** items + shipping + fee = total, exactly. */
  itemsPrice: amount,
  shippingPrice: amount,
  feeAmount: amount,
  totalPrice: amount,
  refundedAmount: amount,
  address: addressInput.omit({ isDefault: true }).nullable(),
  paymentKind: paymentKind.nullable(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
  cancelReason: z.string().nullable(),
  refundReason: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
  paymentDueAt: moment.nullable(),
  shipDueAt: moment.nullable(),
  shippedAt: moment.nullable(),
  completedAt: moment.nullable(),
  /** What the viewer may do now (order-states.ts plus timers). */
  actions: z.array(
    z.enum([
      'pay',
      'confirm',
      'ship',
      'receive',
      'cancel',
      'requestRefund',
      'approveRefund',
      'declineRefund',
      'extend',
    ]),
  ),
});
export type Order = z.output<typeof order>;

/** Prices of a checkout before it is ordered: the same arithmetic the order uses. */
export const quote = z.object({
  seller: userInfo,
  lines: z.array(orderLine.omit({ orderOfferId: true })),
  currency: currencyCode,
  currencySymbol: z.string(),
  itemsPrice: amount,
  /** Null when a line is not shipped to the region. */
  shippingPrice: amount.nullable(),
  feeAmount: amount,
  totalPrice: amount.nullable(),
  /** The same total in the viewer's currency, for an "approx" (D2); null when equal or unknown. */
  approxTotal: z.object({ amount, currency: currencyCode }).nullable(),
});
export type Quote = z.output<typeof quote>;

const buyLines = z
  .array(z.object({ offerId: id, quantity: z.number().int().min(1).max(9999) }))
  .min(1)
  .max(30);

export const quoteOrder = endpoint({
  method: 'POST',
  path: '/v2/order/quote',
  access: 'required',
  summary: 'What buying these asks of one seller would cost, shipped to a region',
  body: z.object({ lines: buyLines, region: z.string().length(2).optional() }),
  answer: quote,
});
export const createOrder = endpoint({
  method: 'POST',
  path: '/v2/order',
  access: 'required',
  summary: 'Buy asks of one seller: holds the stock and waits 15 minutes for the payment (E2, E3)',
  limit: 'orders',
  idempotent: true,
  body: z.object({ lines: buyLines, addressId: id, paymentKind }),
  answer: order,
});
export const acceptBid = endpoint({
  method: 'POST',
  path: '/v2/order/sell',
  access: 'required',
  summary: 'Sell now: accept a bid; the bidder has 24 hours to pay (E1, E23)',
  limit: 'orders',
  idempotent: true,
  body: z.object({ offerId: id, shipping: z.number().nonnegative().default(0) }),
  answer: order,
});
export const listOrders = endpoint({
  method: 'GET',
  path: '/v2/order',
  access: 'required',
  summary: 'My orders on one side, latest first (7/offers-and-orders#5)',
  query: z.object({ role: orderRole.default('buyer'), status: orderStatus.optional() }).merge(paging),
  answer: page(order),
});
export const getOrder = endpoint({
  method: 'GET',
  path: '/v2/order/:orderId',
  access: 'required',
  summary: 'One order of mine (7/offers-and-orders#5)',
  params: z.object({ orderId: idParam }),
  answer: order,
});

/** E4. Paying goes through the payment calls, which need the provider's page. */
export const orderAction = z.discriminatedUnion('action', [
  z.object({ action: z.literal('confirm') }),
  z.object({
    action: z.literal('ship'),
    carrier: z.string().trim().min(1, 'This field is required.').max(60),
    trackingNo: z.string().trim().min(1, 'This field is required.').max(60),
  }),
  z.object({ action: z.literal('receive') }),
  z.object({ action: z.literal('cancel'), reason: z.string().trim().max(500).default('') }),
  z.object({
    action: z.literal('requestRefund'),
    reason: z.string().trim().min(1, 'This field is required.').max(1000),
  }),
  z.object({ action: z.literal('approveRefund') }),
  z.object({ action: z.literal('declineRefund') }),
  z.object({ action: z.literal('extend'), days: z.number().int().min(1).max(14) }),
  /** For an accepted bid the buyer gives the address before paying. */
  z.object({ action: z.literal('setAddress'), addressId: id, paymentKind }),
]);
export const updateOrder = endpoint({
  method: 'PUT',
  path: '/v2/order/:orderId',
  access: 'required',
  summary: 'Move an order along (7/offers-and-orders#5, E4)',
  params: z.object({ orderId: idParam }),
  body: orderAction,
  answer: order,
});
