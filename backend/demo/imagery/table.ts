import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.ts';
import type { PictureTable, ShapePictures } from '../picture-table.ts';
import { keyOf, type Recipe, viewsOf, widthCm } from './recipe.ts';
import { recipes } from './recipes/all.ts';
import { outfits } from './scenes/outfits.ts';
import { snapshotsOf } from './scenes/snapshots.ts';

const file = join(packageRoot(), 'backend/demo/picture-table.json');

/** By path; what is older than the generator has no print. */
type Prints = Readonly<Record<string, { print: string; tone: string }>>;

const round = (value: number) => Math.round(value * 10) / 10;

/** How many of a row of pictures there are, from the first. */
function countOf(paths: readonly string[], prints: Prints): number {
  const missing = paths.findIndex((path) => !prints[path]?.print);
  return missing < 0 ? paths.length : missing;
}

/** What has been rendered of a recipe: colours from the first on that have two views or more. */
function rowOf(recipe: Recipe, prints: Prints): ShapePictures | null {
  const colours = recipe.colours.map(({ name, family, pattern, material }, index) => {
    const key = keyOf(recipe, index);
    return {
      name,
      family,
      views: countOf(
        viewsOf(recipe, index).map((_, view) => `products/${key}-${view}`),
        prints,
      ),
      snapshots: countOf(
        snapshotsOf(recipe, index).map((spec) => spec.path),
        prints,
      ),
      ...(pattern === undefined ? {} : { pattern }),
      ...(material === undefined ? {} : { material }),
    };
  });
  const end = colours.findIndex(({ views }) => views < 2);
  const shown = end < 0 ? colours : colours.slice(0, end);
  if (shown.length === 0) return null;
  const widths = recipe.views.slice(0, Math.max(...shown.map(({ views }) => views))).map((view) => {
    const width = widthCm(recipe, view);
    return width === null ? null : round(width);
  });
  return { id: recipe.id, widths, colours: shown };
}

const tonesOf = (prints: Prints) =>
  Object.fromEntries(
    Object.entries(prints)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { tone }]) => [path, tone]),
  );

/**
 * What the demo's data say of the pictures. Shapes and outfits follow from their recipes as far as they are rendered;
 * what has not been rendered keeps the row that it had.
 */
function tableOf(prints: Prints, before: PictureTable): PictureTable {
  const rendered = recipes.flatMap((recipe) => rowOf(recipe, prints) ?? []);
  const rows = new Map([...before.shapes, ...rendered].map((row) => [row.id, row]));
  const looks = outfits.filter(({ id }) => prints[`looks/${id}`]?.print);
  return {
    shapes: [...rows.values()],
    looks: looks.length
      ? looks.map(({ id, gender, keys }) => ({
          id,
          gender,
          keys: keys.filter((key) => prints[`products/${key}-0`]?.print),
        }))
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
