import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { convertMinor, isValidPrice, toMinor, type Rates } from '#contract/money.ts';
import type { updateOffer } from '#contract/offer.ts';
import { askExpiries, bidExpiries, DEBUG_EXPIRY, type OfferType } from '#contract/offer-states.ts';
import { paymentKindOf, payoutAccountOf } from '#contract/payment-kind.ts';
import type { MeasurableImage } from '#contract/primitives.ts';
import type { Tx } from '../../db/client.ts';
import { uploads } from '../../db/schema/user.ts';
import { conflict, forbidden, invalid } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import type { OfferRow } from './offer-view.ts';
import type { SpuRow } from './queries.ts';

export type OfferDraft = z.output<NonNullable<(typeof updateOffer)['body']>>;

/** What a draft becomes in the database, whether it is new or changes an offer. */
export type DraftColumns = Pick<
  OfferRow,
  | 'condition'
  | 'size'
  | 'name'
  | 'description'
  | 'country'
  | 'currency'
  | 'priceMinor'
  | 'priceUsd'
  | 'acceptOffer'
  | 'acceptBuyNow'
  | 'images'
  | 'shipping'
  | 'validSeconds'
  | 'expiresAt'
>;

export interface DraftContext {
  type: OfferType;
  spu: SpuRow;
  user: ViewerUser;
  rates: Rates;
  now: Date;
  /** The ten-minute expiry exists (A9). */
  development: boolean;
  /** The offer that is changed; its pictures may stay. */
  current?: OfferRow;
}

/** Text that any database and JSON parser takes: no NUL, no half characters. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** Who may offer: nobody suspended (G19), and to ask, nobody without the payment account of their kind (E21). */
export function refuseUnlessMayOffer(user: ViewerUser, type: OfferType): void {
  if (user.status === 'Suspended') throw forbidden('Your account is suspended.', 'suspended');
  if (type === 'bid') return;
  if (!payoutAccountOf(user.status, user)) {
    throw conflict('Set up a payment account before you sell.', 'payment-account-missing', {
      account: paymentKindOf(user.status),
    });
  }
}

/** Checks a draft against every rule and answers its columns; throws 422 with a message per field. */
export async function checkDraft(tx: Tx, draft: OfferDraft, ctx: DraftContext): Promise<DraftColumns> {
  const fields: Record<string, string[]> = {};
  const wrong = (field: string, message: string) => void (fields[field] ??= []).push(message);
  const { spu, rates, type } = ctx;

  const size = checkSize(draft, spu, wrong);
  const money = checkPrice(draft, rates, wrong);
  const validSeconds = checkExpiry(draft, ctx, wrong);
  const shipping = type === 'ask' ? checkShipping(draft, wrong) : [];
  if (type === 'bid' && draft.inventory > 1) wrong('inventory', 'A bid is for one piece.');
  const images = await checkImages(tx, draft, ctx, wrong);
  if (Object.keys(fields).length > 0) throw invalid(fields);

  return {
    condition: draft.condition,
    size,
    name: storable(draft.name ?? ctx.current?.name ?? spu.name).trim() || spu.name,
    description: storable(draft.description),
    country: draft.country,
    currency: draft.currency,
    ...money,
    acceptOffer: draft.acceptOffer,
    acceptBuyNow: draft.acceptBuyNow,
    images,
    shipping,
    validSeconds,
    expiresAt: validSeconds === null ? null : new Date(ctx.now.getTime() + validSeconds * 1000),
  };
}

type Wrong = (field: string, message: string) => void;

/** A size of the style, required when it has any (E13); none when it has none. */
function checkSize(draft: OfferDraft, spu: SpuRow, wrong: Wrong): string | null {
  if (spu.sizes.length === 0) return null;
  if (!draft.size) wrong('size', 'Please choose a size.');
  else if (!spu.sizes.includes(draft.size)) wrong('size', 'This style does not come in that size.');
  return draft.size;
}

/** D7, D2. A sliver of a cent still costs one, so that nothing is listed at 0. */
function checkPrice(
  draft: OfferDraft,
  rates: Rates,
  wrong: Wrong,
): Pick<OfferRow, 'priceMinor' | 'priceUsd'> {
  if (!isValidPrice(draft.price, draft.currency)) {
    wrong('price', 'Please enter a price above 0 that the currency can be paid in.');
    return { priceMinor: 0, priceUsd: 0 };
  }
  const priceMinor = toMinor(draft.price, draft.currency);
  const priceUsd = convertMinor(priceMinor, draft.currency, 'USD', rates);
  if (priceUsd === null) wrong('currency', 'We do not trade in this currency.');
  else if (priceMinor < 1) wrong('price', 'Please enter a price above 0 that the currency can be paid in.');
  return { priceMinor, priceUsd: Math.max(1, priceUsd ?? 0) };
}

/** A9: each type of offer has its list; Never is for asks, ten minutes for developers. */
function checkExpiry(draft: OfferDraft, ctx: DraftContext, wrong: Wrong): number | null {
  const choices: readonly (number | null)[] = ctx.type === 'ask' ? askExpiries : bidExpiries;
  const allowed = choices.includes(draft.validTime) || (ctx.development && draft.validTime === DEBUG_EXPIRY);
  if (!allowed) wrong('validTime', 'Please choose how long the offer stands.');
  return draft.validTime;
}

/** D5: one price per region, `Worldwide` for every other one. */
function checkShipping(draft: OfferDraft, wrong: Wrong): OfferRow['shipping'] {
  const regions = draft.shipping.map((entry) => entry.region);
  draft.shipping.forEach((entry, index) => {
    if (regions.indexOf(entry.region) !== index)
      wrong(`shipping.${index}.region`, 'This region is listed twice.');
    if (entry.price !== 0 && !isValidPrice(entry.price, draft.currency)) {
      wrong(`shipping.${index}.price`, 'Please enter a valid number.');
    }
  });
  return draft.shipping.map((entry) => ({
    region: entry.region,
    priceMinor: toMinor(entry.price, draft.currency),
  }));
}

/**
 * Pictures are this person's own stored uploads, or those the offer already has. A used piece needs one of its own
 * (E13); new pieces and bids may do with the style's picture.
 */
async function checkImages(
  tx: Tx,
  draft: OfferDraft,
  ctx: DraftContext,
  wrong: Wrong,
): Promise<MeasurableImage[]> {
  const wanted = draft.images.filter(
    (image, index, all) => all.findIndex((other) => other.imageUrl === image.imageUrl) === index,
  );
  const own = await ownUploads(
    tx,
    wanted.map((image) => image.imageUrl),
    ctx.user.id,
  );
  const kept = new Set(ctx.current?.images.map((image) => image.imageUrl));
  wanted.forEach((image, index) => {
    if (!own.has(image.imageUrl) && !kept.has(image.imageUrl)) {
      wrong(`images.${index}.imageUrl`, 'Please upload this picture again.');
    }
  });
  const keptArePhotos = ctx.current !== undefined && ctx.current.condition !== 'BrandNew';
  const photos = wanted.filter(
    (image) => own.has(image.imageUrl) || (keptArePhotos && kept.has(image.imageUrl)),
  );
  if (ctx.type === 'ask' && draft.condition !== 'BrandNew' && photos.length === 0) {
    wrong('images', 'Please add a photo of the piece.');
  }
  if (wanted.length > 0) {
    return wanted.map((image, index) => ({
      imageUrl: image.imageUrl,
      ratio: validRatio(image.ratio),
      isPrimary: index === 0,
    }));
  }
  const [first] = ctx.spu.images;
  return [
    {
      imageUrl: first?.imageUrl ?? ctx.spu.thumbnail,
      ratio: first?.ratio ?? -1,
      isPrimary: true,
      ...(first?.tone ? { tone: first.tone } : {}),
    },
  ];
}

/** I4. */
function validRatio(ratio: number | undefined): number {
  return ratio !== undefined && ratio >= 0.01 && ratio <= 20 ? ratio : -1;
}

const UPLOAD_URL = /^\/media\/upload\/([\w-]{8,100})$/;

/** Which of the URLs are uploads of this person that were really stored. */
async function ownUploads(tx: Tx, urls: readonly string[], userId: number): Promise<Set<string>> {
  const byKey = new Map(
    urls.flatMap((url): [string, string][] => {
      const key = UPLOAD_URL.exec(url)?.[1];
      return key ? [[key, url]] : [];
    }),
  );
  if (byKey.size === 0) return new Set();
  const rows = await tx
    .select({ key: uploads.key })
    .from(uploads)
    .where(
      and(inArray(uploads.key, [...byKey.keys()]), eq(uploads.userId, userId), isNotNull(uploads.storedAt)),
    );
  return new Set(rows.flatMap((row) => byKey.get(row.key) ?? []));
}
