import { both, patch, zip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { backNeckTape, backRib, ribCuffs, ribHem, standingRib, torso, type View } from './torso.ts';

/** A flight bomber: ribbed collar, cuffs and hem, the cloth blousing over them. */
export function bomber(o: { view?: View } = {}) {
  const { view = 'front' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const rh = 56;
    const hemY = 930 - rh;
    const C = 234;
    const A = torso(sc, {
      view,
      C,
      waist: C + 4,
      hemW: C - 12,
      hemY,
      SW: 242,
      shY: 298,
      pitY: 506,
      neck: 'crew',
      fd: 300,
      nh: 86,
      sleeve: 'long',
      cuffY: 888 - rh,
      cuffW: 84,
      bicep: 122,
      flare: 102,
      fold: 1.25,
      wave: 46,
      swave: 34,
      bend: 0.016,
      depth: 110,
      manual: 1,
      backPeek: 0,
      hemDrop: 10,
      hemEx: 0.09,
      cuffFold: 0.26,
      insideDetail: backNeckTape(26, 50, 50),
      gathers: [
        { a: [300, hemY], b: [316, hemY - 130], r: 40, amt: 0.1 },
        { a: [380, hemY], b: [376, hemY - 120], r: 40, amt: 0.1 },
        { a: [450, hemY], b: [448, hemY - 110], r: 40, amt: 0.09 },
      ],
    });
    A.drawBody();
    ribHem(sc, A, rh, { tuck: 12, z: -4 });
    if (front)
      both((f) => {
        patch(
          sc,
          f([
            [322, 680],
            [346, 672],
            [400, 790],
            [376, 800],
          ]),
          { rows: [3], thick: 2.4 },
        );
        sc.crease(
          f([
            [334, 676],
            [388, 795],
          ]),
          { w: 3, depth: -1.4, dark: 0.4 },
        );
      });
    else {
      sc.seam(
        [
          [A.sh[0] + 22, 372],
          [500, 384],
          [978 - A.sh[0], 372],
        ],
        { depth: -1.2, dark: 0.18, stitch: [3], slot: 'thread', st: { w: 1.1 } },
      );
      both((f) =>
        sc.seam(
          f([
            [372, 380],
            [366, 620],
            [372, hemY],
          ]),
          { depth: -1, dark: 0.14, stitch: [3], slot: 'thread', st: { w: 1.1 } },
        ),
      );
    }
    A.drawSleeves();
    A.seams();
    ribCuffs(sc, A, rh, 10);
    if (front) sleevePocket(sc);
    if (!front) {
      backRib(sc, A, 34);
      return;
    }
    zip(
      sc,
      [
        [500, 306],
        [500, hemY + rh + 8],
      ],
      { w: 10, per: 5.2, tapeW: 13, pullAt: 0.01, pk: 1.15 },
    );
    both((f) =>
      sc.stitch(
        f([
          [482, 310],
          [482, hemY + rh + 4],
        ]),
        { slot: 'thread', w: 1.1 },
      ),
    );
    standingRib(sc, A);
  };
}

/** The zipped pocket on the wearer's left arm. */
function sleevePocket(sc: Scene) {
  patch(
    sc,
    [
      [786, 470],
      [826, 478],
      [838, 566],
      [796, 560],
    ],
    { rows: [3], thick: 2, shadow: 0.26 },
  );
  zip(
    sc,
    [
      [792, 482],
      [830, 548],
    ],
    { w: 5.5, per: 4.4, tapeW: 6, pullAt: 0.03, pk: 0.8 },
  );
}
