import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#backend/db/schema/trade.ts';
import { markFields, writePoints } from '#app/domain/calibration.ts';
import { measure } from '#app/domain/measure.ts';
import { productSlug } from '#app/domain/slug.ts';
import { action, loader } from '#app/routes/account/edit-offer.tsx';
import { action as askAction } from '#app/routes/offer/create-ask.tsx';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';
import { askFields, multipart, picture, type Fields } from './form-of.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let seller: Awaited<ReturnType<typeof web.signedIn>>;
let spu: Awaited<ReturnType<typeof web.spu>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
  seller = await web.signedIn({ paymentAccount: 'wallet-scale' });
  spu = await web.spu();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const points = [
  { x: 0.1, y: 0.2 },
  { x: 0.4, y: 0.6 },
];
const ask = (fields: Fields, photos: File[] = []) => {
  const slug = productSlug({ id: spu.id, brand: spu.brandName, name: spu.name });
  const params = { gender: 'women', slug };
  const form = multipart(fields, photos);
  return outcome(() =>
    askAction(loaderArgs(`/shopping/women/item/${slug}/ask`, { params, cookies: [seller.cookie], form })),
  );
};
const live = () => web.db.select().from(offers).where(eq(offers.spuId, spu.id));

describe('a seller makes a photo measurable, without script (I2)', () => {
  let image: string;
  let names: ReturnType<typeof markFields>;

  it('sends photos first: the form comes back without a complaint, nothing is published', async () => {
    const result = await ask({ intent: 'photos', condition: 'Good', price: 'later' }, [await picture('red')]);
    expect(result.status).toBe(200);
    expect(result.data.images).toHaveLength(1);
    expect(result.data.imageError).toBeNull();
    expect(result.data.result.error).toBeUndefined();
    expect(result.data.result.initialValue).toMatchObject({ condition: 'Good', price: 'later' });
    expect(await live()).toEqual([]);
    image = result.data.images[0];
    names = markFields(image);
  });

  it('presses the photo twice: each press is a point, and what was typed stays', async () => {
    const typed = askFields({ image, [names.reference]: 'card' });
    const first = await ask({ ...typed, [`${names.tap}.x`]: '32', [`${names.tap}.y`]: '64' });
    expect(first.status).toBe(200);
    expect(first.data.marks[image]).toEqual({ points: [points[0]], reference: 'card', custom: '' });
    expect(first.data.result.initialValue).toMatchObject({ price: '120', description: 'Worn once.' });
    const second = await ask({
      ...typed,
      [names.points]: writePoints(first.data.marks[image].points),
      [`${names.tap}.x`]: '128',
      [`${names.tap}.y`]: '192',
    });
    expect(second.data.marks[image].points).toEqual(points);
    expect(await live()).toEqual([]);
  });

  it('publishes it with its ratio, which stays when the offer is saved again and changes when marked anew', async () => {
    const marked = { [names.points]: writePoints(points), [names.reference]: 'card' };
    expect((await ask({ ...askFields({ image }), ...marked })).status).toBe(303);
    const [offer] = await live();
    const ratio = offer!.images[0]!.ratio;
    expect(measure(points[0]!, points[1]!, ratio)).toBeCloseTo(8.56, 2);

    const path = `/account/offers/${offer!.id}`;
    const args = (form?: FormData) =>
      loaderArgs(path, {
        params: { offerId: String(offer!.id) },
        cookies: [seller.cookie],
        ...(form ? { form } : {}),
      });
    expect((await outcome(() => loader(args()))).data.start.ratios).toEqual({ [image]: ratio });
    expect((await outcome(() => action(args(multipart(askFields({ image })))))).status).toBe(303);
    expect((await live())[0]!.images[0]!.ratio).toBe(ratio);
    const anew = { ...askFields({ image }), ...marked, [names.reference]: 'custom', [names.custom]: '25' };
    expect((await outcome(() => action(args(multipart(anew))))).status).toBe(303);
    expect(measure(points[0]!, points[1]!, (await live())[0]!.images[0]!.ratio)).toBeCloseTo(25, 2);
  });
});
