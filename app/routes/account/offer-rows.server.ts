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
  return {
    id: offer.id,
    spuId: offer.spuId,
    brand: offer.brand,
    name: offer.offerName,
    image: offer.imgUrl,
    href: hrefOf(offer, isActive(status), gender),
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

/** A listing stands at its seller's, and so does a sold piece (2.3#16, #17); everything else leads to its style. */
function hrefOf(offer: Offer, active: boolean, gender: Gender): string {
  const name = { brand: offer.brand, name: offer.offerName };
  if (offer.orderOfferId !== null)
    return paths.sold(offer.userId, listingSlug({ id: offer.orderOfferId, ...name }));
  return offer.offerType === 'ask' && active
    ? paths.listing(offer.userId, listingSlug({ id: offer.spuId, ...name }))
    : paths.product(gender, productSlug({ id: offer.spuId, ...name }));
}

export type OfferRowView = ReturnType<typeof offerRow>;
