import { ellipse, line, offset, rect, roundRect } from '../engine/geom.ts';
import { both, strip, zip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path, Point } from '../engine/types.ts';
import { collarBack, collarInside, collarLeaves } from './collars.ts';
import { torso, type Torso, type View } from './torso.ts';

/** The asymmetric leather jacket. */
export function biker(o: { view?: View } = {}) {
  const { view = 'front' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hemY = 880;
    const C = 216;
    const A = torso(sc, {
      view,
      C,
      waist: C - 12,
      hemW: C - 8,
      hemY,
      SW: 234,
      shY: 290,
      pitY: 490,
      neck: 'crew',
      fd: 286,
      nh: 82,
      sleeve: 'long',
      cuffY: 884,
      cuffW: 74,
      bicep: 108,
      flare: 90,
      fold: 1.1,
      wave: 42,
      swave: 34,
      bend: 0.016,
      depth: 100,
      manual: 1,
      inside: 0,
      backPeek: 8,
      hemDrop: 8,
      cuffFold: 0.2,
      hemEx: 0.03,
    });
    if (front) collarInside(sc, { hx: 416, hy: 236, cf: 300, stand: 34, inner: 'lining' });
    A.drawBody();
    if (front) frontOf(sc, A, hemY);
    else backOf(sc, A, hemY);
    A.drawSleeves();
    A.seams();
    both((f) => {
      const { co, ci } = A.cuff;
      zip(
        sc,
        f([
          [co[0] + 22, co[1] - 100],
          [co[0] + 18, co[1] - 4],
        ]),
        { w: 6.5, per: 4.4, tapeW: 7, pullAt: 0.04, pk: 0.8 },
      );
      sc.stitch(
        f([
          [co[0] + 2, co[1] - 10],
          [ci[0] - 2, ci[1] - 12],
        ]),
        { slot: 'thread', w: 1.1 },
      );
      strip(
        sc,
        f([
          [A.sh[0], A.sh[1] + 3],
          [(A.sh[0] + A.hps[0]) / 2, (A.sh[1] + A.hps[1]) / 2 + 9],
          [A.hps[0] - 26, A.hps[1] + 26],
        ]),
        12,
        { thick: 2.6, round: 3, stitch: [8, -8], shadow: 0.34, shadowR: 5 },
      );
      const snap = f([A.hps[0] - 34, A.hps[1] + 29]);
      sc.panel({
        slot: 'metal',
        path: ellipse(snap[0], snap[1], 6, 6),
        on: 1,
        thick: 2.4,
        round: 2.2,
        shadow: 0.3,
        shadowR: 3,
      });
    });
    if (front)
      collarLeaves(sc, { hx: 416, hy: 236, cf: 300, cfx: 484, tip: [410, 356], stand: 34, stitch: [6] });
    else collarBack(sc, A, { up: 18, down: 32, out: 18, amp: 20 });
  };
}

function frontOf(sc: Scene, A: Torso, hemY: number) {
  const { X, p } = A;
  // the viewer's right front lies on top
  sc.panel({
    id: 'top',
    slot: 'main',
    path: [
      [470, 288, 1],
      [420, 318, 1],
      [404, 470],
      [424, 640],
      [446, hemY + 6, 1],
      [600, hemY + 6, 1],
      [640, 600],
      [600, 300, 1],
    ],
    on: 1,
    thick: 3.4,
    round: 4,
    shadow: 0.45,
    shadowR: 9,
    smooth: 4,
    cloth: {
      ex: 0.012,
      ey: 0.01,
      wave: 44,
      iters: 160,
      noise: 1.2,
      gathers: [{ a: [430, 640], b: [560, 560], r: 50, amt: 0.06 }],
    },
  });
  const edge: Path = [
    [432, 420],
    [414, 500],
    [434, 640],
    [456, hemY - 4],
  ];
  zip(sc, offset(line(edge), -6), { w: 9, per: 5, tapeW: 10, pullAt: 0.97 });
  const lapels: readonly [Path, Point, Path][] = [
    [
      [
        [430, 262, 1],
        [452, 300],
        [470, 350],
        [430, 500, 1],
        [372, 440],
        [336, 388, 1],
        [396, 352, 1],
        [410, 300],
      ],
      [356, 396],
      [
        [428, 490],
        [376, 436],
        [344, 390],
        [394, 360],
      ],
    ],
    [
      [
        [570, 262, 1],
        [548, 300],
        [500, 352],
        [452, 520, 1],
        [560, 480],
        [652, 396, 1],
        [604, 352, 1],
        [590, 300],
      ],
      [632, 402],
      [
        [462, 508],
        [556, 472],
        [642, 396],
        [604, 361],
      ],
    ],
  ];
  lapels.forEach(([lapel, stud, row], i) => {
    const round = sc.volume([lapel], 14, 0.5, `bl${i}`);
    sc.panel({
      id: `blap${i}`,
      slot: 'main',
      path: lapel,
      on: 1,
      thick: 4,
      round: 5,
      bulge: round,
      smooth: 12,
      shadow: 0.5,
      shadowR: 10,
    });
    sc.stitch(row, { slot: 'thread', w: 1.1 });
    sc.panel({
      slot: 'metal',
      path: ellipse(stud[0], stud[1], 7, 7),
      on: 1,
      thick: 2.6,
      round: 2.4,
      shadow: 0.3,
      shadowR: 3,
    });
  });
  both((f) =>
    zip(
      sc,
      f([
        [318, 690],
        [362, 790],
      ]),
      { w: 7, per: 4.6, tapeW: 8, pullAt: 0.03, pk: 0.9 },
    ),
  );
  zip(
    sc,
    [
      [560, 560],
      [652, 520],
    ],
    { w: 7, per: 4.6, tapeW: 8, pullAt: 0.02, pk: 0.9 },
  );
  hemBelt(sc, X(p.hemW), hemY);
  const [bx, by] = [520, hemY - 22];
  sc.panel({
    slot: 'metal',
    path: roundRect(bx - 26, by - 28, 52, 56, 6),
    on: 1,
    thick: 5,
    round: 4,
    shadow: 0.4,
  });
  sc.panel({ slot: 'main', path: rect(bx - 16, by - 19, 32, 38), on: 1, thick: 0.4, round: 1, shadow: 0.1 });
  sc.cord(
    [
      [bx - 24, by],
      [bx + 24, by],
    ],
    { slot: 'metal', r: 2.6 },
  );
}

const hemBelt = (sc: Scene, left: number, hemY: number) =>
  strip(
    sc,
    [
      [left + 2, hemY - 34],
      [500, hemY - 22],
      [998 - left, hemY - 34],
    ],
    20,
    { thick: 4, round: 4, stitch: [15, -15], shadow: 0.4, smooth: 8 },
  );

function backOf(sc: Scene, A: Torso, hemY: number) {
  const arm = A.arm[1]?.[0] ?? 290;
  sc.seam(
    [
      [arm + 8, 400],
      [500, 410],
      [992 - arm, 400],
    ],
    { depth: -1.4, dark: 0.2, stitch: [3], slot: 'thread' },
  );
  both((f) => {
    sc.seam(
      f([
        [380, 408],
        [388, 640],
        [384, hemY],
      ]),
      { depth: -1.2, dark: 0.2, stitch: [3], slot: 'thread' },
    );
    // action pleats beside the armholes
    sc.crease(
      f([
        [arm + 30, 408],
        [arm + 34, 560],
      ]),
      { w: 10, depth: -4, macro: 1, dark: 0.2, fadeEnd: 0.4 },
    );
  });
  sc.seam(
    [
      [A.X(206), 720],
      [500, 730],
      [A.X(-206), 720],
    ],
    { depth: -1.2, dark: 0.2, stitch: [3], slot: 'thread' },
  );
  hemBelt(sc, A.X(A.p.hemW), hemY);
}
