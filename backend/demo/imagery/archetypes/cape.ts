import { mirror, offset, line } from '../engine/geom.ts';
import { band, both, button, label, smooth } from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path } from '../engine/types.ts';
import { flutes } from './falling.ts';
import type { View } from './torso.ts';

export interface CapeOptions {
  view?: View;
  /** A poncho is closed, with a roll neck; a cape opens in front. */
  kind?: 'poncho' | 'cape';
  fringe?: 0 | 1;
  len?: number;
}

/** Ponchos and capes: one piece that falls from the shoulders. */
export function cape(o: CapeOptions = {}) {
  const { view = 'front', kind = 'poncho', fringe = 0, len = 900 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const open = kind === 'cape';
    const [nx, ny] = [424, 240];
    const left: Path = [
      [nx, ny, 1],
      [340, 270],
      [262, 340],
      [206, 470],
      [170, 640],
      [150, len - 60, 1],
      [240, len - 14],
      [370, len + 18],
      [500, len + 26],
    ];
    const body: Path = [...left, ...mirror(left.slice(0, -1)).reverse(), [500, ny + 22]];
    const volume = sc.volume(
      [
        body,
        [
          [nx, ny + 30, 1],
          [nx + 10, ny - 70, 1],
          [990 - nx, ny - 70, 1],
          [1000 - nx, ny + 30, 1],
        ],
        [
          [152, len - 80, 1],
          [848, len - 80, 1],
          [860, len + 140, 1],
          [140, len + 140, 1],
        ],
      ],
      116,
      0.5,
      `cp${view}`,
    );
    const fall = flutes({
      W: 190,
      flare: 352,
      y0: 330,
      y1: len,
      amp: 30,
      seed: front ? 2.2 : 5.9,
      freq: 3.1,
    });
    if (front) {
      sc.panel({
        slot: 'inside',
        path: [
          [nx + 4, ny, 1],
          [500, ny - 14],
          [996 - nx, ny, 1],
          [560, ny + 60],
          [440, ny + 60],
        ],
        z: 8,
        thick: 1,
        shadow: 0,
      });
    }
    if (fringe) fringes(sc, len);
    sc.panel({
      id: `cape${view}`,
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + fall(x, y),
      thick: 4.5,
      round: 10,
      shadow: 0.24,
      shadowR: 12,
      uv: { cx: 500 },
      cloth: {
        seed: 5,
        ex: 0.01,
        ey: -0.004,
        wave: 70,
        noise: 1.6,
        iters: 260,
        bend: 0.03,
        excess: (_x, y) => [0.014 * smooth(420, len, y), 0],
        gathers: [
          { a: [300, 330], b: [420, 520], r: 70, amt: 0.05 },
          { a: [700, 334], b: [580, 520], r: 70, amt: 0.05, ph: 3 },
        ],
      },
    });
    sc.stitch(offset(line(left.slice(5)), 10), { slot: 'thread', w: 1.1 });
    sc.stitch(offset(line(mirror(left.slice(5))), -10), { slot: 'thread', w: 1.1 });
    if (open && front) opening(sc, ny, len);
    if (!front)
      sc.seam(
        [
          [500, ny + 26],
          [500, len + 22],
        ],
        { depth: -0.9, dark: 0.1 },
      );
    both((f) =>
      sc.seam(
        f([
          [nx + 2, ny + 4],
          [330, 292],
          [262, 352],
        ]),
        { depth: -0.7, dark: 0.08 },
      ),
    );
    neck(sc, open, front, nx, ny);
  };
}

function opening(sc: Scene, ny: number, len: number) {
  const edge: Path = [
    [512, ny + 30],
    [514, 560],
    [518, len + 22],
  ];
  sc.crease(edge, { w: 6, depth: -3, dark: 0.4 });
  sc.stitch(offset(line(edge), 9), { slot: 'thread', w: 1.1 });
  for (let i = 0; i < 3; i++) button(sc, 494, ny + 104 + i * 108, { r: 13 });
  both((f) => {
    sc.seam(
      f([
        [356, 560],
        [352, 742],
      ]),
      { depth: -2.4, w: 5, dark: 0.42 },
    );
    sc.stitch(
      f([
        [366, 560],
        [362, 742],
      ]),
      { slot: 'thread', w: 1.1 },
    );
  });
}

function neck(sc: Scene, open: boolean, front: boolean, nx: number, ny: number) {
  const h = open ? 46 : 66;
  const row = (y: number, w: number, dip: number): Path => [
    [nx + w, y],
    [460, y + dip * 0.8],
    [500, y + dip],
    [540, y + dip * 0.8],
    [1000 - nx - w, y],
  ];
  if (front) {
    sc.panel({
      slot: 'inside',
      path: [
        [nx + 8, ny - h + 6, 1],
        [500, ny - h - 8],
        [992 - nx, ny - h + 6, 1],
        [500, ny - h + 40],
      ],
      z: 24,
      thick: 2,
      shadow: 0,
    });
    label(sc, 500, ny - h + 4, 36, 18);
  }
  band(sc, row(ny - h + 6, 6, front ? 24 : -8), row(ny + 16, -10, front ? 40 : 22), {
    slot: open ? 'main' : 'rib',
    abs: 1,
    id: `cn${front}`,
    bulge: (x: number) => 66 * Math.sqrt(Math.max(0, 1 - ((x - 500) / 92) ** 2)) + 8,
    thick: 5,
    round: 9,
    shadow: 0.4,
    shadowR: 10,
    cloth: { ex: 0.01, ey: 0.04, wave: 36, iters: 120, noise: 1.2, bend: 0.03 },
  });
}

/** Knotted threads along the hem. */
function fringes(sc: Scene, len: number) {
  for (let i = 0; i < 92; i++) {
    const t = (i + 0.5) / 92;
    const x = 152 + 696 * t;
    const y = len - 62 + 88 * (1 - Math.abs(2 * t - 1) ** 2.2);
    const sway = 7 * gnoise(i * 1.7, 3);
    sc.cord(
      [
        [x, y - 14],
        [x + sway * 0.5, y + 18],
        [x + sway, y + 46 + 8 * gnoise(i * 2.3, 8)],
      ],
      { slot: 'fringe', r: 2.1, shadow: 0.2, shadowR: 3 },
    );
  }
}
