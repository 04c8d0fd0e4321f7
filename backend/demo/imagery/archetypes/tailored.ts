import { line, mirror, offset, rect } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { both, button, buttonhole, corner, label, lerp, patch, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { collarBack, neckRoll, shawlCollar } from './collars.ts';
import { torso, type Torso, type View } from './torso.ts';

export interface TailoredOptions {
  view?: View;
  /** y of the hem, of the first button. */
  len?: number;
  breakY?: number;
  C?: number;
  waist?: number;
  shoulder?: number;
  /** Width of the lapel; notch, peak or a shawl. */
  lapel?: number;
  peak?: 0 | 1;
  shawl?: 0 | 1;
  /** Double-breasted. */
  db?: 0 | 1;
  buttons?: number;
  /** A coat: longer, wider, with cuff seams. */
  coat?: 0 | 1;
  belt?: 0 | 1;
  patchPockets?: 0 | 1;
  chest?: 0 | 1;
  fold?: number;
  collarSlot?: string;
  lapelSlot?: string;
  /** What the back has: a centre vent, two side vents, or a half-belt with an inverted pleat. */
  backStyle?: 'vent' | 'vents' | 'half-belt';
  /** A trench: shoulder straps, a storm flap and straps at the cuffs. */
  trench?: 0 | 1;
}

type Sides = 0 | 1;

/** Blazers, overcoats, double-breasted coats and trenches. */
export function tailored(o: TailoredOptions = {}) {
  const { view = 'front', len = 1000, waist = 200, C = 220, shoulder = 236, coat = 0 } = o;
  return (sc: Scene) => {
    const A = torso(sc, {
      view,
      C,
      waist,
      hemW: C + 8 + (coat ? 20 : 6),
      hemY: len,
      SW: shoulder,
      shY: 286,
      pitY: 490,
      neck: 'crew',
      fd: 284,
      nh: 86,
      hpsY: 236,
      sleeve: 'long',
      cuffY: coat ? 930 : 912,
      cuffW: coat ? 86 : 76,
      bicep: coat ? 116 : 106,
      flare: 88,
      fold: o.fold ?? 0.75,
      wave: 60,
      swave: 48,
      bend: 0.03,
      depth: 108,
      manual: 1,
      inside: 0,
      cuffFold: 0.09,
      hemEx: coat ? 0.03 : 0.015,
      hemDrop: 8,
    });
    if (view === 'front') jacketFront(sc, A, o);
    else jacketBack(sc, A, o);
  };
}

function jacketFront(sc: Scene, A: Torso, o: TailoredOptions) {
  const { breakY = 610, db = 0, coat = 0, belt = 0 } = o;
  const [hx, hy] = A.hps;
  const hemY = A.p.hemY;
  // lining, seen in the V and between the quarters
  sc.panel({
    id: 'lin',
    slot: 'lining',
    path: [
      [hx, hy - 6, 1],
      [500, hy - 14],
      [1000 - hx, hy - 6, 1],
      [640, 420],
      [620, hemY - 40, 1],
      [500, hemY - 14],
      [380, hemY - 40, 1],
      [360, 420],
    ],
    z: 2,
    bulge: () => 18,
    thick: 1,
    shadow: 0,
  });
  label(sc, 500, hy + 46, 62, 30);
  sc.shade(
    [
      [hx, hy],
      [1000 - hx, hy],
      [560, 470],
      [500, breakY],
      [440, 470],
    ],
    { soft: 34, k: 0.42 },
  );
  for (const m of [0, 1] as const) {
    forepart(sc, A, o, m);
    if (m === 1 && o.chest !== 0)
      sc.panel({
        slot: 'main',
        path: [
          [566, 470, 1],
          [650, 456, 1],
          [652, 474, 1],
          [568, 489, 1],
        ],
        on: 1,
        thick: 1.8,
        round: 2,
        shadow: 0.32,
        shadowR: 5,
      });
    if (!o.shawl) lapelAndCollar(sc, A, o, m);
    if (m === 1) fastening(sc, A, o);
  }
  neckRoll(sc, A, { slot: o.collarSlot ?? o.lapelSlot });
  if (o.shawl)
    shawlCollar(sc, A, {
      meet: [500 + (db ? 56 : 6), breakY - 2],
      width: o.lapel ?? 84,
      slot: o.lapelSlot ?? 'main',
    });
  A.drawSleeves();
  A.seams();
  sleeveDetail(sc, A, o);
  if (o.trench) {
    shoulderStraps(sc, A);
    sc.panel({
      slot: 'main',
      path: [
        [548, 300, 1],
        [A.arm[1] ? 1000 - A.arm[1][0] - 6 : 700, 330, 1],
        [716, 452],
        [640, 486],
        [556, 470, 1],
      ],
      on: 1,
      thick: 2.6,
      round: 3,
      shadow: 0.34,
      shadowR: 7,
      smooth: 10,
    });
  }
  if (belt) tiedBelt(sc, A, coat ? 640 : 600);
}

/** The outline of one front, from the neck down its edge, the hem, the side and the armhole. */
function forepartOutline(A: Torso, o: TailoredOptions): Path {
  const { breakY = 610, db = 0, coat = 0 } = o;
  const [hx, hy] = A.hps;
  const hemY = A.p.hemY;
  const fx = 500 + (db ? 66 : 12);
  const bottom: Path =
    coat || db
      ? [
          [fx, hemY - 60],
          [fx - 1, hemY + 5, 1],
        ]
      : [
          [fx - 4, lerp(breakY, hemY, 0.45)],
          [fx - 26, lerp(breakY, hemY, 0.78)],
          [fx - 74, hemY - 8],
          [fx - 112, hemY + 7],
        ];
  return [
    [hx + 2, hy, 1],
    [hx + 26, hy + 70],
    [lerp(hx + 30, fx, 0.62), lerp(hy + 70, breakY, 0.6)],
    [fx, breakY, 1],
    [fx, lerp(breakY, hemY, 0.3)],
    ...bottom,
    [A.X(A.p.hemW * 0.7), hemY + 5],
    [A.X(A.p.hemW), hemY, 1],
    ...A.side
      .slice(0, -1)
      .reverse()
      .map((q, i, all): Point => (i === all.length - 1 ? corner(q) : [q[0], q[1]])),
    ...A.arm.slice(1, -1).reverse(),
    corner(A.sh),
  ];
}

function forepart(sc: Scene, A: Torso, o: TailoredOptions, m: Sides) {
  const { breakY = 610, coat = 0 } = o;
  const { pit, p } = A;
  const F = p.fold;
  const hemY = p.hemY;
  const f = (q: Point): Point => (m ? [1000 - q[0], q[1]] : q);
  const g = (path: Path): Path => (m ? mirror(path) : path);
  sc.panel({
    id: `fr${m}`,
    slot: 'main',
    path: g(forepartOutline(A, o)),
    bulge: (x, y) => A.B(x, y) + (m ? 3 : 0),
    thick: 4,
    round: 6,
    shadow: 0.42,
    shadowR: 10,
    uv: { cx: 500 },
    cloth: {
      seed: 5 + m,
      ex: 0.01 * F,
      ey: -0.004,
      wave: 64,
      noise: 1.6,
      iters: 240,
      bend: 0.03,
      excess: (_x: number, y: number) => {
        const t = Math.max(0, (y - lerp(breakY, hemY, 0.2)) / (hemY - breakY));
        return [(coat ? 0.03 : 0.014) * t, -0.004];
      },
      gathers: [
        {
          a: f([pit[0] + 10, pit[1] + 6]),
          b: f([pit[0] + 110, pit[1] + 150]),
          r: 56,
          amt: 0.085 * F,
          taper: 0.8,
        },
        { a: f([494, breakY + 4]), b: f([370, breakY - 70]), r: 54, amt: 0.075 * F, taper: 0.9 },
        { a: f([494, breakY + 8]), b: f([380, breakY + 90]), r: 54, amt: 0.06 * F, taper: 0.9 },
        { a: f([pit[0] + 20, 640]), b: f([pit[0] + 90, 560]), r: 44, amt: 0.05 * F },
      ],
    },
  });
  sc.seam(
    g([
      [424, 520],
      [418, 640],
      [412, lerp(breakY, hemY, 0.36)],
    ]),
    { depth: -1, w: 2.4, dark: 0.12 },
  );
  const py = coat ? 760 : lerp(breakY, hemY, 0.3) + 6;
  if (o.patchPockets) {
    patch(
      sc,
      g([
        [322, py],
        [428, py + 4],
        [430, py + 128],
        [420, py + 142],
        [332, py + 138],
        [320, py + 126],
      ]),
      { open: 0, rows: [4], thick: 2.6, round: 4, shadow: 0.32 },
    );
    return;
  }
  sc.seam(
    g([
      [318, py - 2],
      [428, py + 2],
    ]),
    { depth: -1.2, w: 3, dark: 0.3 },
  );
  sc.panel({
    slot: 'main',
    path: g([
      [316, py, 1],
      [430, py + 4, 1],
      [430, py + 42],
      [424, py + 48],
      [322, py + 45],
      [316, py + 39],
    ]),
    on: 1,
    thick: 2.6,
    round: 3,
    shadow: 0.42,
    shadowR: 7,
    smooth: 6,
  });
}

function lapelAndCollar(sc: Scene, A: Torso, o: TailoredOptions, m: Sides) {
  const { breakY = 610, lapel = 96, peak = 0, db = 0 } = o;
  const [hx, hy] = A.hps;
  const g = (path: Path): Path => (m ? mirror(path) : path);
  const turn = m ? 1 : -1;
  const tipX = hx + 62 - lapel * 1.32;
  const tipY = 392 + (peak ? -34 : 0);
  const [gx, gy] = [402, 366];
  const bx = 500 + (db ? 56 : 4);
  const by = breakY - 2;
  const leaf: Path = [
    [hx + 22, hy + 34, 1],
    [hx + 40, hy + 130],
    [lerp(hx + 40, bx, 0.6), lerp(hy + 130, by, 0.62)],
    [bx, by, 1],
    [lerp(bx, tipX, 0.35) - 4, lerp(by, tipY, 0.34) + 10],
    [lerp(bx, tipX, 0.72) - 12, lerp(by, tipY, 0.7) + 10],
    [tipX, tipY, 1],
    peak ? [gx - 14, gy + 6, 1] : [gx, gy, 1],
    [hx + 30, hy + 82],
  ];
  const roll = sc.volume([g(leaf)], 16, 0.5, `lv${m}`);
  sc.panel({
    id: `lap${m}`,
    slot: o.lapelSlot ?? 'main',
    path: g(leaf),
    on: 1,
    thick: 3.4,
    round: 5,
    smooth: 20,
    bulge: (x, y) => roll(x, y) + 6 * smooth(by, by - 160, y),
    shadow: 0.5,
    shadowR: 11,
    uv: { angle: turn * 14 },
  });
  if (!o.lapelSlot) {
    const edge = line([
      [bx - 4, by - 10],
      [lerp(bx, tipX, 0.35) - 4, lerp(by, tipY, 0.34) + 10],
      [lerp(bx, tipX, 0.72) - 12, lerp(by, tipY, 0.7) + 10],
      [tipX + 4, tipY + 4],
    ]);
    sc.stitch(g(offset(edge, 3)), { slot: 'thread', w: 0.8, dash: 2.4, gap: 4, alpha: 0.45 });
  }
  if (!m || db)
    sc.line(
      g([
        [tipX + 26, tipY + 16],
        [tipX + 46, tipY + 8],
      ]),
      { slot: 'thread', w: 2.2, alpha: 0.8 },
    );
  const collar: Path = [
    [hx + 18, hy - 18, 1],
    [hx - 10, hy - 4],
    [hx - 36, hy + 66],
    [hx - 50, hy + 104, 1],
    [gx - 4, gy - 8, 1],
    [hx + 32, hy + 74],
    [hx + 38, hy + 20],
    [hx + 40, hy - 6, 1],
  ];
  const round = sc.volume([g(collar)], 12, 0.5, `cv${m}`);
  sc.panel({
    id: `col${m}`,
    slot: o.collarSlot ?? 'main',
    path: g(collar),
    on: 1,
    thick: 3.6,
    round: 6,
    smooth: 18,
    bulge: round,
    shadow: 0.45,
    shadowR: 9,
    uv: { angle: -turn * 30 },
  });
}

function fastening(sc: Scene, A: Torso, o: TailoredOptions) {
  const { breakY = 610, db = 0, coat = 0, buttons = 2 } = o;
  if (!db) {
    for (let i = 0; i < buttons; i++) {
      const y = breakY + 22 + i * (coat ? 112 : 104);
      buttonhole(sc, 500, y, { l: 24 });
      button(sc, 496, y, { r: coat ? 13 : 11 });
    }
    return;
  }
  const rows = coat ? [18, 106, 194] : [18, 106];
  for (const d of rows) for (const s of [-41, 41]) button(sc, 500 + s, breakY + d, { r: 12 });
  for (const s of [-73, 73]) button(sc, 500 + s, breakY - 84, { r: 12 });
}

/** A belt round the waist, through a buckle, its end hanging. */
function tiedBelt(sc: Scene, A: Torso, y: number) {
  const { X, p } = A;
  const st = { thick: 4, round: 5, shadow: 0.5, shadowR: 10, smooth: 16, stitch: [16, -16] };
  strip(
    sc,
    [
      [X(p.waist) + 4, y],
      [380, y + 10],
      [500, y + 14],
      [620, y + 10],
      [X(-p.waist) - 4, y],
    ],
    22,
    { ...st, uv: { angle: 90 } },
  );
  sc.panel({ slot: 'buckle', path: rect(470, y - 18, 66, 64), on: 1, thick: 5, round: 5, shadow: 0.45 });
  sc.panel({ slot: 'main', path: rect(482, y - 7, 42, 42), on: 1, thick: 0.5, round: 1, shadow: 0 });
  sc.cord(
    [
      [482, y + 14],
      [512, y + 14],
    ],
    { slot: 'buckle', r: 3 },
  );
  strip(
    sc,
    [
      [536, y + 14],
      [600, y + 24],
      [636, y + 70],
      [640, y + 180],
    ],
    21,
    { thick: 3.4, round: 4, shadow: 0.45, shadowR: 9, smooth: 12, stitch: [15, -15] },
  );
}

function shoulderStraps(sc: Scene, A: Torso) {
  both((f) => {
    const strap: Path = [
      [A.sh[0] - 2, A.sh[1] + 2],
      [(A.sh[0] + A.hps[0]) / 2, (A.sh[1] + A.hps[1]) / 2 + 8],
      [A.hps[0] - 24, A.hps[1] + 24],
    ];
    strip(sc, f(strap), 14, { thick: 3, round: 3, stitch: [10, -10], shadow: 0.36, shadowR: 6 });
    const at = f([A.hps[0] - 34, A.hps[1] + 28]);
    button(sc, at[0], at[1], { r: 7 });
  });
}

function sleeveDetail(sc: Scene, A: Torso, o: TailoredOptions) {
  both((f) => {
    const { co, ci } = A.cuff;
    const middle = (co[0] + ci[0]) / 2;
    sc.crease(
      f([
        [co[0], co[1] - 1],
        [middle, co[1] + 6],
        [ci[0], ci[1] - 1],
      ]),
      { w: 4, depth: -0.8 },
    );
    if (o.trench) {
      strip(
        sc,
        f([
          [co[0] + 1, co[1] - 78],
          [middle, co[1] - 72],
          [ci[0] + 3, ci[1] - 80],
        ]),
        13,
        { thick: 3, round: 3, stitch: [9, -9], shadow: 0.34, shadowR: 6 },
      );
      const at = f([co[0] + 22, co[1] - 76]);
      sc.panel({
        slot: 'buckle',
        path: rect(at[0] - 10, at[1] - 15, 20, 30),
        on: 1,
        thick: 3,
        round: 3,
        shadow: 0.35,
      });
      return;
    }
    if (o.coat)
      sc.seam(
        f([
          [co[0] + 2, co[1] - 74],
          [middle, co[1] - 68],
          [ci[0] + 2, ci[1] - 72],
        ]),
        { depth: -1, stitch: [], dark: 0.16 },
      );
    for (let i = 0; i < 4; i++) {
      const at = f([co[0] + 13, co[1] - 22 - i * 19]);
      button(sc, at[0], at[1], { r: 6.2, thread: 0 });
    }
  });
}

function jacketBack(sc: Scene, A: Torso, o: TailoredOptions) {
  const { p, X } = A;
  const [, hy] = A.hps;
  const hemY = p.hemY;
  const style = o.backStyle ?? (o.coat ? (o.belt ? 'vent' : 'half-belt') : 'vent');
  A.drawBody();
  sc.seam(
    [
      [500, hy + 20],
      [498, 440],
      [501, 640],
      [500, hemY + 8],
    ],
    { depth: -1.3, w: 2.6, dark: 0.18 },
  );
  const ventTop = lerp(hemY, 600, 0.34);
  both((f, sg) => {
    // side panels and waist darts
    sc.seam(
      f([
        [(A.arm[2]?.[0] ?? 300) + 18, (A.arm[2]?.[1] ?? 420) + 16],
        [400, 620],
        [392, hemY + 4],
      ]),
      { depth: -1, w: 2.4, dark: 0.14 },
    );
    sc.seam(
      f([
        [448, 520],
        [446, 600],
        [449, 700],
      ]),
      { depth: -0.7, w: 2, dark: 0.08 },
    );
    if (style === 'vents')
      sc.crease(
        f([
          [392, ventTop],
          [388, hemY + 6],
        ]),
        { w: 8, depth: -4, macro: 1, dark: 0.25 },
      );
    if (style === 'half-belt' && sg > 0) {
      const y = 640;
      strip(
        sc,
        [
          [404, y],
          [500, y + 6],
          [596, y],
        ],
        19,
        { thick: 3.4, round: 4, shadow: 0.42, shadowR: 8, smooth: 10, stitch: [14, -14] },
      );
      for (const x of [424, 576]) button(sc, x, y + 2, { r: 10 });
    }
  });
  if (style !== 'vents') {
    sc.crease(
      [
        [501, ventTop],
        [503, hemY + 8],
      ],
      { w: 9, depth: -4.4, macro: 1, dark: 0.3 },
    );
    sc.stitch(
      [
        [478, ventTop + 3],
        [500, ventTop - 4],
      ],
      { slot: 'thread', w: 1.1 },
    );
  }
  if (o.trench) {
    const flap: Path = [
      [A.sh[0] + 14, A.sh[1] + 8, 1],
      [A.sh[0] + 30, 430],
      [400, 470],
      [500, 482],
      [600, 470],
      [970 - A.sh[0], 430],
      [986 - A.sh[0], A.sh[1] + 8, 1],
      [500, hy + 20],
    ];
    sc.panel({ slot: 'main', path: flap, on: 1, thick: 2.8, round: 4, shadow: 0.4, shadowR: 9, smooth: 12 });
  }
  A.drawSleeves();
  A.seams();
  collarBack(sc, A, { slot: o.collarSlot ?? o.lapelSlot ?? 'main', up: 16, down: 34, out: 20, stitch: 0 });
  if (o.trench) shoulderStraps(sc, A);
  if (o.belt) {
    const y = o.coat ? 640 : 600;
    strip(
      sc,
      [
        [X(p.waist) + 4, y],
        [500, y + 12],
        [X(-p.waist) - 4, y],
      ],
      22,
      { thick: 4, round: 5, shadow: 0.5, shadowR: 10, smooth: 16, stitch: [16, -16] },
    );
    both((f) =>
      strip(
        sc,
        f([
          [430, y - 26],
          [431, y + 46],
        ]),
        5,
        { thick: 2.6, round: 2.4, shadow: 0.35, shadowR: 4 },
      ),
    );
  }
  sleeveDetail(sc, A, o);
}
