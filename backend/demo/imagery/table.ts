import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import type { PictureTable, ShapePictures } from '../picture-table.ts';
import { keyOf, type Recipe, viewsOf, widthCm } from './recipe.ts';
import { recipes } from './recipes/all.ts';
import { outfits } from './scenes/outfits.ts';
import { snapshotsOf } from './scenes/snapshots.ts';

const file = join(packageRoot(), 'backend/demo/picture-table.json');

type Prints = Readonly<Record<string, { tone: string }>>;

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

const tonesOf = (prints: Prints) =>
  Object.fromEntries(
    Object.entries(prints)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { tone }]) => [path, tone]),
  );

/**
 * What the demo's data say of the pictures. Shapes and outfits follow from their recipes as soon as they are rendered;
 * until then they keep the rows that they had.
 */
function tableOf(prints: Prints, before: PictureTable): PictureTable {
  const rendered = recipes.filter((recipe) =>
    recipe.colours.every((_, index) => `products/${keyOf(recipe, index)}-0` in prints),
  );
  const rows = new Map([...before.shapes, ...rendered.map(rowOf)].map((row) => [row.id, row]));
  const looks = outfits.filter(({ id }) => `looks/${id}` in prints);
  return {
    shapes: [...rows.values()],
    looks: looks.length
      ? looks.map(({ id, gender, keys }) => ({ id, gender, keys: [...keys] }))
      : before.looks,
    tones: tonesOf(prints),
  };
}

export function writeTable(prints: Prints) {
  const before = readFileSync(file, 'utf8');
  const { shapes, looks, tones } = tableOf(prints, JSON.parse(before) as PictureTable);
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const toneRows = Object.entries(tones).map(([path, tone]) => `    ${JSON.stringify(path)}: "${tone}"`);
  const text = `{\n  "shapes": [\n${lines(shapes)}\n  ],\n  "looks": [\n${lines(looks)}\n  ],\n  "tones": {\n${toneRows.join(',\n')}\n  }\n}\n`;
  if (before !== text) writeFileSync(file, text);
}
