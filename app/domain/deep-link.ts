import type { Condition } from '#contract/offer-states.ts';
import { conditions, isOneOf } from './vocabulary.ts';
import { numericId } from './slug.ts';

/** Who is meant: by id, else by username (C35). */
export type Person = { id: number } | { name: string };

/** Where a link from outside leads (2.2), read but not yet looked up. */
export type DeepLink =
  | {
      kind: 'product';
      spuId: number;
      condition: Condition | null;
      size: string | null;
      side: 'ask' | 'bid' | null;
    }
  | { kind: 'listing'; spuId: number; offerIds: number[] }
  | { kind: 'sold'; spuId: number; orderOfferId: number }
  | { kind: 'favorites' | 'listings'; person: Person }
  | { kind: 'productList'; source: ListSource }
  | { kind: 'collection'; key: string }
  | { kind: 'watchlist' }
  | { kind: 'offers'; side: 'ask' | 'bid' }
  | { kind: 'resetPassword'; email: string; token: string }
  | { kind: 'registration'; code: string | null };

/** Sources of a list of products (2.2#10, C19). */
export type ListSource =
  | { from: 'new-in' | 'marketplace' | 'search' }
  | { from: 'designer'; designer: string }
  | { from: 'category'; category: string; subcategory: string | null };

/** In these words (8#14). */
export const UNKNOWN_LINK = 'unknown redirecting type';
const TEXT_MAX = 300;
const OFFERS_MAX = 20;

/**
 * The destination that a link's own search string names: `type` says the kind, the other parameters what it needs
 * (2.2, C18). An unknown kind and a missing id throw (2.2#17). Links to screens that are not built are unknown.
 */
export function parseDeepLink(search: URLSearchParams): DeepLink {
  const text = (name: string) => search.get(name)?.trim().slice(0, TEXT_MAX) || null;
  const needed = (name: string) => text(name) ?? missing(name);
  const neededId = (name: string) => numericId(text(name)) ?? missing(name);
  const side = text('offerType')?.toLowerCase() ?? null;
  const kind = search.get('type');
  switch (kind) {
    case 'spu': {
      const condition = text('condition');
      return {
        kind: 'product',
        spuId: neededId('spuId'),
        condition: isOneOf(conditions, condition) ? condition : null,
        size: text('size'),
        side: side === 'ask' || side === 'bid' ? side : null,
      };
    }
    case 'offer': {
      const ids = search.getAll('offerId').flatMap((value) => value.split(','));
      const offerIds = ids.flatMap((value) => numericId(value.trim()) ?? []).slice(0, OFFERS_MAX);
      if (offerIds.length === 0) missing('offerId');
      return { kind: 'listing', spuId: neededId('spuId'), offerIds };
    }
    case 'soldOffer':
      return { kind: 'sold', spuId: neededId('spuId'), orderOfferId: neededId('orderOfferId') };
    case 'favorites':
    case 'listings': {
      const id = numericId(text('userId'));
      return { kind, person: id === null ? { name: needed('name') } : { id } };
    }
    case 'productList':
      return { kind, source: listSource(text) };
    case 'collection':
      return { kind, key: needed('key') };
    case 'accountWatchlist':
      return { kind: 'watchlist' };
    case 'accountOffers':
      // Selling is done by asks, buying by bids (C20).
      return { kind: 'offers', side: side === 'bid' || side === 'buy' ? 'bid' : 'ask' };
    case 'resetPassword':
      return { kind, email: needed('email'), token: needed('token') };
    case 'registration':
      return { kind, code: text('referralCode') ?? text('code') };
    default:
      throw new Error(UNKNOWN_LINK);
  }
}

function missing(name: string): never {
  throw new Error(`${UNKNOWN_LINK}: ${name} is missing`);
}

/** Recommended and new-in share a page; a source without what it needs is a search (2.2#10). */
function listSource(text: (name: string) => string | null): ListSource {
  const [source, designer, category] = [text('source'), text('designer'), text('category')];
  if (source === 'recommended' || source === 'new-in') return { from: 'new-in' };
  if (source === 'marketplace') return { from: 'marketplace' };
  if (source === 'designer' && designer) return { from: 'designer', designer };
  if (source === 'category' && category)
    return { from: 'category', category, subcategory: text('subcategory') };
  return { from: 'search' };
}
