import { rect } from '../engine/geom.ts';
import { both, patch } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { backNeckTape, backRib, hemLine, neckRib, torso, type View } from './torso.ts';

export interface TeeOptions {
  view?: View;
  fit?: number;
  boxy?: number;
  crop?: number;
  neck?: 'crew' | 'v' | 'scoop';
  sleeve?: 'short' | 'long';
  pocket?: boolean;
  fold?: number;
  hem?: 'stitched' | 'raw';
}

const twin = { w: 1.1, dash: 4.5, gap: 2 };

/** T-shirts, long or short. */
export function tee(o: TeeOptions = {}) {
  const {
    view = 'front',
    fit = 0,
    neck = 'crew',
    sleeve = 'short',
    boxy = 0,
    crop = 0,
    hem = 'stitched',
  } = o;
  return (sc: Scene) => {
    const C = 212 + fit;
    const hemY = 978 - crop;
    const A = torso(sc, {
      view,
      C,
      waist: C - 8 + boxy,
      hemW: C + boxy * 0.6,
      hemY,
      SW: 228 + fit * 0.6 + boxy * 0.7,
      shY: 288 + boxy * 0.2,
      sleeve,
      neck,
      fd: neck === 'v' ? 378 : neck === 'scoop' ? 352 : 305,
      nh: neck === 'scoop' ? 104 : 84,
      pitY: 476 + boxy * 0.2,
      fold: o.fold ?? 1,
      depth: 98,
      slDrop: boxy * 0.8,
      slW: 108 + boxy * 0.5,
      cuffY: 870,
      insideDetail: backNeckTape(16, 42, 42),
    });
    if (hem === 'stitched') {
      sc.seam(hemLine(A, 23), { stitch: [2, -2.5], slot: 'thread', depth: -0.9, dark: 0.08, st: twin });
      both((f) => {
        const { co, ci } = A.cuff;
        const [dx, dy] = sleeve === 'short' ? [9, -20] : [1, -22];
        sc.seam(
          f([
            [co[0] + dx, co[1] + dy],
            [(co[0] + ci[0]) / 2 + dx, (co[1] + ci[1]) / 2 + 5 + dy],
            [ci[0] + dx, ci[1] + dy],
          ]),
          { stitch: [1.5, -2.5], slot: 'thread', depth: -0.8, dark: 0.08, st: twin },
        );
      });
    } else sc.crease(hemLine(A, 5), { w: 7, depth: 1.6, macro: 1 });
    if (view === 'front') neckRib(sc, A, { w: neck === 'scoop' ? 14 : 19 });
    else {
      backRib(sc, A, 19);
      sc.seam(
        [
          [A.sh[0] + 22, A.sh[1] + 8],
          [500, A.hps[1] + 50],
          [978 - A.sh[0], A.sh[1] + 8],
        ],
        { depth: -0.5, dark: 0.05 },
      );
    }
    if (o.pocket && view === 'front')
      patch(
        sc,
        [
          [566, 436],
          [664, 436],
          [664, 536],
          [615, 554],
          [566, 536],
        ],
        { rows: [3] },
      );
    if (view === 'back' && boxy > 10)
      sc.tint(rect(488, A.hps[1] + 62, 24, 3), { slot: 'accent', alpha: 0.5 });
  };
}
