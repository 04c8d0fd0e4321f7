import { at, ellipse, mirror, offset, rect, ribbon, roundRect } from './geom.ts';
import type { Scene } from './scene.ts';
import type { ClothOptions, Field, Flag, Grain, Path, Point, StitchOptions } from './types.ts';

/** Smooth step from `a` to `b`. */
export const smooth = (a: number, b: number, x: number) => {
  let t = (x - a) / (b - a);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
};
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
/** Distance of a point to a polyline. */
export function distLine(poly: Path, x: number, y: number): number {
  let m = 1e9;
  for (let i = 0; i + 1 < poly.length; i++) {
    const ax = poly[i]![0],
      ay = poly[i]![1],
      vx = poly[i + 1]![0] - ax,
      vy = poly[i + 1]![1] - ay;
    let k = ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1);
    k = k < 0 ? 0 : k > 1 ? 1 : k;
    const dx = x - ax - vx * k,
      dy = y - ay - vy * k,
      d = dx * dx + dy * dy;
    if (d < m) m = d;
  }
  return Math.sqrt(m);
}
export const corner = (p: Point): Point => [p[0], p[1], 1];
/** Leaves a point or path on its side, or takes it to the other one. */
export interface Side {
  (p: Point): Point;
  (p: Path): Point[];
}
const isPoint = (p: Point | Path): p is Point => typeof p[0] === 'number';
const here = ((p: Point | Path) => p) as Side;
const there = ((p: Point | Path) =>
  isPoint(p) ? (p.length > 2 ? [1000 - p[0], p[1], p[2]!] : [1000 - p[0], p[1]]) : mirror(p)) as Side;

/** Draws a thing on both sides; the second argument is -1 for the left and 1 for the right one. */
export const both = (fn: (f: Side, sg: -1 | 1) => void) => {
  fn(here, -1);
  fn(there, 1);
};

export function button(
  sc: Scene,
  x: number,
  y: number,
  o: { r?: number; slot?: string; thick?: number; kind?: 'metal' | 'horn'; thread?: 0 | 1 } = {},
) {
  const r = o.r ?? 8.5,
    slot = o.slot ?? 'button';
  sc.panel({
    slot,
    path: ellipse(x, y, r, r),
    on: 1,
    thick: o.thick ?? 3,
    round: 2.4,
    shadow: 0.42,
    shadowR: 4,
    smooth: 6,
  });
  if (o.kind === 'metal') {
    sc.crease(ellipse(x, y, r * 0.66, r * 0.66, 40).concat([ellipse(x, y, r * 0.66, r * 0.66, 40)[0]!]), {
      w: 1.6,
      depth: -0.9,
      dark: 0.25,
    });
    sc.panel({
      slot,
      path: ellipse(x, y, r * 0.34, r * 0.34),
      on: 1,
      thick: 0.8,
      round: 1.5,
      shadow: 0.15,
      shadowR: 2,
    });
    return;
  }
  const rim = ellipse(x, y, r * 0.74, r * 0.74, 40);
  sc.crease([...rim, rim[0]!], { w: 1.5, depth: -0.7, dark: 0.14 });
  const d = r * 0.24;
  for (const [a, b] of <const>[
    [-d, -d],
    [d, -d],
    [-d, d],
    [d, d],
  ])
    sc.tint(ellipse(x + a, y + b, r * 0.11, r * 0.11, 16), { slot: 'hole', alpha: 0.85 });
  if (o.thread !== 0) {
    sc.line(
      [
        [x - d, y - d],
        [x + d, y + d],
      ],
      { slot: 'thread', w: 1.1 },
    );
    sc.line(
      [
        [x + d, y - d],
        [x - d, y + d],
      ],
      { slot: 'thread', w: 1.1 },
    );
  }
}
export function buttonhole(sc: Scene, x: number, y: number, o: { l?: number; vert?: Flag } = {}) {
  const l = o.l ?? 13,
    a: Point[] = o.vert
      ? [
          [x, y - l / 2],
          [x, y + l / 2],
        ]
      : [
          [x - l / 2, y],
          [x + l / 2, y],
        ];
  sc.crease(a, { w: 2.2, depth: 0.8 });
  sc.line(a, { slot: 'thread', w: 3, alpha: 0.75 });
  sc.line(a, { slot: 'hole', w: 0.9, alpha: 0.9 });
}

export interface ZipOptions {
  w?: number;
  /** 0: no tape. */
  tape?: 0 | 1;
  tapeSlot?: string;
  tapeW?: number;
  per?: number;
  slot?: string;
  /** 0: no pull. */
  pull?: 0 | 1;
  pullAt?: number;
  pullSlot?: string;
  pk?: number;
}
/** A zip along a line. */
export function zip(sc: Scene, path: Path, o: ZipOptions = {}) {
  const p = sc.poly(path),
    w = o.w ?? 9;
  if (o.tape !== 0)
    sc.panel({
      slot: o.tapeSlot ?? 'tape',
      path: ribbon(p, o.tapeW ?? 12),
      on: 1,
      thick: 0.8,
      round: 1.5,
      shadow: 0.2,
      shadowR: 3,
    });
  const L = at(p, 1).len,
    per = o.per ?? 4.6,
    n = Math.floor(L / per);
  sc.crease(p, { w: w * 0.7, depth: 1.1, macro: 0 });
  for (let i = 0; i < n; i++) {
    const a = at(p, (i + 0.5) / n),
      nx = -a.d[1],
      ny = a.d[0],
      s = i & 1 ? 1 : -1,
      q = w * 0.5;
    sc.panel({
      slot: o.slot ?? 'metal',
      path: ribbon(
        [
          [a.p[0] + nx * (s > 0 ? -1.2 : -q), a.p[1] + ny * (s > 0 ? -1.2 : -q)],
          [a.p[0] + nx * (s > 0 ? q : 1.2), a.p[1] + ny * (s > 0 ? q : 1.2)],
        ],
        per * 0.32,
      ),
      on: 1,
      thick: 1.2,
      round: 1,
      shadow: 0.12,
      shadowR: 1.5,
    });
  }
  if (o.pull !== 0) {
    const a = at(p, o.pullAt ?? 0.02),
      [x, y] = a.p;
    zipPull(sc, x, y, o);
  }
}
export function zipPull(
  sc: Scene,
  x: number,
  y: number,
  o: Pick<ZipOptions, 'pullSlot' | 'slot' | 'pk'> = {},
) {
  const s = o.pullSlot ?? o.slot ?? 'metal',
    k = o.pk ?? 1;
  sc.panel({
    slot: s,
    path: [
      [x - 6 * k, y - 6 * k, 1],
      [x + 6 * k, y - 6 * k, 1],
      [x + 7.5 * k, y + 4 * k],
      [x + 3.5 * k, y + 10 * k, 1],
      [x - 3.5 * k, y + 10 * k, 1],
      [x - 7.5 * k, y + 4 * k],
    ],
    on: 1,
    thick: 4 * k,
    round: 3 * k,
    shadow: 0.4,
    shadowR: 4,
  });
  sc.panel({
    slot: s,
    path: [
      [x - 2.6 * k, y, 1],
      [x + 2.6 * k, y, 1],
      [x + 4.6 * k, y + 12 * k],
      [x + 4.6 * k, y + 30 * k, 1],
      [x - 4.6 * k, y + 30 * k, 1],
      [x - 4.6 * k, y + 12 * k],
    ],
    on: 1,
    thick: 2.6 * k,
    round: 2 * k,
    shadow: 0.4,
    shadowR: 5,
  });
  sc.tint(roundRect(x - 2 * k, y + 21 * k, 4 * k, 6 * k, 1.8 * k), { slot: 'hole', alpha: 0.55 });
}
export interface StripOptions {
  slot?: string;
  /** Not on what lies below but at its own height. */
  abs?: Flag;
  z?: number;
  thick?: number;
  round?: number;
  shadow?: number;
  shadowR?: number;
  smooth?: number;
  uv?: Grain;
  tone?: number;
}
export interface BandOptions extends StripOptions {
  id?: string;
  bulge?: Field;
  cloth?: ClothOptions;
  amp?: number;
  pow?: number;
}
/** A band of rib between two open lines, the upper and the lower one. */
export function band(sc: Scene, top: Path, bot: Path, o: BandOptions = {}) {
  const a = sc.poly(top),
    b = sc.poly(bot);
  sc.panel({
    slot: o.slot ?? 'rib',
    path: [
      ...a.map((q, i) => (i === 0 || i === a.length - 1 ? corner(q) : q)),
      ...b
        .slice()
        .reverse()
        .map((q, i) => (i === 0 || i === b.length - 1 ? corner(q) : q)),
    ].map(corner),
    on: o.abs ? 0 : 1,
    z: o.z,
    thick: o.thick ?? 2.2,
    round: o.round ?? 5,
    shadow: o.shadow ?? 0.15,
    shadowR: o.shadowR ?? 5,
    smooth: o.smooth ?? 4,
    uv: o.uv,
    id: o.id,
    bulge: o.bulge,
    cloth: o.cloth,
    amp: o.amp,
    pow: o.pow,
  });
}
/** A sewn-in label. */
export function label(sc: Scene, x: number, y: number, w: number, h: number, o: { text?: 0 | 1 } = {}) {
  sc.panel({
    slot: 'label',
    path: rect(x - w / 2, y, w, h),
    on: 1,
    thick: 0.7,
    round: 1,
    shadow: 0.22,
    shadowR: 4,
  });
  if (o.text !== 0) {
    sc.line(
      [
        [x - w * 0.3, y + h * 0.5],
        [x + w * 0.3, y + h * 0.5],
      ],
      { slot: 'labelInk', w: h * 0.16, alpha: 0.85 },
    );
  }
}
/** A patch pocket with its stitches. */
export function patch(
  sc: Scene,
  pts: Path,
  o: StripOptions & {
    stitch?: 0 | 1;
    rows?: readonly number[];
    /** Not stitched along the top. */
    open?: Flag;
    thread?: string;
    st?: StitchOptions;
  } = {},
) {
  sc.panel({
    slot: o.slot ?? 'main',
    path: pts.map(corner),
    on: 1,
    thick: o.thick ?? 1.8,
    round: o.round ?? 2.2,
    shadow: o.shadow ?? 0.26,
    shadowR: o.shadowR ?? 5,
    uv: o.uv,
    smooth: o.smooth ?? 0,
    keepDetail: 0,
    tone: o.tone,
  });
  if (o.stitch !== 0) {
    const c = pts.reduce<Point>((a, q) => [a[0] + q[0] / pts.length, a[1] + q[1] / pts.length], [0, 0]);
    const ins = (d: number) =>
      pts.map((q): Point => {
        const dx = c[0] - q[0],
          dy = c[1] - q[1];
        return [
          q[0] + Math.sign(dx) * Math.min(Math.abs(dx), d),
          q[1] + Math.sign(dy) * Math.min(Math.abs(dy), d),
        ];
      });
    for (const d of o.rows ?? [3]) {
      const r = ins(d);
      const l = o.open ? r : [...r, r[0]!];
      sc.stitch(l.map(corner), { slot: o.thread ?? 'thread', ...(o.st || {}) });
    }
  }
}
/** A long strip along a centre line: placket, belt, strap. */
export function strip(
  sc: Scene,
  center: Path,
  hw: number | ((t: number) => number),
  o: StripOptions & { stitch?: readonly number[]; thread?: string; st?: StitchOptions } = {},
) {
  const p = sc.poly(center);
  sc.panel({
    slot: o.slot ?? 'main',
    path: ribbon(p, hw),
    on: o.abs ? 0 : 1,
    z: o.z,
    thick: o.thick ?? 2,
    round: o.round ?? 3,
    shadow: o.shadow ?? 0.25,
    shadowR: o.shadowR ?? 5,
    smooth: o.smooth ?? 3,
    uv: o.uv,
    tone: o.tone,
  });
  for (const d of o.stitch || []) sc.stitch(offset(p, d), { slot: o.thread ?? 'thread', ...(o.st || {}) });
}
