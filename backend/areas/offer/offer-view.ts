import type { z } from 'zod';
import { BUMP_INTERVAL_DAYS } from '#contract/limits.ts';
import { toDecimal } from '#contract/money.ts';
import type { offer } from '#contract/offer.ts';
import { activeStatuses, type OfferStatus } from '#contract/offer-states.ts';
import { WORLDWIDE } from '#contract/primitives.ts';
import type { spus } from '../../db/schema/catalog.ts';
import type { offers } from '../../db/schema/trade.ts';
import type { users } from '../../db/schema/user.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { MoneyView } from '../../pricing/money-view.ts';

export type OfferRow = typeof offers.$inferSelect;
export type OfferOwner = Pick<typeof users.$inferSelect, 'id' | 'username' | 'avatarUrl' | 'status'>;
export type OfferSpu = Pick<typeof spus.$inferSelect, 'brandName' | 'sizeUnit' | 'thumbnail'>;

/** What an offer looks like depends on: money and place of the viewer, and the time. */
export interface OfferContext {
  money: MoneyView;
  viewer: Pick<Viewer, 'user' | 'region'>;
  now: Date;
}

const DAY = 86_400_000;

/**
 * The shipping entry for a region: the region's own, else `Worldwide`, else null: not deliverable (D5).
 * Minor units of the offer's currency.
 */
export function shippingTo<E extends { region: string }>(shipping: readonly E[], region: string): E | null {
  return (
    shipping.find((entry) => entry.region === region) ??
    shipping.find((entry) => entry.region === WORLDWIDE) ??
    null
  );
}

/** The status as it counts at `now`: expiry is evaluated on read, the sweep only tidies up. */
export function effectiveStatus(row: Pick<OfferRow, 'status' | 'expiresAt'>, now: Date): OfferStatus {
  const expired = row.expiresAt !== null && row.expiresAt <= now && activeStatuses.includes(row.status);
  return expired ? 'Expired' : row.status;
}

/** The offer's first picture, else that of its style. */
export function pictureOf(row: Pick<OfferRow, 'images'>, spu: Pick<OfferSpu, 'thumbnail'>): string {
  const picture = row.images.find((image) => image.isPrimary) ?? row.images[0];
  return picture?.imageUrl ?? spu.thumbnail;
}

/** True when the offer can be taken at `now`: active, not expired, stock left (see `liveOffer` for the SQL). */
export function isLive(
  row: Pick<OfferRow, 'status' | 'expiresAt' | 'inventory' | 'reserved'>,
  now: Date,
): boolean {
  return activeStatuses.includes(effectiveStatus(row, now)) && row.inventory > row.reserved;
}

/**
 * Whole days until an ask may be bumped, rounded up; 0 when it may be bumped now, null when it never may
 * because it is a bid or not available (B7).
 */
export function bumpDays(
  row: Pick<OfferRow, 'type' | 'status' | 'expiresAt' | 'offerTime' | 'bumpedAt'>,
  now: Date,
): number | null {
  if (row.type !== 'ask' || effectiveStatus(row, now) !== 'Available') return null;
  const last = Math.max(row.offerTime.getTime(), row.bumpedAt?.getTime() ?? 0);
  return Math.max(0, Math.ceil((last + BUMP_INTERVAL_DAYS * DAY - now.getTime()) / DAY));
}

/**
 * An offer as its viewer sees it (3#3): prices in the viewer's currency beside the seller's own, shipping to the
 * viewer's region rounded up (9#13), the stock that is left, and the status as it counts now.
 */
export function toOffer(
  row: OfferRow,
  owner: OfferOwner,
  spu: OfferSpu,
  ctx: OfferContext,
): z.input<typeof offer> {
  const { money, viewer, now } = ctx;
  const own = viewer.user?.id === row.userId;
  const entry = shippingTo(row.shipping, viewer.region);
  const days = own ? bumpDays(row, now) : null;
  return {
    id: row.id,
    spuId: row.spuId,
    userId: row.userId,
    username: owner.username,
    avatarUrl: owner.avatarUrl,
    userStatus: owner.status,
    brand: spu.brandName,
    offerName: row.name,
    offerDescription: row.description,
    offerType: row.type,
    offerStatus: effectiveStatus(row, now),
    offerCountry: row.country,
    condition: row.condition,
    size: row.size,
    sizeUnit: spu.sizeUnit,
    imgUrl: pictureOf(row, spu),
    offerImages: row.images,
    offerUrl: row.offerUrl,
    acceptOffer: row.acceptOffer,
    acceptBuyNow: row.acceptBuyNow,
    inventory: row.inventory - row.reserved,
    couponInfo: row.couponInfo,
    offerShipping: row.shipping.flatMap((one) => {
      const price = money.shipping(one.priceMinor, row.currency);
      return price === null
        ? []
        : [
            {
              region: one.region,
              price,
              originalPrice: toDecimal(one.priceMinor, row.currency),
            },
          ];
    }),
    shippingPrice: entry ? money.shipping(entry.priceMinor, row.currency) : null,
    // Whoever sells to a bid ships to the bidder; only asks name the regions they go to.
    isDeliverable: row.type === 'bid' || entry !== null,
    currency: money.currency,
    currencySymbol: money.symbol,
    offerPrice: money.price(row.priceMinor, row.currency),
    originalCurrency: row.currency,
    originalPrice: toDecimal(row.priceMinor, row.currency),
    offerTime: row.offerTime,
    // An edit restarts the expiry, so the span is counted from what will happen, not from what was chosen.
    offerValidTime: row.expiresAt
      ? Math.round((row.expiresAt.getTime() - row.offerTime.getTime()) / 1000)
      : null,
    expiresAt: row.expiresAt,
    offerUpdateTime: row.bumpedAt && row.bumpedAt > row.updateTime ? row.bumpedAt : row.updateTime,
    offerSoldTime: row.soldTime,
    canBump: days === 0,
    nextBumpDay: days,
  };
}
