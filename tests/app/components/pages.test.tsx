import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, documents } from '#backend/db/schema/catalog.ts';
import { productSlug } from '#app/domain/slug.ts';
import * as editOffer from '#app/routes/account/edit-offer.tsx';
import * as bag from '#app/routes/bag/bag.tsx';
import * as category from '#app/routes/catalog/category.tsx';
import * as shopping from '#app/routes/catalog/shopping-home.tsx';
import * as createAsk from '#app/routes/offer/create-ask.tsx';
import * as listing from '#app/routes/offer/listing.tsx';
import * as userListings from '#app/routes/offer/user-listings.tsx';
import * as buy from '#app/routes/order/buy.tsx';
import * as order from '#app/routes/order/order.tsx';
import * as orders from '#app/routes/order/orders.tsx';
import * as product from '#app/routes/product/product.tsx';
import { addToBag } from '#contract/bag.ts';
import { createOrder } from '#contract/order.ts';
import { loaderArgs, outcome, startWeb } from '../../support/web.ts';
import { fieldsOf, pageMarkup } from './page-markup.tsx';

let web: Awaited<ReturnType<typeof startWeb>>;
let seller: Awaited<ReturnType<typeof web.signedIn>>;
let buyer: Awaited<ReturnType<typeof web.signedIn>>;
let spu: Awaited<ReturnType<typeof web.spu>>;
let ask: Awaited<ReturnType<typeof web.offer>>;
let bid: Awaited<ReturnType<typeof web.offer>>;
let path: string;

beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  await web.db.insert(categories).values([
    { gender: 'women', key: 'clothing', parent: null, name: 'Clothing', position: 1 },
    { gender: 'women', key: 'knitwear', parent: 'clothing', name: 'Knitwear', position: 1 },
  ]);
  const picture = (name: string) => ({ url: `/media/catalog/${name}`, source: 'Photo: Offcut' });
  await web.db.insert(documents).values([
    { key: 'banner-women', value: { image: '/media/catalog/banner-women' } },
    { key: 'home-images', value: { men: picture('home-men'), women: picture('home-women') } },
  ]);
  seller = await web.signedIn({ paymentAccount: 'wallet-pages' });
  buyer = await web.signedIn();
  spu = await web.spu({ name: 'Cable <knit>' });
  ask = await web.offer({
    spuId: spu.id,
    userId: seller.account.id,
    inventory: 3,
    priceMinor: 15_000,
    size: 'M',
  });
  bid = await web.offer({
    spuId: spu.id,
    userId: buyer.account.id,
    type: 'bid',
    priceMinor: 9_000,
    shipping: [],
  });
  path = `/shopping/women/item/${productSlug({ id: spu.id, brand: spu.brandName, name: spu.name })}`;
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const productParams = () => ({ gender: 'women', slug: path.split('/').at(-1)! });

describe('without script', () => {
  it('the product page sells, buys and fills the bag', async () => {
    const html = await pageMarkup(product, path, { params: productParams(), cookies: [buyer.cookie] });
    expect(html).toContain('Cable &lt;knit&gt;');
    expect(html).not.toContain('<knit>');
    expect(html).toContain(`href="/shopping/buy/${ask.id}"`);
    expect(html).toContain(`href="${path}/ask?condition=LikeNew&amp;size=M"`);
    expect(fieldsOf(html, '/resources/bag')).toContainEqual(['offerId', String(ask.id)]);
    // One's own bid is not accepted by oneself.
    expect(html).not.toContain(`href="/shopping/buy/${bid.id}"`);
    const other = await pageMarkup(product, `${path}?tab=bids`, {
      params: productParams(),
      cookies: [seller.cookie],
    });
    expect(other).toContain(`href="/shopping/buy/${bid.id}"`);
    expect(other).not.toContain(`href="/shopping/buy/${ask.id}"`);
  });

  it('lists filter, sort and page by links and forms', async () => {
    const params = { gender: 'women', category: 'clothing' };
    const html = await pageMarkup(category, '/shopping/women/category/clothing?size=M&filter=open', {
      params,
    });
    expect(html).toContain(`href="${path}"`);
    expect(fieldsOf(html, 'name="lowestPrice"').map(([name]) => name)).toEqual(
      expect.arrayContaining(['size', 'lowestPrice', 'highestPrice']),
    );
    expect(html).toMatch(/href="\/shopping\/women\/category\/clothing\/knitwear"/);
    const home = await pageMarkup(shopping, '/shopping/women', { params: { gender: 'women' } });
    expect(home).toContain('href="/shopping/women?type=new-in"');
    expect(home).toContain(`href="${path}"`);
  });

  it('the bag is one form a seller', async () => {
    await web.call(addToBag, { token: buyer.token, body: { offerId: ask.id, quantity: 2 } });
    const html = await pageMarkup(bag, '/shopping/bag', { cookies: [buyer.cookie] });
    const fields = fieldsOf(html, 'name="sellerId"');
    expect(fields).toEqual(
      expect.arrayContaining([
        ['sellerId', String(seller.account.id)],
        ['pick', String(ask.id)],
        [`set.${ask.id}`, '1'],
        [`set.${ask.id}`, '3'],
        [`set.${ask.id}`, '0'],
        ['intent', 'buy'],
        ['intent', 'all'],
      ]),
    );
    expect(html).toContain('$300');
    expect(await pageMarkup(bag, '/shopping/bag')).toContain('your bag is empty');
  });

  it('the form of an ask brings everything back after a mistake', async () => {
    const params = productParams();
    const html = await pageMarkup(createAsk, `${path}/ask`, { params, cookies: [seller.cookie] });
    const names = fieldsOf(html, 'name="price"').map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'key',
        'condition',
        'size',
        'price',
        'currency',
        'validTime',
        'inventory',
        'photos',
        'country',
        'shipHome',
        'shipWorld',
      ]),
    );
    expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    const form = {
      condition: 'Good',
      size: 'S',
      price: 'a lot',
      currency: 'USD',
      validTime: 'never',
      country: 'US',
      shipHome: '3',
      description: 'So <soft>',
    };
    const sent = await outcome(() =>
      createAsk.action(loaderArgs(`${path}/ask`, { form, params, cookies: [seller.cookie] })),
    );
    const again = await pageMarkup(createAsk, `${path}/ask`, {
      params,
      cookies: [seller.cookie],
      answer: sent.data,
    });
    expect(again).toContain('Please enter a valid number.');
    expect(again).toContain('value="a lot"');
    expect(again).toContain('So &lt;soft&gt;');
    expect(again).toMatch(/value="Good"[^>]*checked=""|checked=""[^>]*value="Good"/);
    expect(again).toContain('Add at least one picture');
  });

  it('the edit form shows every region that an ask ships to', async () => {
    const regions = ['US', 'GB', 'DE', 'JP', 'FR', 'CA'];
    const wide = await web.offer({
      userId: seller.account.id,
      shipping: regions.map((region, index) => ({ region, priceMinor: 100 + index * 100 })),
      images: [{ imageUrl: '/media/upload/a-picture', ratio: -1, isPrimary: true }],
    });
    const html = await pageMarkup(editOffer, `/account/offers/${wide.id}`, {
      params: { offerId: String(wide.id) },
      cookies: [seller.cookie],
    });
    const prices = fieldsOf(html, 'name="price"').filter(([name]) =>
      /^(shipHome|extra\[\d+\]\.price)$/.test(name),
    );
    expect(prices.map(([, value]) => value)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(fieldsOf(html, 'name="price"')).toContainEqual(['image', '/media/upload/a-picture']);
  });

  it('a listing is edited by its owner and bought by others', async () => {
    const params = { userId: String(seller.account.id), slug: `${spu.id}-x` };
    const address = `/user/${seller.account.id}/listings/${spu.id}-x`;
    const own = await pageMarkup(listing, address, { params, cookies: [seller.cookie] });
    expect(own).toContain(`href="/account/offers/${ask.id}"`);
    expect(own).toContain('Quantity 3');
    expect(own).not.toContain(`href="/shopping/buy/${ask.id}"`);
    const guest = await pageMarkup(listing, address, { params });
    expect(guest).toContain(`href="/shopping/buy/${ask.id}"`);
    expect(guest).not.toContain('/account/offers/');
    const all = await pageMarkup(userListings, `/user/${seller.account.id}/listings`, {
      params: { userId: params.userId },
    });
    expect(all).toContain(`/user/${seller.account.id}/listings/${spu.id}-`);
  });

  it('the checkout orders with one button, once there is an address', async () => {
    const params = { offerId: String(ask.id) };
    const address = `/shopping/buy/${ask.id}`;
    const without = await pageMarkup(buy, address, { params, cookies: [buyer.cookie] });
    expect(without).toContain(`href="/account/address?forward=${encodeURIComponent(address)}"`);
    expect(without).toMatch(
      /<button[^>]*form="order"[^>]*disabled=""|<button[^>]*disabled=""[^>]*form="order"/,
    );
    const row = await web.address(buyer.account.id);
    const html = await pageMarkup(buy, address, { params, cookies: [buyer.cookie] });
    const fields = fieldsOf(html, 'id="order"');
    expect(fields).toEqual(
      expect.arrayContaining([
        ['intent', 'buy'],
        ['addressId', String(row.id)],
        ['paymentKind', 'card'],
        ['paymentKind', 'wallet'],
      ]),
    );
    expect(html).not.toMatch(/<button[^>]*form="order"[^>]*disabled=""/);
    expect(html).toContain('$150');
  });

  it('an order offers each side its own next step', async () => {
    const { id: addressId } = await web.address(buyer.account.id);
    const { data } = await web.call(createOrder, {
      token: buyer.token,
      body: { lines: [{ offerId: ask.id, quantity: 1 }], addressId, paymentKind: 'card' },
    });
    const params = { orderId: String(data.id) };
    const address = `/account/orders/${data.id}`;
    const mine = await pageMarkup(order, address, { params, cookies: [buyer.cookie] });
    expect(fieldsOf(mine, 'value="pay"').map(([name]) => name)).toEqual(
      expect.arrayContaining(['key', 'paymentKind', 'action']),
    );
    const theirs = await pageMarkup(order, address, { params, cookies: [seller.cookie] });
    expect(theirs).not.toContain('value="pay"');
    expect(theirs).toContain('value="cancel"');
    const list = await pageMarkup(orders, '/account/orders', { cookies: [buyer.cookie] });
    expect(list).toContain(`href="${address}"`);
    expect(list).toContain('awaiting payment');
  });
});
