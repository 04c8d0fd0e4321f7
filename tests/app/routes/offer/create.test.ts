import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#backend/db/schema/trade.ts';
import { productSlug } from '#app/domain/slug.ts';
import { action as askAction, loader as askLoader, meta } from '#app/routes/offer/create-ask.tsx';
import { action as bidAction, loader as bidLoader } from '#app/routes/offer/create-bid.tsx';
import { loader as sell } from '#app/routes/offer/sell.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';
import { askFields, bidFields, multipart, picture, type Fields } from './form-of.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let seller: Awaited<ReturnType<typeof web.signedIn>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  seller = await web.signedIn({ paymentAccount: 'wallet-create', region: 'GB' });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Style = Awaited<ReturnType<typeof web.spu>>;
type Person = { cookie: string } | null;
const slugOf = (spu: Style) => productSlug({ id: spu.id, brand: spu.brandName, name: spu.name });
const pathOf = (spu: Style) => `/shopping/${spu.gender}/item/${slugOf(spu)}`;
const loaders = { ask: askLoader, bid: bidLoader };
const actions = { ask: askAction, bid: bidAction };
type Side = keyof typeof loaders;

const open = (
  side: Side,
  spu: Style,
  {
    as = seller,
    query = '',
    cookies = [] as string[],
  }: { as?: Person; query?: string; cookies?: string[] } = {},
) =>
  outcome(() =>
    loaders[side](
      loaderArgs(`${pathOf(spu)}/${side}${query}`, {
        params: { gender: spu.gender, slug: slugOf(spu) },
        cookies: [...cookies, ...(as ? [as.cookie] : [])],
      }),
    ),
  );
const send = (
  side: Side,
  spu: Style,
  fields: Fields,
  { as = seller as Person, photos = [] as File[] } = {},
) =>
  outcome(() =>
    actions[side](
      loaderArgs(`${pathOf(spu)}/${side}`, {
        params: { gender: spu.gender, slug: slugOf(spu) },
        cookies: as ? [as.cookie] : [],
        form: multipart(fields, photos),
      }),
    ),
  );
const offersOn = (spu: Style) => web.db.select().from(offers).where(eq(offers.spuId, spu.id));
const errorsOf = (result: { data: { result: { error?: Record<string, string[]> } } }) =>
  result.data.result.error;

describe('who', () => {
  it.each([
    ['ask', 'sellnow'],
    ['bid', 'offer'],
  ] as const)('a visitor signs in first to %s (2.1#75)', async (side, reason) => {
    const spu = await web.spu();
    const to = `/login?forward=${encodeURIComponent(`${pathOf(spu)}/${side}`)}&reason=${reason}`;
    expect(await open(side, spu, { as: null })).toMatchObject({ status: 302, location: to });
    expect(await send(side, spu, askFields(), { as: null })).toMatchObject({ status: 302, location: to });
    expect(await offersOn(spu)).toEqual([]);
  });

  it('a seller without a payment account sets one up first (E21, 2.3#51); a bidder needs none', async () => {
    const spu = await web.spu();
    const normal = await web.signedIn();
    const verified = await web.signedIn({ status: 'Verified', paymentAccount: 'wallet-of-no-use' });
    for (const as of [normal, verified]) {
      expect((await open('ask', spu, { as })).data.accountMissing).toBe(true);
      const result = await send('ask', spu, askFields(), { as });
      expect(result.status).toBe(409);
      expect(errorsOf(result)).toEqual({ '': [expect.stringMatching(/payment account/)] });
      expect((await open('bid', spu, { as })).data.accountMissing).toBe(false);
    }
    expect((await open('ask', spu)).data.accountMissing).toBe(false);
    expect(await offersOn(spu)).toEqual([]);
  });

  it('a suspended person does not offer (G19)', async () => {
    const spu = await web.spu();
    const as = await web.signedIn({ status: 'Suspended', paymentAccount: 'w' });
    for (const side of ['ask', 'bid'] as const) {
      const result = await send(side, spu, side === 'ask' ? askFields() : bidFields(), { as });
      expect(result.status).toBe(403);
      expect(errorsOf(result)?.['']).toHaveLength(1);
    }
  });
});

describe('which style', () => {
  const at = (gender: string, slug: string) =>
    outcome(() =>
      askLoader(
        loaderArgs(`/shopping/${gender}/item/${slug}/ask`, {
          params: { gender, slug },
          cookies: [seller.cookie],
        }),
      ),
    );

  it('leads elsewhere as the product page does', async () => {
    expect(await at('women', 'no-number')).toMatchObject({ status: 302, location: '/shopping/women' });
    expect(await at('kids', 'x-1')).toMatchObject({ status: 302, location: '/' });
    expect(await at('women', 'x-999999')).toMatchObject({ status: 404, thrown: true });
  });

  it('follows a merged style to the form of the other (8#8)', async () => {
    const kept = await web.spu();
    const merged = await web.spu({ mergedInto: kept.id });
    expect(await open('ask', merged, { query: '?size=M' })).toMatchObject({
      status: 301,
      location: `/shopping/women/item/${kept.id}/ask?size=M`,
    });
    expect((await open('bid', merged)).location).toBe(`/shopping/women/item/${kept.id}/bid`);
    const sent = await send('ask', merged, askFields());
    expect(sent.location).toBe(`/shopping/women/item/${kept.id}/ask`);
    expect(await offersOn(merged)).toEqual([]);
  });

  it('refuses a style that is not available', async () => {
    const spu = await web.spu({ status: 'Unavailable' });
    const result = await send('bid', spu, bidFields());
    expect(result.status).toBe(409);
    expect(errorsOf(result)?.['']).toHaveLength(1);
  });

  it('starts with what the address and the person say', async () => {
    const spu = await web.spu();
    await web.offer({ spuId: spu.id, type: 'bid', priceMinor: 5_000, shipping: [] });
    const ask = await web.offer({ spuId: spu.id, priceMinor: 9_000 });
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { currency: 'GBP' });
    const { data } = await open('ask', spu, { query: '?condition=Good&size=S', cookies: [cookie] });
    expect(data.start).toMatchObject({
      condition: 'Good',
      size: 'S',
      currency: 'GBP',
      country: 'GB',
      validTime: 'never',
      inventory: '1',
    });
    expect(data.priceHint).toBe('Highest bid £40');
    expect(data.spu.sizes).toEqual(['S', 'M', 'L']);
    // A crossing bid is told to buy instead (E1).
    const bid = (await open('bid', spu)).data;
    expect(bid.priceHint).toContain('$90');
    expect(bid.choices.expiries.map(({ value }: { value: string }) => value)).not.toContain('never');
    expect(ask.id).toBeGreaterThan(0);
    expect(meta({ data: undefined } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});

describe('an ask', () => {
  it('is published once, with everything that was said', async () => {
    const spu = await web.spu();
    const fields = askFields({
      'extra[0].region': 'JP',
      'extra[0].price': '40',
      'extra[1].region': '',
      'extra[1].price': '',
    });
    const results = [await send('ask', spu, fields), await send('ask', spu, fields)];
    for (const result of results) {
      expect(result).toMatchObject({ status: 303, location: pathOf(spu) });
      expect(await flashOf(result)).toEqual({ kind: 'success', text: 'Your ask is published' });
    }
    const [ask, ...others] = await offersOn(spu);
    expect(others).toEqual([]);
    expect(ask).toMatchObject({
      type: 'ask',
      status: 'Available',
      userId: seller.account.id,
      condition: 'BrandNew',
      size: 'M',
      priceMinor: 12_000,
      currency: 'USD',
      inventory: 2,
      description: 'Worn once.',
      country: 'US',
      validSeconds: null,
      expiresAt: null,
      acceptBuyNow: true,
      acceptOffer: true,
    });
    expect(ask!.shipping).toEqual([
      { region: 'US', priceMinor: 0 },
      { region: 'JP', priceMinor: 4_000 },
      { region: 'Worldwide', priceMinor: 2_500 },
    ]);
  });

  it('says what is missing, next to the field (5#3, B25, E13)', async () => {
    const spu = await web.spu();
    const result = await send(
      'ask',
      spu,
      askFields({
        condition: undefined,
        size: undefined,
        price: '',
        validTime: '',
        shipHome: '',
        shipWorld: '',
      }),
    );
    expect(result.status).toBe(422);
    expect(errorsOf(result)).toEqual({
      condition: ['This field is required.'],
      size: ['This field is required.'],
      price: ['This field is required.'],
      validTime: ['This field is required.'],
    });
    expect(result.data.imageError).toMatch(/at least one picture/);
    expect(await offersOn(spu)).toEqual([]);
  });

  it.each([
    [{ price: 'a lot' }, { price: ['Please enter a valid number.'] }],
    [{ price: '-5' }, { price: ['Please enter a valid number.'] }],
    [{ price: '0' }, { price: ['Please enter a valid number.'] }],
    [{ price: '1.234' }, { price: ['Please enter a valid number.'] }],
    [{ price: '123456789' }, { price: ['Please enter a valid number.'] }],
    [{ price: '10.50', currency: 'JPY' }, { price: ['Please enter a valid number.'] }],
    [{ inventory: '0' }, { inventory: ['Please enter a valid quantity.'] }],
    [{ inventory: '1.5' }, { inventory: ['Please enter a valid quantity.'] }],
    [{ inventory: '99999' }, { inventory: ['Please enter a valid quantity.'] }],
    [{ shipHome: '', shipWorld: '' }, { shipHome: [expect.stringMatching(/shipping costs/)] }],
    [{ shipHome: 'free' }, { shipHome: ['Please enter a valid number.'] }],
    [{ size: 'XXL' }, { size: ['This field is required.'] }],
    [{ validTime: '12' }, { validTime: ['This field is required.'] }],
    [{ validTime: '600' }, { validTime: ['This field is required.'] }],
  ])('refuses %o', async (changes, errors) => {
    const spu = await web.spu();
    const result = await send('ask', spu, askFields(changes));
    expect(result.status).toBe(422);
    expect(errorsOf(result)).toEqual(errors);
    // What was typed comes back.
    for (const [name, value] of Object.entries(changes))
      expect(result.data.result.initialValue[name] ?? '').toBe(value);
    expect(await offersOn(spu)).toEqual([]);
  });

  it('of a style without sizes needs none', async () => {
    const spu = await web.spu({ sizes: [] });
    expect((await send('ask', spu, askFields({ size: undefined }))).status).toBe(303);
    expect((await offersOn(spu))[0]!.size).toBeNull();
  });

  it('passes on what only the backend knows, above the form or beside the field', async () => {
    const spu = await web.spu();
    const result = await send('ask', spu, askFields({ currency: 'XAU' }));
    expect(result.status).toBe(422);
    expect(errorsOf(result)?.currency).toHaveLength(1);
  });

  it('stands for as long as was chosen', async () => {
    const spu = await web.spu();
    await send('ask', spu, askFields({ validTime: '21600' }));
    const [ask] = await offersOn(spu);
    expect(ask!.expiresAt!.getTime()).toBe(web.clock.now().getTime() + 6 * 3_600_000);
  });
});

describe('pictures', () => {
  it('of used things are needed, uploaded, and kept when something else is wrong (E13, I15)', async () => {
    const spu = await web.spu();
    const used = { condition: 'Good' };
    const none = await send('ask', spu, askFields(used));
    expect(none).toMatchObject({
      status: 422,
      data: { images: [], imageError: expect.stringMatching(/at least one picture/) },
    });

    const wrong = await send('ask', spu, askFields({ ...used, price: '' }), {
      photos: [await picture('red'), await picture('blue')],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.data.imageError).toBeNull();
    const { images } = wrong.data;
    expect(images).toHaveLength(2);
    expect(images.every((url: string) => url.startsWith('/media/upload/'))).toBe(true);

    // They come back as hidden fields: the second try brings no file, takes one out and adds another.
    const fixed = await send('ask', spu, askFields({ ...used, image: images, remove: images[0] }), {
      photos: [await picture('green')],
    });
    expect(fixed.status).toBe(303);
    const [ask] = await offersOn(spu);
    expect(ask!.images).toHaveLength(2);
    expect(ask!.images[0]).toMatchObject({ imageUrl: images[1], isPrimary: true });
    expect(ask!.images[1]!.imageUrl).not.toBe(images[0]);
  });

  it('that are none are refused, and the good ones kept', async () => {
    const spu = await web.spu();
    const text = new File(['no picture'], 'x.jpg', { type: 'image/jpeg' });
    const result = await send('ask', spu, askFields({ condition: 'Good' }), {
      photos: [await picture('red'), text],
    });
    expect(result.status).toBe(422);
    expect(result.data.images).toHaveLength(1);
    expect(result.data.imageError).toBeTruthy();
    const other = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    const refused = await send('ask', spu, askFields({ condition: 'Good' }), { photos: [other] });
    expect(refused.data.imageError).toMatch(/JPEG, PNG, WebP, AVIF or HEIC/);
    const large = new File([new Uint8Array(UPLOAD_BYTES_MAX + 1)], 'x.jpg', { type: 'image/jpeg' });
    const tooLarge = await send('ask', spu, askFields({ condition: 'Good' }), { photos: [large] });
    expect(tooLarge.data.imageError).toBe('Pictures may have at most 20 MB.');
    expect(await offersOn(spu)).toEqual([]);
  });

  it('of somebody else, or of the catalogue, are not taken for mine', async () => {
    const spu = await web.spu();
    const other = await web.signedIn({ paymentAccount: 'w' });
    const theirs = await send('ask', spu, askFields({ condition: 'Good', price: '' }), {
      as: other,
      photos: [await picture('red')],
    });
    for (const image of [theirs.data.images[0], '/media/catalog/products/w06-0', 'https://evil.test/x.jpg']) {
      const result = await send('ask', spu, askFields({ condition: 'Good', image }));
      expect(result.status, image).toBe(422);
      expect(result.data.imageError, image).toBeTruthy();
    }
    expect(await offersOn(spu)).toEqual([]);
  });
});

describe('a bid', () => {
  it('is placed once, without pictures or shipping', async () => {
    const spu = await web.spu();
    const bidder = await web.signedIn();
    const fields = bidFields({ condition: 'Good', validTime: '86400' });
    for (const result of [
      await send('bid', spu, fields, { as: bidder }),
      await send('bid', spu, fields, { as: bidder }),
    ]) {
      expect(result).toMatchObject({ status: 303, location: `${pathOf(spu)}?tab=bids` });
    }
    const placed = await web.db
      .select()
      .from(offers)
      .where(and(eq(offers.spuId, spu.id), eq(offers.type, 'bid')));
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({
      condition: 'Good',
      priceMinor: 8_000,
      inventory: 1,
      shipping: [],
      validSeconds: 86_400,
    });
  });

  it('never stands for ever (A9)', async () => {
    const spu = await web.spu();
    const result = await send('bid', spu, bidFields({ validTime: 'never' }));
    expect(errorsOf(result)).toEqual({ validTime: ['This field is required.'] });
  });

  it('may cross the lowest ask: nothing is traded by itself (E1)', async () => {
    const spu = await web.spu();
    const ask = await web.offer({ spuId: spu.id, priceMinor: 5_000, condition: 'BrandNew' });
    expect((await send('bid', spu, bidFields({ price: '60' }))).status).toBe(303);
    expect((await offersOn(spu)).find(({ id }) => id === ask.id)!.status).toBe('Available');
  });
});

describe('sell', () => {
  const find = (query: string) => outcome(() => sell(loaderArgs(`/shopping/sell${query}`)));

  it('asks which style it is, and leads to its form (C14)', async () => {
    const spu = await web.spu({ name: 'Quilted liner xyzzy' });
    expect((await find('')).data).toMatchObject({ keyword: '', total: null, cards: [] });
    const { data } = await find('?search=%20xyzzy%20');
    expect(data).toMatchObject({ keyword: 'xyzzy', total: 1 });
    expect(data.cards[0].href).toBe(`${pathOf(spu)}/ask`);
    expect((await find('?search=nothing-like-it')).data).toMatchObject({ total: 0, cards: [] });
  });
});
