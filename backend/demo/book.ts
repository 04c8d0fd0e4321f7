import {
  askExpiries,
  bidExpiries,
  type Condition,
  type OfferStatus,
  type OfferType,
} from '#contract/offer-states.ts';
import { convertMinor, roundConverted, type Rates } from '#contract/money.ts';
import type { MeasurableImage } from '#contract/primitives.ts';
import type { Person } from './people.ts';
import { random, seedOf, type Random } from './random.ts';
import { currencyOf } from './settings.ts';
import { shippingOf, wholeMinor } from './shipping.ts';
import { sizeWeights } from './sizes.ts';
import type { Style } from './styles.ts';
import { slugOf } from './words.ts';

const DAY = 86_400_000;

/** An ask or a bid as the table of offers takes it; `id` is given by whoever stores it. */
export interface DemoOffer {
  id: number;
  spuId: number;
  userId: number;
  type: OfferType;
  status: OfferStatus;
  condition: Condition;
  size: string;
  name: string;
  description: string;
  country: string;
  currency: string;
  priceMinor: number;
  priceUsd: number;
  inventory: number;
  official: boolean;
  offerUrl: string | null;
  acceptOffer: boolean;
  acceptBuyNow: boolean;
  couponInfo: string | null;
  images: MeasurableImage[];
  shipping: { region: string; priceMinor: number }[];
  offerTime: Date;
  validSeconds: number | null;
  expiresAt: Date | null;
  updateTime: Date;
  bumpedAt: Date | null;
  soldTime: Date | null;
  /** The owner's listings are hidden (G19). */
  hidden: boolean;
}

interface Market {
  people: readonly Person[];
  sellers: readonly Person[];
  shops: readonly Person[];
  petra: Person;
  rates: Rates;
  now: Date;
}

export function marketOf(people: readonly Person[], rates: Rates, now: Date): Market {
  const petra = people.find((person) => person.username === 'petra.lind');
  if (!petra) throw new Error('petra.lind is missing');
  return {
    people,
    // The demo login buys; what it sells it lists itself. Nobody sells without an account to be paid into.
    sellers: people.filter(
      (person) =>
        person.status !== 'Official' &&
        person.username !== 'demo' &&
        (person.stripeAccount ?? person.paymentAccount) !== null,
    ),
    shops: people.filter((person) => person.shop),
    petra,
    rates,
    now,
  };
}

/** Share of the retail price that a piece fetches, from and to. */
export const worth: Record<Condition, readonly [number, number]> = {
  BrandNew: [0.74, 1.02],
  LikeNew: [0.66, 0.9],
  VeryGood: [0.56, 0.78],
  Good: [0.46, 0.66],
  Acceptable: [0.34, 0.5],
};
export const conditionWeights: Record<Condition, number> = {
  BrandNew: 20,
  LikeNew: 27,
  VeryGood: 28,
  Good: 19,
  Acceptable: 6,
};

const remarks: Record<Condition, readonly string[]> = {
  BrandNew: [
    'Never worn, tags still on.',
    'Unworn gift, wrong size for me.',
    'New with tags. Bought for an event that was called off.',
  ],
  LikeNew: [
    'Worn twice, no marks.',
    'Tried on at home and once to dinner.',
    'One evening out, looks new.',
    '',
  ],
  VeryGood: [
    'Light wear, nothing you would see from a step away.',
    'A season old and cared for.',
    'Small sign of use inside, see the photos.',
    '',
  ],
  Good: [
    'Honest wear, plenty of life left.',
    'Some fading, priced for it.',
    'Worn a lot because it is good.',
    '',
  ],
  Acceptable: [
    'A small repair, done properly.',
    'Visible wear. For someone who likes patina.',
    'Needs a clean and some love.',
  ],
};
const closings = [
  'Smoke-free home.',
  'Ships the next working day.',
  'Happy to send more photos.',
  'Measurements on request.',
  '',
  '',
];
const coupons = [
  'WELCOME10: 10% off a first order in our store',
  'Free returns within 30 days',
  'Members save 5% at checkout',
];

const closedStatuses: Record<Exclude<OfferStatus, 'Available' | 'Preapproved'>, number> = {
  Completed: 46,
  Expired: 20,
  Deleted: 11,
  Unavailable: 11,
  Rejected: 6,
  Removed: 6,
};

const bulkOf = (style: Style) =>
  style.picture.shape.category1 === 'accessories'
    ? 0.6
    : /coat|boot|down-jacket|leather-jacket/.test(style.picture.shape.category2)
      ? 1.5
      : 1;

/** Cents of what somebody writes in their own currency. */
function priced(usd: number, currency: string, rates: Rates, round: 'near' | 'down' = 'near') {
  const priceMinor = wholeMinor(usd, currency, rates, round);
  return { priceMinor, priceUsd: Math.max(1, convertMinor(priceMinor, currency, 'USD', rates) ?? 0) };
}

/** How many people sell, how many bid, whether shops have it: the better known a style, the more. */
function demand(r: Random, style: Style) {
  const heat = style.popularity / 1000;
  if (style.picture.key === 'm04' && style.index < 54) return { asks: 21, bids: 14, closed: 4 };
  if (style.status !== 'Available')
    return { asks: style.status === 'Unclassified' ? 1 : 0, bids: 0, closed: 0 };
  return {
    asks: r.chance(0.06) ? 0 : Math.round(1 + r.next() * 2 + heat * 8),
    bids: r.chance(0.35) ? 0 : Math.round(r.next() * 1.4 + heat * 6),
    closed: Math.round(r.next() * 1.1 + heat * 2),
  };
}

/** The order book of a style and what is left of older offers. Ids count from `firstId`. Pure. */
export function makeBook(style: Style, market: Market, firstId: number): DemoOffer[] {
  const r = random(seedOf('book', style.index));
  const { asks, bids, closed } = demand(r, style);
  const list: DemoOffer[] = [];
  const push = (offer: Omit<DemoOffer, 'id'>) => list.push({ ...offer, id: firstId + list.length });
  if (asks > 0) for (const offer of shopAsks(r, style, market)) push(offer);
  for (let n = list.length; n < asks; n++) push(personAsk(r, style, market, null));
  for (let n = 0; n < closed; n++) push(personAsk(r, style, market, r.weighted(closedStatuses)));
  const live = list.filter((offer) => isLive(offer));
  for (let n = 0; n < bids; n++) {
    const offer = makeBid(r, style, market, live);
    if (offer) push(offer);
  }
  if (r.chance(closed > 0 ? 0.12 : 0)) {
    const offer = makeBid(r, style, market, live);
    if (offer) push(close(r, style, offer, r.pick(['Expired', 'Deleted'] as const), market.now));
  }
  return list;
}

/** US cents as a dollar shopper reads them: converted prices are rounded (D3), and the derived columns with them. */
export const shownUsd = (offer: Pick<DemoOffer, 'currency' | 'priceUsd'>) =>
  offer.currency === 'USD' ? offer.priceUsd : roundConverted(offer.priceUsd, 'USD');

/** On sale now: what the derived columns of a style count. */
export const isLive = (offer: DemoOffer) =>
  (offer.status === 'Available' || offer.status === 'Preapproved') && offer.inventory > 0 && !offer.hidden;

/** Share of the retail price that a shop asks: all of it for what is new, and for most of the rest. */
function saleShare(r: Random, style: Style, now: Date): number {
  const luck = r.next();
  const onSale = luck > 0.78 && now.getTime() - style.releasedAt.getTime() > 60 * DAY;
  return onSale ? 0.92 - ((luck - 0.78) / 0.22) * 0.38 : 1;
}

/** Official retailers sell new pieces at retail or on sale, in several sizes, from their own pages (1#5). */
function shopAsks(r: Random, style: Style, market: Market): Omit<DemoOffer, 'id'>[] {
  const own = market.shops.find((shop) => shop.shop?.designer === style.designer.slug);
  const stocking = market.shops.filter((shop) => shop.shop?.lines.includes(style.picture.shape.line));
  const shop = own ?? (r.chance(0.3) && stocking.length > 0 ? r.pick(stocking) : null);
  if (!shop?.shop) return [];
  const share = saleShare(r, style, market.now);
  const currency = currencyOf(shop.region);
  const price = priced((style.worthUsd / 100) * share, currency, market.rates);
  const from = style.sizes.length > 1 ? r.int(0, Math.floor(style.sizes.length / 2)) : 0;
  const sizes = style.sizes.slice(from, from + r.int(1, 3));
  const offerTime = new Date(
    Math.max(style.releasedAt.getTime(), market.now.getTime() - r.between(1, 120) * DAY),
  );
  const shipping = shippingOf(r, shop.region, currency, market.rates, bulkOf(style), true);
  const couponInfo = r.chance(0.12) ? r.pick(coupons) : null;
  return sizes.map((size) => ({
    spuId: style.id,
    userId: shop.id,
    type: 'ask',
    status: 'Available',
    condition: 'BrandNew',
    size,
    name: style.name,
    description: '',
    country: shop.region,
    currency,
    ...price,
    inventory: r.int(1, 9),
    official: true,
    offerUrl: `https://${slugOf(shop.shop?.name ?? '')}.example/p/${style.styleId}?size=${encodeURIComponent(size)}`,
    acceptOffer: false,
    acceptBuyNow: false,
    couponInfo,
    images: [...style.images],
    shipping,
    offerTime,
    validSeconds: null,
    expiresAt: null,
    updateTime: offerTime,
    bumpedAt: null,
    soldTime: null,
    hidden: false,
  }));
}

function personAsk(
  r: Random,
  style: Style,
  market: Market,
  closed: keyof typeof closedStatuses | null,
): Omit<DemoOffer, 'id'> {
  const toPetra = style.index < 3000 && r.chance(style.picture.shape.line === 'denim' ? 0.018 : 0.001);
  const owner = toPetra ? market.petra : r.pick(market.sellers);
  const trader = owner.status === 'Retailer' || owner.status === 'Organization';
  const condition = r.weighted(trader ? { ...conditionWeights, BrandNew: 34 } : conditionWeights);
  const size = toPetra && style.sizes.includes('S') ? 'S' : r.weighted(sizeWeights(style.sizes));
  const currency = currencyOf(owner.region);
  const [low, high] = worth[condition];
  const price = priced((style.worthUsd / 100) * r.between(low, high), currency, market.rates);
  const own = style.picture.snapshots;
  const images =
    own.length > 0 && condition !== 'BrandNew' && r.chance(0.75)
      ? [...own, ...style.images.slice(1, 2).map((image) => ({ ...image, isPrimary: false }))]
      : style.images.slice(0, r.int(2, 4));
  const offer = {
    spuId: style.id,
    userId: owner.id,
    type: 'ask',
    status: r.chance(0.015) ? 'Preapproved' : 'Available',
    condition,
    size,
    name: style.name,
    description: [r.pick(remarks[condition]), r.pick(closings)].filter(Boolean).join(' '),
    country: owner.region,
    currency,
    ...price,
    inventory: trader && r.chance(0.3) ? r.int(2, 4) : 1,
    official: false,
    offerUrl: null,
    acceptOffer: r.chance(0.88),
    acceptBuyNow: r.chance(0.97),
    couponInfo: null,
    images: [...images],
    shipping: shippingOf(r, owner.region, currency, market.rates, bulkOf(style), false),
    ...timing(r, style, owner, market.now, 'ask'),
    soldTime: null,
    hidden: owner.status === 'Suspended',
  } satisfies Omit<DemoOffer, 'id'>;
  return closed ? close(r, style, offer, closed, market.now) : offer;
}

/** A bid stays below whatever could be bought at once in its size, and below the book's lowest ask. */
function makeBid(
  r: Random,
  style: Style,
  market: Market,
  live: readonly DemoOffer[],
): Omit<DemoOffer, 'id'> | null {
  const owner = r.pick(market.sellers);
  if (live.some((offer) => offer.userId === owner.id)) return null;
  const size = r.weighted(sizeWeights(style.sizes));
  const lowest = live.length > 0 ? Math.min(...live.map(shownUsd)) : null;
  const inSize = live.filter((offer) => offer.size === size).map(shownUsd);
  const aim = Math.min(
    inSize.length > 0 ? Math.min(...inSize) : style.worthUsd * 0.6,
    (lowest ?? Infinity) * 1.02,
  );
  const currency = currencyOf(owner.region);
  const price = priced((aim / 100) * r.between(0.6, 0.95), currency, market.rates, 'down');
  if (lowest !== null && shownUsd({ currency, ...price }) >= lowest) return null;
  return {
    spuId: style.id,
    userId: owner.id,
    type: 'bid',
    status: 'Available',
    condition: r.weighted(conditionWeights),
    size,
    name: style.name,
    description: '',
    country: owner.region,
    currency,
    ...price,
    inventory: 1,
    official: false,
    offerUrl: null,
    acceptOffer: true,
    acceptBuyNow: true,
    couponInfo: null,
    images: [],
    shipping: [],
    ...timing(r, style, owner, market.now, 'bid'),
    soldTime: null,
    hidden: owner.status === 'Suspended',
  };
}

/** When it was offered and until when: always still running at `now`, never before style and seller were there. */
function timing(r: Random, style: Style, owner: Person, now: Date, type: OfferType) {
  const forever = type === 'ask' && r.chance(0.64);
  const choices = (type === 'ask' ? askExpiries : bidExpiries).filter(
    (seconds) => seconds !== null && seconds >= 604_800,
  );
  const validSeconds = forever ? null : r.pick(choices);
  const oldest = Math.max(style.releasedAt.getTime(), owner.registerTime.getTime());
  const age = validSeconds ? r.between(0.01, 0.85) * validSeconds * 1000 : 180 * DAY * r.next() ** 2 + 60_000;
  // Whole seconds, so that database, JSON and memory agree.
  const offerTime = new Date(Math.floor(Math.max(oldest, now.getTime() - age) / 1000) * 1000);
  const since = now.getTime() - offerTime.getTime();
  const later = (from: number, to: number) =>
    new Date(Math.floor((offerTime.getTime() + since * r.between(from, to)) / 1000) * 1000);
  return {
    offerTime,
    validSeconds,
    expiresAt: validSeconds ? new Date(offerTime.getTime() + validSeconds * 1000) : null,
    updateTime: r.chance(0.2) ? later(0.1, 0.9) : offerTime,
    bumpedAt: type === 'ask' && since > 10 * DAY && r.chance(0.25) ? later(0.5, 0.98) : null,
  };
}

/** The same offer, over: sold, run out, withdrawn or taken down; offered earlier, but not before the style was there. */
function close<O extends Omit<DemoOffer, 'id'>>(
  r: Random,
  style: Style,
  offer: O,
  wanted: OfferStatus,
  now: Date,
): O {
  const offered = new Date(
    Math.max(style.releasedAt.getTime(), offer.offerTime.getTime() - r.int(20, 120) * DAY),
  );
  const age = now.getTime() - offered.getTime();
  const ended = new Date(offered.getTime() + Math.floor((r.between(0.1, 0.9) * age) / 1000) * 1000);
  // A week's offer cannot have run out on a style that is younger.
  const status = wanted === 'Expired' && age < 8 * DAY ? 'Deleted' : wanted;
  const ran = status === 'Expired';
  return {
    ...offer,
    status,
    offerTime: offered,
    updateTime: offered,
    bumpedAt: null,
    inventory: status === 'Completed' ? 0 : offer.inventory,
    soldTime: status === 'Completed' ? ended : null,
    validSeconds: ran ? 604_800 : null,
    expiresAt: ran ? new Date(offered.getTime() + 604_800_000) : null,
  };
}
