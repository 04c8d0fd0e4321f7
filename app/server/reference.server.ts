import { LRUCache } from 'lru-cache';
import {
  listBrands,
  listCategories,
  getHomeImages,
  getBanner,
  getSettings,
  getSizeChart,
} from '#app/api/catalog.server.ts';
import { listIdentities } from '#app/api/identity.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { LengthUnit } from '#app/domain/measure.ts';
import type { BrandOption, CategoryOption, Settings } from '#contract/catalog.ts';
import type { IdentityEntry } from '#contract/identity.ts';
import type { Gender } from '#contract/primitives.ts';
import type { Visitor } from './visitor.server.ts';

/** Every cached piece of reference data with its time to live in milliseconds: the one table of them. */
const lifetimes = {
  categories: 10 * 60_000,
  brands: 10 * 60_000,
  settings: 60 * 60_000,
  homeImages: 60 * 60_000,
  identities: 10 * 60_000,
  banner: 10 * 60_000,
  sizeCharts: 60 * 60_000,
} as const;

/** The slug of the shop's name for pieces whose maker is not known. */
const OTHER_DESIGNERS = 'other-designers';

const cache = new LRUCache<string, Promise<unknown>>({ max: 200 });

/** The kept answer, or a fresh one; a failed call is not kept. None of it depends on who asks but for their language. */
function cached<T>(name: keyof typeof lifetimes, key: string, load: () => Promise<T>): Promise<T> {
  const found = cache.get(`${name}:${key}`);
  if (found) return found as Promise<T>;
  const made = load();
  cache.set(`${name}:${key}`, made, { ttl: lifetimes[name] });
  made.catch(() => cache.delete(`${name}:${key}`));
  return made;
}

export const categoriesOf = (visitor: Visitor, gender: Gender): Promise<CategoryOption[]> =>
  cached('categories', `${visitor.preferences.language},${gender}`, () => listCategories(visitor, gender));
/** Designers by name; the group of those without one (9#22) is in the visitor's language. */
export async function brandsOf(visitor: Visitor, gender: Gender): Promise<BrandOption[]> {
  const brands = await cached('brands', gender, () => listBrands(visitor, gender));
  const others = translator(visitor.preferences.language, 'catalog')('otherDesigners');
  return brands.map((brand) => (brand.value === OTHER_DESIGNERS ? { ...brand, name: others } : brand));
}
export const settingsOf = (visitor: Visitor): Promise<Settings> =>
  cached('settings', '', () => getSettings(visitor));
export const identitiesOf = (visitor: Visitor): Promise<IdentityEntry[]> =>
  cached('identities', '', () => listIdentities(visitor));
export const homeImagesOf = (visitor: Visitor) => cached('homeImages', '', () => getHomeImages(visitor));
export const bannerOf = (visitor: Visitor, gender: Gender) =>
  cached('banner', gender, () => getBanner(visitor, gender));
export const sizeChartOf = (
  visitor: Visitor,
  gender: Gender,
  category1: string,
  category2: string | undefined,
  unit: LengthUnit,
) =>
  cached('sizeCharts', [gender, category1, category2 ?? '', unit].join(), () =>
    getSizeChart(visitor, { gender, category1, ...(category2 ? { category2 } : {}), unit }),
  );
