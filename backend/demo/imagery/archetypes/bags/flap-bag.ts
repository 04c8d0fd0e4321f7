import { lerp, strip, zip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { chain, lock, LONG, ring, stamp } from './parts.ts';

export interface FlapBagOptions {
  view?: string;
  kind?: 'flap' | 'baguette';
  quilt?: boolean;
  strap?: 'chain' | 'leather';
  lock?: 'turn' | 'ring' | 'stud' | 'push';
  /** A baguette closes with a zip unless it has a flap. */
  flap?: boolean;
  flapShape?: 'straight' | 'v';
  flapHeight?: number;
  /** Half the width. */
  W?: number;
  H?: number;
}

const QUILT = 58;

function quiltSeams(sc: Scene, x0: number, x1: number, from: number, to: number, origin: number) {
  for (let k = -12; k <= 12; k++) {
    for (const slope of [1, -1]) {
      const points: [number, number][] = [];
      for (let y = from; y <= to; y += 20) {
        const x = 500 + k * QUILT - slope * (y - origin);
        if (x > x0 && x < x1) points.push([x, y]);
      }
      if (points.length > 1) sc.stitch(points, { slot: 'thread', w: 1.4, dash: 4, gap: 2.6, pull: 1.6 });
    }
  }
}

function bodyOf(kind: 'flap' | 'baguette', x0: number, x1: number, y0: number, y1: number): Path {
  const h = y1 - y0;
  return kind === 'baguette'
    ? [
        [x0 + 6, y0 + 10, 1],
        [x0 - 6, y0 + h * 0.5],
        [x0 + 4, y1 - 40],
        [x0 + 40, y1, 1],
        [500, y1 + 5],
        [x1 - 40, y1, 1],
        [x1 - 4, y1 - 40],
        [x1 + 6, y0 + h * 0.5],
        [x1 - 6, y0 + 10, 1],
        [500, y0],
      ]
    : [
        [x0 + 8, y0 + 8, 1],
        [x0 + 1, y0 + h * 0.5],
        [x0 - 4, y1 - 26],
        [x0 + 22, y1, 1],
        [500, y1 + 4],
        [x1 - 22, y1, 1],
        [x1 + 4, y1 - 26],
        [x1 - 1, y0 + h * 0.5],
        [x1 - 8, y0 + 8, 1],
        [500, y0 - 2],
      ];
}

/** Shoulder bags with a flap, and baguettes. Slots: strap metal thread foil tape. */
export function flapBag(o: FlapBagOptions = {}) {
  const { kind = 'flap', quilt = false, strap = 'chain', W = 236, H = 300 } = o;
  const front = o.view !== 'back';
  return (sc: Scene) => {
    const [x0, x1, y1] = [500 - W, 500 + W, 930];
    const y0 = y1 - H;
    const line: Path =
      kind === 'baguette'
        ? [
            [x0 + 26, y0 + 20],
            [x0 + 50, y0 - 90],
            [420, y0 - 180],
            [500, y0 - 196],
            [580, y0 - 180],
            [x1 - 50, y0 - 90],
            [x1 - 26, y0 + 20],
          ]
        : [
            [x0 + 16, y0 + 30],
            [x0 + 40, y0 - 160],
            [410, 300],
            [500, 250],
            [590, 300],
            [x1 - 40, y0 - 160],
            [x1 - 16, y0 + 30],
          ];
    if (strap === 'chain') chain(sc, line, { r: 3.1, per: 20 });
    else
      strip(sc, line, kind === 'baguette' ? 13 : 9, {
        slot: 'strap',
        thick: 6,
        round: 6,
        shadow: 0.35,
        stitch: kind === 'baguette' ? [9, -9] : [],
        st: LONG,
      });
    const cushion = (x: number, y: number) => {
      if (!quilt) return 0;
      const [a, b] = [(x - 500 + (y - y0)) / QUILT, (x - 500 - (y - y0)) / QUILT];
      return 13 * (Math.abs(Math.sin(Math.PI * a)) * Math.abs(Math.sin(Math.PI * b))) ** 0.45;
    };
    const body = bodyOf(kind, x0, x1, y0, y1);
    const volume = sc.volume([body], 70, 0.4, 'v');
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + cushion(x, y),
      thick: 6,
      round: 12,
      shadow: 0.3,
      cloth: quilt
        ? undefined
        : {
            ex: 0.004,
            ey: 0.004,
            wave: 60,
            iters: 140,
            noise: 1,
            bend: 0.03,
            gathers: [
              { a: [x0 + 20, y1 - 30], b: [x0 + 120, y1 - 120], r: 46, amt: 0.035 },
              { a: [x1 - 20, y1 - 30], b: [x1 - 120, y1 - 120], r: 46, amt: 0.035, ph: 3 },
            ],
          },
    });
    if (quilt) quiltSeams(sc, x0 + 6, x1 - 6, y0 + 10, y1 - 8, y0);
    sc.stitch(
      [
        [x0 + 10, y1 - 30],
        [x0 + 30, y1 - 10],
        [500, y1 - 6],
        [x1 - 30, y1 - 10],
        [x1 - 10, y1 - 30],
      ],
      { slot: 'thread', ...LONG },
    );
    if (!front) {
      const pocket: Path = [
        [x0 + 50, y0 + 70, 1],
        [500, y0 + 84],
        [x1 - 50, y0 + 70, 1],
        [x1 - 54, y1 - 46, 1],
        [x0 + 54, y1 - 46, 1],
      ];
      sc.panel({
        slot: 'main',
        path: pocket,
        on: 1,
        thick: 2.6,
        round: 4,
        shadow: 0.35,
        shadowR: 7,
        smooth: 8,
      });
      sc.stitch(
        [
          [x0 + 54, y0 + 82],
          [500, y0 + 95],
          [x1 - 54, y0 + 82],
        ],
        { slot: 'thread', ...LONG },
      );
    } else if (kind === 'baguette' && !o.flap)
      zip(
        sc,
        [
          [x0 + 20, y0 + 16],
          [500, y0 + 8],
          [x1 - 20, y0 + 16],
        ],
        { w: 7, per: 5, tapeW: 9, pullAt: 0.02, pk: 1 },
      );
    else flap(sc, o, { x0, x1, y0, H, volume, cushion });
    for (const x of [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]) ring(sc, x, y0 + 26, 12);
    if (front) stamp(sc, 500, y1 - 60);
  };
}

interface Body {
  x0: number;
  x1: number;
  y0: number;
  H: number;
  volume: (x: number, y: number) => number;
  cushion: (x: number, y: number) => number;
}

function flap(sc: Scene, o: FlapBagOptions, { x0, x1, y0, H, volume, cushion }: Body) {
  const fy = y0 + H * (o.flapHeight ?? 0.6);
  const pointed = o.flapShape === 'v';
  const path: Path = pointed
    ? [
        [x0 + 2, y0 + 2, 1],
        [x0 - 2, y0 + 70],
        [x0 + 30, y0 + 110, 1],
        [500, fy + 20],
        [x1 - 30, y0 + 110, 1],
        [x1 + 2, y0 + 70],
        [x1 - 2, y0 + 2, 1],
        [500, y0 - 10],
      ]
    : [
        [x0 + 4, y0 + 4, 1],
        [x0 - 4, lerp(y0, fy, 0.5)],
        [x0 - 2, fy - 30],
        [x0 + 34, fy, 1],
        [500, fy + 6],
        [x1 - 34, fy, 1],
        [x1 + 2, fy - 30],
        [x1 + 4, lerp(y0, fy, 0.5)],
        [x1 - 4, y0 + 4, 1],
        [500, y0 - 10],
      ];
  const own = sc.volume(
    [
      path,
      [
        [x0 + 20, y0 + 10, 1],
        [x1 - 20, y0 + 10, 1],
        [x1 - 20, y0 - 10, 1],
        [x0 + 20, y0 - 10, 1],
      ],
    ],
    12,
    0.4,
    'fv',
  );
  sc.panel({
    id: 'fl',
    slot: 'flap',
    path,
    on: 0,
    z: 8,
    bulge: (x, y) => volume(x, y) + own(x, y) + cushion(x, y),
    thick: 6,
    round: 9,
    shadow: 0.5,
    shadowR: 13,
  });
  if (o.quilt) quiltSeams(sc, x0 + 8, x1 - 8, y0 + 4, fy - 6, y0);
  sc.stitch(
    pointed
      ? [
          [x0 + 10, y0 + 70],
          [x0 + 40, y0 + 103],
          [500, fy + 10],
          [x1 - 40, y0 + 103],
          [x1 - 10, y0 + 70],
        ]
      : [
          [x0 + 6, fy - 34],
          [x0 + 38, fy - 9],
          [500, fy - 3],
          [x1 - 38, fy - 9],
          [x1 - 6, fy - 34],
        ],
    { slot: 'thread', ...LONG },
  );
  lock(sc, 500, (pointed ? fy + 6 : fy) - 16, o.lock ?? 'turn');
}
