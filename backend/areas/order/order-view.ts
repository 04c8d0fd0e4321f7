import type { z } from 'zod';
import { toDecimal } from '#contract/money.ts';
import type { order as orderSchema, orderLine } from '#contract/order.ts';
import type { UserInfo } from '#contract/user.ts';
import type { Db } from '../../db/client.ts';
import { currencySymbol } from '../../pricing/money-view.ts';
import {
  findLines,
  findPeople,
  findStyles,
  type LineRow,
  type OrderRow,
  type Person,
  type Style,
} from './queries.ts';
import { allowedActions, roleOf } from './rules.ts';

export type OrderAnswer = z.input<typeof orderSchema>;

export function toUserInfo(person: Person): UserInfo {
  return { id: person.id, username: person.username, avatarUrl: person.avatarUrl, userStatus: person.status };
}

/** Orders as one of their two sides sees them, amounts in the order's own currency. */
export async function viewOrders(
  db: Db,
  rows: readonly OrderRow[],
  viewerId: number,
  now: Date,
): Promise<OrderAnswer[]> {
  const lines = await findLines(
    db,
    rows.map((row) => row.id),
  );
  const people = await findPeople(
    db,
    rows.flatMap((row) => [row.buyerId, row.sellerId]),
  );
  const styles = await findStyles(
    db,
    lines.map((line) => line.spuId),
  );
  return rows.map((row) =>
    toOrder(
      row,
      lines.filter((line) => line.orderId === row.id),
      people,
      styles,
      viewerId,
      now,
    ),
  );
}

export async function viewOrder(db: Db, row: OrderRow, viewerId: number, now: Date): Promise<OrderAnswer> {
  const [answer] = await viewOrders(db, [row], viewerId, now);
  if (!answer) throw new Error(`order ${row.id} has no view`);
  return answer;
}

function toOrder(
  row: OrderRow,
  lines: readonly LineRow[],
  people: ReadonlyMap<number, Person>,
  styles: ReadonlyMap<number, Style>,
  viewerId: number,
  now: Date,
): OrderAnswer {
  const buyer = people.get(row.buyerId);
  const seller = people.get(row.sellerId);
  const role = roleOf(row, viewerId);
  if (!buyer || !seller || !role) throw new Error(`order ${row.id} shown to somebody it does not concern`);
  const decimal = (minor: number) => toDecimal(minor, row.currency);
  return {
    id: row.id,
    status: row.status,
    role,
    buyer: toUserInfo(buyer),
    seller: toUserInfo(seller),
    lines: lines.map((line) => toLine(line, styles.get(line.spuId), row.currency)),
    currency: row.currency,
    currencySymbol: currencySymbol(row.currency),
    itemsPrice: decimal(row.itemsMinor),
    shippingPrice: decimal(row.shippingMinor),
    feeAmount: decimal(row.feeMinor),
    totalPrice: decimal(row.totalMinor),
    refundedAmount: decimal(row.refundedMinor),
    // Where somebody lives is none of the seller's business before it is paid.
    address: role === 'buyer' || row.paidAt ? row.address : null,
    paymentKind: row.paymentKind,
    carrier: row.carrier,
    trackingNo: row.trackingNo,
    cancelReason: row.cancelReason,
    refundReason: row.refundReason,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    paymentDueAt: row.paymentDueAt,
    shipDueAt: row.shipDueAt,
    shippedAt: row.shippedAt,
    completedAt: row.completedAt,
    actions: allowedActions(row, role, now),
  };
}

function toLine(line: LineRow, style: Style | undefined, currency: string): z.input<typeof orderLine> {
  return {
    orderOfferId: line.id,
    offerId: line.offerId,
    spuId: line.spuId,
    gender: style?.gender ?? 'women',
    brand: line.brand,
    name: line.name,
    condition: line.condition,
    size: line.size,
    sizeUnit: style?.sizeUnit ?? null,
    imgUrl: line.imgUrl,
    quantity: line.quantity,
    price: toDecimal(line.priceMinor, currency),
  };
}
