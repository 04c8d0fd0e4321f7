import type { Gender } from '#contract/primitives.ts';
import type { StoredFilters } from '../db/schema/catalog.ts';
import { pictureByKey } from './pictures.ts';

interface DemoCollection {
  key: string;
  gender: Gender | null;
  title: string;
  text: string;
  /** Key of the picture on its cover. */
  cover: string;
  filters: StoredFilters;
}

/** What the shop's editors put together, in the order it is shown in. */
const collections: readonly DemoCollection[] = [
  {
    key: 'quiet-outerwear',
    gender: 'women',
    title: 'Quiet outerwear',
    text: 'Coats and jackets that say nothing and are remembered for it.',
    cover: 'w06',
    filters: {
      category: ['clothing'],
      subcategory: ['coats', 'trench-coats', 'jackets', 'blazers'],
      color: ['black', 'beige', 'grey', 'brown', 'white'],
    },
  },
  {
    key: 'workshop-indigo',
    gender: 'men',
    title: 'Workshop indigo',
    text: 'Denim from raw to washed out, jackets and jeans alike.',
    cover: 'm04',
    filters: { subcategory: ['jeans', 'denim-jackets'], color: ['blue'] },
  },
  {
    key: 'knits-for-cold-rooms',
    gender: null,
    title: 'Knits for cold rooms',
    text: 'Cables, yokes and plain heavy wool, for houses with tall windows.',
    cover: 'm06',
    filters: { subcategory: ['knitwear', 'cardigans'] },
  },
  {
    key: 'black-leather',
    gender: null,
    title: 'Black leather',
    text: 'Boots, bags and jackets that get better with every year.',
    cover: 'm12',
    filters: { color: ['black'], keyword: 'leather' },
  },
  {
    key: 'under-two-hundred',
    gender: null,
    title: 'Under 200',
    text: 'Good designers for less, most of them worn once or never.',
    cover: 'w09',
    filters: { highestPrice: '200' },
  },
  {
    key: 'as-good-as-new',
    gender: 'women',
    title: 'As good as new',
    text: 'Dresses and skirts with the tags on, or nearly.',
    cover: 'w04',
    filters: { subcategory: ['dresses', 'skirts'], condition: ['BrandNew', 'LikeNew'] },
  },
  {
    key: 'good-shoes',
    gender: 'men',
    title: 'Good shoes',
    text: 'Boots and loafers that can be resoled.',
    cover: 'm19',
    filters: { category: ['shoes'], subcategory: ['boots', 'loafers'] },
  },
];

/** Rows for the table. */
export const collectionRows = (now: Date) =>
  collections.map(({ cover, ...collection }, position) => ({
    ...collection,
    kind: 'curated' as const,
    coverImage: pictureByKey.get(cover)?.views[0]?.imageUrl ?? null,
    position,
    updatedAt: now,
  }));
