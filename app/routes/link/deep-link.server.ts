import { getOffer, getSoldOffer } from '#app/api/offer.server.ts';
import { getUserByUsername } from '#app/api/user.server.ts';
import { parseDeepLink, type DeepLink, type ListSource, type Person } from '#app/domain/deep-link.ts';
import { closetOmits, decodeListParams, listSearch, withPage } from '#app/domain/list-params.ts';
import { listingSlug, productSlug } from '#app/domain/slug.ts';
import { paths } from '#app/paths.ts';
import type { Visitor } from '#app/server/visitor.server.ts';

/** The address that a deep link's search string means (2.2). Rejects where its thing does not exist. */
export async function deepLinkAddress(visitor: Visitor, search: URLSearchParams): Promise<string> {
  const link = parseDeepLink(search);
  const gender = visitor.preferences.gender ?? 'women';
  switch (link.kind) {
    case 'product': {
      // Its page puts gender and name right (2.3#6).
      const { spuId, condition, size, side } = link;
      return paths.product(gender, String(spuId), { condition, size, tab: side === 'bid' ? 'bids' : null });
    }
    case 'listing':
      return listingAddress(visitor, link);
    case 'sold': {
      const { sold } = await getSoldOffer(visitor, link.orderOfferId);
      const slug = listingSlug({ id: sold.orderOfferId, brand: sold.brand, name: sold.offerName });
      return paths.sold(sold.userId, slug);
    }
    case 'favorites': {
      const [category, brand, sort] = ['category', 'brand', 'sort'].map((name) => search.get(name));
      const query = { gender: search.get('gender'), category, brand, sort };
      return paths.userFavorites(await idOf(visitor, link.person), query);
    }
    case 'listings':
      return (
        paths.userListings(await idOf(visitor, link.person)) +
        listSearch(withPage(decodeListParams(search), 1), { omit: closetOmits })
      );
    case 'productList':
      return listAddress(link.source, search, gender);
    case 'collection':
      return paths.collection(link.key);
    case 'watchlist':
      return paths.accountWatch();
    case 'offers':
      return paths.accountOffers({ type: link.side });
    case 'resetPassword':
      return paths.resetPassword({ email: link.email, token: link.token });
    case 'registration':
      return paths.login({ mode: 'signup', ...(link.code ? { code: link.code } : {}) });
  }
}

/** An ask stands among its seller's; a bid has no page of its own, its style has. */
async function listingAddress(visitor: Visitor, { offerIds }: DeepLink & { kind: 'listing' }) {
  const { offer, spu } = await getOffer(visitor, offerIds[0]!);
  if (offer.offerType === 'bid') return paths.product(spu.gender, productSlug(spu), { tab: 'bids' });
  const slug = listingSlug({ id: spu.id, brand: spu.brand, name: offer.offerName });
  return paths.listing(offer.userId, slug, { offer: offerIds });
}

async function idOf(visitor: Visitor, person: Person): Promise<number> {
  return 'id' in person ? person.id : (await getUserByUsername(visitor, person.name.toLowerCase())).id;
}

function listAddress(source: ListSource, search: URLSearchParams, remembered: 'men' | 'women'): string {
  const params = decodeListParams(search);
  const gender = params.gender ?? remembered;
  switch (source.from) {
    case 'new-in':
      return paths.newIn(gender);
    case 'marketplace':
      return paths.marketplace(params.gender ?? undefined);
    case 'designer':
      return paths.designer(gender, source.designer);
    case 'category':
      return paths.category(gender, source.category, source.subcategory ?? undefined);
    case 'search':
      return paths.searchQuery(listSearch(withPage(params, 1), { keywordName: 'search' }).slice(1));
  }
}
