import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action } from '#app/routes/catalog/image-search.tsx';
import { loaderArgs, outcome } from '../../../support/web.ts';
import { startShop } from './shelf.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop.web.stop();
  await shop.web.close();
});

const send = (file: File | string | null) => {
  const form = new FormData();
  if (file !== null) form.set('file', file);
  form.set('gender', 'women');
  return outcome(() => action(loaderArgs('/search/image', { form })));
};

describe('image search (5#28, F12)', () => {
  it('asks for a photo where none was chosen', async () => {
    for (const nothing of [null, 'text', new File([], 'empty.jpg')])
      expect(await send(nothing)).toMatchObject({ status: 422, data: { error: 'Please choose a photo.' } });
  });

  it('says that it cannot read what is no picture', async () => {
    expect(await send(new File(['not a picture'], 'a.jpg', { type: 'image/jpeg' }))).toMatchObject({
      status: 400,
      data: { error: 'This photo could not be read.', cards: null },
    });
  });

  it('answers five styles at most, of any picture', async () => {
    const bytes = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#223344' } })
      .jpeg()
      .toBuffer();
    const result = await send(new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
    expect(result.status).toBe(200);
    expect(result.data.error).toBeNull();
    expect(result.data.cards.length).toBeLessThanOrEqual(5);
  });
});
