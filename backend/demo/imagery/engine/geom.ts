import type { Box, Path, Placement, Point } from './types.ts';

/** A centripetal Catmull-Rom curve through points, as a fine polyline; corners stay corners. */
export function spline(pts: Path, { closed = false, step = 3 } = {}): Point[] {
  const n = pts.length,
    out: Point[] = [];
  const P = (i: number) => (closed ? pts[(i + n) % n]! : pts[Math.max(0, Math.min(n - 1, i))]!);
  const segs = closed ? n : n - 1;
  for (let i = 0; i < segs; i++) {
    const p1 = P(i),
      p2 = P(i + 1);
    let p0 = P(i - 1),
      p3 = P(i + 2);
    const c1 = p1[2]!,
      c2 = p2[2]!;
    if (c1 || (!closed && i === 0)) p0 = [2 * p1[0] - p2[0], 2 * p1[1] - p2[1]];
    if (c2 || (!closed && i === segs - 1)) p3 = [2 * p2[0] - p1[0], 2 * p2[1] - p1[1]];
    const d01 = Math.sqrt(Math.hypot(p1[0] - p0[0], p1[1] - p0[1])) || 1e-3;
    const d12 = Math.sqrt(Math.hypot(p2[0] - p1[0], p2[1] - p1[1])) || 1e-3;
    const d23 = Math.sqrt(Math.hypot(p3[0] - p2[0], p3[1] - p2[1])) || 1e-3;
    const m1 = ([0, 1] as const).map(
      (k) => d12 * ((p1[k] - p0[k]) / d01 - (p2[k] - p0[k]) / (d01 + d12) + (p2[k] - p1[k]) / d12),
    );
    const m2 = ([0, 1] as const).map(
      (k) => d12 * ((p2[k] - p1[k]) / d12 - (p3[k] - p1[k]) / (d12 + d23) + (p3[k] - p2[k]) / d23),
    );
    const len = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const N = Math.max(1, Math.ceil(len / step));
    for (let j = 0; j < N; j++) {
      const t = j / N,
        t2 = t * t,
        t3 = t2 * t;
      const a = 2 * t3 - 3 * t2 + 1,
        b = t3 - 2 * t2 + t,
        c = -2 * t3 + 3 * t2,
        d = t3 - t2;
      out.push([
        a * p1[0] + b * m1[0]! + c * p2[0] + d * m2[0]!,
        a * p1[1] + b * m1[1]! + c * p2[1] + d * m2[1]!,
      ]);
    }
  }
  if (!closed) out.push([pts[n - 1]![0], pts[n - 1]![1]]);
  return out;
}
/** A closed curve. */
export const shape = (pts: Path) => spline(pts, { closed: true });
/** An open curve. */
export const line = (pts: Path) => spline(pts, { closed: false });
/** The other side of the centre line. */
export const mirror = (poly: Path, cx = 500): Point[] =>
  poly.map(([x, y, c]) => (c ? [2 * cx - x, y, c] : [2 * cx - x, y]));
export const scaleP = (poly: Path, sx: number, sy: number, cx: number, cy: number): Point[] =>
  poly.map(([x, y, c]) => [cx + (x - cx) * sx, cy + (y - cy) * sy, c]);
export const rect = (x: number, y: number, w: number, h: number, r = 0): Point[] =>
  r
    ? roundRect(x, y, w, h, r)
    : [
        [x, y, 1],
        [x + w, y, 1],
        [x + w, y + h, 1],
        [x, y + h, 1],
      ];
export function roundRect(x: number, y: number, w: number, h: number, r: number): Point[] {
  const out: Point[] = [];
  const arc = (cx: number, cy: number, a0: number) => {
    for (let i = 0; i <= 8; i++) {
      const a = a0 + ((i / 8) * Math.PI) / 2;
      out.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r, 1]);
    }
  };
  arc(x + w - r, y + r, -Math.PI / 2);
  arc(x + w - r, y + h - r, 0);
  arc(x + r, y + h - r, Math.PI / 2);
  arc(x + r, y + r, Math.PI);
  return out;
}
export function ellipse(cx: number, cy: number, rx: number, ry: number, n = 48, rotDeg = 0): Point[] {
  const out: Point[] = [];
  const a0 = (rotDeg * Math.PI) / 180,
    c = Math.cos(a0),
    s = Math.sin(a0);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2,
      x = Math.cos(a) * rx,
      y = Math.sin(a) * ry;
    out.push([cx + x * c - y * s, cy + x * s + y * c, 1]);
  }
  return out;
}
export function bbox(polys: readonly Path[]): Box {
  let x0 = 1e9,
    y0 = 1e9,
    x1 = -1e9,
    y1 = -1e9;
  for (const p of polys)
    for (const [x, y] of p) {
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  return [x0, y0, x1, y1];
}
/** Where a placement puts a point. */
export function placed(
  [x, y]: Point,
  { x: tx = 0, y: ty = 0, scale = 1, rot = 0, cx = 500, cy = 625, flip }: Placement,
): Point {
  const dx = (x - cx) * scale * (flip ? -1 : 1),
    dy = (y - cy) * scale,
    a = (rot * Math.PI) / 180,
    c = Math.cos(a),
    s = Math.sin(a);
  return [cx + dx * c - dy * s + tx, cy + dx * s + dy * c + ty];
}
/** One placement that does what `inner` and then `outer` do. */
export function nested(outer: Placement, inner: Placement): Placement {
  const { x = 0, y = 0, scale = 1, rot = 0, cx = 500, cy = 625, flip = false } = inner;
  const [px, py] = placed([cx + x, cy + y], outer);
  return {
    cx,
    cy,
    x: px - cx,
    y: py - cy,
    scale: scale * (outer.scale ?? 1),
    rot: (outer.rot ?? 0) + (outer.flip ? -rot : rot),
    flip: flip !== (outer.flip ?? false),
  };
}
/** The outline of a band along a centre line; its half width may vary from start (0) to end (1). */
export function ribbon(center: Path, hw: number | ((t: number) => number)): Point[] {
  const n = center.length,
    L: Point[] = [],
    R: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = center[Math.max(0, i - 1)]!,
      b = center[Math.min(n - 1, i + 1)]!;
    let dx = b[0] - a[0],
      dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    dx /= l;
    dy /= l;
    const w = typeof hw === 'function' ? hw(i / (n - 1)) : hw;
    L.push([center[i]![0] - dy * w, center[i]![1] + dx * w]);
    R.push([center[i]![0] + dy * w, center[i]![1] - dx * w]);
  }
  return L.concat(R.reverse());
}
/** Point and direction at a share of a polyline's length. */
export function at(poly: Path, f: number): { p: Point; d: Point; len: number } {
  let tot = 0;
  const ls: number[] = [];
  for (let i = 1; i < poly.length; i++) {
    const l = Math.hypot(poly[i]![0] - poly[i - 1]![0], poly[i]![1] - poly[i - 1]![1]);
    ls.push(l);
    tot += l;
  }
  let t = f * tot;
  for (let i = 0; i < ls.length; i++) {
    if (t <= ls[i]! || i === ls.length - 1) {
      const k = ls[i]! ? Math.min(1, t / ls[i]!) : 0,
        a = poly[i]!,
        b = poly[i + 1]!;
      return {
        p: [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
        d: [(b[0] - a[0]) / (ls[i]! || 1), (b[1] - a[1]) / (ls[i]! || 1)],
        len: tot,
      };
    }
    t -= ls[i]!;
  }
  throw new Error('a line of one point has no direction');
}
/** The part of a polyline between two shares of its length. */
export function sub(poly: Path, f0: number, f1: number, n = 40): Point[] {
  const o: Point[] = [];
  for (let i = 0; i <= n; i++) o.push(at(poly, f0 + ((f1 - f0) * i) / n).p);
  return o;
}
/** An open polyline moved sideways. */
export function offset(poly: Path, d: number): Point[] {
  return poly.map((p, i) => {
    const a = poly[Math.max(0, i - 1)]!,
      b = poly[Math.min(poly.length - 1, i + 1)]!;
    const dx = b[0] - a[0],
      dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / l) * d, p[1] + (dx / l) * d];
  });
}
