import { ellipse, line, offset } from '../engine/geom.ts';
import { both, button, label, lerp, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path } from '../engine/types.ts';
import { collarBack, collarInside, collarLeaves } from './collars.ts';
import { flutes } from './falling.ts';
import { backRib, neckRib, torso, type Torso, type View } from './torso.ts';

export interface DressOptions {
  view?: View;
  neck?: 'v' | 'crew' | 'scoop' | 'shirt';
  sleeve?: 'short' | 'long' | 'none';
  len?: number;
  flare?: number;
  /** Half chest, half waist and its y. */
  C?: number;
  waist?: number;
  waistY?: number;
  belt?: 0 | 1;
  buttons?: 0 | 1;
  flute?: number;
  /** No seam at the waist: a column of knit or jersey. */
  column?: 0 | 1;
  seed?: number;
}

/** Dresses: waisted, shirt and column ones. */
export function dress(o: DressOptions = {}) {
  const {
    view = 'front',
    neck = 'v',
    sleeve = 'short',
    len = 1290,
    flare = 262,
    waist = 132,
    waistY = 560,
    C = 168,
  } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const collared = neck === 'shirt';
    const fall = flutes({
      W: waist,
      flare,
      y0: waistY + 6,
      y1: len,
      amp: o.flute ?? 26,
      seed: 2.7 + (o.seed ?? 0) + (front ? 0 : 4.1),
      freq: 3.2,
    });
    const shaped: Field = (x, y) => {
      let s = fall(x, y);
      if (front)
        for (const c of [438, 562]) s += 13 * Math.exp(-(((x - c) / 54) ** 2) - ((y - 420) / 58) ** 2);
      return s;
    };
    if (front && collared) collarInside(sc, { hx: 424, hy: 226, cf: 282, stand: 34 });
    const A = torso(sc, {
      view,
      C,
      waist,
      hemW: flare,
      hemY: len,
      sidePts: [
        [500 - C, 430, 1],
        [500 - lerp(C, waist, 0.7), 505],
        [500 - waist, waistY],
        [500 - lerp(waist, flare, 0.3), lerp(waistY, len, 0.22)],
        [500 - lerp(waist, flare, 0.68), lerp(waistY, len, 0.6)],
        [500 - flare, len, 1],
      ],
      SW: sleeve === 'none' ? 150 : 178,
      shY: sleeve === 'none' ? 250 : 262,
      pitY: 430,
      nh: 78,
      hpsY: 226,
      fd: neck === 'v' ? 400 : neck === 'scoop' ? 372 : collared ? 280 : 300,
      neck: collared ? 'crew' : neck,
      sleeve,
      cuffY: 780,
      cuffW: 62,
      bicep: 92,
      flare: 78,
      sl: 0.8,
      slW: 96,
      fold: 0.9,
      wave: 46,
      swave: 34,
      bend: 0.018,
      depth: 88,
      hemDrop: 24,
      hemEx: 0,
      inside: collared ? 0 : 1,
      gathers: [{ a: [506 - waist, waistY - 6], b: [470, waistY - 90], r: 44, amt: 0.09 }],
      cloth: {
        ex: 0.008,
        ey: -0.004,
        wave: 50,
        noise: 1.9,
        iters: 300,
        bend: 0.02,
        excess: (_x, y) => [0.014 * smooth(waistY + 10, len, y), -0.008 * smooth(waistY + 10, len, y)],
      },
      insideDetail: (s, T) => label(s, 500, T.hps[1] + 36, 44, 22),
      bodyZ: shaped,
    });
    if (!o.column)
      sc.seam(
        [
          [500 - waist, waistY],
          [500, waistY + 12],
          [500 + waist, waistY],
        ],
        { depth: -1.6, w: 4, dark: 0.2 },
      );
    if (front && neck === 'v') neckEdge(sc, A);
    if (front && (neck === 'crew' || neck === 'scoop')) neckRib(sc, A, { w: 12, slot: 'main', stitch: [] });
    if (!front) {
      if (collared) collarBack(sc, A, { up: 16, down: 24 });
      else backRib(sc, A, 10, 'main');
      sc.seam(
        [
          [500, A.hps[1] + 24],
          [500, waistY + 120],
        ],
        { depth: -1, dark: 0.12 },
      );
      both((f) =>
        sc.crease(
          f([
            [440, waistY - 96],
            [444, waistY],
          ]),
          { w: 3, depth: -1, dark: 0.1, taper: 0.3 },
        ),
      );
    }
    if (o.belt) beltOf(sc, waist, waistY, front);
    if (o.buttons && front) {
      const from = A.p.fd - 2;
      strip(
        sc,
        [
          [500, from],
          [500, len + 22],
        ],
        14,
        { thick: 1.8, round: 2, stitch: [10, -10], st: { w: 1 }, shadow: 0.26 },
      );
      for (let i = 0; i < 9; i++) button(sc, 500, from + 26 + (i * (len - from - 152)) / 8, { r: 7 });
    }
    if (front && collared) collarLeaves(sc, { hx: 424, hy: 226, cf: 286, tip: [436, 352], stand: 34 });
    const hem: Path = [
      [504 - flare, len - 18],
      [500 - flare * 0.5, len + 2],
      [500, len + 7],
      [500 + flare * 0.5, len + 2],
      [496 + flare, len - 18],
    ];
    sc.seam(hem, { depth: -0.7, stitch: [], dark: 0.08 });
    if (sleeve === 'short')
      both((f) => {
        const { co, ci } = A.cuff;
        sc.seam(
          f([
            [co[0] + 8, co[1] - 16],
            [(co[0] + ci[0]) / 2 + 8, (co[1] + ci[1]) / 2 - 11],
            [ci[0] + 8, ci[1] - 16],
          ]),
          { depth: -0.7, dark: 0.08 },
        );
      });
  };
}

/** A belt of the same cloth, knotted in front. */
export function beltOf(sc: Scene, waist: number, y: number, front: boolean) {
  strip(
    sc,
    [
      [497 - waist, y],
      [500, y + 12],
      [503 + waist, y],
    ],
    16,
    { slot: 'belt', thick: 3, round: 4, shadow: 0.4, smooth: 12 },
  );
  if (!front) return;
  both((f, sg) =>
    strip(
      sc,
      f([
        [508, y + 12],
        [516, y + 70],
        [536, y + 170 + sg * 14],
      ]),
      9,
      { slot: 'belt', thick: 2.4, round: 4, shadow: 0.4, smooth: 8 },
    ),
  );
  sc.panel({ slot: 'belt', path: ellipse(500, y + 13, 17, 15), on: 1, thick: 5, round: 7, shadow: 0.4 });
}

function neckEdge(sc: Scene, A: Torso) {
  sc.stitch(offset(A.neckLine, 7), { slot: 'thread', w: 0.9, dash: 4, gap: 2.4 });
  sc.crease(offset(A.neckLine, 9), { w: 2, depth: -0.6, dark: 0.08 });
}

export interface TankOptions {
  view?: View;
  /** Half chest and y of the hem: a man's vest is longer and wider. */
  C?: number;
  hemY?: number;
  racer?: 0 | 1;
}

/** Tank tops and vests. */
export function tank(o: TankOptions = {}) {
  const { view = 'front', C = 168, hemY = 860, racer = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const deep = front ? 372 : 316;
    const A = torso(sc, {
      view: 'front',
      C,
      waist: C - 14,
      hemW: C + 4,
      hemY,
      sidePts: [
        [500 - C, 450, 1],
        [514 - C, 580],
        [512 - C, 700],
        [496 - C, hemY, 1],
      ],
      SW: (racer ? 100 : 118) + (C - 168) * 0.4,
      shY: 252,
      pitY: 450,
      nh: 76,
      hpsY: 236,
      fd: deep,
      neckPts: [
        [424, 236],
        [428, 290 - (front ? 0 : 20)],
        [452, deep - 26 + (front ? 0 : 10)],
        [500, deep],
      ],
      sleeve: 'none',
      fold: 0.8,
      wave: 44,
      bend: 0.02,
      depth: 86,
      hemDrop: 10,
      backPeek: 10,
      cseed: front ? 2 : 5,
      insideDetail: (s) => (front ? label(s, 500, 282, 36, 20) : undefined),
    });
    both((f) =>
      sc.seam(f(offset(line(A.arm), -9)), { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } }),
    );
    neckRib(sc, A, { w: 13, slot: 'main' });
    sc.seam(
      [
        [498 - C, hemY - 18],
        [500, hemY - 8],
        [502 + C, hemY - 18],
      ],
      { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } },
    );
  };
}
