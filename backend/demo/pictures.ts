import type { Gender, MeasurableImage } from '#contract/primitives.ts';
import { type ColourFamily, colourFamilies } from './colour-families.ts';
import { pictureTable } from './picture-table.ts';
import { accessories } from './shapes/accessories.ts';
import { bags } from './shapes/bags.ts';
import { bottoms } from './shapes/bottoms.ts';
import { outerwear } from './shapes/outerwear.ts';
import type { Shape } from './shapes/shape.ts';
import { shoes } from './shapes/shoes.ts';
import { tops } from './shapes/tops.ts';

/** Where the media service shows what lies in the folder images, without extensions: it chooses the format. */
export const MEDIA_BASE = '/media/catalog';

/** What is seen on one set of pictures: everything the words of a style may say. */
export interface Picture {
  key: string;
  shape: Shape;
  genders: readonly Gender[];
  /** As shoppers read it. */
  colourName: string;
  /** For the filter. */
  colour: ColourFamily;
  material: string;
  pattern: string | null;
  /** Front first; `ratio` as in I1, -1 where the picture has no one scale. */
  views: readonly MeasurableImage[];
  /** A seller's own photos of the same thing, square. */
  snapshots: readonly MeasurableImage[];
}

/** The words of everything, also of what has no pictures yet. */
const words: readonly Shape[] = [...tops, ...outerwear, ...bottoms, ...shoes, ...bags, ...accessories];

const shapeById = new Map(words.map((shape) => [shape.id, shape]));

/** Share of the width that 15 cm cover (I1), three decimals. */
const ratioOf = (widthCm: number | null) => (widthCm === null ? -1 : Math.round(15_000 / widthCm) / 1000);

function isFamily(word: string | undefined): word is ColourFamily {
  return colourFamilies.some((family) => family === word);
}

function readLine(line: string): Picture[] {
  const [id = '', widths = '', snapshots = '', colours = ''] = line.split('|').map((cell) => cell.trim());
  const shape = shapeById.get(id);
  if (!shape) throw new Error(`pictures of a shape without words: ${id}`);
  const widthsCm = widths.split(' ').map((width) => (width === '-' ? null : Number(width)));
  const snapshotCounts = snapshots.split(' ').map(Number);
  return colours.split(', ').map((cell, index) => {
    const [colourName = '', colour, difference] = cell.split(':');
    if (!isFamily(colour)) throw new Error(`unknown colour family: ${cell}`);
    const key = index === 0 ? id : `${id}c${index + 1}`;
    const special = /^(pattern|material) (.+)$/.exec(difference ?? '');
    const pattern = special?.[1] === 'pattern' ? special[2] : shape.pattern;
    return {
      key,
      shape,
      genders: shape.genders,
      colourName,
      colour,
      material: special?.[1] === 'material' ? (special[2] ?? shape.material) : shape.material,
      pattern: pattern && pattern !== 'plain' ? pattern : null,
      views: widthsCm.slice(0, index === 0 ? undefined : 2).map((width, view) => ({
        imageUrl: `${MEDIA_BASE}/products/${key}-${view}`,
        ratio: ratioOf(width),
        isPrimary: view === 0,
      })),
      snapshots: Array.from({ length: snapshotCounts[index] ?? 0 }, (_, photo) => ({
        imageUrl: `${MEDIA_BASE}/snapshots/${key}-${photo}`,
        ratio: -1,
        isPrimary: photo === 0,
      })),
    };
  });
}

/** All sets of pictures, in the order of the table. */
export const pictures: readonly Picture[] = pictureTable.trim().split('\n').flatMap(readLine);

/** What is shown: shapes that have words and pictures. */
export const shapes: readonly Shape[] = words.filter((shape) =>
  pictures.some((picture) => picture.shape === shape),
);

export const pictureByKey: ReadonlyMap<string, Picture> = new Map(
  pictures.map((picture) => [picture.key, picture]),
);

/** Square pictures of things on coloured paper, for people. */
export const avatars: readonly string[] = Array.from(
  { length: 28 },
  (_, index) => `${MEDIA_BASE}/avatars/av-${String(index + 1).padStart(2, '0')}`,
);

export const bannerOf = (gender: Gender) => `${MEDIA_BASE}/banners/${gender}`;
/** Outfits for the places that promote a list. */
const outfits: Record<Gender, readonly string[]> = {
  men: ['l05', 'l01', 'l07', 'l03', 'l11'],
  women: ['l09', 'l02', 'l08', 'l12', 'l04'],
};
export const looksOf = (gender: Gender) => outfits[gender].map((name) => `${MEDIA_BASE}/looks/${name}`);
export const tileOf = (gender: Gender) => `${MEDIA_BASE}/tiles/${gender}`;
