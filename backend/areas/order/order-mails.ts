import { decimalsOf, toDecimal } from '#contract/money.ts';
import type { Language } from '#contract/languages.ts';
import type { OrderEvent } from '#contract/order-states.ts';
import type { Tx } from '../../db/client.ts';
import { mailLanguage, mailTexts, translateSentence } from '../../i18n/texts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { findCorrespondents, type LineRow, type OrderRow } from './queries.ts';

type Occasion = OrderEvent | 'placed' | 'bidAccepted';
type T = ReturnType<typeof mailTexts>;
interface Letter {
  subject: string;
  text: string;
}

/**
 * Puts the mails of an event into the outbox, in its transaction, so that none is sent for what did not happen
 * (J23). Each is in the language of who gets it; events that only the person who acted needs to know of send nothing.
 */
export async function mailAbout(
  tx: Tx,
  order: OrderRow,
  lines: readonly Pick<LineRow, 'brand' | 'name' | 'size' | 'quantity'>[],
  occasion: Occasion,
  now: Date,
): Promise<void> {
  const people = await findCorrespondents(tx, order);
  for (const side of ['buyer', 'seller'] as const) {
    const person = people[side];
    if (!person) continue;
    const language = mailLanguage(person);
    const t = mailTexts(language);
    const letter = lettersFor(order, occasion, language)[side];
    if (!letter) continue;
    const body = [
      t('hello', { name: person.username }),
      letter.text,
      lines.map((line) => describeLine(line, t)).join('\n'),
      t('order.total', { price: money(order.totalMinor, order.currency) }),
      t('order.link', { link: `/account/orders/${order.id}` }),
      'Offcut',
    ].join('\n\n');
    const about = { userId: person.id, event: 'orders' } as const;
    await queueMail(tx, { to: person.email, subject: letter.subject, body, about }, now);
  }
}

function lettersFor(
  order: OrderRow,
  occasion: Occasion,
  language: Language,
): { buyer?: Letter; seller?: Letter } {
  const t = mailTexts(language);
  const no = order.id;
  const refunded =
    order.refundedMinor > 0
      ? ` ${t('order.goingBack', { price: money(order.refundedMinor, order.currency) })}`
      : '';
  switch (occasion) {
    case 'placed':
      return {
        buyer: { subject: t('order.placedBuyerSubject', { no }), text: t('order.placedBuyer') },
        seller: { subject: t('order.placedSellerSubject', { no }), text: t('order.placedSeller') },
      };
    case 'bidAccepted':
      return {
        buyer: { subject: t('order.acceptedBuyerSubject', { no }), text: t('order.acceptedBuyer') },
        seller: { subject: t('order.acceptedSellerSubject', { no }), text: t('order.acceptedSeller') },
      };
    case 'authorise':
      return { seller: { subject: t('order.confirmSubject', { no }), text: t('order.confirm') } };
    case 'pay':
    case 'confirm':
      return {
        buyer: { subject: t('order.paidBuyerSubject', { no }), text: t('order.paidBuyer') },
        seller: { subject: t('order.paidSellerSubject', { no }), text: t('order.paidSeller') },
      };
    case 'ship': {
      const text = t('order.shipped', {
        carrier: order.carrier ?? t('order.aCarrier'),
        tracking: order.trackingNo ?? t('order.unknown'),
      });
      return { buyer: { subject: t('order.shippedSubject', { no }), text } };
    }
    case 'receive':
    case 'autoComplete':
      return {
        buyer: { subject: t('order.completedSubject', { no }), text: t('order.completedBuyer') },
        seller: { subject: t('order.completedSubject', { no }), text: t('order.completedSeller') },
      };
    case 'cancel':
    case 'expire': {
      // Reasons of the shop's own in the reader's language; those that people wrote as they are.
      const because = order.cancelReason ? ` ${translateSentence(language, order.cancelReason)}` : '';
      const text = `${t('order.cancelled')}${because}${refunded}`;
      const letter = { subject: t('order.cancelledSubject', { no }), text };
      return { buyer: letter, seller: letter };
    }
    case 'requestRefund': {
      const text = t('order.refundAsked', { reason: order.refundReason ?? '' });
      return { seller: { subject: t('order.refundAskedSubject', { no }), text } };
    }
    case 'approveRefund':
      return {
        buyer: { subject: t('order.refundedSubject', { no }), text: `${t('order.refunded')}${refunded}` },
      };
    case 'declineRefund':
      return {
        buyer: { subject: t('order.refundDeclinedSubject', { no }), text: t('order.refundDeclined') },
      };
    case 'extend':
      return { seller: { subject: t('order.extendedSubject', { no }), text: t('order.extended') } };
  }
}

function describeLine(line: Pick<LineRow, 'brand' | 'name' | 'size' | 'quantity'>, t: T): string {
  const { quantity, size } = line;
  const name = `${line.brand} ${line.name}`;
  return size ? t('order.lineSized', { quantity, name, size }) : t('order.line', { quantity, name });
}

function money(minor: number, currency: string): string {
  return `${toDecimal(minor, currency).toFixed(decimalsOf(currency))} ${currency}`;
}
