import { ellipse, line, mirror, offset } from '../engine/geom.ts';
import { band, both, button, buttonhole, corner, label, lerp, patch, smooth, strip } from '../engine/kit.ts';
import { rng } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Gather, Path, Point, StitchOptions } from '../engine/types.ts';
import type { View } from './torso.ts';

export interface TrousersOptions {
  view?: View;
  kind?: 'jeans' | 'tailored' | 'chino' | 'cargo' | 'drawstring' | 'swim';
  cut?: 'straight' | 'slim' | 'wide' | 'taper' | 'flare' | 'barrel';
  /** Half waist, y of the waist to the crotch, y of the hem. */
  W?: number;
  rise?: number;
  len?: number;
  /** Shorts end at `shortY`. */
  short?: 0 | 1;
  shortY?: number;
  pleats?: 0 | 1;
  turnUps?: 0 | 1;
  rawHem?: 0 | 1;
  fold?: number;
  breakAmt?: number;
  /** Which table of creases; the same cut need not crease twice alike. */
  creases?: number;
  /** A contrasting stripe down the side. */
  sideStripe?: 0 | 1;
}

/** Half width of knee, hem and outer hip. */
const cuts: Record<NonNullable<TrousersOptions['cut']>, readonly [number, number, number]> = {
  straight: [150, 144, 190],
  slim: [130, 112, 182],
  wide: [186, 206, 198],
  taper: [150, 108, 192],
  flare: [134, 178, 184],
  barrel: [182, 120, 204],
};

interface Leg {
  wy: number;
  wb: number;
  W: number;
  crotchY: number;
  kneeY: number;
  hemY: number;
  outerHip: number;
  knee: number;
  hemOut: Point;
  hemIn: Point;
  outer: Path;
  /** The viewer's left leg. */
  leg: Path;
}

function legOf(o: TrousersOptions): Leg {
  const { kind = 'jeans', cut = 'straight', len = 1160, rise = 250, short, W = 148 } = o;
  const wy = 110;
  const wb = kind === 'tailored' ? 40 : 44;
  const crotchY = wy + rise;
  const hemY = short ? (o.shortY ?? 620) : len;
  const [knee, hem, outerHip] = cuts[cut];
  const kneeY = lerp(crotchY, len, 0.42);
  const wide = cut === 'wide' || cut === 'flare';
  const hemOut: Point = short ? [490 - outerHip, hemY] : [476 - hem - (wide ? 6 : 0), hemY];
  const hemIn: Point = short ? [478, hemY + 6] : [474 + (wide ? 6 : 0), hemY + 6];
  const below: Path = short
    ? []
    : [
        [500 - lerp(outerHip, 30 + knee, 0.72), lerp(crotchY, kneeY, 0.6)],
        [474 - knee, kneeY],
        [
          lerp(474 - knee, hemOut[0], 0.5) + (cut === 'flare' ? 10 : cut === 'barrel' ? -10 : 0),
          lerp(kneeY, hemY, 0.5),
        ],
      ];
  const outer: Path = [
    [500 - W, wy, 1],
    [484 - W, wy + 60],
    [508 - outerHip, wy + 150],
    [500 - outerHip, crotchY - 6],
    ...below,
  ];
  const inner: Path = short
    ? [[492, crotchY + 30]]
    : [
        [lerp(478, hemIn[0], 0.5), lerp(kneeY, hemY, 0.5)],
        [479, kneeY],
        [487, lerp(crotchY, kneeY, 0.5)],
      ];
  const leg: Path = [
    ...outer,
    corner(hemOut),
    [(hemOut[0] + hemIn[0]) / 2, hemY + 8],
    corner(hemIn),
    ...inner,
    [500, crotchY, 1],
    [500, wy + 4, 1],
    [430, wy + 3],
  ];
  return { wy, wb, W, crotchY, kneeY, hemY, outerHip, knee, hemOut, hemIn, outer, leg };
}

/**
 * Where a leg is creased. Two or three pulls behind the knee of different length, height and side, one break above the
 * hem, a calm shin between them: a table per seed instead of a rhythm.
 */
function creasesOf(L: Leg, side: number, o: TrousersOptions, amount: number): Gather[] {
  const R = rng(31 + 17 * (o.creases ?? 1) + 7 * side);
  const { crotchY, kneeY, hemY, hemOut, hemIn, knee, outerHip } = L;
  const from = (spread: number) => (R() - 0.5) * spread;
  const crotch: Gather[] = [
    {
      a: [496, crotchY - 6],
      b: [518 - outerHip, crotchY - 58 + from(36)],
      r: 44,
      amt: 0.13 * amount,
      taper: 0.75,
    },
    {
      a: [496, crotchY + 4],
      b: [524 - outerHip, crotchY + 20 + from(30)],
      r: 42,
      amt: 0.1 * amount,
      taper: 0.8,
    },
    { a: [494, crotchY + 14], b: [424 + from(20), crotchY + 128 + from(40)], r: 44, amt: 0.075 * amount },
    { a: [490, crotchY - 60], b: [410, crotchY - 116 + from(24)], r: 36, amt: 0.05 * amount },
  ];
  if (o.short) return crotch;
  const inX = (y: number) => lerp(479, hemIn[0], smooth(kneeY, hemY, y));
  const outX = (y: number) => lerp(474 - knee, hemOut[0], smooth(kneeY, hemY, y));
  const knees: Gather[] = [];
  let y = kneeY - 46 + from(50);
  const count = 2 + Math.floor(R() * 1.6);
  for (let i = 0; i < count; i++) {
    const inward = R() > 0.4;
    const reach = 0.45 + 0.4 * R();
    const slope = -34 + from(60);
    const a: Point = inward ? [inX(y) - 4, y] : [outX(y) + 4, y];
    const b: Point = inward
      ? [lerp(inX(y), outX(y), reach), y + slope]
      : [lerp(outX(y), inX(y), reach), y + slope * 0.7];
    knees.push({
      a,
      b,
      r: 30 + 14 * R(),
      amt: (0.075 + 0.045 * R()) * amount,
      taper: 0.35 + 0.4 * R(),
      wave: 44 + 18 * R(),
    });
    y += 40 + 46 * R();
  }
  const breakY = hemY - 62 + from(24);
  const tilt = from(34);
  const hem: Gather[] = [
    {
      a: [hemIn[0] - 4, breakY + tilt * 0.5],
      b: [lerp(hemIn[0], hemOut[0], 0.7), breakY - 16 - tilt],
      r: 32,
      amt: 0.12 * amount,
      taper: 0.4,
      wave: 56,
    },
    {
      a: [hemOut[0] + 4, breakY - 70 + from(40)],
      b: [lerp(hemOut[0], hemIn[0], 0.42), breakY - 48 + from(20)],
      r: 28,
      amt: 0.07 * amount,
      taper: 0.7,
      wave: 50,
    },
  ];
  return [...crotch, ...knees, ...hem];
}

/** Jeans, chinos, tailored and cargo trousers, sweatpants, and shorts of all of these. */
export function trousers(o: TrousersOptions = {}) {
  const { view = 'front', kind = 'jeans' } = o;
  return (sc: Scene) => {
    const L = legOf(o);
    const front = view === 'front';
    const elastic = kind === 'drawstring' || kind === 'swim';
    const st: StitchOptions =
      kind === 'jeans' ? { w: 1.7, dash: 6.4, gap: 2.6 } : { w: 1, dash: 4, gap: 2.4 };
    const pelvis = volumes(sc, L, o);
    if (front) insideOfWaist(sc, L);
    drawLegs(sc, L, o, pelvis);
    sc.seam(
      [
        [500, L.wy + L.wb],
        [500, L.crotchY],
      ],
      { depth: -1.6, w: 3, dark: 0.25, stitch: !front && kind === 'jeans' ? [3, 7] : [], slot: 'thread', st },
    );
    if (front) frontDetails(sc, L, o, st, elastic);
    else backDetails(sc, L, o, st, elastic);
    if (kind === 'cargo') cargoPockets(sc, L);
    if (o.sideStripe)
      both((f) =>
        strip(sc, f(L.outer.slice(1).map(([x, y]): Point => [x + 9, y])), 6, {
          slot: 'accent',
          thick: 0.8,
          round: 1,
          shadow: 0.1,
        }),
      );
    hemsOf(sc, L, o, st);
    if (elastic) elasticWaist(sc, L, o, pelvis.pv, front);
    else waistband(sc, L, o, pelvis.pv, front, st);
  };
}

function volumes(sc: Scene, L: Leg, o: TrousersOptions) {
  const { W, wy, outerHip, crotchY, hemOut, hemIn, hemY, leg } = L;
  const hips: Path = [
    [500 - W, wy, 1],
    [510 - outerHip, wy + 140],
    [500 - outerHip, crotchY],
    [506 - outerHip, crotchY + 120, 1],
    [494 + outerHip, crotchY + 120, 1],
    [500 + outerHip, crotchY],
    [490 + outerHip, wy + 140],
    [500 + W, wy, 1],
    [500 + W, wy - 100, 1],
    [500 - W, wy - 100, 1],
  ];
  const past: Path = [
    [hemOut[0], hemY - 20, 1],
    [hemIn[0], hemY - 14, 1],
    [hemIn[0] + 2, hemY + 130, 1],
    [hemOut[0] - 2, hemY + 130, 1],
  ];
  const above: Path = [
    [500 - W, wy + 40, 1],
    [500 + W, wy + 40, 1],
    [500 + W, wy - 60, 1],
    [500 - W, wy - 60, 1],
  ];
  const pv = sc.volume([hips], 92, 0.5, 'pv');
  const lvs = [0, 1].map((i) =>
    sc.volume([i ? mirror(leg) : leg, i ? mirror(past) : past, above], 72, 0.5, `lv${i}`),
  );
  const seat: Field =
    o.view === 'back'
      ? (x, y) => 9 * Math.exp(-(((Math.abs(x - 500) - 84) / 62) ** 2) - ((y - crotchY + 70) / 96) ** 2)
      : () => 0;
  return { pv: (x: number, y: number) => pv(x, y) + seat(x, y), lvs };
}

function insideOfWaist(sc: Scene, { W, wy }: Leg) {
  sc.panel({
    slot: 'inside',
    path: [
      [502 - W, wy + 2, 1],
      [440, wy - 9],
      [500, wy - 13],
      [560, wy - 9],
      [498 + W, wy + 2, 1],
      [500 + W, wy + 60, 1],
      [500 - W, wy + 60, 1],
    ],
    z: 20,
    bulge: () => 20,
    thick: 2,
    shadow: 0,
  });
  label(sc, 500, wy - 6, 60, 22);
  sc.shade(
    [
      [500 - W, wy + 12],
      [500 + W, wy + 12],
      [500 + W, wy - 2],
      [500 - W, wy - 2],
    ],
    { soft: 10, k: 0.35 },
  );
}

function drawLegs(sc: Scene, L: Leg, o: TrousersOptions, { pv, lvs }: { pv: Field; lvs: Field[] }) {
  const { view = 'front', kind = 'jeans' } = o;
  const { wy, W, crotchY, kneeY, hemY, hemOut, hemIn } = L;
  const front = view === 'front';
  const F = o.fold ?? 1;
  const pressed = kind === 'tailored';
  const amount = F * (pressed ? 0.55 : 1);
  const fade: Field | undefined =
    kind === 'jeans'
      ? (x, y) => {
          const lx = Math.abs(x - 500);
          const thigh =
            Math.exp(-(((lx - 92) / 46) ** 2)) *
            smooth(crotchY - 150, crotchY, y) *
            (1 - smooth(kneeY + 40, hemY, y));
          const seat = front ? 0 : Math.exp(-(((lx - 84) / 60) ** 2) - ((y - crotchY + 60) / 110) ** 2);
          return 0.42 * thigh + 0.4 * seat;
        }
      : undefined;
  const creaseX = (y: number) =>
    lerp(
      lerp(500 - W, 500, 0.46) - 14,
      (hemOut[0] + hemIn[0]) / 2,
      smooth(0.05, 0.55, (y - wy) / (hemY - wy)),
    );
  both((f, sg) => {
    const i = sg > 0 ? 1 : 0;
    const own = lvs[i]!;
    const bulge: Field = (x, y) => {
      const t = smooth(crotchY - 130, crotchY + 90, y);
      const edge = pressed
        ? 13 * Math.exp(-Math.abs((i ? 1000 - x : x) - creaseX(y)) / 13) * smooth(wy + 120, wy + 260, y)
        : 0;
      return lerp(pv(x, y), own(x, y), t) + edge;
    };
    sc.panel({
      id: `leg${i}${view}`,
      slot: 'main',
      path: f(L.leg),
      bulge,
      thick: 4,
      round: 8,
      shadow: i ? 0.3 : 0.2,
      shadowR: 10,
      fade,
      uv: { ox: sg * -12, angle: 0 },
      cloth: {
        seed: 4 + i + 11 * (o.creases ?? 0),
        ex: 0.006 * F,
        ey: 0.002 * F,
        wave: 46,
        noise: 1.5,
        iters: 260,
        bend: pressed ? 0.03 : 0.022,
        excess: (_x, y) => {
          if (o.short) return [0, 0];
          const d = (y - (hemY - 66)) / 42;
          return [0, (o.breakAmt ?? 0.045) * Math.exp(-d * d) * amount];
        },
        gathers: creasesOf(L, i, o, amount).map((g) => ({ ...g, a: f(g.a), b: f(g.b) })),
      },
    });
  });
}

function frontDetails(sc: Scene, L: Leg, o: TrousersOptions, st: StitchOptions, elastic: boolean) {
  const { wy, wb, W, outerHip } = L;
  const { kind = 'jeans' } = o;
  if (!elastic) {
    const fly: Path = [
      [524, wy + wb],
      [525, wy + 150],
      [514, wy + 196],
      [500, wy + 214],
    ];
    sc.stitch(fly, { slot: 'thread', ...st });
    if (kind === 'jeans') sc.stitch(offset(line(fly), 5), { slot: 'thread', ...st });
  }
  if (kind !== 'jeans') {
    both((f, sg) => {
      const pocket: Path = f([
        [408, wy + wb],
        [516 - outerHip, wy + 170],
      ]);
      sc.crease(pocket, { w: 5, depth: -1.6, dark: 0.35 });
      sc.stitch(offset(line(pocket), sg < 0 ? -5 : 5), { slot: 'thread', ...st });
      if (kind === 'tailored' && o.pleats !== 0) {
        for (const [x, to, depth, w] of [
          [434, 150, 3, 9],
          [439, 130, -2.4, 4],
          [414, 120, -1.8, 4],
        ] as const)
          sc.crease(
            f([
              [x, wy + wb],
              [x - 4, wy + to],
            ]),
            { w, depth, macro: 1, dark: depth < 0 ? 0.24 : 0, fadeEnd: 0.75 },
          );
      }
    });
    return;
  }
  both((f, sg) => {
    const scoop: Path = f([
      [438, wy + wb - 2],
      [428, wy + 88],
      [384, wy + 112],
      [524 - outerHip, wy + 110],
    ]);
    sc.panel({
      slot: 'main',
      path: f([
        [438, wy + wb - 2, 1],
        [428, wy + 88],
        [384, wy + 112],
        [522 - outerHip, wy + 110, 1],
        [496 - W, wy + wb, 1],
      ]),
      on: 1,
      thick: -2.4,
      round: 2,
      shadow: 0,
      tone: 0.9,
    });
    sc.crease(scoop, { w: 4, depth: -1.8, dark: 0.35 });
    const away = sg < 0 ? 4 : -4;
    for (const d of [away, away * 2.2]) sc.stitch(offset(line(scoop), d), { slot: 'thread', ...st });
    for (const rivet of [
      [435, wy + wb + 14],
      [536 - outerHip, wy + 106],
    ] as Path) {
      const c = f(rivet);
      sc.panel({
        slot: 'metal',
        path: ellipse(c[0], c[1], 3.8, 3.8),
        on: 1,
        thick: 1.8,
        round: 1.8,
        shadow: 0.25,
        shadowR: 3,
      });
    }
  });
  patch(
    sc,
    [
      [592, wy + 86],
      [630, wy + 84],
      [634, wy + 116],
      [592, wy + 116],
    ],
    { rows: [3], st, thick: 1.4 },
  );
}

function backDetails(sc: Scene, L: Leg, o: TrousersOptions, st: StitchOptions, elastic: boolean) {
  const { wy, wb, W } = L;
  const { kind = 'jeans' } = o;
  both((f, sg) => {
    if (kind === 'jeans') {
      sc.seam(
        f([
          [498 - W, wy + wb + 44],
          [500, wy + wb + 84],
        ]),
        { depth: -1.4, dark: 0.25, stitch: sg < 0 ? [3, 7] : [-3, -7], slot: 'thread', st },
      );
      const px = 414;
      const py = wy + 168;
      patch(
        sc,
        f([
          [px - 56, py - 6],
          [px + 50, py + 6],
          [px + 46, py + 92],
          [px - 4, py + 122],
          [px - 52, py + 86],
        ]),
        { rows: [3, 7], st, thick: 2, shadow: 0.34 },
      );
      sc.stitch(
        f([
          [px - 54, py + 10, 1],
          [px + 48, py + 22, 1],
        ]),
        { slot: 'thread', ...st },
      );
      for (const d of [0, 6])
        sc.stitch(
          f([
            [px - 50, py + 46 + d],
            [px - 6, py + 66 + d],
            [px + 44, py + 54 + d],
          ]),
          { slot: 'thread', ...st },
        );
      return;
    }
    if (kind === 'cargo' || (elastic && sg > 0)) {
      // a patch pocket: two with flaps on cargos, one on soft trousers
      const px = 414;
      const py = wy + 142;
      patch(
        sc,
        f([
          [px - 52, py],
          [px + 50, py + 6],
          [px + 48, py + 104],
          [px - 50, py + 98],
        ]),
        { rows: [3], st, thick: kind === 'cargo' ? 3 : 1.8 },
      );
      if (kind !== 'cargo') return;
      sc.panel({
        slot: 'main',
        path: f([
          [px - 56, py - 6, 1],
          [px + 54, py, 1],
          [px + 54, py + 34, 1],
          [px - 55, py + 28, 1],
        ]),
        on: 1,
        thick: 2.6,
        round: 3,
        shadow: 0.4,
        shadowR: 6,
      });
      const at = f([px, py + 20]);
      button(sc, at[0], at[1], { r: 6 });
      return;
    }
    if (elastic) return;
    // darts and jetted pockets
    for (const x of [420, 456])
      sc.crease(
        f([
          [x, wy + wb],
          [x + 2, wy + 132],
        ]),
        { w: 3, depth: -1.2, dark: 0.16, fadeEnd: 0.5 },
      );
    const jet: Path = f([
      [386, wy + 140],
      [468, wy + 149],
    ]);
    sc.seam(jet, { depth: -1.6, w: 3.4, dark: 0.4 });
    for (const d of [-5, 5]) sc.crease(offset(line(jet), d), { w: 2, depth: -0.6, dark: 0.14 });
    const at = f([427, wy + 164]);
    sc.cord(
      f([
        [427, wy + 146],
        [427, wy + 158],
      ]),
      { slot: 'main', r: 1.8, shadow: 0.2, shadowR: 2 },
    );
    button(sc, at[0], at[1], { r: 6 });
  });
  if (kind === 'tailored' || kind === 'chino')
    sc.crease(
      [
        [500, wy + wb - 4],
        [500, wy + wb + 30],
      ],
      { w: 5, depth: -1.4, dark: 0.2 },
    );
  both((f) =>
    sc.crease(
      f([
        [498, L.crotchY - 6],
        [456, L.crotchY + 18],
        [430, L.crotchY + 20],
      ]),
      { w: 10, depth: -2, macro: 1, fadeEnd: 0.7, dark: 0.1 },
    ),
  );
}

function cargoPockets(sc: Scene, L: Leg) {
  both((f) => {
    const x = 508 - L.outerHip;
    const y = L.kneeY - 130;
    patch(
      sc,
      f([
        [x - 6, y],
        [x + 96, y + 4],
        [x + 94, y + 128],
        [x - 4, y + 124],
      ]),
      { rows: [3], thick: 5, round: 5, shadow: 0.4, shadowR: 8 },
    );
    sc.crease(
      f([
        [x + 45, y + 4],
        [x + 45, y + 126],
      ]),
      { w: 6, depth: -2, macro: 1, dark: 0.2 },
    );
    sc.panel({
      slot: 'main',
      path: f([
        [x - 10, y - 8, 1],
        [x + 100, y - 4, 1],
        [x + 100, y + 36, 1],
        [x - 9, y + 32, 1],
      ]),
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.4,
      shadowR: 6,
    });
    for (const q of [8, 82]) {
      const b = f([x + q, y + 20]);
      button(sc, b[0], b[1], { r: 6 });
    }
  });
}

function hemsOf(sc: Scene, L: Leg, o: TrousersOptions, st: StitchOptions) {
  const { hemOut, hemIn, hemY } = L;
  const { kind = 'jeans' } = o;
  const row = (d: number): Path => [
    [hemOut[0] + 1, hemY - d],
    [(hemOut[0] + hemIn[0]) / 2, hemY + 8 - d],
    [hemIn[0] - 1, hemY + 6 - d],
  ];
  if (o.rawHem) {
    both((f) => {
      for (let i = 0; i < 26; i++) {
        const t = (i + 0.5) / 26;
        const x = lerp(hemOut[0], hemIn[0], t);
        const y = hemY + 6 * Math.sin(Math.PI * t) + 2;
        sc.cord(
          f([
            [x, y - 8],
            [x + 3 * Math.sin(i * 7.3), y + 5 + 5 * Math.abs(Math.sin(i * 3.7))],
          ]),
          { slot: 'fringe', r: 0.9, shadow: 0 },
        );
      }
      sc.stitch(f(row(26)), { slot: 'thread', ...st });
    });
    return;
  }
  if (o.turnUps) {
    both((f) => {
      const [a, m, b] = row(0) as [Point, Point, Point];
      sc.panel({
        slot: 'main',
        path: f([
          [a[0] - 4, a[1] - 44, 1],
          [m[0], m[1] - 44],
          [b[0] + 3, b[1] - 44, 1],
          [b[0] + 3, b[1] + 2, 1],
          [m[0], m[1] + 2],
          [a[0] - 4, a[1] + 2, 1],
        ]),
        on: 1,
        thick: 3.4,
        round: 4,
        smooth: 10,
        shadow: 0.34,
        shadowR: 6,
      });
    });
    return;
  }
  if (kind === 'tailored') return;
  both((f) => sc.seam(f(row(20)), { depth: -1.3, dark: 0.15, stitch: [1], slot: 'thread', st }));
  if (kind === 'swim')
    both((f) =>
      sc.crease(
        f([
          [hemOut[0] + 14, hemY],
          [hemOut[0] + 16, hemY - 48],
        ]),
        { w: 5, depth: -2.4, dark: 0.3 },
      ),
    );
}

function elasticWaist(sc: Scene, L: Leg, o: TrousersOptions, pv: Field, front: boolean) {
  const { W, wy } = L;
  const { view = 'front' } = o;
  band(
    sc,
    [
      [498 - W, wy],
      [440, wy + 6],
      [500, wy + 8],
      [560, wy + 6],
      [502 + W, wy],
    ],
    [
      [492 - W, wy + 56],
      [430, wy + 64],
      [500, wy + 66],
      [570, wy + 64],
      [508 + W, wy + 56],
    ],
    {
      slot: o.kind === 'swim' ? 'main' : 'rib',
      abs: 1,
      id: `wb${view}`,
      bulge: pv,
      thick: 5,
      round: 8,
      shadow: 0.3,
      cloth: { ex: 0.1, ey: 0, wave: 18, iters: 140, noise: 1.6, bend: 0.01 },
    },
  );
  for (const d of [20, 40])
    sc.stitch(
      [
        [496 - W, wy + d],
        [430, wy + d + 7],
        [500, wy + d + 9],
        [570, wy + d + 7],
        [504 + W, wy + d],
      ],
      { slot: 'thread', w: 1, alpha: 0.6, pull: 1.6 },
    );
  if (!front) return;
  both((f, sg) =>
    sc.cord(
      f([
        [486, wy + 36],
        [480, wy + 90],
        [470, wy + 150],
        [474, wy + (sg < 0 ? 206 : 186)],
      ]),
      { slot: 'cord', r: 4, shadow: 0.4 },
    ),
  );
}

function waistband(sc: Scene, L: Leg, o: TrousersOptions, pv: Field, front: boolean, st: StitchOptions) {
  const { W, wy, wb } = L;
  const { view = 'front', kind = 'jeans' } = o;
  const sewn = kind !== 'tailored';
  band(
    sc,
    [
      [500 - W, wy],
      [440, wy + 5],
      [500, wy + 7],
      [560, wy + 5],
      [500 + W, wy],
    ],
    [
      [493 - W, wy + wb - 2],
      [430, wy + wb + 5],
      [500, wy + wb + 8],
      [570, wy + wb + 5],
      [507 + W, wy + wb - 2],
    ],
    {
      slot: 'main',
      abs: 1,
      id: `wb${view}`,
      bulge: pv,
      thick: 4,
      round: 4,
      shadow: 0.26,
      shadowR: 5,
      uv: { angle: 90 },
    },
  );
  if (sewn)
    for (const d of [5, wb - 5])
      sc.stitch(
        [
          [498 - W, wy + d],
          [430, wy + d + 6],
          [500, wy + d + 8],
          [570, wy + d + 6],
          [502 + W, wy + d],
        ],
        { slot: 'thread', ...st },
      );
  for (const x of front ? [-98, -46, 62, 104] : [-100, 0, 100])
    strip(
      sc,
      [
        [500 + x, wy - 5],
        [500 + x * 1.02, wy + wb + 12],
      ],
      kind === 'tailored' ? 5 : 7,
      {
        thick: 2.2,
        round: 2,
        shadow: 0.35,
        shadowR: 4,
        stitch: sewn ? [4, -4] : [],
        st: { w: 1.2, dash: 4, gap: 2 },
      },
    );
  if (!front) {
    if (kind === 'jeans') leatherPatch(sc, wy);
    return;
  }
  if (kind === 'tailored') {
    sc.crease(
      [
        [508, wy + 6],
        [508, wy + wb + 6],
      ],
      { w: 3, depth: -1.2, dark: 0.3 },
    );
    sc.panel({
      slot: 'main',
      path: [
        [470, wy + 9, 1],
        [524, wy + 8, 1],
        [524, wy + wb + 4, 1],
        [470, wy + wb + 5, 1],
      ],
      on: 1,
      thick: 1.4,
      round: 2,
      shadow: 0.2,
      uv: { angle: 90 },
    });
    return;
  }
  buttonhole(sc, 510, wy + wb / 2 + 6, { l: 22 });
  button(sc, 506, wy + wb / 2 + 6, kind === 'jeans' ? { r: 10, slot: 'metal', kind: 'metal' } : { r: 10 });
}

function leatherPatch(sc: Scene, wy: number) {
  sc.panel({
    slot: 'patch',
    path: [
      [556, wy + 6, 1],
      [622, wy + 3, 1],
      [624, wy + 47, 1],
      [557, wy + 51, 1],
    ],
    on: 1,
    thick: 1.6,
    round: 2,
    shadow: 0.3,
  });
  sc.stitch(
    [
      [559, wy + 9, 1],
      [619, wy + 6, 1],
      [621, wy + 44, 1],
      [560, wy + 48, 1],
      [559, wy + 9, 1],
    ],
    { slot: 'thread', w: 1.1 },
  );
}
