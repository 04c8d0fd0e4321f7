import type { Gender } from '#contract/primitives.ts';
import type { ColourFamily } from './colour-families.ts';
import table from './picture-table.json' with { type: 'json' };

/** What the pictures of one shape show. */
export interface ShapePictures {
  /** Of its words. */
  id: string;
  /** Centimetres that the width of each view shows; null where a picture has no one scale (a pair of shoes). */
  widths: (number | null)[];
  /** The first colour's pictures are `products/{id}-{n}`, those of the k-th `products/{id}c{k}-{n}`. */
  colours: {
    /** As seen. */
    name: string;
    family: ColourFamily;
    /** How many of the views it has, from the first. */
    views: number;
    /** How many listing snapshots `snapshots/{key}-{n}`. */
    snapshots: number;
    /** Where it differs from the shape's words; null: plain. */
    pattern?: string | null;
    material?: string;
  }[];
}

export interface PictureTable {
  shapes: ShapePictures[];
  /** Outfits `looks/{id}`: whom they are for, and the keys of what they show. */
  looks: { id: string; gender: Gender; keys: string[] }[];
  /** Mean colour of every picture, hex without `#`, by its path. */
  tones: Record<string, string>;
}

/** What the folder images holds; `npm run imagery` writes it from the recipes. */
export const pictureTable = table as PictureTable;
