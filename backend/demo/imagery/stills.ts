import { codeBehind } from './fingerprint.ts';
import { recipePrint } from './portraits.ts';
import { keyOf, type Recipe } from './recipe.ts';
import { families } from './recipes/all.ts';
import { avatarSpecs, monogramShots } from './scenes/avatars.ts';
import { outfits } from './scenes/outfits.ts';
import { snapshotsOf } from './scenes/snapshots.ts';
import { isKnown, keysOf, type SceneSpec, sceneShot } from './scenes/spec.ts';
import { staged } from './scenes/stage.ts';
import type { Shot, ShotGroup } from './shot.ts';

const code = codeBehind('scenes/spec.ts');

/** What each thing is made from, by key. */
const printByKey: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([family, list]) => {
    const behind = codeBehind(`recipes/${family}.ts`);
    return list.flatMap((recipe) =>
      recipe.colours.map((way, index): [string, string] => [
        keyOf(recipe, index),
        `${recipePrint(recipe, behind)} ${JSON.stringify(way.mats)}`,
      ]),
    );
  }),
);

/** Shots of the compositions whose things all have recipes. */
const shotsOf = (specs: readonly SceneSpec[]): Shot[] =>
  specs
    .filter((spec) => keysOf(spec).every(isKnown))
    .map((spec) => sceneShot(spec, code, (key) => printByKey.get(key) ?? ''));

/** A shape's listing photos: rendered after its portraits, as they share what is solved. */
export const snapshotShots = (recipe: Recipe): Shot[] =>
  shotsOf(recipe.colours.flatMap((_, index) => snapshotsOf(recipe, index)));

/** Every composition that is not of one shape. */
export const stills = (): ShotGroup[] => [
  ...Object.entries(staged).map(([id, specs]) => ({ id, shots: shotsOf(specs) })),
  { id: 'avatars', shots: [...shotsOf(avatarSpecs), ...monogramShots] },
  ...(['women', 'men'] as const).map((gender) => ({
    id: `looks-${gender}`,
    shots: shotsOf(outfits.filter((look) => look.gender === gender).map((look) => look.spec())),
  })),
];
