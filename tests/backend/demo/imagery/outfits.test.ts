import { describe, expect, it } from 'vitest';
import { lin } from '#backend/demo/imagery/engine/colour.ts';
import { keyOf } from '#backend/demo/imagery/recipe.ts';
import { recipes } from '#backend/demo/imagery/recipes/all.ts';
import { avatarSpecs } from '#backend/demo/imagery/scenes/avatars.ts';
import { outfits } from '#backend/demo/imagery/scenes/outfits.ts';
import { roleOf } from '#backend/demo/imagery/scenes/roles.ts';
import { keysOf, lightnessOf } from '#backend/demo/imagery/scenes/spec.ts';
import { staged } from '#backend/demo/imagery/scenes/stage.ts';
import { wordsById } from '#backend/demo/shapes/all.ts';

const keys = new Set(recipes.flatMap((recipe) => recipe.colours.map((_, index) => keyOf(recipe, index))));
const shapeOf = (key: string) => wordsById.get(key.replace(/c\d+$/, ''))!;

describe('outfits', () => {
  it('are 60 or more, each with an id and things of its own', () => {
    expect(outfits.length).toBeGreaterThanOrEqual(60);
    expect(new Set(outfits.map(({ id }) => id)).size).toBe(outfits.length);
    expect(new Set(outfits.map(({ keys: laid }) => laid.join())).size).toBe(outfits.length);
  });

  it('can be worn: one thing of each role, all for the one who wears it', () => {
    for (const { id, gender, keys: laid } of outfits) {
      const roles = laid.map((key) => roleOf(shapeOf(key)));
      expect(new Set(roles).size, id).toBe(roles.length);
      expect(roles.includes('dress') !== (roles.includes('top') && roles.includes('bottom')), id).toBe(true);
      expect(roles, id).toContain('shoe');
      for (const key of laid) expect(shapeOf(key).genders, `${id} ${key}`).toContain(gender);
    }
  });

  it('lie within the picture on a ground that lets them stand out', () => {
    for (const { id, spec } of outfits.filter((_, at) => at % 6 === 0)) {
      const { W, H, ground, things } = spec();
      for (const thing of things) {
        if (!('key' in thing)) continue;
        expect(thing.x, id).toBeGreaterThan(0);
        expect(thing.x, id).toBeLessThan(W);
        expect(thing.y, id).toBeGreaterThan(0);
        expect(thing.y, id).toBeLessThan(H);
      }
      const [r, g, b] = lin(ground.colour);
      const under = Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
      const main = keysOf(spec()).slice(0, 3).map(lightnessOf);
      const tone = main.reduce((sum, value) => sum + value, 0) / main.length;
      expect(Math.abs(under - tone), id).toBeGreaterThan(0.1);
    }
  });
});

describe('what is composed by hand', () => {
  it('uses things that have recipes', () => {
    const specs = [...Object.values(staged).flat(), ...avatarSpecs];
    expect(new Set(specs.map(({ path }) => path)).size).toBe(specs.length);
    expect(specs.flatMap(keysOf).filter((key) => !keys.has(key))).toEqual([]);
  });

  it('keeps the left third of banners free for type', () => {
    for (const { path, things, W } of staged.banners ?? [])
      for (const thing of things)
        if ('key' in thing || 'hung' in thing) expect(thing.x, path).toBeGreaterThan(W * 0.33);
  });
});
