// Parts that every shoe is made of. Profiles look at the outer side, toe to the left, on a ground line near y = 815.
import { line, ellipse, ribbon } from '../../engine/geom.ts';
import { strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point, StitchOptions } from '../../engine/types.ts';

/** Stitches of uppers. */
export const FINE: StitchOptions = { w: 1.2, dash: 4.4, gap: 2.2 };

/** The same path without its corner marks. */
export const plainPath = (path: Path): Point[] => path.map(([x, y]) => [x, y]);

/** A closed path as an open line that ends where it began. */
export const closed = (path: Path): Point[] => {
  const first = path[0];
  return first ? [...path, first] : [];
};

/** A metal or dyed eyelet with its hole. */
export function eyelet(sc: Scene, x: number, y: number, r = 5, slot = 'eyelet') {
  sc.panel({ slot, path: ellipse(x, y, r, r), on: 1, thick: 1.6, round: 1.8, shadow: 0.25, shadowR: 3 });
  sc.tint(ellipse(x, y, r * 0.52, r * 0.52), { slot: 'hole' });
}

interface WallOptions {
  slot?: string;
  thick?: number;
  round?: number;
  /** How far the middle stands out to the camera. */
  d?: number;
  /** How much both ends are rounded; 0 leaves them square. */
  cap?: number;
  shadow?: number;
  bulge?: (x: number, y: number) => number;
}

/** The side of a sole between two lines from toe to heel. It stands out further than the upper, or it would lie in its shadow. */
export function wall(sc: Scene, top: Path, bottom: Path, o: WallOptions = {}) {
  const t = sc.poly(top);
  const b = sc.poly(bottom);
  const [t0, b0] = [t[0], b[0]];
  const [tn, bn] = [t.at(-1), b.at(-1)];
  if (!t0 || !b0 || !tn || !bn) return;
  const cap = (o.cap ?? 0.5) * 0.1;
  const left: Point = [
    Math.min(t0[0], b0[0]) - (t0[1] < b0[1] ? b0[1] - t0[1] : 0) * cap,
    (t0[1] + b0[1]) / 2,
  ];
  const right: Point = [Math.max(tn[0], bn[0]) + (bn[1] - tn[1]) * cap, (tn[1] + bn[1]) / 2];
  const thin = (path: Path) => path.filter((_, index) => index % 4 === 0 || index === path.length - 1);
  sc.panel({
    slot: o.slot ?? 'sole',
    path: [...thin(t), right, ...thin(b.slice().reverse()), left],
    thick: o.thick ?? 8,
    round: o.round ?? 9,
    bulge: (x, y) =>
      (o.d ?? 112) * Math.sqrt(Math.max(0.02, 1 - Math.abs((x - 500) / 366) ** 3.2)) + (o.bulge?.(x, y) ?? 0),
    shadow: o.shadow ?? 0.4,
    shadowR: 9,
  });
}

/** A strap that lies over the foot: the far half behind, the near half in front. */
export function strap(
  sc: Scene,
  path: Path,
  width: number,
  o: { far?: boolean; slot?: string; z?: number } = {},
) {
  strip(sc, path, width, {
    slot: o.slot ?? 'main',
    abs: o.far ? 1 : 0,
    z: o.z ?? 0,
    thick: 5,
    round: 6,
    shadow: o.far ? 0.15 : 0.35,
    ...(o.far ? { tone: 0.72 } : { stitch: width > 9 ? [width - 3.5, 3.5 - width] : [], st: FINE }),
  });
}

/** A square buckle with its prong, across a strap that runs along `angle` degrees. */
export function buckle(sc: Scene, x: number, y: number, w: number, h: number, slot = 'metal') {
  const box: Path = [
    [x - w / 2, y - h / 2, 1],
    [x + w / 2, y - h / 2, 1],
    [x + w / 2, y + h / 2, 1],
    [x - w / 2, y + h / 2, 1],
    [x - w / 2, y - h / 2, 1],
  ];
  const r = Math.max(1.8, Math.min(w, h) * 0.09);
  sc.cord(box, { slot, r, shadow: 0.4 });
  sc.cord(
    [
      [x - w / 2, y, 1],
      [x + w / 2 + 1, y, 1],
    ],
    { slot, r: r * 0.75, shadow: 0.3 },
  );
}

/** A bow of two loops, a knot and, if wanted, two ends. */
export function bow(sc: Scene, x: number, y: number, k: number, o: { slot?: string; ends?: boolean } = {}) {
  const slot = o.slot ?? 'bow';
  const at = (points: Path): Point[] =>
    points.map(([px, py, c]) => (c ? [x + px * k, y + py * k, c] : [x + px * k, y + py * k]));
  const loop = { slot, on: 1, thick: 7 * k, round: 9 * k, shadow: 0.4 } as const;
  if (o.ends) {
    sc.panel({
      ...loop,
      thick: 3 * k,
      path: at([
        [-4, 4, 1],
        [-30, 40],
        [-44, 62, 1],
        [-22, 64, 1],
        [-8, 36],
        [4, 8, 1],
      ]),
    });
    sc.panel({
      ...loop,
      thick: 3 * k,
      path: at([
        [4, 4, 1],
        [30, 40],
        [46, 58, 1],
        [24, 66, 1],
        [8, 36],
        [-2, 8, 1],
      ]),
    });
  }
  sc.panel({
    ...loop,
    path: at([
      [0, -8, 1],
      [-34, -34],
      [-64, -30],
      [-66, 14],
      [-34, 22],
      [0, 10, 1],
    ]),
  });
  sc.panel({
    ...loop,
    path: at([
      [0, -8, 1],
      [34, -34],
      [64, -30],
      [66, 14],
      [34, 22],
      [0, 10, 1],
    ]),
  });
  for (const side of [-1, 1]) {
    sc.crease(
      at([
        [side * 6, 0],
        [side * 30, -6],
        [side * 48, -4],
      ]),
      { w: 4 * k, depth: -2 * k, dark: 0.2, fadeEnd: 0.5 },
    );
  }
  sc.panel({ ...loop, thick: 6 * k, round: 7 * k, shadow: 0.3, path: at(ellipse(0, 0, 11, 14)) });
}

/** A narrow lining edge or piping along an open line. */
export function binding(sc: Scene, path: Path, width: number, slot: string) {
  sc.panel({
    slot,
    path: ribbon(line(plainPath(path)), width),
    on: 1,
    thick: 3,
    round: 5,
    smooth: 6,
    shadow: 0.2,
  });
}
