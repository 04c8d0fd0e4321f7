import { afterAll, beforeAll, expect, it } from 'vitest';
import { listingSlug } from '#app/domain/slug.ts';
import { loader } from '#app/routes/link/redirect.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const go = async (query: string, cookies: string[] = []) => {
  const result = await outcome(() => loader(loaderArgs(`/redirect?${query}`, { cookies })));
  expect(result.status).toBe(302);
  return result.location;
};

it('finds the seller of an offer, who is not known to the link (2.3#18, 2.2#3)', async () => {
  const spu = await web.spu({ name: 'Waxed jacket' });
  const ask = await web.offer({ spuId: spu.id, name: 'My jacket' });
  const slug = listingSlug({ id: spu.id, brand: spu.brandName, name: 'My jacket' });
  expect(await go(`type=offer&spuId=${spu.id}&offerId=${ask.id}`)).toBe(
    `/user/${ask.userId}/listings/${slug}?offer=${ask.id}`,
  );
  const bid = await web.offer({ spuId: spu.id, type: 'bid', shipping: [] });
  expect(await go(`type=offer&spuId=${spu.id}&offerId=${bid.id}`)).toMatch(/\/item\/.*\?tab=bids$/);
});

it('leads to people, lists and the account', async () => {
  const person = await web.user({ username: 'kept.name' });
  const men = [await preferencesCookie(new Request('http://shop.test/'), { gender: 'men' })];
  expect(await go('type=spu&spuId=12&condition=Good&size=M&offerType=bid', men)).toBe(
    '/shopping/men/item/12?condition=Good&size=M&tab=bids',
  );
  expect(await go(`type=listings&userId=${person.id}`)).toBe(`/user/${person.id}/listings`);
  expect(await go('type=favorites&name=Kept.Name&gender=men&sort=Latest')).toBe(
    `/user/${person.id}/favorites?gender=men&sort=Latest`,
  );
  expect(await go('type=productList&source=recommended', men)).toBe('/shopping/men/new-in');
  expect(await go('type=productList&source=marketplace')).toBe('/marketplace');
  expect(await go('type=productList&source=designer&designer=aria&gender=men')).toBe(
    '/shopping/men/designer/aria',
  );
  expect(await go('type=productList&source=category&category=clothing&subcategory=coats')).toBe(
    '/shopping/women/category/clothing/coats',
  );
  expect(await go('type=productList&keyword=wool&condition=LikeNew&page=3')).toBe(
    '/search?search=wool&condition=LikeNew',
  );
  expect(await go('type=collection&key=quiet')).toBe('/shopping/collection/quiet');
  expect(await go('type=accountWatchlist')).toBe('/account/watch');
  expect(await go('type=accountOffers&offerType=sell')).toBe('/account/offers?type=ask');
  expect(await go('type=resetPassword&email=a%40b.example&token=t')).toBe(
    '/reset-password?email=a%40b.example&token=t',
  );
  expect(await go('type=registration&code=ABC')).toBe('/login?mode=signup&code=ABC');
});

it.each([
  '',
  'type=dance',
  'type=spu',
  'type=offer&spuId=1&offerId=987654',
  'type=listings&name=nobody.here',
])('goes home with "%s" (8#9)', async (query) => expect(await go(query)).toBe('/'));
