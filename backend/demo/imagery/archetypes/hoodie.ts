import { ellipse, mirror, shape } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { both, label, zip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Gather } from '../engine/types.ts';
import {
  backNeckTape,
  backRib,
  neckRib,
  ribCuffs,
  ribHem,
  torso,
  type Relief,
  type Torso,
  type View,
} from './torso.ts';

export interface HoodieOptions {
  view?: View;
  /** Up over an invisible head, lying down on the shoulders, or none: a crew-neck sweatshirt. */
  hood?: 'up' | 'down' | 'none';
  zipper?: boolean;
  boxy?: number;
  crop?: number;
  cords?: 0 | 1;
  pocket?: boolean;
  fold?: number;
  /** The triangle stitched below a crew neck. */
  vstitch?: 0 | 1;
}

const fine = { w: 1.2 };

/** Hoodies and sweatshirts. */
export function hoodie(o: HoodieOptions = {}) {
  const { view = 'front', zipper = false, boxy = 0, hood = 'up', crop = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hooded = hood !== 'none';
    const rh = 64;
    const C = 226 + boxy;
    const hemY = 960 - rh - crop;
    const A = torso(sc, {
      view,
      C,
      waist: C + 2,
      hemW: C - 6,
      hemY,
      SW: 240 + boxy,
      shY: 298,
      pitY: 500,
      neck: 'crew',
      fd: hooded ? 290 : 302,
      nh: 88,
      fold: o.fold ?? 1.1,
      bend: 0.028,
      wave: 60,
      swave: 50,
      depth: 108,
      cuffY: 900 - rh,
      cuffW: 80,
      bicep: 114,
      flare: 96,
      hemDrop: 10,
      backPeek: 0,
      cuffFold: 0.22,
      hemEx: 0.06,
      manual: 1,
      inside: hooded ? 0 : 1,
      insideDetail: backNeckTape(20, 46),
      gathers: [
        { a: [520 - C, hemY - 10], b: [590 - C, hemY - 150], r: 54, amt: 0.09 },
        { a: [420, hemY - 4], b: [430, hemY - 120], r: 46, amt: 0.06 },
      ],
    });
    A.drawBody();
    ribHem(sc, A, rh, { tuck: 12 });
    if (front && (hooded || o.pocket)) kangaroo(sc, hemY, zipper);
    A.drawSleeves();
    A.seams();
    both((f) => sc.stitch(f(A.arm.map(([x, y]): Point => [x + 5, y])), { slot: 'thread', w: 1.1 }));
    ribCuffs(sc, A, rh);
    if (!hooded) {
      if (front) neckRib(sc, A, { w: 25, thick: 2.8, stitch: [3, 7] });
      else backRib(sc, A, 24);
      if (front && o.vstitch !== 0)
        both((f) =>
          sc.seam(
            f([
              [478, A.p.fd + 26],
              [500, A.p.fd + 58],
            ]),
            { depth: -0.7 },
          ),
        );
    }
    if (front && zipper) {
      const to = hemY + rh + 8;
      sc.crease(
        [
          [500, 300],
          [500, to],
        ],
        { w: 10, depth: -2, macro: 1, dark: 0.15 },
      );
      zip(
        sc,
        [
          [500, hood === 'down' ? 356 : 326],
          [500, to - 2],
        ],
        { w: 9, per: 5, pullAt: 0.03 },
      );
      both((f) =>
        sc.stitch(
          f([
            [484, 330],
            [484, to - 2],
          ]),
          { slot: 'thread', ...fine },
        ),
      );
    }
    if (!hooded) return;
    if (!front) hoodBehind(sc, A);
    else if (hood === 'down') hoodDown(sc, A);
    else hoodUp(sc, A);
    if (front && o.cords !== 0) cords(sc, hood === 'down' ? [474, 344] : [470, 322]);
  };
}

function kangaroo(sc: Scene, hemY: number, split: boolean) {
  const py = hemY - 178;
  const pb = hemY - 2;
  sc.panel({
    id: 'kang',
    slot: 'main',
    path: [
      [408, py, 1],
      [592, py, 1],
      [604, py + 34],
      [652, py + 104, 1],
      [654, pb, 1],
      [346, pb, 1],
      [348, py + 104, 1],
      [396, py + 34],
    ],
    on: 1,
    thick: 4,
    round: 4,
    shadow: 0.4,
    shadowR: 9,
    amp: 4,
    cloth: {
      ex: 0.02,
      ey: 0.012,
      wave: 60,
      iters: 140,
      noise: 1.4,
      gathers: [
        { a: [352, py + 110], b: [470, py + 150], r: 40, amt: 0.06 },
        { a: [648, py + 110], b: [520, py + 160], r: 40, amt: 0.06, ph: 4 },
      ],
    },
  });
  both((f) => {
    sc.stitch(
      f([
        [406, py + 8],
        [394, py + 40],
        [352, py + 112],
      ]),
      { slot: 'thread', ...fine },
    );
    sc.stitch(
      f([
        [412, py + 12],
        [401, py + 42],
        [360, py + 116],
      ]),
      { slot: 'thread', ...fine },
    );
  });
  if (split)
    sc.crease(
      [
        [500, py],
        [500, pb],
      ],
      { w: 16, depth: -3, macro: 1 },
    );
  for (const d of [6, 13])
    sc.stitch(
      [
        [408 + d / 3, py + d],
        [592 - d / 3, py + d],
      ],
      { slot: 'thread', ...fine },
    );
}

/** A ring round an outline: `out` units outside to `inn` inside. */
function ringOf(sc: Scene, path: Path, out: number, inn: number): [Path, Path] {
  const p = shape(path);
  const n = p.length;
  const get = (i: number): Point => p[((i % n) + n) % n] ?? [0, 0];
  let area = 0;
  for (let i = 0; i < n; i++) area += get(i)[0] * get(i + 1)[1] - get(i + 1)[0] * get(i)[1];
  const beside = (d: number): Point[] =>
    p.map((q, i) => {
      const a = get(i - 2);
      const b = get(i + 2);
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const l = Math.hypot(dx, dy) || 1;
      return [q[0] + (dy / l) * d * Math.sign(area), q[1] - (dx / l) * d * Math.sign(area), 1];
    });
  return [beside(out), beside(-inn).reverse()];
}

export interface HoodOptions {
  slot?: string;
  lining?: string;
  /** A band of another cloth round the opening, such as fur, and its width. */
  trim?: string;
  trimW?: number;
  /** Roughens the trim's outline. */
  rough?: (path: Path) => Path;
  relief?: Relief;
}

/** A hood that stands up, seen from the front. */
export function hoodUp(sc: Scene, _A: Torso, o: HoodOptions = {}) {
  const { slot = 'main', lining = 'lining' } = o;
  const outer: Path = [
    [500, 352, 1],
    [452, 336],
    [398, 304],
    [376, 270, 1],
    [362, 214],
    [372, 140],
    [420, 78],
    [500, 58],
    [580, 78],
    [628, 140],
    [638, 214],
    [624, 270, 1],
    [602, 304],
    [548, 336],
  ];
  const neck: Path = [
    [372, 270, 1],
    [628, 270, 1],
    [720, 420, 1],
    [280, 420, 1],
  ];
  const round = sc.volume([outer, neck], 104, 0.5, 'hv');
  sc.panel({
    id: 'hoodOut',
    slot,
    path: outer,
    bulge: (x, y) => round(x, y) + 10 + (o.relief?.(x, y) ?? 0),
    thick: 5,
    round: 12,
    shadow: 0.42,
    shadowR: 14,
    cloth: {
      ex: 0.02,
      ey: 0.02,
      wave: 56,
      iters: 220,
      noise: 1.6,
      bend: 0.026,
      gathers: [
        { a: [384, 268], b: [432, 160], r: 44, amt: 0.1 },
        { a: [616, 272], b: [566, 150], r: 44, amt: 0.1, ph: 3 },
        { a: [400, 300], b: [470, 330], r: 34, amt: 0.1, taper: 0 },
        { a: [600, 300], b: [530, 332], r: 34, amt: 0.1, ph: 2, taper: 0 },
      ],
    },
  });
  const opening: Path = [
    [500, 104, 1],
    [446, 118],
    [416, 168],
    [414, 224],
    [440, 276],
    [478, 318],
    [500, 334, 1],
    [522, 318],
    [560, 276],
    [586, 224],
    [584, 168],
    [554, 118],
  ];
  sc.panel({
    id: 'hoodIn',
    slot: lining,
    path: opening,
    z: 26,
    thick: 0.5,
    round: 1,
    shadow: 0,
    bulge: (x) => 22 * Math.abs((x - 500) / 86),
    cloth: {
      ex: 0.03,
      ey: 0.02,
      wave: 46,
      iters: 120,
      noise: 2,
      gathers: [
        { a: [440, 270], b: [470, 150], r: 40, amt: 0.09 },
        { a: [560, 270], b: [530, 160], r: 40, amt: 0.09, ph: 3 },
      ],
    },
  });
  sc.crease(
    [
      [500, 108],
      [498, 300],
    ],
    { w: 3, depth: -1.4, dark: 0.3 },
  );
  sc.shade(
    [
      [500, 96],
      [446, 112],
      [412, 170],
      [412, 226],
      [440, 280],
      [500, 340],
      [560, 280],
      [588, 226],
      [588, 170],
      [554, 112],
    ],
    { soft: 16, k: 0.55 },
  );
  sc.shade(
    [
      [440, 180],
      [560, 180],
      [560, 300],
      [500, 336],
      [440, 300],
    ],
    { soft: 30, k: 0.45 },
  );
  label(sc, 500, 214, 46, 26);
  if (o.trim) {
    const [out, inn] = ringOf(sc, opening, o.trimW ?? 34, 6);
    const shaped: [Path, Path] = o.rough ? [o.rough(out), o.rough(inn)] : [out, inn];
    sc.panel({
      id: 'trim',
      slot: o.trim,
      path: shaped,
      on: 1,
      thick: 12,
      round: 16,
      shadow: 0.45,
      shadowR: 9,
      smooth: 6,
    });
    return;
  }
  const rim = ringOf(sc, opening, 16, 3);
  sc.panel({ slot, path: rim, on: 1, thick: 4, round: 5, shadow: 0.3, shadowR: 7, smooth: 2 });
  const [row] = ringOf(sc, opening, 13, 0);
  const flat = row.map(([x, y]): Point => [x, y]);
  sc.stitch([...flat, ...flat.slice(0, 1)], { slot: 'thread', ...fine });
}

/** A hood that lies down, seen from the front: two rolls round the neck, the lining behind them. */
export function hoodDown(sc: Scene, _A: Torso, o: HoodOptions = {}) {
  const { slot = 'main', lining = 'lining' } = o;
  const back: Path = [
    [354, 292, 1],
    [366, 236],
    [410, 190],
    [500, 172],
    [590, 190],
    [634, 236],
    [646, 292, 1],
    [590, 320],
    [500, 330],
    [410, 320],
  ];
  const heap = sc.volume([back], 56, 0.5, 'hdb');
  sc.panel({
    id: 'hoodHeap',
    slot,
    path: back,
    z: 16,
    bulge: heap,
    thick: 4,
    round: 10,
    shadow: 0.4,
    shadowR: 12,
    cloth: {
      ex: 0.03,
      ey: 0.04,
      wave: 50,
      iters: 200,
      noise: 1.7,
      gathers: [{ a: [400, 300], b: [600, 304], r: 60, amt: 0.12, taper: 0 }],
    },
  });
  const inside: Path = [
    [400, 262, 1],
    [430, 226],
    [500, 212],
    [570, 226],
    [600, 262, 1],
    [560, 318],
    [500, 350],
    [440, 318],
  ];
  sc.panel({
    id: 'hoodIn',
    slot: lining,
    path: inside,
    z: 46,
    bulge: (x, y) => 10 * ((x - 500) / 90) ** 2 - 0.16 * Math.max(0, y - 240),
    thick: 1,
    shadow: 0.2,
    cloth: {
      ex: 0.03,
      ey: 0.03,
      wave: 46,
      iters: 120,
      noise: 1.6,
      gathers: [{ a: [430, 250], b: [570, 262], r: 50, amt: 0.1, taper: 0 }],
    },
  });
  label(sc, 500, 236, 46, 26);
  sc.shade(
    [
      [410, 262],
      [500, 224],
      [590, 262],
      [552, 316],
      [500, 346],
      [448, 316],
    ],
    { soft: 16, k: 0.42 },
  );
  for (const m of [1, 0]) {
    const roll: Path = [
      [404, 236, 1],
      [372, 246],
      [348, 286],
      [364, 324],
      [428, 352],
      [508, 372, 1],
      [512, 340, 1],
      [468, 322],
      [428, 288],
    ];
    const path = m ? mirror(roll) : roll;
    const round = sc.volume([path], 34, 0.5, `roll${m}`);
    const f = (p: Point): Point => (m ? [1000 - p[0], p[1]] : p);
    sc.panel({
      id: `hoodRoll${m}`,
      slot,
      path,
      on: 1,
      smooth: 26,
      bulge: (x, y) => round(x, y) + (o.relief?.(x, y) ?? 0),
      thick: 5,
      round: 10,
      shadow: 0.45,
      shadowR: 12,
      cloth: {
        ex: 0.02,
        ey: 0.03,
        wave: 44,
        iters: 160,
        noise: 1.5,
        gathers: [
          { a: f([386, 250]), b: f([420, 340]), r: 40, amt: 0.1, taper: 0.2 },
          { a: f([370, 300]), b: f([490, 356]), r: 36, amt: 0.08, taper: 0.3 },
        ],
      },
    });
    const edge: Path = [
      [408, 246],
      [432, 292],
      [470, 328],
      [508, 346],
    ];
    sc.stitch(m ? mirror(edge) : edge, { slot: 'thread', ...fine });
  }
}

/** The hood seen from behind, hanging between the shoulders. */
export function hoodBehind(sc: Scene, A: Torso, o: HoodOptions = {}) {
  const path: Path = [
    [500, 430, 1],
    [440, 424],
    [380, 380],
    [360, 300],
    [388, 244],
    [440, 226],
    [500, 222],
    [560, 226],
    [612, 244],
    [640, 300],
    [620, 380],
    [560, 424],
  ];
  const round = sc.volume([path], 70, 0.5, 'hvb');
  const gathers: Gather[] = [
    { a: [400, 250], b: [470, 380], r: 46, amt: 0.1 },
    { a: [600, 250], b: [530, 380], r: 46, amt: 0.1, ph: 3 },
    { a: [420, 404], b: [580, 408], r: 40, amt: 0.07, taper: 0 },
  ];
  sc.panel({
    id: 'hoodBack',
    slot: o.slot ?? 'main',
    path,
    bulge: (x, y) => A.B(x, y) + round(x, y) * 0.5 + 6 + (o.relief?.(x, y) ?? 0),
    thick: 5,
    round: 12,
    shadow: 0.5,
    shadowR: 18,
    cloth: { ex: 0.03, ey: 0.03, wave: 60, iters: 220, noise: 1.8, bend: 0.026, gathers },
  });
  sc.seam(
    [
      [500, 224],
      [500, 428],
    ],
    { depth: -1.4, w: 3, dark: 0.2, stitch: [4, -4], slot: 'thread', st: { w: 1.1 } },
  );
  if (!o.trim) return;
  const rim: Path = [
    [372, 352],
    [430, 418],
    [500, 440],
    [570, 418],
    [628, 352],
    [614, 400],
    [560, 452],
    [500, 468],
    [440, 452],
    [386, 400],
  ];
  sc.panel({
    slot: o.trim,
    path: o.rough ? o.rough(shape(rim)) : rim,
    on: 1,
    thick: 12,
    round: 14,
    shadow: 0.4,
    shadowR: 9,
    smooth: 8,
  });
}

/** Two drawstrings with metal tips, out of eyelets. */
function cords(sc: Scene, [ex, ey]: Point) {
  both((f, sg) => {
    const eyelet = f([ex, ey]);
    sc.panel({
      slot: 'metal',
      path: ellipse(eyelet[0], eyelet[1], 6, 6),
      on: 1,
      thick: 2,
      round: 2,
      shadow: 0.3,
      shadowR: 3,
    });
    sc.tint(ellipse(eyelet[0], eyelet[1], 3, 3), { slot: 'hole' });
    const len = sg < 0 ? 196 : 178;
    sc.cord(
      f([
        [ex, ey],
        [ex - 5, ey + 40],
        [ex - 10, ey + 110],
        [ex - 7, ey + len],
      ]),
      { slot: 'cord', r: 4, shadow: 0.45, shadowR: 7 },
    );
    const end = f([ex - 7, ey + len]);
    sc.cord(
      [
        [end[0], end[1] - 4],
        [end[0] - sg, end[1] + 20],
      ],
      { slot: 'metal', r: 4.2, shadow: 0.4 },
    );
  });
}
