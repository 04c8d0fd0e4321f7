import type { Gender, MeasurableImage } from '#contract/primitives.ts';
import type { ColourFamily } from './colour-families.ts';
import { pictureTable, type ShapePictures } from './picture-table.ts';
import { words, wordsById } from './shapes/all.ts';
import type { Shape } from './shapes/shape.ts';

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

/** Share of the width that 15 cm cover (I1), fine enough for a millimetre over the whole width. */
const ratioOf = (widthCm: number | null) =>
  widthCm === null ? -1 : Math.round(1_500_000 / widthCm) / 100_000;

/** A picture as the catalogue's data have it. */
const image = (path: string, ratio: number, isPrimary: boolean): MeasurableImage => ({
  imageUrl: `${MEDIA_BASE}/${path}`,
  ratio,
  isPrimary,
  tone: pictureTable.tones[path],
});

function picturesOf({ id, widths, colours }: ShapePictures): Picture[] {
  const shape = wordsById.get(id);
  if (!shape) throw new Error(`pictures of a shape without words: ${id}`);
  return colours.map(
    ({ name, family, views, snapshots, pattern = shape.pattern ?? null, material }, index) => {
      const key = index === 0 ? id : `${id}c${index + 1}`;
      return {
        key,
        shape,
        genders: shape.genders,
        colourName: name,
        colour: family,
        material: material ?? shape.material,
        pattern,
        views: widths
          .slice(0, views)
          .map((width, view) => image(`products/${key}-${view}`, ratioOf(width), view === 0)),
        snapshots: Array.from({ length: snapshots }, (_, photo) =>
          image(`snapshots/${key}-${photo}`, -1, photo === 0),
        ),
      };
    },
  );
}

/** All sets of pictures, in the order of the table. */
export const pictures: readonly Picture[] = pictureTable.shapes.flatMap(picturesOf);

/** What is shown: shapes that have words and pictures. */
export const shapes: readonly Shape[] = words.filter((shape) =>
  pictures.some((picture) => picture.shape === shape),
);

export const pictureByKey: ReadonlyMap<string, Picture> = new Map(
  pictures.map((picture) => [picture.key, picture]),
);

/** Square pictures of things on coloured paper, for people. */
export const avatars: readonly string[] = Object.keys(pictureTable.tones)
  .filter((path) => path.startsWith('avatars/av-'))
  .map((path) => `${MEDIA_BASE}/${path}`);

/** The monogram of the official retailer at a place of the demo's table. */
export const monogramOf = (at: number) => `${MEDIA_BASE}/avatars/shop-${String(at + 1).padStart(2, '0')}`;

/** The banner of a gender, or of one of its lists. */
export const bannerOf = (gender: Gender, list?: 'new' | 'market') =>
  `${MEDIA_BASE}/banners/${list ? `${gender}-${list}` : gender}`;
/** Covers for posts and for campaigns, in the order of their numbers. */
export const coversOf = (kind: 'blog' | 'campaigns'): readonly string[] =>
  Object.keys(pictureTable.tones)
    .filter((path) => path.startsWith(`${kind}/`))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((path) => `${MEDIA_BASE}/${path}`);
/** Outfits for the places that promote a list. */
export const looksOf = (gender: Gender) =>
  pictureTable.looks.filter((look) => look.gender === gender).map(({ id }) => `${MEDIA_BASE}/looks/${id}`);
export const tileOf = (gender: Gender) => `${MEDIA_BASE}/tiles/${gender}`;
