import { describe, expect, it } from 'vitest';
import { boxOf } from '#backend/demo/imagery/compose.ts';
import { Scene } from '#backend/demo/imagery/engine/scene.ts';
import { BASE } from '#backend/demo/imagery/presets.ts';
import { modelOf, type Recipe } from '#backend/demo/imagery/recipe.ts';
import { families } from '#backend/demo/imagery/recipes/all.ts';
import { wordsById } from '#backend/demo/shapes/all.ts';

const clothing: readonly Recipe[] = [
  't-shirts',
  'knitwear',
  'shirts',
  'outerwear',
  'tailoring',
  'trousers',
  'dresses',
  'body-and-home',
].flatMap((family) => families[family] ?? []);

/** A small drawing; a dry one has outlines and layers, but neither volumes nor solved folds. */
function sketch(recipe: Recipe, side: string, dry = true): Scene {
  const scene = new Scene({ w: 1600, h: 1900, ox: -300, oy: -320, s: 0.1, seed: 3, dry });
  recipe.build(side)(scene);
  return scene;
}

const sides = clothing.map((recipe) => {
  const [front, back] = ['front', 'back'].map((side) => {
    const { A, W, layers } = sketch(recipe, side);
    return { A, W, slots: layers.map((layer) => layer.slot) };
  });
  if (!front || !back) throw new Error('two sides');
  return { recipe, front, back };
});

describe('the clothing of the pictures', () => {
  it('is three hundred styles and more, each id once, each with its words', () => {
    const styles = clothing.flatMap((recipe) => recipe.colours);
    expect(styles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(clothing.map((recipe) => recipe.id)).size).toBe(clothing.length);
    expect(clothing.filter((recipe) => wordsById.get(recipe.id)?.category1 !== 'clothing')).toEqual([]);
  });

  it('is drawn from the front and from behind, inside the canvas, one unlike the other', () => {
    for (const { recipe, front, back } of sides) {
      for (const { A, W } of [front, back]) {
        expect([recipe.id, A.filter((a) => a > 0.5).length > 500]).toEqual([recipe.id, true]);
        const edge = [...A.slice(0, W), ...A.slice(-W)];
        expect([recipe.id, Math.max(...edge)]).toEqual([recipe.id, 0]);
      }
      expect([recipe.id, front.slots.join()]).not.toEqual([recipe.id, back.slots.join()]);
    }
  });

  it('names only slots that every colourway or the presets fill', () => {
    for (const { recipe, front, back } of sides)
      for (const { name, mats } of recipe.colours) {
        const empty = [...front.slots, ...back.slots].filter((slot) => !(slot in { ...BASE, ...mats }));
        expect([recipe.id, name, ...new Set(empty)]).toEqual([recipe.id, name]);
      }
  });

  it.each(['m02', 'w01', 'k33'].map((id) => [id, clothing.find((recipe) => recipe.id === id)] as const))(
    '%s is drawn to the same heights twice, none of them lost',
    { timeout: 120_000 },
    (_id, recipe) => {
      if (!recipe) throw new Error('no such recipe');
      const [once, again] = [sketch(recipe, 'front', false), sketch(recipe, 'front', false)];
      expect(once.Hm.every(Number.isFinite) && once.Dm.every(Number.isFinite)).toBe(true);
      expect(Buffer.from(once.Hm.buffer).equals(Buffer.from(again.Hm.buffer))).toBe(true);
    },
  );

  it('crops its details where the garment is', () => {
    for (const recipe of clothing) {
      const [x0, y0, x1, y1] = boxOf(modelOf(recipe));
      for (const view of recipe.views) {
        const crop = /^detail:([\d.]+),([\d.]+),([\d.]+)/.exec(view);
        if (!crop) continue;
        const [x, y] = [Number(crop[1]), Number(crop[2])];
        expect([recipe.id, view, x > x0 && x < x1 && y > y0 && y < y1]).toEqual([recipe.id, view, true]);
      }
    }
  });
});
