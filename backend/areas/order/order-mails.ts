import { decimalsOf, toDecimal } from '#contract/money.ts';
import type { OrderEvent } from '#contract/order-states.ts';
import type { Tx } from '../../db/client.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findCorrespondents, type LineRow, type OrderRow } from './queries.ts';

type Occasion = OrderEvent | 'placed' | 'bidAccepted';
interface Letter {
  subject: string;
  text: string;
}

/**
 * Puts the mails of an event into the outbox, in its transaction, so that none is sent for what did not happen
 * (J23). Events that only the person who acted needs to know of send nothing.
 */
export async function mailAbout(
  tx: Tx,
  order: OrderRow,
  lines: readonly Pick<LineRow, 'brand' | 'name' | 'size' | 'quantity'>[],
  occasion: Occasion,
  now: Date,
): Promise<void> {
  const letters = lettersFor(order, occasion);
  if (!letters.buyer && !letters.seller) return;
  const people = await findCorrespondents(tx, order);
  for (const side of ['buyer', 'seller'] as const) {
    const letter = letters[side];
    const person = people[side];
    if (!letter || !person) continue;
    const body = [
      `Hello ${person.username},`,
      letter.text,
      lines.map(describeLine).join('\n'),
      `Total: ${money(order.totalMinor, order.currency)}`,
      `The order is on your account page: /account/orders/${order.id}`,
      'Offcut',
    ].join('\n\n');
    await queueMail(tx, { to: person.email, subject: letter.subject, body }, now);
  }
}

function lettersFor(order: OrderRow, occasion: Occasion): { buyer?: Letter; seller?: Letter } {
  const no = `Order ${order.id}`;
  const refunded =
    order.refundedMinor > 0 ? ` ${money(order.refundedMinor, order.currency)} is going back.` : '';
  switch (occasion) {
    case 'placed':
      return {
        buyer: { subject: `${no} placed`, text: 'We are holding your items for 15 minutes while you pay.' },
        seller: {
          subject: `${no}: somebody is buying`,
          text: 'Your items are held until the buyer has paid.',
        },
      };
    case 'bidAccepted':
      return {
        buyer: {
          subject: `${no}: your bid was accepted`,
          text: 'Good news: a seller accepted your bid. Please give your address and pay within 24 hours.',
        },
        seller: { subject: `${no}: you accepted a bid`, text: 'The bidder has 24 hours to pay.' },
      };
    case 'authorise':
      return {
        seller: {
          subject: `${no}: please confirm`,
          text: 'The payment is authorised. Please confirm the order within 24 hours.',
        },
      };
    case 'pay':
    case 'confirm':
      return {
        buyer: {
          subject: `${no} paid`,
          text: 'Thank you, your payment arrived. The seller ships within 7 days.',
        },
        seller: {
          subject: `${no} paid: please ship`,
          text: 'The buyer has paid. Please ship within 7 days.',
        },
      };
    case 'ship':
      return {
        buyer: {
          subject: `${no} shipped`,
          text: `Your order is on its way with ${order.carrier ?? 'a carrier'}, tracking number ${order.trackingNo ?? 'unknown'}.`,
        },
      };
    case 'receive':
    case 'autoComplete':
      return {
        buyer: { subject: `${no} completed`, text: 'Your order is complete. Enjoy it.' },
        seller: { subject: `${no} completed`, text: 'The order is complete.' },
      };
    case 'cancel':
    case 'expire': {
      const because = order.cancelReason ? ` ${order.cancelReason}` : '';
      const letter = { subject: `${no} cancelled`, text: `The order was cancelled.${because}${refunded}` };
      return { buyer: letter, seller: letter };
    }
    case 'requestRefund':
      return {
        seller: {
          subject: `${no}: refund requested`,
          text: `The buyer asks for a refund: ${order.refundReason ?? ''}`,
        },
      };
    case 'approveRefund':
      return { buyer: { subject: `${no} refunded`, text: `The seller agreed to your refund.${refunded}` } };
    case 'declineRefund':
      return { buyer: { subject: `${no}: refund declined`, text: 'The seller declined the refund.' } };
    case 'extend':
      return {
        seller: { subject: `${no}: more time to ship`, text: 'The buyer gave you more time to ship.' },
      };
  }
}

function describeLine(line: Pick<LineRow, 'brand' | 'name' | 'size' | 'quantity'>): string {
  return `${line.quantity} × ${line.brand} ${line.name}${line.size ? `, size ${line.size}` : ''}`;
}

function money(minor: number, currency: string): string {
  return `${toDecimal(minor, currency).toFixed(decimalsOf(currency))} ${currency}`;
}
