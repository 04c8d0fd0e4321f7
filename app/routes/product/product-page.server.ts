import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getSizeChart } from '#app/api/catalog.server.ts';
import { MovedTo } from '#app/api/client.server.ts';
import { getBook } from '#app/api/offer.server.ts';
import { findProduct, getPriceHistory, listRelevant } from '#app/api/product.server.ts';
import { offerRowView } from '#app/components/offer-row-view.ts';
import { styleCard } from '#app/components/style-card.ts';
import { maxQuantity } from '#app/domain/bag.ts';
import { conditionLabels } from '#app/domain/condition-label.ts';
import { formatMoney, isLargePrice } from '#app/domain/money.ts';
import { actionsFor, offerToBuy, type ActingViewer } from '#app/domain/offer-actions.ts';
import { pageAddress } from '#app/domain/page-address.ts';
import { selectFrom, type Selection } from '#app/domain/product-selection.ts';
import { regionName } from '#app/domain/region-name.ts';
import { listingSlug, parseProductSlug, productSlug } from '#app/domain/slug.ts';
import { conditions, isOneOf } from '#app/domain/vocabulary.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage, requireGender } from '#app/server/guards.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Book } from '#contract/offer.ts';
import type { Gender } from '#contract/primitives.ts';
import type { PricePoint, Product } from '#contract/product.ts';

export const tabs = ['asks', 'bids', 'depth'] as const;
export const ranges = ['1M', '3M', '6M', '1Y'] as const;
const rangeDays: Record<(typeof ranges)[number], number> = { '1M': 30, '3M': 91, '6M': 182, '1Y': 365 };
const DAY = 86_400_000;
/** Rows shown before "show all" (9#7), and after it. */
const PREVIEW = 5;
const ALL = 50;

/** What the address of a product page chooses; anything malformed is the default. */
function readChoice(url: URL) {
  const get = (name: string) => url.searchParams.get(name);
  const condition = get('condition');
  const tab = get('tab');
  const range = get('range');
  return {
    condition: isOneOf(conditions, condition) ? condition : undefined,
    size: get('size')?.slice(0, 40) || undefined,
    tab: isOneOf(tabs, tab) ? tab : ('asks' as const),
    range: isOneOf(ranges, range) ? range : ('6M' as const),
    all: get('all') === '1',
  };
}
type Choice = ReturnType<typeof readChoice>;

/** Everything the product page draws, after the redirects of 2.3#6–#8. */
export async function loadProduct(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const ids = parseProductSlug(args.params.slug ?? '');
  // A non-numeric product id goes to the shopping home (2.1#73).
  if (!ids) throw redirect(paths.shopping(gender));
  const url = new URL(args.request.url);
  const choice = readChoice(url);
  const visitor = await getVisitor(args);
  const { spuId } = ids;
  const around = Promise.all([
    getBook(visitor, {
      spuId: String(spuId),
      pageLimit: choice.all ? ALL : PREVIEW,
      ...(choice.condition ? { condition: choice.condition } : {}),
      ...(choice.size ? { size: choice.size } : {}),
    }),
    getPriceHistory(visitor, spuId, choice.range),
    listRelevant(visitor, spuId),
    visitor.account(),
  ]);
  // The style's own answer says where an unknown or merged one leads, whichever call fails first.
  around.catch(() => undefined);
  const product = await findStyle(visitor, spuId, gender, url.search);
  const [book, history, relevant, account] = await around;
  redirectUnlessCanonical(product, book, args.params.slug ?? '', gender, url, visitor);
  const sizeChart = await getSizeChart(visitor, {
    gender: product.gender,
    category1: product.category1,
    ...(product.category2 ? { category2: product.category2 } : {}),
  });

  const { language } = visitor.preferences;
  const viewer: ActingViewer = account
    ? { session: 'LoggedIn', id: account.id, userStatus: account.userStatus }
    : { session: 'NotLoggedIn' };
  return {
    product: productView(product, language),
    panel: panelView(product, book, choice, viewer, visitor, url),
    history: {
      range: choice.range,
      ranges: ranges.map((range) => ({
        range,
        href: withParam(url, 'range', range === '6M' ? null : range, 'price-history'),
      })),
      currency: history.currency,
      from: Date.now() - rangeDays[choice.range] * DAY,
      to: Date.now(),
      asks: steps(history.points, 'lowAsk'),
      bids: steps(history.points, 'highBid'),
      sold: history.points.flatMap(({ date, lastSale }) =>
        lastSale === null ? [] : [{ time: Date.parse(date), value: lastSale }],
      ),
    },
    relevant: relevant.data.map((spu) => styleCard(spu, language)),
    sizeChart,
    regionName: regionName(visitor.preferences.region, language),
    title: `${product.brand} ${product.name} · Offcut`,
    canonical: paths.product(product.gender, productSlug(product)),
    messages: messagesFor(language, ['product']),
  };
}
export type ProductPage = Awaited<ReturnType<typeof loadProduct>>;

/** A series of the history as steps: a price holds until it changes, so only changes travel. */
function steps(points: readonly PricePoint[], name: 'lowAsk' | 'highBid') {
  let before: number | null = null;
  return points.flatMap((point) => {
    const value = point[name];
    if (value === null || value === before) return [];
    before = value;
    return [{ time: Date.parse(point.date), value }];
  });
}

async function findStyle(visitor: Visitor, spuId: number, gender: Gender, search: string): Promise<Product> {
  try {
    const product = await findProduct(visitor, spuId);
    if (product) return product;
    const t = translator(visitor.preferences.language, 'product');
    throw notFoundPage(`${t('productNotFound')}. ${t('notFoundHelp')}`);
  } catch (thrown) {
    // The redirect code: the same address with the id replaced (8#8); the name is put right by the next redirect.
    if (thrown instanceof MovedTo) throw redirect(paths.product(gender, String(thrown.id)) + search, 301);
    throw thrown;
  }
}

function redirectUnlessCanonical(
  product: Product,
  book: Book,
  slug: string,
  gender: Gender,
  url: URL,
  visitor: Visitor,
) {
  if (product.spuStatus !== 'Available') {
    // Unclassified styles have no page of their own: their first offer has (2.3#8, C26).
    const first = book.asks[0];
    if (product.unclassified && first) throw redirect(paths.listing(first.userId, listingSlug(product)));
    const t = translator(visitor.preferences.language, 'product');
    if (product.unclassified) throw notFoundPage(`${t('offerNotFound')}. ${t('notFoundHelp')}`);
    throw redirect(paths.designer(product.gender, product.brandSlug));
  }
  const canonical = productSlug(product);
  const sold = /-s\d+$/.test(slug);
  if (gender !== product.gender || (slug !== canonical && !sold)) {
    throw redirect(paths.product(product.gender, canonical) + url.search, 301);
  }
}

function productView(product: Product, language: string) {
  return {
    id: product.id,
    gender: product.gender,
    slug: productSlug(product),
    brand: product.brand,
    brandSlug: product.brandSlug,
    name: product.name,
    category1: product.category1,
    category1Name: product.category1Name,
    category2: product.category2,
    category2Name: product.category2Name,
    styleId: product.styleId,
    color: product.color,
    description: product.description,
    retailer: product.retailerDisplayName,
    images: product.images.map((image) => image.imageUrl),
    lastSale: product.lastSale === null ? null : formatMoney(product.lastSale, product.currency, language),
    price: product.minAsks[0]?.offerPrice ?? null,
    currency: product.currency,
  };
}

function panelView(
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
    regionName: regionName(visitor.preferences.region, language),
    viewerId: viewer.session === 'LoggedIn' ? viewer.id : null,
  };
  const toBuy = offerToBuy(book.asks, viewer, now);
  const topBid = book.bids.find((bid) => actionsFor(bid, viewer, now).sellNow);
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
        label: conditionLabels[value],
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
    askFacts: book.asks[0] ? offerRowView(book.asks[0], product, context) : null,
    bidFacts: book.bids[0] ? offerRowView(book.bids[0], product, context) : null,
    buy: toBuy
      ? {
          offerId: toBuy.id,
          external: toBuy.offerUrl !== null,
          canBuyNow: actionsFor(toBuy, viewer, now).buyNow,
          most: maxQuantity(toBuy),
        }
      : null,
    sell: topBid ? { offerId: topBid.id } : null,
    askCount: book.askCount,
    bidCount: book.bidCount,
    tab: choice.tab,
    tabs: tabs.map((tab) => ({ tab, href: withParam(url, 'tab', tab === 'asks' ? null : tab) })),
    all: choice.all,
    showAll: withParam(url, 'all', '1'),
    asks: book.asks.map((offer) => offerRowView(offer, product, context)),
    bids: book.bids.map((offer) => offerRowView(offer, product, context)),
    depth: depthRows(book, money),
  };
}
export type ProductPanel = ReturnType<typeof panelView>;

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

/** Asks above, bids below, dearest first. */
function depthRows(book: Book, money: (amount: number) => string) {
  const asks = [...book.depth.asks].sort((a, b) => b.price - a.price);
  const bids = [...book.depth.bids].sort((a, b) => b.price - a.price);
  return [
    ...asks.map(({ price, count }) => ({ price: money(price), asks: count, bids: 0 })),
    ...bids.map(({ price, count }) => ({ price: money(price), asks: 0, bids: count })),
  ];
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

const withParam = (url: URL, name: string, value: string | null, fragment?: string) =>
  withParams(url, { [name]: value }, fragment);

/** This page's address with some parameters changed; choosing anew closes "show all". */
function withParams(url: URL, changes: Record<string, string | null>, fragment = ''): string {
  const address = pageAddress(url, { ...('range' in changes ? {} : { all: null }), ...changes });
  return fragment ? `${address}#${fragment}` : address;
}
