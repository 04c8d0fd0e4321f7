import { line, shape } from '../../engine/geom.ts';
import { lerp, smooth } from '../../engine/kit.ts';
import { gnoise } from '../../engine/noise.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Gather, Path, Point } from '../../engine/types.ts';

function fringe(sc: Scene, x0: number, x1: number, y: number, count = 15) {
  for (let i = 0; i < count; i++) {
    const x = lerp(x0 + 6, x1 - 6, i / (count - 1));
    const w = 5 * gnoise(i * 3.3, y / 50);
    sc.cord(
      [
        [x, y - 6],
        [x + w * 0.4, y + 24],
        [x + w, y + 54 + 4 * gnoise(i * 7, 2)],
      ],
      { slot: 'fringe', r: 3.6, shadow: 0.25, shadowR: 3 },
    );
  }
}

const corners = (path: Path): Point[] => shape(path).map(([x, y]): Point => [x, y, 1]);

function tail(
  sc: Scene,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  id: string,
  z: number,
  seed: number,
  fringed: boolean,
) {
  const path: Path = [
    [x0 + 16, y0, 1],
    [x0, (y0 + y1) / 2],
    [x0 - 6, y1, 1],
    [x1 + 6, y1 + 4, 1],
    [x1, (y0 + y1) / 2],
    [x1 - 10, y0, 1],
  ];
  if (fringed) fringe(sc, x0 - 4, x1 + 4, y1);
  const fall = (x: number, y: number) => {
    const t = (x - x0) / (x1 - x0);
    return (
      z +
      16 * Math.sin(Math.PI * Math.max(0, Math.min(1, t))) +
      12 * gnoise(t * 3.4 + seed + y / 900, y / 700 + seed)
    );
  };
  sc.panel({
    id,
    slot: 'main',
    path,
    bulge: fall,
    thick: 6,
    round: 9,
    shadow: 0.4,
    shadowR: 12,
    uv: { cx: (x0 + x1) / 2, ox: (x0 + x1) / 2 - 500 },
    cloth: {
      ex: 0.03,
      ey: -0.004,
      wave: 50,
      iters: 200,
      noise: 1.6,
      gathers: [{ a: [(x0 + x1) / 2, y0], b: [(x0 + x1) / 2 - 20, y0 + 240], r: 60, amt: 0.12 }],
    },
  });
}

/** A scarf put once around. Slots: fringe inside. */
export function scarf(o: { fringed?: boolean } = {}) {
  const fringed = o.fringed ?? true;
  return (sc: Scene) => {
    tail(sc, 352, 500, 470, 1010, 't1', 10, 3, fringed);
    tail(sc, 480, 640, 480, 930, 't2', 26, 9, fringed);
    const loop: Path = [
      [316, 380],
      [330, 300],
      [420, 240],
      [500, 228],
      [580, 240],
      [670, 300],
      [684, 380],
      [660, 470],
      [580, 560],
      [500, 592],
      [420, 560],
      [340, 470],
    ];
    const hole: Path = [
      [420, 340],
      [450, 300],
      [500, 288],
      [550, 300],
      [580, 340],
      [560, 400],
      [500, 440],
      [440, 400],
    ];
    const fold = (x: number, y: number) => {
      const [dx, dy] = [x - 500, y - 350];
      const r = Math.hypot(dx * 0.92, dy * (dy > 0 ? 0.72 : 1.1));
      const e = (r - 76) / 96;
      return (
        46 +
        30 * Math.sin(Math.PI * Math.max(0, Math.min(1, e))) +
        15 * gnoise(e * 3.6 + 5, Math.atan2(dy, dx) * 0.8 + 2) * smooth(0, 0.3, e)
      );
    };
    sc.panel({ slot: 'inside', path: hole, z: 4, thick: 1, shadow: 0 });
    sc.shade(hole, { soft: 16, k: 0.5 });
    sc.panel({
      id: 'lp',
      slot: 'main',
      path: [corners(loop), corners(hole).reverse()],
      bulge: fold,
      thick: 6,
      round: 12,
      shadow: 0.5,
      shadowR: 16,
      uv: { angle: 20 },
      cloth: {
        ex: 0.02,
        ey: 0.02,
        wave: 44,
        iters: 200,
        noise: 1.6,
        gathers: [
          { a: [340, 400], b: [500, 560], r: 60, amt: 0.1, taper: 0 },
          { a: [660, 400], b: [520, 560], r: 60, amt: 0.1, ph: 4, taper: 0 },
        ],
      },
    });
  };
}

/** A wide cloth folded twice, its fringed ends showing. Slots: fringe. */
export function shawl() {
  return (sc: Scene) => {
    const layer = (id: string, x0: number, x1: number, y0: number, y1: number, z: number, ends: boolean) => {
      if (ends) fringe(sc, x0 + 4, x1 - 4, y1, 26);
      const path: Path = [
        [x0 + 14, y0, 1],
        [(x0 + x1) / 2, y0 - 8],
        [x1 - 14, y0, 1],
        [x1, (y0 + y1) / 2],
        [x1 - 4, y1, 1],
        [(x0 + x1) / 2, y1 + 4],
        [x0 + 4, y1, 1],
        [x0, (y0 + y1) / 2],
      ];
      const folds: Gather[] = [0.2, 0.45, 0.7].map((t, i) => ({
        a: [lerp(x0, x1, t), y0],
        b: [lerp(x0, x1, t + 0.05), y1],
        r: 60,
        amt: 0.05,
        ph: i * 4,
        taper: 0.1,
      }));
      sc.panel({
        id,
        slot: 'main',
        path,
        z,
        amp: 26,
        pow: 0.3,
        thick: 12,
        round: 14,
        shadow: 0.42,
        shadowR: 16,
        uv: { oy: z * 6 },
        cloth: { ex: 0.012, ey: 0.002, wave: 70, iters: 180, noise: 2, bend: 0.028, gathers: folds },
      });
    };
    layer('a', 262, 738, 360, 960, 0, true);
    layer('b', 250, 726, 350, 900, 22, true);
    layer('c', 256, 732, 340, 780, 48, false);
  };
}

/** A square of silk laid on its corner. Slots: thread accent. */
export function silkSquare() {
  return (sc: Scene) => {
    sc.panel({
      id: 'q',
      slot: 'main',
      path: [
        [500, 300, 1],
        [800, 640, 1],
        [500, 980, 1],
        [200, 640, 1],
      ],
      amp: 10,
      thick: 3,
      round: 3,
      shadow: 0.3,
      uv: { angle: 45 },
      cloth: { ex: 0.014, ey: 0.014, wave: 90, iters: 220, noise: 3, bend: 0.025 },
    });
    for (const [d, slot, w] of [
      [10, 'thread', 5],
      [30, 'accent', 9],
    ] as const) {
      const k = 1 - d / 340;
      sc.line(
        [
          [500, 640 - 340 * k, 1],
          [500 + 300 * k, 640, 1],
          [500, 640 + 340 * k, 1],
          [500 - 300 * k, 640, 1],
          [500, 640 - 340 * k, 1],
        ],
        { slot, w },
      );
    }
  };
}

/** A handkerchief folded to two peaks. Slots: edge. */
export function pocketSquare() {
  return (sc: Scene) => {
    const sheet = (id: string, path: Path, z: number, angle: number) => {
      sc.panel({
        id,
        slot: 'main',
        path,
        z,
        amp: 12,
        pow: 0.35,
        thick: 7,
        round: 8,
        shadow: 0.42,
        shadowR: 12,
        uv: { angle },
        cloth: { ex: 0.008, ey: 0.008, wave: 90, iters: 160, noise: 2, bend: 0.028 },
      });
      const outline = line([...path, path[0]!]);
      sc.cord(outline, { slot: 'edge', r: 5, rise: 0.6, shadow: 0.15 });
    };
    sheet(
      'a',
      [
        [330, 880, 1],
        [300, 560, 1],
        [470, 360, 1],
        [700, 600, 1],
        [690, 880, 1],
      ],
      0,
      -16,
    );
    sheet(
      'b',
      [
        [322, 890, 1],
        [316, 620, 1],
        [590, 400, 1],
        [708, 640, 1],
        [700, 890, 1],
      ],
      16,
      12,
    );
    sheet(
      'c',
      [
        [312, 900, 1],
        [308, 660, 1],
        [500, 640],
        [704, 660, 1],
        [706, 900, 1],
      ],
      34,
      0,
    );
  };
}
