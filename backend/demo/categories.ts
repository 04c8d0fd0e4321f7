import type { Gender } from '#contract/primitives.ts';
import { shapes } from './pictures.ts';

interface CategoryRow {
  gender: Gender;
  key: string;
  parent: string | null;
  name: string;
  position: number;
}

/** First level, in the order of the menu, with the second level below. */
const tree: readonly (readonly [
  key: string,
  name: string,
  leaves: readonly (readonly [string, string])[],
])[] = [
  [
    'clothing',
    'Clothing',
    [
      ['coats', 'Coats'],
      ['parkas', 'Parkas'],
      ['faux-fur', 'Faux fur'],
      ['capes', 'Capes and ponchos'],
      ['trench-coats', 'Trench coats'],
      ['down-jackets', 'Down jackets'],
      ['jackets', 'Jackets'],
      ['leather-jackets', 'Leather jackets'],
      ['denim-jackets', 'Denim jackets'],
      ['shearling', 'Shearling'],
      ['gilets', 'Gilets'],
      ['suits', 'Suits'],
      ['waistcoats', 'Waistcoats'],
      ['blazers', 'Blazers'],
      ['dresses', 'Dresses'],
      ['gowns', 'Gowns'],
      ['jumpsuits', 'Jumpsuits'],
      ['dungarees', 'Dungarees'],
      ['knitwear', 'Knitwear'],
      ['cardigans', 'Cardigans'],
      ['sweatshirts', 'Sweatshirts'],
      ['hoodies', 'Hoodies'],
      ['shirts', 'Shirts'],
      ['overshirts', 'Overshirts'],
      ['polo-shirts', 'Polo shirts'],
      ['t-shirts', 'T-shirts'],
      ['tops', 'Tops'],
      ['bodysuits', 'Bodysuits'],
      ['skirts', 'Skirts'],
      ['jeans', 'Jeans'],
      ['trousers', 'Trousers'],
      ['chinos', 'Chinos'],
      ['cargo-trousers', 'Cargo trousers'],
      ['sweatpants', 'Sweatpants'],
      ['shorts', 'Shorts'],
      ['leggings', 'Leggings'],
      ['swimwear', 'Swimwear'],
      ['nightwear', 'Nightwear'],
      ['loungewear', 'Loungewear'],
    ],
  ],
  [
    'shoes',
    'Shoes',
    [
      ['sneakers', 'Sneakers'],
      ['high-tops', 'High-tops'],
      ['boots', 'Boots'],
      ['ankle-boots', 'Ankle boots'],
      ['knee-boots', 'Knee boots'],
      ['loafers', 'Loafers'],
      ['lace-ups', 'Lace-ups'],
      ['ballet-flats', 'Ballet flats'],
      ['mules', 'Mules'],
      ['heels', 'Heels'],
      ['wedges', 'Wedges'],
      ['sandals', 'Sandals'],
      ['slides', 'Slides'],
      ['espadrilles', 'Espadrilles'],
      ['slippers', 'Slippers'],
    ],
  ],
  [
    'bags',
    'Bags',
    [
      ['tote-bags', 'Tote bags'],
      ['shoulder-bags', 'Shoulder bags'],
      ['mini-bags', 'Mini bags'],
      ['top-handle-bags', 'Top-handle bags'],
      ['crossbody-bags', 'Crossbody bags'],
      ['bucket-bags', 'Bucket bags'],
      ['clutches', 'Clutches'],
      ['belt-bags', 'Belt bags'],
      ['backpacks', 'Backpacks'],
      ['briefcases', 'Briefcases'],
      ['travel-bags', 'Travel bags'],
    ],
  ],
  [
    'accessories',
    'Accessories',
    [
      ['sunglasses', 'Sunglasses'],
      ['watches', 'Watches'],
      ['earrings', 'Earrings'],
      ['necklaces', 'Necklaces'],
      ['bracelets', 'Bracelets'],
      ['rings', 'Rings'],
      ['brooches', 'Brooches'],
      ['cufflinks', 'Cufflinks'],
      ['scarves', 'Scarves'],
      ['hats', 'Hats'],
      ['gloves', 'Gloves'],
      ['belts', 'Belts'],
      ['ties', 'Ties'],
      ['bow-ties', 'Bow ties'],
      ['pocket-squares', 'Pocket squares'],
      ['hair-accessories', 'Hair accessories'],
      ['socks', 'Socks'],
      ['wallets', 'Wallets'],
      ['card-holders', 'Card holders'],
      ['phone-cases', 'Phone cases'],
      ['keyrings', 'Key rings'],
      ['umbrellas', 'Umbrellas'],
    ],
  ],
];

/** The category tree of both genders: only what pictures exist of, so that nothing is an empty promise. */
export const categories: readonly CategoryRow[] = (['women', 'men'] as const).flatMap((gender) =>
  tree.flatMap(([key, name, leaves], position) => [
    { gender, key, parent: null, name, position },
    ...leaves
      .filter(([leaf]) => shapes.some((shape) => shape.category2 === leaf && shape.genders.includes(gender)))
      .map(([leaf, leafName], at) => ({ gender, key: leaf, parent: key, name: leafName, position: at })),
  ]),
);

const names = new Map(categories.map((row) => [row.key, row.name]));

/** The name of a category of either level. */
export const categoryName = (key: string) => names.get(key) ?? key;
