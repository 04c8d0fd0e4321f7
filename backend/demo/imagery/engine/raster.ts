import type { Mask, Path } from './types.ts';

/** Exact anti-aliased coverage of polygons (an accumulation buffer), cropped to their box. */
export function fillPolys(polys: readonly Path[], W: number, H: number): Mask {
  let bx0 = 1e9,
    by0 = 1e9,
    bx1 = -1e9,
    by1 = -1e9;
  for (const p of polys)
    for (const q of p) {
      if (q[0] < bx0) bx0 = q[0];
      if (q[0] > bx1) bx1 = q[0];
      if (q[1] < by0) by0 = q[1];
      if (q[1] > by1) by1 = q[1];
    }
  const x0 = Math.max(0, Math.floor(bx0) - 1),
    y0 = Math.max(0, Math.floor(by0) - 1),
    x1 = Math.min(W, Math.ceil(bx1) + 2),
    y1 = Math.min(H, Math.ceil(by1) + 2);
  const w = Math.max(0, x1 - x0),
    h = Math.max(0, y1 - y0);
  const acc = new Float32Array((w + 2) * h + 4),
    st = w + 2;
  if (!w || !h) return { x0, y0, w: 0, h: 0, c: new Float32Array(0) };
  const edge = (ax: number, ay: number, bx: number, by: number) => {
    if (ay === by) return;
    let dir = 1;
    if (ay > by) {
      [ax, ay, bx, by] = [bx, by, ax, ay];
      dir = -1;
    }
    const dxdy = (bx - ax) / (by - ay);
    let x = ax;
    if (ay < 0) {
      x -= ay * dxdy;
      ay = 0;
    }
    const yEnd = Math.min(by, h);
    for (let y = Math.floor(ay); y < yEnd; y++) {
      const base = y * st,
        dy = Math.min(y + 1, by) - Math.max(y, ay);
      if (dy <= 0) continue;
      const xn = x + dxdy * dy,
        d = dy * dir;
      let xa = x,
        xb = xn;
      if (xa > xb) {
        xa = xn;
        xb = x;
      }
      xa = Math.max(0, Math.min(w, xa));
      xb = Math.max(0, Math.min(w, xb));
      const x0f = Math.floor(xa),
        x1c = Math.ceil(xb);
      if (x1c <= x0f + 1) {
        const xm = 0.5 * (xa + xb) - x0f;
        acc[base + x0f]! += d - d * xm;
        acc[base + x0f + 1]! += d * xm;
      } else {
        const s = 1 / (xb - xa),
          x0d = xa - x0f,
          a0 = 0.5 * s * (1 - x0d) * (1 - x0d),
          x1d = xb - x1c + 1,
          am = 0.5 * s * x1d * x1d;
        acc[base + x0f]! += d * a0;
        if (x1c === x0f + 2) acc[base + x0f + 1]! += d * (1 - a0 - am);
        else {
          const a1 = s * (1.5 - x0d);
          acc[base + x0f + 1]! += d * (a1 - a0);
          for (let xi = x0f + 2; xi < x1c - 1; xi++) acc[base + xi]! += d * s;
          const a2 = a1 + (x1c - x0f - 3) * s;
          acc[base + x1c - 1]! += d * (1 - a2 - am);
        }
        acc[base + x1c]! += d * am;
      }
      x = xn;
    }
  };
  for (const p of polys) {
    const n = p.length;
    for (let i = 0; i < n; i++) {
      const a = p[i]!,
        b = p[(i + 1) % n]!;
      edge(a[0] - x0, a[1] - y0, b[0] - x0, b[1] - y0);
    }
  }
  const c = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    let s = 0;
    for (let x = 0; x < w; x++) {
      s += acc[y * st + x]!;
      const v = Math.abs(s);
      c[y * w + x] = v > 1 ? 1 : v;
    }
  }
  return { x0, y0, w, h, c };
}
/** Distance `d`, arc length `t` and side `sd` of every pixel within `r` of a polyline. */
export interface StrokeField {
  x0: number;
  y0: number;
  w: number;
  h: number;
  d: Float32Array;
  t: Float32Array;
  sd: Int8Array;
  len: number;
}
export function strokeField(poly: Path, r: number, W: number, H: number): StrokeField {
  let bx0 = 1e9,
    by0 = 1e9,
    bx1 = -1e9,
    by1 = -1e9;
  for (const q of poly) {
    if (q[0] < bx0) bx0 = q[0];
    if (q[0] > bx1) bx1 = q[0];
    if (q[1] < by0) by0 = q[1];
    if (q[1] > by1) by1 = q[1];
  }
  const x0 = Math.max(0, Math.floor(bx0 - r)),
    y0 = Math.max(0, Math.floor(by0 - r)),
    x1 = Math.min(W, Math.ceil(bx1 + r) + 1),
    y1 = Math.min(H, Math.ceil(by1 + r) + 1);
  const w = Math.max(0, x1 - x0),
    h = Math.max(0, y1 - y0);
  if (!w || !h)
    return {
      x0,
      y0,
      w: 0,
      h: 0,
      d: new Float32Array(0),
      t: new Float32Array(0),
      sd: new Int8Array(0),
      len: 1,
    };
  const d = new Float32Array(w * h).fill(1e9),
    t = new Float32Array(w * h),
    sd = new Int8Array(w * h);
  let acc = 0;
  for (let i = 0; i + 1 < poly.length; i++) {
    const ax = poly[i]![0],
      ay = poly[i]![1],
      bx = poly[i + 1]![0],
      by = poly[i + 1]![1];
    const vx = bx - ax,
      vy = by - ay,
      l2 = vx * vx + vy * vy,
      l = Math.sqrt(l2);
    if (l < 1e-6) continue;
    const sx0 = Math.max(x0, Math.floor(Math.min(ax, bx) - r)),
      sx1 = Math.min(x1, Math.ceil(Math.max(ax, bx) + r) + 1),
      sy0 = Math.max(y0, Math.floor(Math.min(ay, by) - r)),
      sy1 = Math.min(y1, Math.ceil(Math.max(ay, by) + r) + 1);
    for (let y = sy0; y < sy1; y++)
      for (let x = sx0; x < sx1; x++) {
        const px = x + 0.5 - ax,
          py = y + 0.5 - ay;
        let k = (px * vx + py * vy) / l2;
        k = k < 0 ? 0 : k > 1 ? 1 : k;
        const ex = px - vx * k,
          ey = py - vy * k,
          q = ex * ex + ey * ey,
          id = (y - y0) * w + x - x0;
        if (q < d[id]!) {
          d[id] = q;
          t[id] = acc + k * l;
          sd[id] = vx * py - vy * px > 0 ? 1 : -1;
        }
      }
    acc += l;
  }
  for (let i = 0; i < d.length; i++) d[i] = d[i]! < 1e8 ? Math.sqrt(d[i]!) : 1e9;
  return { x0, y0, w, h, d, t, sd, len: acc };
}
/**
 * Distance to the rim of a mask in pixels (Felzenszwalb). Where the canvas (CW × CH) cuts the mask there is no rim, or
 * every crop would get a dark border.
 */
export function distInside(m: Mask, CW = 1e9, CH = 1e9): Float32Array {
  const { w, h, c } = m,
    W = w + 2,
    H = h + 2,
    INF = 1e12;
  const f = new Float64Array(W * H);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) f[(y + 1) * W + x + 1] = c[y * w + x]! > 0.5 ? INF : 0;
  // where the mask is cut by the canvas edge the cloth goes on: no rim there
  if (m.x0 <= 0) for (let y = 0; y < h; y++) if (c[y * w]! > 0.5) f[(y + 1) * W] = INF;
  if (m.x0 + w >= CW) for (let y = 0; y < h; y++) if (c[y * w + w - 1]! > 0.5) f[(y + 1) * W + W - 1] = INF;
  if (m.y0 <= 0) for (let x = 0; x < w; x++) if (c[x]! > 0.5) f[x + 1] = INF;
  if (m.y0 + h >= CH) for (let x = 0; x < w; x++) if (c[(h - 1) * w + x]! > 0.5) f[(H - 1) * W + x + 1] = INF;
  edt(f, W, H);
  const o = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const v = Math.sqrt(f[(y + 1) * W + x + 1]!);
      const cc = c[y * w + x]!;
      o[y * w + x] = v > 0 ? Math.max(0, v - 0.5 + (v < 1.5 ? cc - 0.5 : 0)) : 0;
    }
  return o;
}
function edt(f: Float64Array, W: number, H: number) {
  const n = Math.max(W, H),
    v = new Int32Array(n),
    z = new Float64Array(n + 1),
    g = new Float64Array(n),
    o = new Float64Array(n);
  const run = (len: number) => {
    let k = 0;
    v[0] = 0;
    z[0] = -1e20;
    z[1] = 1e20;
    for (let q = 1; q < len; q++) {
      let s = (g[q]! + q * q - (g[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
      while (s <= z[k]!) {
        k--;
        s = (g[q]! + q * q - (g[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
      }
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = 1e20;
    }
    k = 0;
    for (let q = 0; q < len; q++) {
      while (z[k + 1]! < q) k++;
      o[q] = (q - v[k]!) * (q - v[k]!) + g[v[k]!]!;
    }
  };
  for (let x = 0; x < W; x++) {
    for (let y = 0; y < H; y++) g[y] = f[y * W + x]!;
    run(H);
    for (let y = 0; y < H; y++) f[y * W + x] = o[y]!;
  }
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) g[x] = f[y * W + x]!;
    run(W);
    for (let x = 0; x < W; x++) f[y * W + x] = o[x]!;
  }
}
/** Three box blurs: as good as a Gaussian. */
export function blur(src: Float32Array, W: number, H: number, sigma: number): Float32Array {
  if (sigma < 0.3) return src.slice();
  const a = new Float32Array(W * H),
    b = new Float32Array(W * H);
  a.set(src);
  const wi = Math.sqrt((12 * sigma * sigma) / 3 + 1);
  let wl = Math.floor(wi);
  if (wl % 2 === 0) wl--;
  const wu = wl + 2;
  const m = Math.round((12 * sigma * sigma - 3 * wl * wl - 12 * wl - 9) / (-4 * wl - 4));
  for (let i = 0; i < 3; i++) {
    const r = ((i < m ? wl : wu) - 1) / 2;
    boxH(a, b, W, H, r);
    boxV(b, a, W, H, r);
  }
  return a;
}
function boxH(s: Float32Array, o: Float32Array, W: number, H: number, r: number) {
  const k = 1 / (2 * r + 1);
  for (let y = 0; y < H; y++) {
    const b = y * W;
    let sum = s[b]! * (r + 1);
    for (let i = 1; i <= r; i++) sum += s[b + Math.min(i, W - 1)]!;
    for (let x = 0; x < W; x++) {
      if (x === 0)
        sum = (() => {
          let q = 0;
          for (let i = -r; i <= r; i++) q += s[b + Math.max(0, Math.min(W - 1, i))]!;
          return q;
        })();
      else sum += s[b + Math.min(W - 1, x + r)]! - s[b + Math.max(0, x - r - 1)]!;
      o[b + x] = sum * k;
    }
  }
}
function boxV(s: Float32Array, o: Float32Array, W: number, H: number, r: number) {
  const k = 1 / (2 * r + 1),
    sum = new Float64Array(W);
  for (let x = 0; x < W; x++) {
    let q = 0;
    for (let i = -r; i <= r; i++) q += s[Math.max(0, Math.min(H - 1, i)) * W + x]!;
    sum[x] = q;
    o[x] = q * k;
  }
  for (let y = 1; y < H; y++) {
    const a = Math.min(H - 1, y + r) * W,
      c = Math.max(0, y - r - 1) * W,
      d = y * W;
    for (let x = 0; x < W; x++) {
      sum[x]! += s[a + x]! - s[c + x]!;
      o[d + x] = sum[x]! * k;
    }
  }
}
