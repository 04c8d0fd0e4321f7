import { boxOf, FULL } from '#backend/demo/imagery/compose.ts';
import { frame } from '#backend/demo/imagery/engine/render.ts';
import { Scene } from '#backend/demo/imagery/engine/scene.ts';
import { BASE } from '#backend/demo/imagery/presets.ts';
import { modelOf, type Recipe } from '#backend/demo/imagery/recipe.ts';

/** One side of a thing at the size of a stamp: what covers what, without light; `flat` leaves out volume and cloth. */
export function drawn(recipe: Recipe, side: string, { flat = true } = {}) {
  const model = modelOf(recipe);
  const camera = frame(boxOf(model, side), { ...FULL, ...model.frame, ...model.frames?.[side] });
  const s = camera.s / 16;
  const sc = new Scene({ ...camera, s, seed: 3, warp: model.warp, key: recipe.id, dry: flat });
  model.build(side)(sc);
  const named = [...new Set(sc.layers.map((layer) => layer.slot))].sort();
  let covered = 0;
  let rim = 0;
  for (let y = 0; y < sc.H; y++) {
    for (let x = 0; x < sc.W; x++) {
      if ((sc.A[y * sc.W + x] ?? 0) < 0.5) continue;
      covered++;
      if (x === 0 || y === 0 || x === sc.W - 1 || y === sc.H - 1) rim++;
    }
  }
  return {
    /** What it is made of, and where. */
    print: `${named.join(' ')} ${sc.A.map((a) => Math.round(a * 99)).join('')} ${sc.layers.length}`,
    heights: sc.Hm,
    named,
    /** Share of the picture that the thing takes. */
    share: covered / (sc.W * sc.H),
    /** How much of it touches the edge of the picture. */
    rim,
  };
}

/** Parts of a drawing that no material was said for in a colour: they would come out grey. */
export const unnamed = (recipe: Recipe, named: readonly string[]) =>
  recipe.colours.flatMap(({ name, mats }) => {
    const known = { ...BASE, ...mats };
    return named.filter((slot) => !(slot in known)).map((slot) => `${name}: ${slot}`);
  });
