import { describe, expect, it } from 'vitest';
import { categories } from '#backend/demo/categories.ts';
import { colourFamilies } from '#backend/demo/colour-families.ts';
import { boxOf } from '#backend/demo/imagery/compose.ts';
import { Scene } from '#backend/demo/imagery/engine/scene.ts';
import { cmPerUnit, modelOf, widthCm } from '#backend/demo/imagery/recipe.ts';
import { families, recipes } from '#backend/demo/imagery/recipes/all.ts';
import { pictureTable } from '#backend/demo/picture-table.ts';
import { words, wordsById } from '#backend/demo/shapes/all.ts';

/** A few of everything: measuring draws each. */
const some = recipes.filter((_, at) => at % 9 === 2);

describe('recipes', () => {
  it('have words, and an id of their own', () => {
    expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length);
    expect(recipes.filter(({ id }) => !wordsById.has(id)).map(({ id }) => id)).toEqual([]);
    expect(Object.values(families).flat()).toHaveLength(recipes.length);
  });

  it('reach every leaf of the category tree', () => {
    const reached = new Set(recipes.map(({ id }) => wordsById.get(id)?.category2));
    const leaves = new Set(categories.filter((row) => row.parent).map((row) => row.key));
    const own = words.filter(({ category2 }) => leaves.has(category2)).map(({ category2 }) => category2);
    expect(own.filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  it('show a front first, three to six views, and colours that have names of their own', () => {
    for (const { id, views, colours } of recipes) {
      expect(views[0], id).toBe('front');
      expect(views.length, id).toBeGreaterThanOrEqual(3);
      expect(views.length, id).toBeLessThanOrEqual(6);
      expect(new Set(views).size, id).toBe(views.length);
      expect(new Set(colours.map(({ name }) => name)).size, id).toBe(colours.length);
      for (const { name, family, mats } of colours) {
        expect(name, id).toMatch(/^\p{Lu}/u);
        expect(colourFamilies, id).toContain(family);
        expect(Object.keys(mats).length, `${id} ${name}`).toBeGreaterThan(0);
      }
    }
  });

  it('make 400 different things or more', () => {
    expect(recipes.reduce((sum, { colours }) => sum + colours.length, 0)).toBeGreaterThanOrEqual(400);
  });

  it.each(some.map((recipe) => [recipe.id, recipe] as const))(
    '%s measures what its size says: pixels times scale, within 2 %',
    (_, recipe) => {
      const model = modelOf(recipe);
      const [x0, y0, x1, y1] = boxOf(model);
      const s = 0.4;
      const sc = new Scene({
        w: x1 - x0 + 80,
        h: y1 - y0 + 80,
        ox: x0 - 40,
        oy: y0 - 40,
        s,
        seed: model.seed ?? 3,
        warp: model.warp ?? 2.2,
        dry: true,
      });
      recipe.build('front')(sc);
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      sc.A.forEach((cover, at) => {
        if (cover <= 0.5) return;
        const [x, y] = [at % sc.W, Math.floor(at / sc.W)];
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      });
      const pixels = 'tall' in recipe.size ? bottom - top : right - left;
      const cm = 'tall' in recipe.size ? recipe.size.tall : recipe.size.across;
      expect((pixels / s) * cmPerUnit(recipe)).toBeGreaterThan(cm * 0.98);
      expect((pixels / s) * cmPerUnit(recipe)).toBeLessThan(cm * 1.02);
    },
  );

  it('and the table of what is shipped agree: names, families and widths', () => {
    for (const row of pictureTable.shapes) {
      const recipe = recipes.find(({ id }) => id === row.id);
      const rendered = row.colours.every(({ views }) => views > 1);
      expect(rendered, row.id).toBe(true);
      if (!recipe || !/^[abks]/.test(row.id)) continue;
      expect(row.colours.map(({ name, family }) => [name, family])).toEqual(
        recipe.colours.slice(0, row.colours.length).map(({ name, family }) => [name, family]),
      );
      row.widths.forEach((width, at) => {
        const from = widthCm(recipe, recipe.views[at] ?? '');
        if (from === null) expect(width).toBeNull();
        else expect(Math.abs((width ?? 0) - from)).toBeLessThan(0.1);
      });
    }
  });
});
