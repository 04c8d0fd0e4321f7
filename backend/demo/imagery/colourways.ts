import { colourFamilies, type ColourFamily } from '../colour-families.ts';
import type { Materials } from './engine/material.ts';
import type { Colourway } from './recipe.ts';

/**
 * Colourways of one cloth from a line each: `Name | family | #hex [#hex …]`. `make` turns the colours of a line into
 * materials.
 */
export function dyed(make: (c: string, ...more: string[]) => Materials, table: string): Colourway[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', family = '', colours = ''] = line.split('|').map((cell) => cell.trim());
      const [first = '', ...more] = colours.split(' ');
      if (!/^#[0-9a-f]{6}$/.test(first) || !isFamily(family)) throw new Error(`not a colourway: ${line}`);
      return { name, family, mats: make(first, ...more) };
    });
}

const isFamily = (word: string): word is ColourFamily => colourFamilies.some((family) => family === word);

/** The same words for each of some colourways: what the cloth of these differs in from the shape's words. */
export const differing = (ways: Colourway[], words: Pick<Colourway, 'pattern' | 'material'>): Colourway[] =>
  ways.map((way) => ({ ...way, ...words }));
