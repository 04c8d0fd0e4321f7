import { bakeStudio, type Baked, colour } from './compose.ts';
import { forgetSolved } from './engine/scene.ts';
import { codeBehind, digest } from './fingerprint.ts';
import { keyOf, modelOf, type Recipe, viewsOf } from './recipe.ts';
import { families } from './recipes/all.ts';
import type { Shot, ShotGroup } from './shot.ts';

/** What all pictures of a recipe are made from, besides the materials of a colour. */
export const recipePrint = (recipe: Recipe, code: string) => {
  const { frame, frames, ground, seed, warp, print } = recipe;
  return digest(code, print, JSON.stringify({ frame, frames, ground, seed, warp }));
};

/** The studio pictures of a recipe. View by view, as all colours of a view share its bake. */
function portraitsOf(recipe: Recipe, code: string): ShotGroup {
  let baked: { view: string; bake: Baked } | undefined;
  const bakeOf = (view: string) => {
    if (baked?.view !== view) baked = { view, bake: bakeStudio(modelOf(recipe), view) };
    return baked.bake;
  };
  const base = recipePrint(recipe, code);
  const shots = recipe.views.flatMap((view, n) =>
    recipe.colours.flatMap((way, index): Shot[] => {
      if (!viewsOf(recipe, index).includes(view)) return [];
      return [
        {
          path: `products/${keyOf(recipe, index)}-${n}`,
          print: digest(base, view, JSON.stringify(way.mats)),
          render: () => {
            if (!baked) forgetSolved();
            return colour(bakeOf(view), way.mats);
          },
        },
      ];
    }),
  );
  return { id: recipe.id, shots };
}

export const portraits = (): ShotGroup[] =>
  Object.entries(families).flatMap(([family, list]) => {
    const code = codeBehind(`recipes/${family}.ts`);
    return list.map((recipe) => portraitsOf(recipe, code));
  });
