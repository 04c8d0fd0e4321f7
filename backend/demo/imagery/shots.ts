import { portraits } from './portraits.ts';
import type { ShotGroup } from './shot.ts';
import { snapshotShots, stills } from './stills.ts';
import { recipes } from './recipes/all.ts';

/** Everything that is shipped. */
export function shotGroups(): ShotGroup[] {
  const snapshots = new Map(recipes.map((recipe) => [recipe.id, snapshotShots(recipe)]));
  return [
    ...portraits().map(({ id, shots }) => ({ id, shots: [...shots, ...(snapshots.get(id) ?? [])] })),
    ...stills(),
  ];
}
