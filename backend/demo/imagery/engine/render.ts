import { Scene } from './scene.ts';
import type { Box } from './types.ts';

/** Draws a thing into a scene. */
export type Build = (sc: Scene) => void;

const boxCache = new Map<string, Box>();

/** The box of a thing in design units: a cheap pass at low resolution. */
export function measure(build: Build, seed: number, key?: string): Box {
  const ck = key && key + '|' + seed;
  const known = ck && boxCache.get(ck);
  if (known) return known;
  const s = 0.125,
    sc = new Scene({ w: 1600, h: 2800, ox: -300, oy: -320, s, seed, dry: true });
  build(sc);
  let x0 = 1e9,
    y0 = 1e9,
    x1 = -1e9,
    y1 = -1e9;
  for (let y = 0; y < sc.H; y++)
    for (let x = 0; x < sc.W; x++)
      if (sc.A[y * sc.W + x]! > 0.3) {
        if (x < x0) x0 = x;
        if (x > x1) x1 = x;
        if (y < y0) y0 = y;
        if (y > y1) y1 = y;
      }
  const b: Box = [x0 / s - 300, y0 / s - 320, (x1 + 1) / s - 300, (y1 + 1) / s - 320];
  if (ck) boxCache.set(ck, b);
  return b;
}
/** How a thing sits in its frame: the shares of width and height it may take, and its centre. */
export interface Framing {
  W?: number;
  H?: number;
  fw?: number;
  fh?: number;
  cx?: number;
  cy?: number;
}

/** The camera that fits a box. */
export function frame(
  box: Box,
  { W = 1000, H = 1250, fw = 0.76, fh = 0.8, cx = 0.5, cy = 0.5 }: Framing = {},
) {
  const bw = box[2] - box[0],
    bh = box[3] - box[1];
  const s = Math.min((W * fw) / bw, (H * fh) / bh);
  return {
    s,
    w: W / s,
    h: H / s,
    ox: (box[0] + box[2]) / 2 - (W / s) * cx,
    oy: (box[1] + box[3]) / 2 - (H / s) * cy,
  };
}
