import { redirect } from '@remix-run/node';
import { offerRowView, shippingText } from '#app/components/offer-row-view.ts';
import { maxQuantity } from '#app/domain/bag.ts';
import { conditionLabel } from '#app/i18n/condition-label.server.ts';
import { formatMoney, isLargePrice } from '#app/domain/money.ts';
import { actionsFor, type ActingViewer } from '#app/domain/offer-actions.ts';
import { pageCount } from '#app/domain/pagination.ts';
import { allInPrice } from '#app/domain/price-label.ts';
import { selectFrom, type Selection } from '#app/domain/product-selection.ts';
import { regionName } from '#app/domain/region-name.ts';
import { timeLeft } from '#app/domain/relative-time.ts';
import { productSlug } from '#app/domain/slug.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { Book, Offer } from '#contract/offer.ts';
import type { Product } from '#contract/product.ts';
import { FULL_LIST_ROWS, tabs, withParam, withParams, type Choice } from './page-params.ts';

/** Condition, size, the two prices, what may be done with them, and the book (2.3#9). */
export function panelView(
  product: Product,
  book: Book,
  choice: Choice,
  viewer: ActingViewer,
  visitor: Visitor,
  url: URL,
) {
  const { language } = visitor.preferences;
  const t = translator(language, 'product');
  const now = new Date();
  const chosen = selectFrom(book.cells, choice, { sizeOrder: product.sizes });
  // A condition nobody asks in any more, and a size the style does not have, leave the address (4#55).
  if (choice.condition && chosen.condition !== choice.condition)
    throw redirect(withParam(url, 'condition', null));
  if (choice.size && !product.sizes.includes(choice.size)) throw redirect(withParam(url, 'size', null));
  // A size of the style without an ask stays chosen: a bid may be placed on it.
  const size = choice.size ?? chosen.size;
  const context = {
    language,
    now,
    t,
    common: translator(language, 'common'),
    regionName: regionName(visitor.preferences.region, language),
    viewerId: viewer.session === 'LoggedIn' ? viewer.id : null,
  };
  const money = (amount: number | null) => formatMoney(amount, book.currency, language);
  const standing = new Map(book.cells.filter((cell) => cell.askCount > 0).map((cell) => [cell.condition, 0]));
  for (const cell of book.cells) {
    if (standing.has(cell.condition))
      standing.set(cell.condition, (standing.get(cell.condition) ?? 0) + cell.askCount);
  }
  const lowestIn = (of: string) => chosen.sizes.find(({ value }) => value === of)?.lowestAsk ?? null;
  return {
    condition: chosen.condition,
    size,
    missing: size === null ? chosen.missing : withoutSize(chosen.missing),
    conditions: [
      {
        href: withParam(url, 'condition', null),
        label: t('all'),
        count: total([...standing.values()]),
        current: !chosen.condition,
      },
      ...chosen.conditions.map(({ value, count, selected }) => ({
        href: withParams(url, {
          condition: value,
          ...(hasSize(book, value, choice.size) ? {} : { size: null }),
        }),
        label: conditionLabel(language, value),
        count,
        current: selected,
      })),
    ],
    sizes: product.sizes.map((label) => ({
      href: withParam(url, 'size', label === size ? null : label),
      label,
      price: money(lowestIn(label)),
      current: label === size,
      empty: lowestIn(label) === null,
    })),
    lowestAsk: money(book.asks[0]?.offerPrice ?? null),
    highestBid: money(book.bids[0]?.offerPrice ?? null),
    large: isLargePrice(book.asks[0]?.offerPrice, book.bids[0]?.offerPrice),
    askFacts: book.asks[0] ? factsOf(book.asks[0], context) : '',
    bidFacts: book.bids[0] ? factsOf(book.bids[0], context) : '',
    watchHref: watchHref(product, book, { condition: chosen.condition, size }, viewer),
    ...takeable(book, viewer, language, now),
    askCount: book.askCount,
    bidCount: book.bidCount,
    tab: choice.tab,
    tabs: tabs
      .filter((tab) => !(choice.all && tab === 'depth'))
      .map((tab) => ({ tab, href: withParam(url, 'tab', tab === 'asks' ? null : tab) })),
    all: choice.all,
    showAll: withParam(url, 'all', '1'),
    showLess: withParam(url, 'all', null, 'offers'),
    page: choice.page,
    pageHrefs: choice.all ? pageHrefs(url, choice.tab === 'bids' ? book.bidCount : book.askCount) : [],
    // Only what the chosen tab shows: every row travels twice.
    rows: (choice.tab === 'depth' ? [] : book[choice.tab]).map((offer) =>
      offerRowView(offer, product, context),
    ),
    depth: choice.tab === 'depth' ? depthRows(book, money, context) : [],
  };
}
export type ProductPanel = ReturnType<typeof panelView>;

/** Addresses of the pages of the full list. */
const pageHrefs = (url: URL, count: number) =>
  Array.from({ length: pageCount(count, FULL_LIST_ROWS) }, (_, index) =>
    withParams(url, { all: '1', page: index === 0 ? null : String(index + 1) }),
  );

/** What one press buys, puts into the bag or sells; the price is said where it is not the one above the button. */
function takeable(book: Book, viewer: ActingViewer, language: string, now: Date) {
  const price = (offer: Offer, best: Offer | undefined) => ({
    price: formatMoney(offer.offerPrice, book.currency, language),
    other: best !== undefined && best.offerPrice !== offer.offerPrice,
  });
  const buys = book.toBuy && actionsFor(book.toBuy, viewer, now);
  // What the button buys is what the bag gets, also where something that must be talked about is cheaper.
  const bag = book.toBuy ?? book.toBag;
  return {
    buy:
      book.toBuy && (buys?.buyNow || buys?.shop)
        ? { offerId: book.toBuy.id, external: buys.shop, ...price(book.toBuy, book.asks[0]) }
        : null,
    bag: bag && actionsFor(bag, viewer, now).addToBag ? { offerId: bag.id, most: maxQuantity(bag) } : null,
    sell:
      book.toSell && actionsFor(book.toSell, viewer, now).sellNow
        ? { offerId: book.toSell.id, ...price(book.toSell, book.bids[0]) }
        : null,
  };
}

/** What is still missing once a size is chosen. */
function withoutSize(missing: Selection['missing']): Selection['missing'] {
  return missing === 'both' || missing === 'condition' ? 'condition' : null;
}

/** Whether a condition has the chosen size; a change to one that has not drops it (4#55). */
function hasSize(book: Book, condition: string, size: string | undefined): boolean {
  return (
    !size ||
    book.cells.some((cell) => cell.condition === condition && cell.size === size && cell.askCount > 0)
  );
}

type RowContext = Parameters<typeof offerRowView>[2];

/** Condition and size of the best offer, with what it costs to have it here (D6). */
function factsOf(offer: Offer, context: RowContext): string {
  const { t, language } = context;
  const facts = [conditionLabel(language, offer.condition), ...(offer.size ? [offer.size] : [])];
  if (offer.offerType === 'bid') return facts.join(' · ');
  const all = allInPrice(offer);
  const shipping =
    offer.shippingPrice === 0
      ? t('includesShipping')
      : all === null
        ? shippingText(offer, context)
        : t('allIn', { price: formatMoney(all, offer.currency, language) });
  return [...facts, shipping].join(' · ');
}

/** The bell leads to its form; one's own available offer has none (6#6). */
function watchHref(
  product: Product,
  book: Book,
  chosen: { condition: string | null; size: string | null },
  viewer: ActingViewer,
): string | null {
  const [best] = book.asks;
  const own = viewer.session === 'LoggedIn' && best?.userId === viewer.id;
  if (own && chosen.condition && (chosen.size ?? product.sizes.length === 0)) return null;
  return paths.watch(product.gender, productSlug(product), chosen);
}

/** Asks above, bids below, dearest first, each with when the first of them runs out. */
function depthRows(book: Book, money: (amount: number) => string, { t, now }: RowContext) {
  const ends = (expiresAt: Date | null) => {
    const left = expiresAt && timeLeft(expiresAt, now);
    return left ? t(`ends.${left.unit}`, { count: left.count }) : null;
  };
  const rows = (side: 'asks' | 'bids') =>
    [...book.depth[side]]
      .sort((a, b) => b.price - a.price)
      .map((step) => ({
        price: money(step.price),
        asks: side === 'asks' ? step.count : 0,
        bids: side === 'bids' ? step.count : 0,
        ends: ends(step.expiresAt),
      }));
  return [...rows('asks'), ...rows('bids')];
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
