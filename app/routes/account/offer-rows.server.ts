import { formatMoney } from '#app/domain/money.ts';
import { actionsFor } from '#app/domain/offer-actions.ts';
import { isActive, statusAt } from '#app/domain/offer-status.ts';
import { timeLeft } from '#app/domain/relative-time.ts';
import { listingSlug, productSlug } from '#app/domain/slug.ts';
import { paths } from '#app/paths.ts';
import type { Account } from '#contract/auth.ts';
import type { Offer } from '#contract/offer.ts';
import type { Gender } from '#contract/primitives.ts';

interface View {
  account: Account;
  /** For the way to a bid's product page, which corrects it where the style is of the other one. */
  gender: Gender;
  locale: string;
  now: Date;
}

/** One of my offers as its row prints it; words are the page's. The price is my own, exact (D3). */
export function offerRow(offer: Offer, { account, gender, locale, now }: View) {
  const status = statusAt(offer, now);
  const can = actionsFor(offer, { session: 'LoggedIn', id: account.id, userStatus: account.userStatus }, now);
  const name = { brand: offer.brand, name: offer.offerName };
  return {
    id: offer.id,
    spuId: offer.spuId,
    brand: offer.brand,
    name: offer.offerName,
    image: offer.imgUrl,
    // A sold listing has left the seller's page, so that the product page is where it leads.
    href:
      offer.offerType === 'ask' && isActive(status)
        ? paths.listing(account.id, listingSlug({ id: offer.spuId, ...name }))
        : paths.product(gender, productSlug({ id: offer.spuId, ...name })),
    status,
    active: isActive(status),
    condition: offer.condition,
    size: offer.size,
    quantity: offer.offerType === 'ask' ? offer.inventory : null,
    price: formatMoney(offer.originalPrice, offer.originalCurrency, locale),
    expiry: isActive(status) ? (offer.expiresAt ? timeLeft(offer.expiresAt, now) : ('never' as const)) : null,
    edit: can.edit,
    delete: can.delete,
    bump: can.bump,
    bumpInDays: offer.offerType === 'ask' ? can.bumpInDays : null,
  };
}

export type OfferRowView = ReturnType<typeof offerRow>;
