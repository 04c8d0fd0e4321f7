import type { Gender } from '#contract/primitives.ts';

/** What a house is known for; a style goes to a designer of its line. */
export type Line =
  | 'street'
  | 'knit'
  | 'shirting'
  | 'tailoring'
  | 'outdoor'
  | 'denim'
  | 'leather'
  | 'womenswear'
  | 'shoes'
  | 'bags'
  | 'accessories'
  | 'watches'
  | 'jewellery'
  | 'eyewear';

/** How a thing is sized; `sizes.ts` has the rows per gender. */
export type SizeSystem =
  | 'alpha'
  | 'tailoring'
  | 'jeans'
  | 'trousers'
  | 'dress'
  | 'shoe'
  | 'belt'
  | 'watch'
  | 'glove'
  | 'sock'
  | 'ring'
  | 'one';

/**
 * A thing that pictures exist of, in words that are true of every colour of it: the pictures decide what may be said.
 */
export interface Shape {
  id: string;
  /** Singular, lower case: what it is. */
  noun: string;
  line: Line;
  genders: readonly Gender[];
  category1: 'clothing' | 'shoes' | 'bags' | 'accessories';
  category2: string;
  sizes: SizeSystem;
  /** Retail price of a middling house, in US dollars, from and to. */
  usd: readonly [number, number];
  material: string;
  pattern?: string;
  names: readonly string[];
  /** Sentences about its making. */
  notes: readonly string[];
}

export const both: readonly Gender[] = ['men', 'women'];
export const men: readonly Gender[] = ['men'];
export const women: readonly Gender[] = ['women'];
