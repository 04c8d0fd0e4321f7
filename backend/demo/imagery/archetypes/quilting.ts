import { bbox, shape, spline } from '../engine/geom.ts';
import { gnoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path, Point } from '../engine/types.ts';

/** Whether a point lies inside a closed polyline. */
function inside(poly: Path, x: number, y: number): boolean {
  let is = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i]!;
    const [xj, yj] = poly[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
  }
  return is;
}

/** The parts of a line that lie inside an outline: seams end at the edge of their panel. */
export function clipped(path: Path, outline: Path): Point[][] {
  const poly = spline(outline, { closed: true, step: 8 });
  const [x0, y0, x1, y1] = bbox([poly]);
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [x, y] of spline(path, { step: 5 })) {
    if (x > x0 && x < x1 && y > y0 && y < y1 && inside(poly, x, y)) run.push([x, y]);
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length) runs.push(run);
  return runs.filter((r) => r.length > 3);
}

/** Noise along a line, with sharp crests: cloth puckered by a thread. */
const pucker = (x: number, wave: number, phase: number) => 1 - Math.abs(gnoise(x / wave, phase)) * 2.4;

export interface Channels {
  /** y of the first seam in the middle, and from one seam to the next. */
  from: number;
  per: number;
  /** How high a row stands. */
  amp: number;
  /** How the seams bend: y at x on top of the row's own. */
  sag?: (x: number) => number;
  phase?: number;
}

/**
 * Rows of filling between seams. Each row is a pillow of its own, steep at the seam and calm on top; the thread puckers
 * the cloth beside it, across the seam, and the puckers die out within a third of the row.
 */
export function channels({ from, per, amp, sag = () => 0, phase = 0 }: Channels): Field {
  return (x, y) => {
    const t = (y - from - sag(x)) / per;
    const row = Math.floor(t);
    const f = t - row;
    const arch = Math.pow(Math.max(0, 4 * f * (1 - f)), 0.46);
    const near = Math.min(f, 1 - f) * per;
    const seam = f < 0.5 ? row : row + 1;
    const short = Math.exp(-near / 9) * (1 - Math.exp(-near / 2.5));
    const long = Math.exp(-near / 24) * (1 - Math.exp(-near / 5));
    const own = 1 + 0.12 * gnoise(x / 120 + row * 9.1 + phase, row * 3.3);
    return (
      amp * own * arch +
      2.6 * short * pucker(x + 0.25 * near, 17, seam * 7.7 + phase) +
      3.4 * long * pucker(x - 0.35 * near * (f < 0.5 ? 1 : -1), 43, seam * 5.1 + 20 + phase)
    );
  };
}

/** Diamonds of filling between two rows of crossing seams. */
export function diamonds(p: number, amp: number): Field {
  return (x, y) => {
    const u = (x - 500 + y * 0.8) / p;
    const v = (x - 500 - y * 0.8) / p;
    const fu = u - Math.floor(u);
    const fv = v - Math.floor(v);
    const dome = 16 * fu * (1 - fu) * fv * (1 - fv);
    return amp * Math.pow(Math.max(0, dome), 0.5) + 0.5 * gnoise(x / 15, y / 15);
  };
}

/** The seams between diamonds inside an outline. */
export function diamondSeams(sc: Scene, outline: Path, p: number) {
  for (let k = -24; k <= 30; k++)
    for (const s of [1, -1]) {
      const at = (y: number): Point => [500 + k * p - s * y * 0.8, y];
      for (const run of clipped([at(200), at(1200)], outline)) {
        sc.crease(run, { w: 2.6, depth: -0.9, dark: 0.16 });
        sc.stitch(run, { slot: 'thread', w: 1, dash: 3.4, gap: 2.2, alpha: 0.5, pull: 0.4 });
      }
    }
}

/** An outline with an uneven, hairy edge. */
export const ragged =
  (amp: number, wave = 9) =>
  (path: Path): Point[] => {
    const fine = shape(path);
    return fine.map(([x, y], i): Point => {
      const a = fine[(i + 1) % fine.length]!;
      const l = Math.hypot(a[0] - x, a[1] - y) || 1;
      const d = amp * (gnoise(x / wave, y / wave) + 0.6 * gnoise(x / (wave * 0.4) + 7, y / (wave * 0.4)));
      return [x - ((a[1] - y) / l) * d, y + ((a[0] - x) / l) * d, 1];
    });
  };
