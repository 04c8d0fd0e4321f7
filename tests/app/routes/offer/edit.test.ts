import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#backend/db/schema/trade.ts';
import { action, loader } from '#app/routes/account/edit-offer.tsx';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';
import { askFields, bidFields, multipart, picture, type Fields } from './form-of.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let me: Awaited<ReturnType<typeof web.signedIn>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  me = await web.signedIn({ paymentAccount: 'wallet-edit' });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Person = { cookie: string } | null;
const args = (id: number | string, as: Person, form?: FormData) =>
  loaderArgs(`/account/offers/${id}`, {
    params: { offerId: String(id) },
    cookies: as ? [as.cookie] : [],
    ...(form ? { form } : {}),
  });
const open = (id: number | string, as: Person = me) => outcome(() => loader(args(id, as)));
const send = (id: number | string, fields: Fields, { as = me as Person, photos = [] as File[] } = {}) =>
  outcome(() => action(args(id, as, multipart(fields, photos))));
const rowOf = async (id: number) => (await web.db.select().from(offers).where(eq(offers.id, id)))[0]!;
/** The fields as the page fills them in. */
const startOf = async (id: number): Promise<Fields> => {
  const { extra, ...start } = (await open(id)).data.start;
  const rows = extra.flatMap(({ region, price }: { region: string; price: string }, index: number) => [
    [`extra[${index}].region`, region],
    [`extra[${index}].price`, price],
  ]);
  return { ...start, ...Object.fromEntries(rows) };
};

describe('who', () => {
  it('a visitor signs in first', async () => {
    expect(await open(1, null)).toMatchObject({
      status: 302,
      location: '/login?forward=%2Faccount%2Foffers%2F1&reason=account',
    });
  });

  it('somebody else’s offer leads away, and is not changed', async () => {
    const offer = await web.offer();
    expect(await open(offer.id)).toMatchObject({ status: 302, location: '/account/offers' });
    expect(await send(offer.id, askFields({ price: '1' }))).toMatchObject({
      status: 302,
      location: '/account/offers',
    });
    expect((await rowOf(offer.id)).priceMinor).toBe(offer.priceMinor);
  });

  it('an unknown or odd id is none', async () => {
    expect((await open('x')).location).toBe('/account/offers');
    expect(await open(999_999)).toMatchObject({ status: 404, thrown: true });
  });
});

describe('editing', () => {
  const mine = (changes: Partial<Parameters<typeof web.offer>[0]> = {}) =>
    web.offer({
      userId: me.account.id,
      condition: 'BrandNew',
      currency: 'GBP',
      priceMinor: 8_050,
      inventory: 3,
      description: 'As new',
      shipping: [
        { region: 'US', priceMinor: 500 },
        { region: 'GB', priceMinor: 250 },
        { region: 'Worldwide', priceMinor: 1_000 },
      ],
      images: [{ imageUrl: '/media/catalog/products/w06-0', ratio: 0.5, isPrimary: true }],
      ...changes,
    });

  it('starts with the offer as it is, in its own currency (D1)', async () => {
    const offer = await mine();
    const { data } = await open(offer.id);
    expect(data.start).toMatchObject({
      condition: 'BrandNew',
      size: 'M',
      price: '80.5',
      currency: 'GBP',
      validTime: 'never',
      inventory: '3',
      description: 'As new',
      country: 'US',
      shipHome: '5',
      shipWorld: '10',
      extra: [{ region: 'GB', price: '2.5' }],
      image: ['/media/catalog/products/w06-0'],
    });
    expect(data.backHref).toMatch(/^\/account\/offers/);
  });

  it('saved as it stands changes nothing of it', async () => {
    const offer = await mine();
    const result = await send(offer.id, await startOf(offer.id));
    expect(result).toMatchObject({ status: 303, location: expect.stringMatching(/^\/account\/offers/) });
    expect((await flashOf(result))?.kind).toBe('success');
    const after = await rowOf(offer.id);
    expect(new Map(after.shipping.map(({ region, priceMinor }) => [region, priceMinor]))).toEqual(
      new Map(offer.shipping.map(({ region, priceMinor }) => [region, priceMinor])),
    );
    for (const name of [
      'priceMinor',
      'currency',
      'condition',
      'size',
      'inventory',
      'description',
      'country',
      'expiresAt',
      'name',
    ] as const) {
      expect(after[name], name).toEqual(offer[name]);
    }
    expect(after.images.map(({ imageUrl }) => imageUrl)).toEqual(
      offer.images.map(({ imageUrl }) => imageUrl),
    );
  });

  it('keeps what the form does not show: how pictures are measured, what the seller accepts (I3, E9)', async () => {
    const offer = await mine({ acceptBuyNow: false, acceptOffer: false });
    await send(offer.id, { ...(await startOf(offer.id)), price: '81' });
    expect(await rowOf(offer.id)).toMatchObject({
      priceMinor: 8_100,
      acceptBuyNow: false,
      acceptOffer: false,
      images: [{ imageUrl: '/media/catalog/products/w06-0', ratio: 0.5 }],
    });
  });

  it('keeps every region that an ask ships to, however many', async () => {
    const regions = ['US', 'GB', 'DE', 'JP', 'FR', 'CA', 'AU'];
    const shipping = regions.map((region, index) => ({ region, priceMinor: index * 100 }));
    const offer = await mine({ shipping });
    const result = await send(offer.id, await startOf(offer.id));
    expect(result.status).toBe(303);
    const after = await rowOf(offer.id);
    expect(new Map(after.shipping.map(({ region, priceMinor }) => [region, priceMinor]))).toEqual(
      new Map(shipping.map(({ region, priceMinor }) => [region, priceMinor])),
    );
  });

  it('changes price, quantity, pictures and shipping', async () => {
    const offer = await mine();
    const start = await startOf(offer.id);
    const result = await send(
      offer.id,
      { ...start, price: '75', inventory: '1', shipWorld: '', remove: start.image, validTime: '604800' },
      { photos: [await picture('red')] },
    );
    expect(result.status).toBe(303);
    const after = await rowOf(offer.id);
    expect(after).toMatchObject({ priceMinor: 7_500, inventory: 1, validSeconds: 604_800 });
    expect(after.shipping.map(({ region }) => region)).not.toContain('Worldwide');
    expect(after.images).toHaveLength(1);
    expect(after.images[0]!.imageUrl).toMatch(/^\/media\/upload\//);
  });

  it('says what is wrong and keeps what was typed', async () => {
    const offer = await mine();
    const result = await send(offer.id, {
      ...(await startOf(offer.id)),
      price: 'x',
      description: 'new words',
    });
    expect(result.status).toBe(422);
    expect(result.data.result.error).toEqual({ price: ['Please enter a valid number.'] });
    expect(result.data.result.initialValue).toMatchObject({ price: 'x', description: 'new words' });
    expect(result.data.images).toEqual(['/media/catalog/products/w06-0']);
    expect((await rowOf(offer.id)).priceMinor).toBe(8_050);
  });

  it('a bid too', async () => {
    const bid = await web.offer({ userId: me.account.id, type: 'bid', shipping: [], validSeconds: 604_800 });
    const { data } = await open(bid.id);
    expect(data).toMatchObject({ type: 'bid', backHref: '/account/offers?type=bid' });
    const result = await send(bid.id, bidFields({ price: '66', condition: 'Good' }));
    expect(result).toMatchObject({ status: 303, location: '/account/offers?type=bid' });
    expect(await rowOf(bid.id)).toMatchObject({ type: 'bid', priceMinor: 6_600, condition: 'Good' });
  });

  it('lists an expired ask anew', async () => {
    const offer = await mine({ expiresAt: new Date(web.clock.now().getTime() - 1000), validSeconds: 21_600 });
    expect((await send(offer.id, { ...(await startOf(offer.id)), validTime: '86400' })).status).toBe(303);
    const after = await rowOf(offer.id);
    expect(after.status).toBe('Available');
    expect(after.expiresAt!.getTime()).toBe(web.clock.now().getTime() + 86_400_000);
  });

  it('is refused for what is sold or taken back', async () => {
    const sold = await mine({ status: 'Completed', inventory: 0 });
    const result = await send(sold.id, askFields());
    expect(result.status).toBe(409);
    expect(result.data.result.error['']).toHaveLength(1);
  });
});
