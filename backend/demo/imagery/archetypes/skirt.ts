import { mirror } from '../engine/geom.ts';
import { band, both, button, label, lerp, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Gather, Path, Point } from '../engine/types.ts';
import { flutes } from './falling.ts';
import type { View } from './torso.ts';

export interface SkirtOptions {
  view?: View;
  kind?: 'pleated' | 'slip' | 'mini' | 'aline' | 'wrap' | 'kilt' | 'tiered';
  len?: number;
  flare?: number;
  /** Half waist and its y. */
  W?: number;
  wy?: number;
  wb?: number;
  /** Number of pleats. */
  n?: number;
  buttons?: 0 | 1;
  flute?: number;
  seed?: number;
  wbSlot?: string;
}

/** Skirts: pleated, slip, mini, A-line, wrapped, kilts and tiered ones. */
export function skirt(o: SkirtOptions = {}) {
  const { view = 'front', kind = 'pleated', len = 1040, flare = 250, W = 142, wy = 170 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const wb = o.wb ?? 46;
    const pleats = kind === 'pleated' ? (o.n ?? 13) : kind === 'kilt' && !front ? 15 : 0;
    const apron = kind === 'kilt' && front;
    const sideL: Path = [
      [500 - W, wy, 1],
      [484 - W, wy + 90],
      [500 - lerp(W, flare, 0.45), lerp(wy, len, 0.4)],
      [500 - lerp(W, flare, 0.8), lerp(wy, len, 0.75)],
      [500 - flare, len, 1],
    ];
    const hem: Path = pleats
      ? Array.from({ length: pleats * 2 + 1 }, (_, i): Point => {
          const t = i / (pleats * 2);
          const x = 500 - flare + t * flare * 2;
          const y = len + 26 * (1 - ((x - 500) / flare) ** 2) + (i % 2 ? 9 : -3);
          return i % 2 ? [x, y] : [x, y, 1];
        }).slice(1, -1)
      : [
          [500 - flare * 0.5, len + 20],
          [500, len + 26],
          [500 + flare * 0.5, len + 20],
        ];
    const body: Path = [...sideL, ...hem, ...mirror(sideL).reverse(), [500, wy + 8]];
    const volume = sc.volume(
      [
        body,
        [
          [500 - W, wy + 30, 1],
          [500 + W, wy + 30, 1],
          [500 + W, wy - 90, 1],
          [500 - W, wy - 90, 1],
        ],
        [
          [500 - flare, len - 20, 1],
          [500 + flare, len - 20, 1],
          [510 + flare, len + 190, 1],
          [490 - flare, len + 190, 1],
        ],
      ],
      100,
      0.5,
      'v',
    );
    if (front) insideOfWaist(sc, W, wy);
    sc.panel({
      slot: 'inside',
      path: [
        [508 - flare, len - 30, 1],
        [492 + flare, len - 30, 1],
        [494 + flare, len - 2, 1],
        [500, len + 14],
        [506 - flare, len - 2, 1],
      ],
      z: 0,
      thick: 1,
      shadow: 0,
    });
    const relief = reliefOf(o, { W, wy, wb, len, flare, pleats });
    const calm = kind === 'slip';
    sc.panel({
      id: `sk${view}`,
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + relief(x, y),
      thick: 4,
      round: 8,
      shadow: 0.2,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        seed: 3 + (front ? 0 : 5),
        ex: pleats || calm ? 0.004 : 0.016,
        ey: -0.006,
        wave: calm ? 90 : 70,
        noise: calm ? 1 : 1.9,
        iters: 260,
        bend: calm ? 0.03 : 0.024,
        excess: (_x, y) => [(pleats ? 0.01 : calm ? 0.004 : 0.012) * smooth(wy + 60, len, y), -0.008],
        gathers: pullsOf(kind, pleats, W, wy),
      },
    });
    finish(sc, o, { W, wy, wb, len, flare, front, pleats });
    if (kind === 'wrap' && front) wrapFront(sc, { W, wy, wb, len, flare, volume, relief });
    if (apron) kiltFront(sc, { W, wy, wb, len, flare, volume });
    band(
      sc,
      [
        [500 - W, wy],
        [440, wy + 6],
        [500, wy + 8],
        [560, wy + 6],
        [500 + W, wy],
      ],
      [
        [494 - W, wy + wb - 2],
        [430, wy + wb + 6],
        [500, wy + wb + 9],
        [570, wy + wb + 6],
        [506 + W, wy + wb - 2],
      ],
      {
        slot: o.wbSlot ?? 'main',
        abs: 1,
        id: `wb${view}`,
        bulge: volume,
        thick: 4,
        round: 5,
        shadow: 0.3,
        shadowR: 6,
        uv: { angle: 90 },
      },
    );
    if (kind === 'kilt' && front) buckles(sc, W, wy);
    if (kind === 'wrap' && front) tie(sc, W, wy);
  };
}

interface Block {
  W: number;
  wy: number;
  wb: number;
  len: number;
  flare: number;
}

function insideOfWaist(sc: Scene, W: number, wy: number) {
  sc.panel({
    slot: 'inside',
    path: [
      [502 - W, wy + 2, 1],
      [440, wy - 9],
      [500, wy - 13],
      [560, wy - 9],
      [498 + W, wy + 2, 1],
      [500 + W, wy + 50, 1],
      [500 - W, wy + 50, 1],
    ],
    z: 20,
    bulge: () => 20,
    thick: 2,
    shadow: 0,
  });
  label(sc, 500, wy - 6, 56, 20);
}

/** Pleats or falling folds. */
function reliefOf(o: SkirtOptions, b: Block & { pleats: number }): Field {
  const { kind = 'pleated' } = o;
  const { W, wy, wb, len, flare, pleats } = b;
  if (pleats)
    return (x, y) => {
      const down = Math.max(0, (y - wy) / (len - wy));
      const w = lerp(W + 14, flare, Math.pow(down, 0.9));
      const s = Math.max(-0.999, Math.min(0.999, (x - 500) / Math.max(20, w)));
      const phase = (Math.asin(s) / Math.PI + 0.5) * pleats;
      const f = phase - Math.floor(phase);
      const saw = f < 0.82 ? f / 0.82 : (1 - f) / 0.18;
      return lerp(5, 19, smooth(wy, len, y)) * (saw - 0.5) * (0.4 + 0.6 * smooth(wy + wb - 6, wy + 150, y));
    };
  if (kind === 'mini' || kind === 'kilt') return () => 0;
  const seed = (o.seed ?? 4) * 3.1 + (o.view === 'back' ? 5.7 : 0);
  const fall = flutes({
    W: W + 14,
    flare,
    y0: wy + 70,
    y1: len,
    amp: o.flute ?? (kind === 'slip' ? 22 : 26),
    seed,
    freq: kind === 'tiered' ? 4.2 : 2.9,
  });
  if (kind !== 'tiered') return fall;
  const tiers = [wy + wb, lerp(wy, len, 0.36), lerp(wy, len, 0.68), len + 40];
  return (x, y) => {
    const i = y < tiers[1]! ? 0 : y < tiers[2]! ? 1 : 2;
    const t = Math.max(0, (y - tiers[i]!) / (tiers[i + 1]! - tiers[i]!));
    const gather = 6 * Math.exp(-t * 5) * Math.sin(x * 0.32 + 3 * Math.sin(x * 0.05 + i * 4));
    return fall(x, y) * 0.8 + 9 * Math.sqrt(t) * (i > 0 ? 1 : 0.4) + gather;
  };
}

function pullsOf(kind: SkirtOptions['kind'], pleats: number, W: number, wy: number): Gather[] {
  if (pleats) return [{ a: [470 - W, wy + 160], b: [440, wy + 420], r: 70, amt: 0.03 }];
  if (kind === 'mini' || kind === 'kilt')
    return [
      { a: [490 - W, wy + 150], b: [560, wy + 200], r: 60, amt: 0.05, taper: 0.2 },
      { a: [510 + W, wy + 190], b: [440, wy + 260], r: 60, amt: 0.05, taper: 0.2 },
    ];
  const k = kind === 'slip' ? 0.45 : 1;
  return [
    { a: [510 - W, wy + 120], b: [470, wy + 230], r: 60, amt: 0.06 * k },
    { a: [490 + W, wy + 150], b: [540, wy + 260], r: 60, amt: 0.06 * k, ph: 3 },
  ];
}

function finish(sc: Scene, o: SkirtOptions, b: Block & { front: boolean; pleats: number }) {
  const { kind = 'pleated' } = o;
  const { W, wy, wb, len, flare, front, pleats } = b;
  if (!pleats && kind !== 'slip')
    sc.seam(
      [
        [506 - flare, len - 16],
        [500, len + 10],
        [494 + flare, len - 16],
      ],
      { depth: -0.8, stitch: [], dark: 0.1 },
    );
  if (kind === 'tiered')
    for (const t of [0.36, 0.68]) {
      const y = lerp(wy, len, t);
      const w = lerp(W + 14, flare, t);
      const at: Path = [
        [500 - w, y - 4],
        [500, y + 12],
        [500 + w, y - 4],
      ];
      sc.crease(at, { w: 5, depth: -2.2, dark: 0.3 });
    }
  if (!front) {
    // concealed zip and darts
    if (!pleats) {
      sc.seam(
        [
          [500, wy + wb],
          [500, wy + wb + 160],
        ],
        { depth: -1.2, dark: 0.16 },
      );
      both((f) =>
        sc.crease(
          f([
            [432, wy + wb],
            [430, wy + 140],
          ]),
          { w: 3, depth: -1, dark: 0.12, fadeEnd: 0.5 },
        ),
      );
    }
    return;
  }
  if (kind === 'mini')
    both((f) =>
      sc.seam(
        f([
          [430, wy + wb],
          [426, wy + 150],
        ]),
        { depth: -0.9, w: 2.4, dark: 0.12 },
      ),
    );
  if (o.buttons) {
    strip(
      sc,
      [
        [500, wy + wb],
        [500, len + 22],
      ],
      18,
      { thick: 2, stitch: [14, -14], shadow: 0.3 },
    );
    for (let i = 0; i < 5; i++) button(sc, 500, wy + wb + 40 + (i * (len - wy - 90)) / 4.6, { r: 10 });
  }
}

/** The upper layer of a wrap skirt: one edge runs from the waist across to the hem. */
function wrapFront(sc: Scene, b: Block & { volume: Field; relief: Field }) {
  const { W, wy, wb, len, flare, volume, relief } = b;
  const edge: Path = [
    [430, wy + wb - 4, 1],
    [452, lerp(wy, len, 0.4)],
    [448, lerp(wy, len, 0.75)],
    [420, len + 8, 1],
  ];
  sc.panel({
    id: 'wrap',
    slot: 'main',
    path: [
      ...edge,
      [500 + flare * 0.5, len + 19],
      [500 + flare, len, 1],
      [500 + lerp(W, flare, 0.8), lerp(wy, len, 0.75)],
      [500 + lerp(W, flare, 0.45), lerp(wy, len, 0.4)],
      [516 + W, wy + 90],
      [500 + W, wy + 10, 1],
    ],
    bulge: (x, y) => volume(x, y) + relief(x, y) + 6,
    thick: 4,
    round: 5,
    shadow: 0.45,
    shadowR: 10,
    uv: { cx: 500 },
    cloth: {
      seed: 9,
      ex: 0.006,
      ey: -0.006,
      wave: 70,
      noise: 1.4,
      iters: 200,
      bend: 0.026,
      gathers: [{ a: [500 + W - 10, wy + 60], b: [470, wy + 280], r: 70, amt: 0.07, taper: 0.6 }],
    },
  });
}

/** The apron of a kilt: flat, with a fringed edge. */
function kiltFront(sc: Scene, b: Block & { volume: Field }) {
  const { W, wy, wb, len, flare, volume } = b;
  sc.panel({
    id: 'apron',
    slot: 'main',
    path: [
      [500 - W + 6, wy + wb - 6, 1],
      [486 - W, wy + 90],
      [506 - lerp(W, flare, 0.7), lerp(wy, len, 0.6)],
      [512 - flare, len + 2, 1],
      [520, len + 24],
      [500 + flare * 0.62, len + 15, 1],
      [500 + lerp(W, flare, 0.45) * 0.7, lerp(wy, len, 0.5)],
      [500 + W * 0.62, wy + wb - 6, 1],
    ],
    bulge: (x, y) => volume(x, y) + 5,
    thick: 3.6,
    round: 4,
    shadow: 0.4,
    shadowR: 9,
    uv: { cx: 500 },
    cloth: { seed: 8, ex: 0.005, ey: -0.004, wave: 80, noise: 1.2, iters: 180, bend: 0.03, gathers: [] },
  });
  const edge: Path = [
    [500 + W * 0.62, wy + wb],
    [500 + lerp(W, flare, 0.45) * 0.7, lerp(wy, len, 0.5)],
    [500 + flare * 0.62, len + 13],
  ];
  for (let i = 0; i < 70; i++) {
    const t = (i + 0.5) / 70;
    const a = edge[0]!;
    const m = edge[1]!;
    const c = edge[2]!;
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * m[0] + t * t * c[0];
    const y = lerp(a[1], c[1], t);
    sc.cord(
      [
        [x - 3, y],
        [x + 15, y + 4 * Math.sin(i * 2.3)],
      ],
      { slot: 'fringe', r: 1.4, shadow: 0.16, shadowR: 2 },
    );
  }
}

function buckles(sc: Scene, W: number, wy: number) {
  for (const [y, x] of [
    [wy + 22, 500 + W * 0.52],
    [wy + 112, 500 + W * 0.58],
  ] as const) {
    strip(
      sc,
      [
        [x - 34, y],
        [x + 66, y - 4],
      ],
      8,
      { slot: 'strap', thick: 3, round: 2.4, shadow: 0.4, shadowR: 5, stitch: [5, -5] },
    );
    sc.panel({
      slot: 'metal',
      path: [
        [x - 2, y - 15, 1],
        [x + 24, y - 15, 1],
        [x + 24, y + 13, 1],
        [x - 2, y + 13, 1],
      ],
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.35,
      shadowR: 4,
    });
    sc.panel({
      slot: 'strap',
      path: [
        [x + 4, y - 9, 1],
        [x + 18, y - 9, 1],
        [x + 18, y + 7, 1],
        [x + 4, y + 7, 1],
      ],
      on: 1,
      thick: 0.6,
      round: 1,
      shadow: 0,
    });
  }
}

function tie(sc: Scene, W: number, wy: number) {
  const x = 500 - W * 0.5;
  for (const [dx, len] of [
    [-34, 190],
    [14, 220],
  ] as const)
    strip(
      sc,
      [
        [x, wy + 26],
        [x + dx * 0.6, wy + 90],
        [x + dx, wy + len],
      ],
      10,
      { thick: 2.6, round: 4, shadow: 0.4, smooth: 8 },
    );
  for (const s of [-1, 1])
    sc.panel({
      slot: 'main',
      path: [
        [x, wy + 26, 1],
        [x + s * 34, wy + 2],
        [x + s * 62, wy + 20],
        [x + s * 34, wy + 44],
      ],
      on: 1,
      thick: 5,
      round: 8,
      shadow: 0.4,
      shadowR: 6,
      smooth: 6,
    });
  sc.panel({
    slot: 'main',
    path: [
      [x - 14, wy + 12],
      [x + 14, wy + 12],
      [x + 15, wy + 40],
      [x - 15, wy + 40],
    ],
    on: 1,
    thick: 6,
    round: 7,
    shadow: 0.4,
    shadowR: 5,
  });
}
