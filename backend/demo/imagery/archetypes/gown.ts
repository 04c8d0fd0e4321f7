import { line, mirror, offset } from '../engine/geom.ts';
import { both, lerp, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path } from '../engine/types.ts';
import { flutes } from './falling.ts';
import type { View } from './torso.ts';

export interface GownOptions {
  view?: View;
  /** How the bodice is held. */
  top?: 'strapless' | 'oneShoulder' | 'halter' | 'offShoulder';
  /** A ball skirt, a column, or fitted to the knee. */
  skirt?: 'ball' | 'column' | 'mermaid';
  /** A leg slit on the viewer's right. */
  slit?: 0 | 1;
  /** Draped folds across the bodice. */
  draped?: 0 | 1;
  seed?: number;
}

const skirts = {
  ball: { hip: 196, knee: 300, hem: 372, amp: 40, freq: 3.6 },
  column: { hip: 150, knee: 168, hem: 216, amp: 24, freq: 2.6 },
  mermaid: { hip: 152, knee: 138, hem: 300, amp: 34, freq: 3.4 },
} as const;

/** Evening gowns, floor length. */
export function gown(o: GownOptions = {}) {
  const { view = 'front', top = 'strapless', skirt = 'column' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const { hip, knee, hem, amp, freq } = skirts[skirt];
    const hemY = 1420;
    const [topY, pitY, B, waist, waistY] = [330, 404, 132, 104, 560];
    const bare = !front && (top === 'strapless' || top === 'halter');
    const low = bare ? 452 : front ? 372 : 392;
    const right: Path = [
      [500, low - (top === 'oneShoulder' ? 10 : 0)],
      [548, topY + (bare ? 70 : 14)],
      [590, bare ? topY + 84 : topY, 1],
      [500 + B, pitY, 1],
      [494 + B, pitY + 60],
      [500 + waist, waistY],
      [500 + lerp(waist, hip, 0.7), waistY + 90],
      [500 + hip, waistY + 200],
      [500 + knee, 1040],
      [500 + lerp(knee, hem, skirt === 'mermaid' ? 0.3 : 0.6), 1240],
      [500 + hem, hemY, 1],
    ];
    const body: Path = [
      ...right,
      [500 + hem * 0.5, hemY + 22],
      [500, hemY + 30],
      [500 - hem * 0.5, hemY + 22],
      ...mirror(right.slice(1)).reverse(),
    ];
    const volume = sc.volume(
      [
        body,
        [
          [500 - hem, hemY - 20, 1],
          [500 + hem, hemY - 20, 1],
          [500 + hem, hemY + 120, 1],
          [500 - hem, hemY + 120, 1],
        ],
        [
          [412, topY + 40, 1],
          [412, topY - 60, 1],
          [588, topY - 60, 1],
          [588, topY + 40, 1],
        ],
      ],
      skirt === 'ball' ? 120 : 92,
      0.5,
      `g${view}`,
    );
    const fall = flutes({
      W: skirt === 'ball' ? waist + 40 : hip - 8,
      flare: hem,
      y0: skirt === 'ball' ? waistY + 8 : skirt === 'mermaid' ? 980 : 660,
      y1: hemY,
      amp,
      seed: 6.1 + (o.seed ?? 0) + (front ? 0 : 3.3),
      freq,
    });
    const bust: Field = (x, y) =>
      front
        ? [448, 552].reduce((s, c) => s + 15 * Math.exp(-(((x - c) / 52) ** 2) - ((y - 412) / 58) ** 2), 0)
        : 0;
    const drape: Field = (x, y) => {
      if (!o.draped || y > waistY + 110) return 0;
      const t = (y - 360 + (x - 500) * (top === 'oneShoulder' ? 0.75 : 0.28)) / 27;
      const f = t - Math.floor(t);
      return (
        7 * Math.pow(Math.sin(Math.PI * f), 0.8) * smooth(waistY + 100, waistY - 40, y) * smooth(330, 400, y)
      );
    };
    straps(sc, top, front, topY);
    if (front)
      sc.panel({
        slot: 'inside',
        path: [
          [414, 420, 1],
          [500, 452],
          [586, 420, 1],
          [600, 520],
          [400, 520],
        ],
        z: 0,
        bulge: () => 8,
        thick: 1,
        shadow: 0,
      });
    sc.panel({
      slot: 'inside',
      path: [
        [508 - hem, hemY - 30, 1],
        [492 + hem, hemY - 30, 1],
        [494 + hem, hemY - 2, 1],
        [500, hemY + 18],
        [506 - hem, hemY - 2, 1],
      ],
      z: 0,
      thick: 1,
      shadow: 0,
    });
    sc.panel({
      id: `gown${view}`,
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + fall(x, y) + bust(x, y) + drape(x, y),
      thick: 3.4,
      round: 8,
      shadow: 0.22,
      shadowR: 12,
      uv: { cx: 500 },
      cloth: {
        seed: 4,
        ex: 0.005,
        ey: -0.006,
        wave: 80,
        noise: 1.2,
        iters: 280,
        bend: 0.028,
        excess: (_x, y) => [0.008 * smooth(700, hemY, y), -0.006 * smooth(700, hemY, y)],
        gathers: [
          { a: [502 - waist, waistY], b: [450, waistY + 110], r: 50, amt: 0.05 },
          { a: [498 + waist, waistY], b: [560, waistY + 120], r: 50, amt: 0.05, ph: 3 },
        ],
      },
    });
    finish(sc, o, { waist, waistY, hemY, hem, front, right });
  };
}

function straps(sc: Scene, top: GownOptions['top'], front: boolean, y: number) {
  if (top === 'halter')
    both((f) =>
      sc.cord(
        f([
          [424, y + 8],
          [452, 262],
          [486, 210],
          [500, 204],
        ]),
        { slot: 'strap', r: 9, rise: 0.5, shadow: 0.3 },
      ),
    );
  if (top === 'oneShoulder') {
    const left: Path = [
      [404, y + 44, 1],
      [412, 256],
      [448, 200],
      [488, 212, 1],
      [502, 280],
      [542, 326],
      [592, y + 6, 1],
      [570, y + 60],
      [480, y + 80],
    ];
    sc.panel({
      id: `os${front ? 'f' : 'b'}`,
      slot: 'main',
      path: front ? left : mirror(left),
      z: 12,
      amp: 14,
      thick: 3,
      round: 7,
      shadow: 0.3,
      cloth: {
        ex: 0.02,
        ey: -0.004,
        wave: 34,
        iters: 140,
        noise: 1.4,
        gathers: [
          { a: front ? [450, 206] : [550, 206], b: front ? [450, 380] : [550, 380], r: 60, amt: 0.1 },
        ],
      },
    });
  }
  if (top === 'offShoulder')
    both((f, sg) => {
      const path = f([
        [416, 344, 1],
        [360, 330],
        [312, 372],
        [300, 452, 1],
        [352, 470],
        [384, 420, 1],
      ]);
      const round = sc.volume([path], 28, 0.5);
      sc.panel({
        id: `off${sg}`,
        slot: 'main',
        path,
        z: 8,
        bulge: round,
        thick: 3.4,
        round: 8,
        shadow: 0.3,
        cloth: {
          ex: 0.02,
          ey: 0.02,
          wave: 34,
          iters: 140,
          noise: 1.4,
          gathers: [{ a: f([390, 380] as const), b: f([306, 420] as const), r: 50, amt: 0.1 }],
        },
      });
    });
}

interface Cut {
  waist: number;
  waistY: number;
  hemY: number;
  hem: number;
  front: boolean;
  right: Path;
}

function finish(sc: Scene, o: GownOptions, { waist, waistY, hemY, hem, front, right }: Cut) {
  const edge = line([...mirror(right.slice(1, 3)).reverse(), ...right.slice(0, 3)]);
  sc.crease(offset(edge, 6), { w: 4, depth: -1, dark: 0.1 });
  if (o.skirt === 'ball')
    sc.seam(
      [
        [500 - waist, waistY],
        [500, waistY + 12],
        [500 + waist, waistY],
      ],
      { depth: -1.8, w: 4, dark: 0.22 },
    );
  if (!o.draped)
    both((f) =>
      sc.seam(
        f([
          [446, front ? 352 : 400],
          [444, 440],
          [452, waistY],
          [448, waistY + 120],
        ]),
        { depth: -0.8, w: 2.4, dark: 0.1 },
      ),
    );
  if (!front) {
    sc.seam(
      [
        [500, 400],
        [500, waistY + 170],
      ],
      { depth: -1.3, w: 3, dark: 0.18 },
    );
    for (let y = 470; y < waistY + 60; y += 15)
      sc.panel({
        slot: 'main',
        path: [
          [497, y],
          [503, y - 1],
          [507, y + 4],
          [503, y + 9],
          [497, y + 8],
          [493, y + 4],
        ],
        on: 1,
        thick: 3,
        round: 3,
        shadow: 0.3,
        shadowR: 2,
      });
  }
  if (o.slit && front) {
    sc.crease(
      [
        [574, 900],
        [590, 1140],
        [600 + hem * 0.05, hemY + 14],
      ],
      { w: 22, depth: -14, macro: 1, dark: 0.3 },
    );
    strip(
      sc,
      [
        [566, 896],
        [580, 1140],
        [588 + hem * 0.05, hemY + 14],
      ],
      5,
      { thick: 2, round: 3, shadow: 0.4, shadowR: 9, smooth: 8 },
    );
  }
  sc.seam(
    [
      [504 - hem, hemY - 16],
      [500, hemY + 14],
      [496 + hem, hemY - 16],
    ],
    { depth: -0.6, dark: 0.06 },
  );
}
