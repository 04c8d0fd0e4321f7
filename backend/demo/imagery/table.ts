import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import type { PictureTable, ShapePictures } from '../picture-table.ts';
import { keyOf, type Recipe, viewsOf, widthCm } from './recipe.ts';
import { recipes } from './recipes/all.ts';
import { outfits } from './scenes/outfits.ts';
import { snapshotsOf } from './scenes/snapshots.ts';

const file = join(packageRoot(), 'backend/demo/picture-table.json');

const round = (value: number) => Math.round(value * 10) / 10;

function rowOf(recipe: Recipe): ShapePictures {
  return {
    id: recipe.id,
    widths: recipe.views.map((view) => {
      const width = widthCm(recipe, view);
      return width === null ? null : round(width);
    }),
    colours: recipe.colours.map(({ name, family, pattern, material }, index) => ({
      name,
      family,
      views: viewsOf(recipe, index).length,
      snapshots: snapshotsOf(recipe, index).length,
      ...(pattern === undefined ? {} : { pattern }),
      ...(material === undefined ? {} : { material }),
    })),
  };
}

const tonesOf = (prints: Readonly<Record<string, { tone: string }>>) =>
  Object.fromEntries(
    Object.entries(prints)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { tone }]) => [path, tone]),
  );

/** What the demo's data say of the pictures, as it follows from the recipes of what has been rendered. */
export const tableOf = (prints: Readonly<Record<string, { tone: string }>>): PictureTable => ({
  shapes: recipes
    .filter((recipe) => recipe.colours.every((_, index) => `products/${keyOf(recipe, index)}-0` in prints))
    .map(rowOf),
  looks: outfits
    .filter(({ id }) => `looks/${id}` in prints)
    .map(({ id, gender, keys }) => ({ id, gender, keys: [...keys] })),
  tones: tonesOf(prints),
});

export function writeTable(prints: Readonly<Record<string, { tone: string }>>) {
  const { shapes, looks, tones } = tableOf(prints);
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const toneRows = Object.entries(tones).map(([path, tone]) => `    ${JSON.stringify(path)}: "${tone}"`);
  const text = `{\n  "shapes": [\n${lines(shapes)}\n  ],\n  "looks": [\n${lines(looks)}\n  ],\n  "tones": {\n${toneRows.join(',\n')}\n  }\n}\n`;
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
