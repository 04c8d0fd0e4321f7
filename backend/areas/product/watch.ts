import type { AnswerInput, BodyOf } from '#contract/endpoint.ts';
import { conditionLabels } from '#contract/offer-states.ts';
import { convertMinor, isValidPrice, toDecimal, toMinor, type Rates } from '#contract/money.ts';
import { WATCHES_MAX, type createWatch, type listWatches } from '#contract/watch.ts';
import type { Db, Tx } from '../../db/client.ts';
import { conflict, invalid, notFound, say } from '../../http/refused.ts';
import { mailLanguage, mailTexts, nameOf } from '../../i18n/texts.ts';
import { queueMail } from '../../mail/outbox.ts';
import { moneyView, type MoneyView } from '../../pricing/money-view.ts';
import { toSpuCard } from '../catalog/card-view.ts';
import { findSpu } from '../offer/queries.ts';
import {
  countWatches,
  noteBest,
  saveWatch,
  settleWatch,
  takeDueWatches,
  watchesOf,
  type DueWatch,
} from './watch-queries.ts';

/** A person's watch list with what stands now, latest first (7/product#6). */
export async function getWatches(
  db: Db,
  userId: number,
  paging: { pageStart: number; pageLimit: number },
  money: MoneyView,
  now: Date,
): Promise<AnswerInput<typeof listWatches>> {
  const { rows, total } = await watchesOf(db, userId, paging, now);
  return {
    data: rows.map(({ watch, best, spu }) => ({
      id: watch.id,
      offerType: watch.type,
      condition: watch.condition,
      size: watch.size,
      targetPrice: watch.targetMinor === null ? null : toDecimal(watch.targetMinor, watch.currency),
      targetCurrency: watch.currency,
      time: watch.createdAt,
      spu: toSpuCard(spu, money),
      best: money.fromUsd(best),
      currency: money.currency,
      reached: isReached(watch, best),
    })),
    total,
  };
}

/**
 * Watches one condition and size of a style; the same again gives it another target. Throws 404 for an unknown style,
 * 409 when the list is full, 422 for a size the style does not have, all of them (F17), or a target that is no price.
 */
export async function addWatch(
  tx: Tx,
  userId: number,
  body: BodyOf<typeof createWatch>,
  rates: Rates,
  now: Date,
): Promise<AnswerInput<typeof createWatch>> {
  const spu = await findSpu(tx, body.spuId);
  if (!spu || spu.status === 'Deleted') throw notFound("Sorry, this product doesn't exist");
  const sized = spu.sizes.length > 0;
  if (sized && (body.size === null || !spu.sizes.includes(body.size))) throw invalid({ size: ['Size'] });
  const target = targetOf(body, rates);
  if ((await countWatches(tx, userId)) >= WATCHES_MAX) {
    throw conflict(say('You can watch up to {{max}} items.', { max: WATCHES_MAX }), 'too-many');
  }
  const id = await saveWatch(tx, {
    userId,
    spuId: spu.id,
    type: body.offerType,
    condition: body.condition,
    size: sized ? body.size : null,
    ...target,
    createdAt: now,
  });
  await noteBest(tx, id, now);
  return { id };
}

function targetOf({ targetPrice, currency }: BodyOf<typeof createWatch>, rates: Rates) {
  if (targetPrice === null) return { targetMinor: null, currency, targetUsd: null };
  const targetUsd = isValidPrice(targetPrice, currency)
    ? convertMinor(toMinor(targetPrice, currency), currency, 'USD', rates)
    : null;
  if (targetUsd === null) throw invalid({ targetPrice: ['Please enter a valid number.'] });
  return { targetMinor: toMinor(targetPrice, currency), currency, targetUsd };
}

/** Something stands, at the target or better: at most it for asks, at least it for bids. */
function isReached(watch: { type: 'ask' | 'bid'; targetUsd: number | null }, best: number | null): boolean {
  if (best === null) return false;
  if (watch.targetUsd === null) return true;
  return watch.type === 'ask' ? best <= watch.targetUsd : best >= watch.targetUsd;
}

/** Better than what stood when it was last looked at, or the first at all: worth a mail once. */
function isNews({ watch, best }: DueWatch): boolean {
  if (best === null || !isReached(watch, best)) return false;
  if (watch.bestUsd === null || !isReached(watch, watch.bestUsd)) return true;
  return watch.type === 'ask' ? best < watch.bestUsd : best > watch.bestUsd;
}

/**
 * Job: looks at the watches whose styles' books changed and puts a mail into the outbox where something appeared or
 * got better (B23). In transactions of at most `batch`; safe on several nodes at once. Answers how many mails.
 */
export async function notifyWatchers(db: Db, rates: Rates, now: Date, batch = 200): Promise<number> {
  let mails = 0;
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const due = await takeDueWatches(tx, now, batch);
      for (const one of due) {
        await settleWatch(tx, one.watch.id, one.best);
        if (!isNews(one) || one.person.status === 'Suspended' || one.style.status !== 'Available') continue;
        await queueMail(tx, letter(one, rates), now);
        mails += 1;
      }
      return due.length;
    });
    if (taken < batch) return mails;
  }
}

function letter({ watch, best, style, person }: DueWatch, rates: Rates) {
  const money = moneyView({ currency: watch.currency, region: '' }, rates);
  const price = `${money.fromUsd(best)} ${money.currency}`;
  const language = mailLanguage(person);
  const t = mailTexts(language);
  const condition = nameOf(language, 'condition', watch.condition, conditionLabels[watch.condition]);
  const what = [condition, ...(watch.size === null ? [] : [watch.size])].join(', ');
  const name = `${style.brand} ${style.name}`;
  const query = new URLSearchParams({
    condition: watch.condition,
    ...(watch.size === null ? {} : { size: watch.size }),
    ...(watch.type === 'bid' ? { tab: 'bids' } : {}),
  });
  return {
    to: person.email,
    subject: t(`watch.${watch.type}Subject`, { name, price }),
    body: [
      t('hello', { name: person.username }),
      t(`watch.${watch.type}`, { name, price, what }),
      t('watch.see', { link: `/shopping/${style.gender}/item/${style.id}?${query.toString()}` }),
      t('watch.list', { link: '/account/watch' }),
      'Offcut',
    ].join('\n\n'),
    about: { userId: watch.userId, event: 'watchlist' } as const,
  };
}
