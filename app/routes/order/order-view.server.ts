import { offerFacts } from '#app/components/offer-facts.ts';
import { formatMoney } from '#app/domain/money.ts';
import { isMoving, orderTone, stepsOf } from '#app/domain/order-view.ts';
import { withCountryName } from '#app/domain/region-name.ts';
import { dateLabel, momentLabel } from '#app/domain/relative-time.ts';
import { productSlug } from '#app/domain/slug.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Order, Quote } from '#contract/order.ts';

/** An order in words of the viewer's language, for its page and its row in the list. */
export function orderView(order: Order, language: string) {
  const t = translator(language, 'order');
  const money = (amount: number) => formatMoney(amount, order.currency, language);
  const steps = stepsOf(order.status);
  const due = order.status === 'PaymentPending' ? order.paymentDueAt : order.shipDueAt;
  const other = order.role === 'buyer' ? order.seller : order.buyer;
  return {
    id: order.id,
    role: order.role,
    href: paths.accountOrder(order.id),
    status: order.status === 'PaymentPending' ? t('awaitingPayment') : t(`status${order.status}`),
    ...orderTone(order.status),
    moving: isMoving(order.status),
    steps: steps?.map(({ step }) => t(`step${step}`)) ?? null,
    done: steps?.filter(({ done }) => done).length ?? 0,
    next: nextText(order, due ? momentLabel(due, language) : '', language),
    other: { ...other, href: paths.userListings(other.id) },
    date: dateLabel(order.createdAt, language),
    lines: order.lines.map((line) => lineView(line, order.currency, language)),
    totals: {
      items: money(order.itemsPrice),
      shipping: order.shippingPrice === 0 ? t('free') : money(order.shippingPrice),
      fee: order.feeAmount > 0 ? money(order.feeAmount) : null,
      total: money(order.totalPrice),
      refunded: order.refundedAmount > 0 ? money(order.refundedAmount) : null,
    },
    address: order.address && withCountryName(order.address, language),
    tracking:
      order.carrier && order.trackingNo
        ? t('trackingLine', { carrier: order.carrier, trackingNo: order.trackingNo })
        : null,
    notes: [
      order.cancelReason ? t('cancelReason', { reason: order.cancelReason }) : null,
      order.refundReason ? t('refundReason', { reason: order.refundReason }) : null,
    ].filter((note) => note !== null),
    events: [
      { label: t('eventCreated'), at: order.createdAt },
      ...(order.status === 'PaymentPending' ? [{ label: t('eventPayBy'), at: order.paymentDueAt }] : []),
      ...(order.status === 'ShipmentPending' ? [{ label: t('eventShipBy'), at: order.shipDueAt }] : []),
      { label: t('eventShipped'), at: order.shippedAt },
      { label: t('eventCompleted'), at: order.completedAt },
    ].flatMap(({ label, at }) =>
      at ? [{ label, at: at.toISOString(), text: momentLabel(at, language) }] : [],
    ),
    actions: order.actions,
    paymentKind: order.paymentKind,
  };
}
export type OrderView = ReturnType<typeof orderView>;

/** A line of an order, or of what would become one, in its currency. */
export function lineView(line: Quote['lines'][number], currency: string, language: string) {
  const t = translator(language, 'order');
  const price = formatMoney(line.price, currency, language);
  return {
    id: line.offerId,
    href: paths.product(line.gender, productSlug({ id: line.spuId, brand: line.brand, name: line.name })),
    image: line.imgUrl,
    brand: line.brand,
    name: line.name,
    facts: offerFacts(conditionLabel(language, line.condition), line.size, t),
    price: line.quantity > 1 ? t('pieces', { count: line.quantity, price }) : price,
  };
}
export type OrderLineView = ReturnType<typeof lineView>;

/** What happens next, told to the side that looks; null when nothing does. */
function nextText(order: Order, date: string, language: string): string | null {
  const t = translator(language, 'order');
  switch (order.status) {
    case 'PaymentPending':
    case 'PendingCapture':
    case 'ShipmentPending':
    case 'DeliveryPending':
    case 'RefundPending':
      return t(`next${order.role}${order.status}`, { date });
    case 'Completed':
    case 'Cancelled':
    case 'Refunded':
    case 'PartialRefunded':
      return null;
  }
}
