import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { MovedTo } from '#app/api/client.server.ts';
import { getBook } from '#app/api/offer.server.ts';
import { findProduct, getPriceHistory, listRelevant, listSales } from '#app/api/product.server.ts';
import { styleCard } from '#app/components/style-card.ts';
import { galleryImages } from '#app/components/gallery/gallery-images.ts';
import { formatMoney } from '#app/domain/money.ts';
import type { ActingViewer } from '#app/domain/offer-actions.ts';
import { pageStart } from '#app/domain/pagination.ts';
import { regionName } from '#app/domain/region-name.ts';
import { listingSlug, parseProductSlug, productSlug } from '#app/domain/slug.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage, requireGender } from '#app/server/guards.server.ts';
import { redirectTap } from '#app/server/measure-tap.server.ts';
import { readOwnMeasurements } from '#app/server/own-measurements.server.ts';
import { recentlySeen } from '#app/server/seen.server.ts';
import { getVisitor, type Visitor } from '#app/server/visitor.server.ts';
import type { Book, Offer } from '#contract/offer.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Product } from '#contract/product.ts';
import { sharedStyle, shareVersion } from '#contract/share-image.ts';
import { historyView } from './history-view.server.ts';
import { FULL_LIST_ROWS, readChoice } from './page-params.ts';
import { panelView } from './panel-view.server.ts';

/** Rows shown before "show all" (9#7). */
const PREVIEW = 5;
const SALES_SHOWN = 10;

/** Everything the product page draws, after the redirects of 2.3#6–#8. */
export async function loadProduct(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const ids = parseProductSlug(args.params.slug ?? '');
  // A non-numeric product id goes to the shopping home (2.1#73).
  if (!ids) throw redirect(paths.shopping(gender));
  redirectTap(args.request);
  const url = new URL(args.request.url);
  const choice = readChoice(url);
  const visitor = await getVisitor(args);
  const { spuId } = ids;
  const around = Promise.all([
    getBook(visitor, {
      spuId: String(spuId),
      ...(choice.all
        ? { pageStart: pageStart(choice.page, FULL_LIST_ROWS), pageLimit: FULL_LIST_ROWS }
        : { pageLimit: PREVIEW }),
      ...(choice.condition ? { condition: choice.condition } : {}),
      ...(choice.size ? { size: choice.size } : {}),
    }),
    // The full list of one side is a page of its own, without the rest of it (2.3#10).
    choice.all ? null : getPriceHistory(visitor, spuId, choice.range),
    choice.all ? null : listRelevant(visitor, spuId),
    choice.all ? null : listSales(visitor, spuId, SALES_SHOWN),
    choice.all ? [] : recentlySeen(args.request, visitor, spuId),
    visitor.account(),
    readOwnMeasurements(args.request, visitor),
  ]);
  // The style's own answer says where an unknown or merged one leads, whichever call fails first.
  around.catch(() => undefined);
  const product = await findStyle(visitor, spuId, gender, url.search);
  const [book, history, relevant, sales, seen, account, mine] = await around;
  await redirectUnlessCanonical(product, args.params.slug ?? '', gender, url, visitor);
  const { language } = visitor.preferences;
  const viewer: ActingViewer = account
    ? { session: 'LoggedIn', id: account.id, userStatus: account.userStatus }
    : { session: 'NotLoggedIn' };
  return {
    product: productView(product, language),
    panel: panelView(product, book, choice, viewer, visitor, url),
    history: history && historyView(history, sales, choice, url, language, product.id),
    relevant: (relevant?.data ?? []).map((spu) => styleCard(spu, language)),
    seen: seen.map((spu) => styleCard(spu, language)),
    ld: choice.all ? null : structuredData(product, book),
    sizeChartHref: paths.promptSizeChart({
      gender: product.gender,
      category: product.category1,
      subcategory: product.category2,
      forward: url.pathname + url.search,
    }),
    regionName: regionName(visitor.preferences.region, language),
    title: `${product.brand} ${product.name} · Offcut`,
    canonical: paths.product(product.gender, productSlug(product)),
    image: paths.productShareImage(product.id, shareVersion(sharedStyle(product))),
    unit: visitor.preferences.unit,
    mine,
    messages: messagesFor(language, ['product', 'gallery']),
  };
}
export type ProductPage = Awaited<ReturnType<typeof loadProduct>>;

async function findStyle(visitor: Visitor, spuId: number, gender: Gender, search: string): Promise<Product> {
  try {
    const product = await findProduct(visitor, spuId);
    if (product) return product;
    const t = translator(visitor.preferences.language, 'product');
    throw notFoundPage(t('productNotFound'), t('notFoundHelp'));
  } catch (thrown) {
    // The redirect code: the same address with the id replaced (8#8); the name is put right by the next redirect.
    if (thrown instanceof MovedTo) throw redirect(paths.product(gender, String(thrown.id)) + search, 301);
    throw thrown;
  }
}

async function redirectUnlessCanonical(
  product: Product,
  slug: string,
  gender: Gender,
  url: URL,
  visitor: Visitor,
) {
  if (product.spuStatus !== 'Available') {
    // Unclassified styles have no page of their own: their first offer has (2.3#8, C26).
    // Whatever the address filters by: its listing is asked for without.
    const first = product.unclassified ? await firstAsk(visitor, product.id) : null;
    if (first) throw redirect(paths.listing(first.userId, listingSlug(product)));
    const t = translator(visitor.preferences.language, 'product');
    if (product.unclassified) throw notFoundPage(t('offerNotFound'), t('notFoundHelp'));
    throw redirect(paths.designer(product.gender, product.brandSlug));
  }
  const canonical = productSlug(product);
  const sold = /-s\d+$/.test(slug);
  if (gender !== product.gender || (slug !== canonical && !sold)) {
    throw redirect(paths.product(product.gender, canonical) + url.search, 301);
  }
}

async function firstAsk(visitor: Visitor, spuId: number): Promise<Offer | null> {
  const book = await getBook(visitor, { spuId: String(spuId), offerType: 'ask', pageLimit: 1 });
  return book.asks[0] ?? null;
}

/** What search engines are told of the offers; the page's own head adds addresses and breadcrumbs. */
function structuredData(product: Product, book: Book) {
  const slug = listingSlug(product);
  return {
    currency: book.currency,
    askCount: book.askCount,
    highestAsk: book.depth.asks.reduce<number | null>((high, { price }) => Math.max(high ?? 0, price), null),
    asks: book.asks.map((ask) => ({
      offerPrice: ask.offerPrice,
      condition: ask.condition,
      expiresAt: ask.expiresAt?.getTime() ?? null,
      username: ask.username,
      href: paths.listing(ask.userId, slug),
    })),
  };
}

function productView(product: Product, language: string) {
  const t = translator(language, 'product');
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
    color: product.colorName,
    description: product.description,
    retailer: product.retailerDisplayName,
    images: galleryImages(product.images, (index) =>
      t('photoAlt', { brand: product.brand, name: product.name, index }),
    ),
    lastSale: product.lastSale === null ? null : formatMoney(product.lastSale, product.currency, language),
    favoriteId: product.favoriteId,
    favoriteCount: product.favoriteCount,
  };
}
