import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { offers } from '#backend/db/schema/trade.ts';
import { action as offersAction } from '#app/routes/account/offers.tsx';
import { loader as byUsername } from '#app/routes/offer/listing-by-username.tsx';
import { loader as byId } from '#app/routes/offer/listing.tsx';
import { loader as listings } from '#app/routes/offer/user-listings.tsx';
import { listingSlug } from '#app/domain/slug.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Style = Awaited<ReturnType<typeof web.spu>>;
const slugOf = (spu: Style) => listingSlug({ id: spu.id, brand: spu.brandName, name: spu.name });
const openById = (userId: number | string, slug: string, query = '', cookies: string[] = []) =>
  outcome(() =>
    byId(
      loaderArgs(`/user/${userId}/listings/${slug}${query}`, {
        params: { userId: String(userId), slug },
        cookies,
      }),
    ),
  );
const openByName = (username: string, slug: string, query = '') =>
  outcome(() =>
    byUsername(loaderArgs(`/listings/${username}/${slug}${query}`, { params: { username, slug } })),
  );
const openListings = (userId: number | string, query = '') =>
  outcome(() =>
    listings(loaderArgs(`/user/${userId}/listings${query}`, { params: { userId: String(userId) } })),
  );
const labels = (choices: { label: string }[]) => choices.map(({ label }) => label);
const hrefOf = (choices: { label: string; href: string }[], label: string) =>
  choices.find((one) => one.label === label)!.href;

async function shelf() {
  const seller = await web.signedIn({ paymentAccount: 'wallet-l' });
  const spu = await web.spu({ name: 'Waxed jacket' });
  const of = { spuId: spu.id, userId: seller.account.id };
  return { seller, spu, of };
}

describe('a listing', () => {
  it('opens by the seller’s id and by the username, however it is written (2.1#37, 2.1#43)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, description: 'Reproofed last year.', name: 'Waxed jacket, long' });
    const { id, username } = seller.account;
    const first = await openById(id, slugOf(spu));
    const second = await openByName(username.toUpperCase(), slugOf(spu));
    for (const result of [
      first,
      second,
      await openByName(username, `${spu.id}-anything`),
      await openById(id, String(spu.id)),
    ]) {
      expect(result.status).toBe(200);
      expect(result.data).toMatchObject({
        brand: spu.brandName,
        name: 'Waxed jacket, long',
        price: '$100',
        owner: false,
        seller: { name: username, href: `/user/${id}/listings` },
      });
      expect(result.data.single).toMatchObject({
        description: 'Reproofed last year.',
        shipping: 'Free shipping',
      });
      expect(result.data.single.time).toMatch(/^Posted /);
    }
    expect(first.data.productHref).toMatch(new RegExp(`^/shopping/women/item/.*-${spu.id}$`));
  });

  it('of an id that is not numeric leads to all of the seller’s listings (2.1#43)', async () => {
    const { seller } = await shelf();
    const to = `/user/${seller.account.id}/listings`;
    expect(await openById(seller.account.id, 'waxed-jacket')).toMatchObject({ status: 302, location: to });
    expect(await openByName(seller.account.username, 'waxed-jacket')).toMatchObject({
      status: 302,
      location: to,
    });
    expect((await openById('x', '1-waxed-jacket')).location).toBe('/');
  });

  it('that is sold, taken back or nobody’s reads "offer not exist" with what to do (2.3#15)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, status: 'Completed', inventory: 0 });
    await web.offer({ ...of, status: 'Deleted' });
    await web.offer({ ...of, type: 'bid', shipping: [] });
    for (const result of [
      await openById(seller.account.id, slugOf(spu)),
      await openByName(seller.account.username, slugOf(spu)),
    ]) {
      expect(result).toMatchObject({ status: 404, thrown: true });
      expect(result.data.message).toBe('offer not exist');
      expect(result.data.help).toMatch(/look/i);
    }
    expect(await openById(seller.account.id, '999999-x')).toMatchObject({ status: 404 });
    expect(await openById(999_999, slugOf(spu))).toMatchObject({
      status: 404,
      data: { message: 'User Not Found' },
    });
    expect(await openByName('nobody.there', slugOf(spu))).toMatchObject({
      status: 404,
      data: { message: 'User Not Found' },
    });
  });

  it('of several shows their range until condition and size leave one (2.3#12, 5#24)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, condition: 'Good', size: 'S', priceMinor: 5_000 });
    await web.offer({ ...of, condition: 'Good', size: 'M', priceMinor: 6_000 });
    const one = await web.offer({ ...of, condition: 'LikeNew', size: 'M', priceMinor: 9_000 });
    const open = async (query = '') => (await openById(seller.account.id, slugOf(spu), query)).data;
    const all = await open();
    expect(all).toMatchObject({ single: null, price: '$50 – $90' });
    expect(labels(all.conditions)).toEqual(['All', 'Like New', 'Used']);
    expect(labels(all.sizes).sort()).toEqual(['All', 'M', 'S']);
    const path = `/user/${seller.account.id}/listings/${slugOf(spu)}`;
    expect(hrefOf(all.conditions, 'Used')).toBe(`${path}?condition=Good`);

    const good = await open('?condition=Good');
    expect(good).toMatchObject({ single: null, price: '$50 – $60' });
    expect(hrefOf(good.sizes, 'S')).toBe(`${path}?condition=Good&size=S`);
    expect(hrefOf(good.conditions, 'All')).toBe(path);
    expect((await open('?condition=Good&size=S')).price).toBe('$50');
    expect((await open('?condition=LikeNew')).single).toMatchObject({ id: one.id });
    // Words that are none are no filter.
    expect(await open('?condition=Broken&size=44')).toMatchObject({ single: null, price: '$50 – $90' });
  });

  it('keeps the filters of the list it was found in, and the way to all (2.3#16)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, condition: 'Good', size: 'S', priceMinor: 5_000 });
    const dear = await web.offer({ ...of, condition: 'LikeNew', size: 'M', priceMinor: 9_000 });
    const third = await web.offer({ ...of, condition: 'BrandNew', size: 'L', priceMinor: 12_000 });
    const open = async (query: string) => (await openById(seller.account.id, slugOf(spu), query)).data;
    const above = await open('?lowestPrice=80&highestPrice=100');
    expect(above).toMatchObject({ price: '$90', single: { id: dear.id } });
    expect(above.everything).toEqual({
      href: `/user/${seller.account.id}/listings/${slugOf(spu)}`,
      label: 'Show all 3 of this seller',
    });
    // Two conditions of a list are a filter, one is a choice; a size may carry its category.
    expect(await open('?condition=LikeNew&condition=BrandNew')).toMatchObject({ price: '$90 – $120' });
    expect((await open('?size=clothing%3AM')).single).toMatchObject({ id: dear.id });
    // What would leave nothing is no filter; ids choose whatever else there is (2.2#3).
    expect(await open('?lowestPrice=900')).toMatchObject({ price: '$50 – $120', everything: null });
    expect(await open(`?offer=${dear.id}&offer=${third.id}`)).toMatchObject({ price: '$90 – $120' });
    expect((await open('')).canonical).toBe(`/user/${seller.account.id}/listings/${slugOf(spu)}`);
  });

  it('drops a size that the condition does not have (4#55)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, condition: 'Good', size: 'S', priceMinor: 5_000 });
    const other = await web.offer({ ...of, condition: 'LikeNew', size: 'M', priceMinor: 9_000 });
    const { data } = await openById(seller.account.id, slugOf(spu), '?condition=LikeNew&size=S');
    expect(data).toMatchObject({ price: '$90', single: { id: other.id } });
    expect(data.sizes.find(({ current }: { current: boolean }) => current).label).toBe('All');
    const { data: good } = await openById(seller.account.id, slugOf(spu), '?condition=Good&size=S');
    expect(hrefOf(good.conditions, 'Like New')).not.toContain('size');
  });

  it('shows the original price and shipping to the viewer', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({
      ...of,
      currency: 'GBP',
      priceMinor: 8_000,
      shipping: [{ region: 'GB', priceMinor: 450 }],
    });
    const slug = slugOf(spu);
    expect((await openById(seller.account.id, slug)).data).toMatchObject({
      price: 'approx $100',
      single: {
        original: "£80 in the seller's currency",
        shipping: 'Not shipped to United States',
        actions: { buyNow: false, blocked: 'region' },
      },
    });
    const cookie = await preferencesCookie(new Request('http://shop.test/'), {
      region: 'GB',
      currency: 'GBP',
    });
    expect((await openById(seller.account.id, slug, '', [cookie])).data).toMatchObject({
      price: '£80',
      single: { original: null, shipping: '+ £5 shipping', actions: { buyNow: true, addToBag: true } },
    });
  });

  it('gives its owner edit and bump in place of buying, and the quantity (6#6, 2.3#13)', async () => {
    const { seller, spu, of } = await shelf();
    const week = 7 * 86_400_000;
    await web.offer({ ...of, inventory: 4, offerTime: new Date(web.clock.now().getTime() - week) });
    const own = (await openById(seller.account.id, slugOf(spu), '', [seller.cookie])).data;
    expect(own).toMatchObject({
      owner: true,
      single: {
        quantity: 4,
        actions: { owner: true, edit: true, delete: true, bump: true, buyNow: false, addToBag: false },
      },
    });
    const guest = (await openById(seller.account.id, slugOf(spu))).data;
    expect(guest).toMatchObject({
      owner: false,
      single: { actions: { owner: false, edit: false, bump: false, buyNow: true } },
    });

    const fresh = await shelf();
    await web.offer(fresh.of);
    const young = (await openById(fresh.seller.account.id, slugOf(fresh.spu), '', [fresh.seller.cookie]))
      .data;
    expect(young.single.actions).toMatchObject({ bump: false, bumpInDays: 7 });
  });

  it('is deleted by its owner from its own page, and leads to the others then (4#57, 5#24)', async () => {
    const { seller, spu, of } = await shelf();
    const one = await web.offer({ ...of, size: 'S' });
    await web.offer({ ...of, size: 'L' });
    const open = (query: string) => openById(seller.account.id, slugOf(spu), query, [seller.cookie]);
    // Of several none: the owner is told to filter to one first.
    expect((await open('')).data).toMatchObject({ single: null, owner: true });
    const { single } = (await open('?size=S')).data;
    expect(single).toMatchObject({ id: one.id, closet: `/user/${seller.account.id}/listings` });
    const gone = await outcome(() =>
      offersAction(
        loaderArgs('/account/offers', {
          cookies: [seller.cookie],
          form: { id: String(single.id), intent: 'delete', forward: single.closet },
        }),
      ),
    );
    expect(gone).toMatchObject({ status: 303, location: single.closet });
    expect(await flashOf(gone)).toEqual({ kind: 'success', text: expect.stringMatching(/deleted/i) });
    const [row] = await web.db.select().from(offers).where(eq(offers.id, one.id));
    expect(row?.status).toBe('Deleted');
  });

  it('of an official seller leads to its shop (6#5)', async () => {
    const retailer = await web.user({ status: 'Official', stripeAccount: 'acct' });
    const spu = await web.spu();
    await web.offer({
      spuId: spu.id,
      userId: retailer.id,
      official: true,
      offerUrl: 'https://retailer.example/e',
    });
    const { data } = await openById(retailer.id, slugOf(spu));
    expect(data).toMatchObject({
      seller: { official: true },
      single: { actions: { shop: true, buyNow: false, makeOffer: false } },
    });
  });

  it('says when it was last changed', async () => {
    const { seller, spu, of } = await shelf();
    const now = web.clock.now().getTime();
    await web.offer({
      ...of,
      offerTime: new Date(now - 5 * 86_400_000),
      updateTime: new Date(now - 2 * 3_600_000),
    });
    const { data } = await openById(seller.account.id, slugOf(spu));
    expect(data.single.time).toBe('Updated 2 hours ago');
  });
});

describe('a seller’s listings', () => {
  it('are one card per style (3#4)', async () => {
    const { seller, spu, of } = await shelf();
    await web.offer({ ...of, condition: 'Good', size: 'S', priceMinor: 5_000 });
    await web.offer({ ...of, condition: 'LikeNew', size: 'M', priceMinor: 9_000 });
    const other = await web.spu({ sizes: [] });
    await web.offer({ ...of, spuId: other.id, size: null, condition: 'BrandNew', priceMinor: 1_000 });
    const { status, data } = await openListings(seller.account.id);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      page: 1,
      pages: 1,
      title: `${seller.account.username}'s listings · Offcut`,
    });
    const groups = new Map(data.groups.map((group: { spuId: number }) => [group.spuId, group]));
    expect(groups.get(spu.id)).toMatchObject({
      href: expect.stringMatching(new RegExp(`^/user/${seller.account.id}/listings/${spu.id}-`)),
      price: '$50 – $90',
      count: '2 offers',
      detail: expect.stringMatching(/^varied · (S, M|M, S)$/),
    });
    expect(groups.get(other.id)).toMatchObject({ price: '$10', count: null, detail: 'Brand New' });
  });

  it('know their seller, who may be unknown or have none', async () => {
    const { seller } = await shelf();
    const { data } = await openListings(seller.account.id);
    expect(data).toMatchObject({
      groups: [],
      pages: 0,
      user: { name: seller.account.username, score: null, suspended: false },
    });
    expect(await openListings(999_999)).toMatchObject({ status: 404, data: { message: 'User Not Found' } });
    expect((await openListings('x')).location).toBe('/');
  });

  it('of a suspended seller are hidden (G19)', async () => {
    const suspended = await web.user({ status: 'Suspended' });
    await web.offer({ userId: suspended.id });
    expect((await openListings(suspended.id)).data).toMatchObject({ groups: [], user: { suspended: true } });
  });
});
