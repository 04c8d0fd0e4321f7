import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** The fields of an ask that has nothing wrong with it; `undefined` leaves one out, a list repeats it. */
export type Fields = Record<string, string | string[] | undefined>;

export function askFields(changes: Fields = {}): Fields {
  return {
    key: randomUUID(),
    condition: 'BrandNew',
    size: 'M',
    price: '120',
    currency: 'USD',
    validTime: 'never',
    inventory: '2',
    description: 'Worn once.',
    country: 'US',
    shipHome: '0',
    shipWorld: '25',
    ...changes,
  };
}

export function bidFields(changes: Fields = {}): Fields {
  return {
    key: randomUUID(),
    condition: 'BrandNew',
    size: 'M',
    price: '80',
    currency: 'USD',
    validTime: String(7 * 86_400),
    country: 'US',
    ...changes,
  };
}

/** The form as a browser sends it, with an empty file field where nothing was chosen. */
export function multipart(fields: Fields, photos: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of value === undefined ? [] : [value].flat()) form.append(name, item);
  }
  for (const photo of photos.length > 0 ? photos : [new File([], '')]) form.append('photos', photo);
  return form;
}

export async function picture(colour: string): Promise<File> {
  const bytes = await sharp({ create: { width: 64, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'picture.jpg', { type: 'image/jpeg' });
}
