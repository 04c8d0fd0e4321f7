import { both, button } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { backNeckTape, backRib, neckRib, torso, type View } from './torso.ts';

export interface BodysuitOptions {
  view?: View;
  neck?: 'crew' | 'scoop' | 'v';
  sleeve?: 'long' | 'short' | 'none';
}

/** A close-fitting top that closes between the legs. */
export function bodysuit(o: BodysuitOptions = {}) {
  const { view = 'front', neck = 'scoop', sleeve = 'long' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const A = torso(sc, {
      view,
      C: 150,
      waist: 120,
      hemW: 176,
      hemY: 800,
      sidePts: [
        [350, 438, 1],
        [368, 520],
        [384, 600],
        [358, 700],
        [328, 800, 1],
      ],
      hemCurve: [
        [378, front ? 848 : 872],
        [446, front ? 950 : 978],
        [468, 1016, 1],
        [500, 1022],
      ],
      SW: 166,
      shY: 266,
      pitY: 438,
      nh: neck === 'crew' ? 76 : 98,
      hpsY: 232,
      fd: neck === 'crew' ? 292 : neck === 'v' ? 388 : 356,
      neck,
      sleeve,
      cuffY: 842,
      cuffW: 54,
      bicep: 80,
      flare: 84,
      sl: 0.72,
      slW: 84,
      fold: 0.55,
      wave: 56,
      swave: 36,
      bend: 0.026,
      depth: 84,
      backPeek: 0,
      hemDrop: 0,
      insideDetail: backNeckTape(12, 36, 34),
      cloth: {
        excess: () => [0, 0],
        gathers: [
          { a: [386, 604], b: [460, 630], r: 46, amt: 0.05 },
          { a: [614, 604], b: [540, 632], r: 46, amt: 0.05, ph: 3 },
          { a: [470, 1000], b: [420, 860], r: 36, amt: 0.05 },
          { a: [530, 1000], b: [580, 860], r: 36, amt: 0.05, ph: 2 },
          { a: [356, 446], b: [450, 520], r: 46, amt: 0.06 },
          { a: [644, 446], b: [550, 524], r: 46, amt: 0.06, ph: 5 },
        ],
      },
    });
    both((f) =>
      sc.stitch(
        f([
          [336, 806],
          [384, 856],
          [450, 956],
          [472, 1010],
        ]),
        { slot: 'thread', w: 1, dash: 3, gap: 2.2, alpha: 0.6 },
      ),
    );
    for (const x of [486, 500, 514]) button(sc, x, 1008, { r: 4, slot: 'metal', kind: 'metal' });
    if (front) neckRib(sc, A, { w: 12, slot: 'main' });
    else {
      backRib(sc, A, 12, 'main');
      sc.seam(
        [
          [500, 900],
          [500, 996],
        ],
        { depth: -0.8, dark: 0.1 },
      );
    }
    if (sleeve === 'long')
      both((f) => {
        const { co, ci } = A.cuff;
        sc.seam(
          f([
            [co[0] + 1, co[1] - 18],
            [(co[0] + ci[0]) / 2, co[1] - 13],
            [ci[0] + 1, ci[1] - 18],
          ]),
          { depth: -0.7, stitch: [2], slot: 'thread', st: { w: 1 } },
        );
      });
  };
}
