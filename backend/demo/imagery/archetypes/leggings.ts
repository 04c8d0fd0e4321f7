import { mirror } from '../engine/geom.ts';
import { band, both, corner, label, lerp, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path, Point } from '../engine/types.ts';
import type { View } from './torso.ts';

export interface LeggingsOptions {
  view?: View;
  /** Flared from the knee. */
  flared?: 0 | 1;
  /** A shaped seam and a pocket on the thigh: for sport. */
  sport?: 0 | 1;
  /** y of the hem; a cycling short ends above the knee. */
  len?: number;
}

/** Leggings and cycling shorts: a wide waistband, legs that follow the body. */
export function leggings(o: LeggingsOptions = {}) {
  const { view = 'front', flared = 0, sport = 0, len = 1110 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const [W, wy, wb, hip, crotchY] = [120, 140, 74, 152, 356];
    const short = len < 800;
    const kneeY = 720;
    const hem = short ? 118 : flared ? 132 : 68;
    const hemOut: Point = [short ? 500 - 148 : 484 - hem, len];
    const hemIn: Point = [short ? 484 : 482 + (flared ? 6 : 0), len + 5];
    const outer: Path = [
      [500 - W, wy, 1],
      [492 - W, wy + 70],
      [500 - hip + 8, wy + 170],
      [500 - hip, crotchY - 10],
      ...(short
        ? []
        : ([
            [500 - 150, 500],
            [500 - 116, kneeY],
            [flared ? 388 : 396, 880],
            [flared ? 374 : 410, 1000],
          ] as Path)),
    ];
    const inner: Path = short
      ? [[494, crotchY + 40]]
      : [
          [482, 980],
          [484, kneeY],
          [490, 500],
        ];
    const leg: Path = [
      ...outer,
      corner(hemOut),
      [(hemOut[0] + hemIn[0]) / 2, len + 6],
      corner(hemIn),
      ...inner,
      [500, crotchY, 1],
      [500, wy + 6, 1],
      [440, wy + 4],
    ];
    const past: Path = [
      [hemOut[0], len - 20, 1],
      [hemIn[0], len - 16, 1],
      [hemIn[0], len + 110, 1],
      [hemOut[0], len + 110, 1],
    ];
    const above: Path = [
      [500 - W, wy + 40, 1],
      [500 + W, wy + 40, 1],
      [500 + W, wy - 60, 1],
      [500 - W, wy - 60, 1],
    ];
    const hips = sc.volume(
      [
        [
          [500 - W, wy, 1],
          [500 - hip, crotchY - 40],
          [500 - hip + 10, crotchY + 110, 1],
          [500 + hip - 10, crotchY + 110, 1],
          [500 + hip, crotchY - 40],
          [500 + W, wy, 1],
          [500 + W, wy - 90, 1],
          [500 - W, wy - 90, 1],
        ],
      ],
      84,
      0.5,
      'lh',
    );
    const legs = [0, 1].map((i) =>
      sc.volume([i ? mirror(leg) : leg, i ? mirror(past) : past, above], 66, 0.5, `ll${i}`),
    );
    const seat: Field = (x, y) =>
      front
        ? 0
        : [432, 568].reduce((s, c) => s + 11 * Math.exp(-(((x - c) / 56) ** 2) - ((y - 310) / 70) ** 2), 0);
    if (front) {
      sc.panel({
        slot: 'inside',
        path: [
          [502 - W, wy + 2, 1],
          [500, wy - 10],
          [498 + W, wy + 2, 1],
          [500, wy + 60],
        ],
        z: 20,
        bulge: () => 18,
        thick: 2,
        shadow: 0,
      });
      label(sc, 500, wy - 5, 40, 16, { text: 0 });
    }
    both((f, sg) => {
      const i = sg > 0 ? 1 : 0;
      const own = legs[i]!;
      const P = (x: number, y: number): Point => f([x, y]);
      sc.panel({
        id: `lg${i}${view}`,
        slot: 'main',
        path: f(leg),
        bulge: (x, y) => lerp(hips(x, y), own(x, y), smooth(crotchY - 110, crotchY + 80, y)) + seat(x, y),
        thick: 3.6,
        round: 7,
        shadow: i ? 0.3 : 0.2,
        shadowR: 9,
        cloth: {
          seed: 4 + i,
          ex: 0.003,
          ey: 0.003,
          wave: 34,
          noise: 1.1,
          iters: 220,
          bend: 0.02,
          gathers: [
            { a: P(496, crotchY), b: P(400, crotchY - 40), r: 34, amt: 0.07, taper: 0.8 },
            { a: P(494, crotchY + 12), b: P(430, crotchY + 60), r: 34, amt: 0.05, taper: 0.8 },
            ...(short
              ? []
              : [
                  {
                    a: P(484, kneeY + 10),
                    b: P(430, kneeY - 12 - 10 * i),
                    r: 22,
                    amt: 0.09,
                    taper: 0.6,
                    wave: 26,
                  },
                  {
                    a: P(388, kneeY + 34 + 14 * i),
                    b: P(440, kneeY + 30),
                    r: 20,
                    amt: 0.08,
                    taper: 0.6,
                    wave: 24,
                  },
                  {
                    a: P(482, len - 34),
                    b: P(430, len - 46 - 12 * i),
                    r: 18,
                    amt: 0.1,
                    taper: 0.5,
                    wave: 24,
                  },
                ]),
          ],
        },
      });
      if (sport) {
        sc.seam(
          f(
            front
              ? ([
                  [404, wy + wb],
                  [372, 400],
                  [402, 620],
                  [420, 900],
                  [424, Math.min(len, 1090)],
                ] as Path)
              : ([
                  [398, wy + wb],
                  [440, 400],
                  [400, 640],
                  [420, 900],
                  [440, Math.min(len, 1090)],
                ] as Path),
          ).filter(([, y]) => y <= len),
          { depth: -0.7, dark: 0.1, stitch: [2.5, -2.5], slot: 'thread', st: { w: 1, dash: 3, gap: 2 } },
        );
        sc.seam(
          f([
            [348, 440],
            [392, 446],
          ]),
          { depth: -1, dark: 0.2 },
        );
      }
      const hemRow = (d: number): Path => [
        [hemOut[0] + 2, len - d],
        [(hemOut[0] + hemIn[0]) / 2, len + 6 - d],
        [hemIn[0] - 1, len + 5 - d],
      ];
      sc.seam(f(hemRow(16)), {
        depth: -0.7,
        stitch: [2, -2],
        slot: 'thread',
        st: { w: 1, dash: 3.4, gap: 2 },
      });
    });
    sc.seam(
      [
        [500, wy + wb],
        [500, crotchY],
      ],
      { depth: -1, dark: 0.14, stitch: [2.5], slot: 'thread', st: { w: 1 } },
    );
    const row = (y: number, w: number): Path => [
      [500 - w, y],
      [440, y + 5],
      [500, y + 7],
      [560, y + 5],
      [500 + w, y],
    ];
    band(sc, row(wy, W), row(wy + wb, W + 8), {
      slot: 'main',
      abs: 1,
      id: `lwb${view}`,
      bulge: hips,
      thick: 4,
      round: 6,
      shadow: 0.24,
      shadowR: 5,
      uv: { angle: 90 },
    });
    sc.stitch(row(wy + wb - 4, W + 7), { slot: 'thread', w: 1, dash: 3.4, gap: 2 });
    if (!front && sport)
      strip(
        sc,
        [
          [484, wy + 30],
          [516, wy + 30],
        ],
        3,
        { slot: 'accent', thick: 0.8, round: 1, shadow: 0.1 },
      );
  };
}
