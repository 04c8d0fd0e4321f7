import { describe, expect, it } from 'vitest';
import { incompleteProduct, isFromOfferList, readIncompleteProduct } from '#app/components/card-state.ts';
import { parseDeepLink } from '#app/domain/deep-link.ts';

const parse = (query: string) => parseDeepLink(new URLSearchParams(query));

describe('deep links (2.2)', () => {
  it.each([
    ['type=spu&spuId=7', { kind: 'product', spuId: 7, condition: null, size: null, side: null }],
    [
      'type=spu&spuId=7&condition=LikeNew&size=M&offerType=Bid',
      { kind: 'product', spuId: 7, condition: 'LikeNew', size: 'M', side: 'bid' },
    ],
    ['type=spu&spuId=7&condition=x&offerType=y', { condition: null, side: null }],
    ['type=offer&spuId=7&offerId=3,4&offerId=x', { kind: 'listing', spuId: 7, offerIds: [3, 4] }],
    ['type=soldOffer&spuId=7&orderOfferId=9', { kind: 'sold', orderOfferId: 9 }],
    ['type=favorites&userId=5', { kind: 'favorites', person: { id: 5 } }],
    ['type=listings&name=petra', { kind: 'listings', person: { name: 'petra' } }],
    ['type=productList&source=recommended', { source: { from: 'new-in' } }],
    ['type=productList&source=new-in', { source: { from: 'new-in' } }],
    ['type=productList&source=marketplace', { source: { from: 'marketplace' } }],
    ['type=productList&source=designer&designer=a', { source: { from: 'designer', designer: 'a' } }],
    [
      'type=productList&source=category&category=a&subcategory=b',
      { source: { from: 'category', category: 'a', subcategory: 'b' } },
    ],
    ['type=productList&source=designer', { source: { from: 'search' } }],
    ['type=productList', { source: { from: 'search' } }],
    ['type=collection&key=coats', { kind: 'collection', key: 'coats' }],
    ['type=accountWatchlist', { kind: 'watchlist' }],
    ['type=accountOffers', { kind: 'offers', side: 'ask' }],
    ['type=accountOffers&offerType=buy', { kind: 'offers', side: 'bid' }],
    ['type=resetPassword&email=a%40b.c&token=t', { kind: 'resetPassword', email: 'a@b.c', token: 't' }],
    ['type=registration&referralCode=ABC', { kind: 'registration', code: 'ABC' }],
  ])('%s', (query, expected) => expect(parse(query)).toMatchObject(expected));

  it.each([
    '',
    'type=',
    'type=dance',
    'type=spu',
    'type=spu&spuId=x',
    'type=offer&offerId=3',
    'type=offer&spuId=7&offerId=x',
    'type=soldOffer&spuId=7',
    'type=favorites',
    'type=collection',
    'type=resetPassword&email=a%40b.c',
  ])('"%s" is an error in these words (2.2#17, 8#14)', (query) =>
    expect(() => parse(query)).toThrow('unknown redirecting type'),
  );
});

describe('what a card tells the next page (2.3#11, 2.3#14)', () => {
  it('is the part of the product that it knows, marked as not the whole', () => {
    const state = incompleteProduct({ brand: 'B', name: 'N', image: '/media/a', price: '$1' });
    expect(state.incomplete).toBe(true);
    expect(readIncompleteProduct(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([
    null,
    'x',
    {},
    { incomplete: true },
    { incomplete: true, brand: 'B', name: 'N', image: 'https://x' },
  ])('is nothing in %j', (state) => {
    expect(readIncompleteProduct(state)).toBeNull();
    expect(isFromOfferList(state)).toBe(false);
  });
});
