import { describe, expect, it } from 'vitest';
import { forgetSolved } from '#backend/demo/imagery/engine/scene.ts';
import { accessories } from '#backend/demo/imagery/recipes/accessories.ts';
import { bags } from '#backend/demo/imagery/recipes/bags.ts';
import { boots } from '#backend/demo/imagery/recipes/boots.ts';
import { heels } from '#backend/demo/imagery/recipes/heels.ts';
import { jewellery } from '#backend/demo/imagery/recipes/jewellery.ts';
import { lowShoes } from '#backend/demo/imagery/recipes/low-shoes.ts';
import { sandals } from '#backend/demo/imagery/recipes/sandals.ts';
import { sneakers } from '#backend/demo/imagery/recipes/sneakers.ts';
import { drawn, unnamed } from './drawn.ts';

const goods = [
  ...sneakers,
  ...boots,
  ...lowShoes,
  ...heels,
  ...sandals,
  ...bags,
  ...accessories,
  ...jewellery,
];

/** Sides that are drawn: details are crops of them, a pair is the front twice. */
const sidesOf = (views: readonly string[]) =>
  views.filter((view) => view !== 'pair' && !view.startsWith('detail'));

describe.each(goods.map((recipe) => [recipe.id, recipe] as const))('%s', (_, recipe) => {
  it('is drawn from its sides: within its frame, of named materials, no two sides alike', () => {
    const seen = new Set<string>();
    for (const side of sidesOf(recipe.views)) {
      const { print, named, share, rim } = drawn(recipe, side);
      expect(unnamed(recipe, named), side).toEqual([]);
      expect(share, side).toBeGreaterThan(0.02);
      expect(rim, side).toBe(0);
      expect(seen.has(print), side).toBe(false);
      seen.add(print);
    }
  });

  it('is seen from three to five views', () => {
    for (const view of recipe.views)
      expect(view).toMatch(/^(front|back|pair|top|sole|detail:\d+,\d+,\d+(@back)?)$/);
    expect(recipe.views.length).toBeGreaterThanOrEqual(3);
    expect(recipe.views.length).toBeLessThanOrEqual(5);
  });

  it('comes in colours that differ in name and in stuff', () => {
    expect(recipe.colours.length).toBeGreaterThanOrEqual(3);
    expect(new Set(recipe.colours.map(({ name }) => name)).size).toBe(recipe.colours.length);
    expect(new Set(recipe.colours.map(({ mats }) => JSON.stringify(mats))).size).toBe(recipe.colours.length);
  });
});

describe('solved shapes', () => {
  const sample = goods.filter((_, index) => index % 12 === 0);

  it('have a height everywhere', () => {
    for (const recipe of sample) {
      const { heights } = drawn(recipe, 'front', { flat: false });
      expect(heights.every(Number.isFinite), recipe.id).toBe(true);
      expect(Math.max(...heights), recipe.id).toBeGreaterThan(0);
    }
  }, 240_000);

  it('come out the same when solved again from nothing', () => {
    const [recipe] = sample;
    const first = drawn(recipe!, 'front', { flat: false }).heights;
    forgetSolved();
    expect(drawn(recipe!, 'front', { flat: false }).heights).toEqual(first);
  }, 120_000);
});
