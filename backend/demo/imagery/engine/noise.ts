/** A seeded row of numbers from 0 to 1. */
export function rng(seed: number): () => number {
  let a = (seed * 2654435761) >>> 0 || 1;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
function hashStr(s: string): number {
  let h = 2166136261;
  for (let i = 0; i < s.length; i++) {
    h ^= s.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}
const perm = new Uint8Array(512),
  gx = new Float32Array(256),
  gy = new Float32Array(256);
{
  const r = rng(7);
  const p = [...Array(256).keys()];
  for (let i = 255; i > 0; i--) {
    const j = (r() * (i + 1)) | 0;
    [p[i], p[j]] = [p[j]!, p[i]!];
  }
  for (let i = 0; i < 512; i++) perm[i] = p[i & 255]!;
  for (let i = 0; i < 256; i++) {
    const a = r() * Math.PI * 2;
    gx[i] = Math.cos(a);
    gy[i] = Math.sin(a);
  }
}
/** Gradient noise, about -1 to 1. */
export function gnoise(x: number, y: number): number {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    fx = x - xi,
    fy = y - yi;
  const X = xi & 255,
    Y = yi & 255;
  const a = perm[perm[X]! + Y]!,
    b = perm[perm[(X + 1) & 255]! + Y]!,
    c = perm[perm[X]! + ((Y + 1) & 255)]!,
    d = perm[perm[(X + 1) & 255]! + ((Y + 1) & 255)]!;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10),
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const n00 = gx[a]! * fx + gy[a]! * fy,
    n10 = gx[b]! * (fx - 1) + gy[b]! * fy,
    n01 = gx[c]! * fx + gy[c]! * (fy - 1),
    n11 = gx[d]! * (fx - 1) + gy[d]! * (fy - 1);
  return (n00 + (n10 - n00) * u + (n01 + (n11 - n01) * u - (n00 + (n10 - n00) * u)) * v) * 1.42;
}
/** Several octaves of gradient noise. */
export function fbm(x: number, y: number, o = 4, lac = 2.03, g = 0.5) {
  let s = 0,
    a = 1,
    t = 0;
  for (let i = 0; i < o; i++) {
    s += a * gnoise(x + i * 17.3, y + i * 9.1);
    t += a;
    a *= g;
    x *= lac;
    y *= lac;
  }
  return s / t;
}
/** A precomputed square of noise, sampled bilinearly and wrapped. */
export class Tile {
  constructor(
    readonly n: number,
    readonly d: Float32Array,
  ) {}
  at(x: number, y: number): number {
    const n = this.n;
    x -= Math.floor(x / n) * n;
    y -= Math.floor(y / n) * n;
    let xi = x | 0,
      yi = y | 0;
    const fx = x - xi,
      fy = y - yi;
    if (xi >= n) xi = 0;
    if (yi >= n) yi = 0;
    const x1 = xi + 1 === n ? 0 : xi + 1,
      y1 = yi + 1 === n ? 0 : yi + 1,
      d = this.d;
    const a = d[yi * n + xi]!,
      b = d[yi * n + x1]!,
      c = d[y1 * n + xi]!,
      e = d[y1 * n + x1]!;
    return a + (b - a) * fx + (c + (e - c) * fx - a - (b - a) * fx) * fy;
  }
}
function blurWrap(src: Float32Array, n: number, rx: number, ry: number): Float32Array {
  const tmp = new Float32Array(n * n),
    out = new Float32Array(n * n);
  const kern = (r: number) => {
    const k: number[] = [];
    let s = 0;
    const R = Math.max(1, Math.ceil(r * 2.6));
    for (let i = -R; i <= R; i++) {
      const v = Math.exp((-i * i) / (2 * r * r || 1e-6));
      k.push(v);
      s += v;
    }
    return [k.map((v) => v / s), R] as const;
  };
  const [kx, RX] = kern(rx),
    [ky, RY] = kern(ry);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let s = 0;
      for (let i = -RX; i <= RX; i++) s += src[y * n + ((x + i + n * 4) % n)]! * kx[i + RX]!;
      tmp[y * n + x] = s;
    }
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      let s = 0;
      for (let i = -RY; i <= RY; i++) s += tmp[((y + i + n * 4) % n) * n + x]! * ky[i + RY]!;
      out[y * n + x] = s;
    }
  return out;
}
function normalise(d: Float32Array): Float32Array {
  let m = 0,
    s = 0;
  for (const v of d) m += v;
  m /= d.length;
  for (const v of d) s += (v - m) * (v - m);
  s = Math.sqrt(s / d.length) || 1;
  for (let i = 0; i < d.length; i++) d[i] = (d[i]! - m) / s;
  return d;
}
const cache: Partial<Record<TileName, Tile>> = {};
export type TileName =
  'white' | 'fine' | 'soft' | 'cloud' | 'warp' | 'weft' | 'slub' | 'fuzz' | 'pebble' | 'grain';
export function tile(name: TileName): Tile {
  const known = cache[name];
  if (known) return known;
  const n = 256,
    r = rng(hashStr(name));
  const w = new Float32Array(n * n);
  for (let i = 0; i < w.length; i++) w[i] = r() * 2 - 1;
  let d: Float32Array;
  if (name === 'white') d = w;
  else if (name === 'fine') d = blurWrap(w, n, 0.7, 0.7);
  else if (name === 'soft') d = blurWrap(w, n, 1.6, 1.6);
  else if (name === 'cloud') {
    const a = blurWrap(w, n, 12, 12),
      b = blurWrap(w, n, 4, 4);
    normalise(a);
    normalise(b);
    d = a.map((v, i) => v + b[i]! * 0.5);
  } else if (name === 'warp')
    d = blurWrap(w, n, 0.6, 9); // vertical fibres
  else if (name === 'weft')
    d = blurWrap(w, n, 9, 0.6); // horizontal fibres
  else if (name === 'slub') {
    d = blurWrap(w, n, 0.8, 26);
  } else if (name === 'fuzz') {
    const a = blurWrap(w, n, 0.8, 2.2),
      b = blurWrap(w.slice().reverse(), n, 2.2, 0.8);
    d = a.map((v, i) => v + b[i]!);
  } else {
    // Worley F2-F1: leather grain
    const cells = name === 'pebble' ? 26 : 44,
      cs = n / cells,
      px = new Float32Array(cells * cells),
      py = new Float32Array(cells * cells);
    for (let i = 0; i < cells * cells; i++) {
      px[i] = r();
      py[i] = r();
    }
    d = new Float32Array(n * n);
    for (let y = 0; y < n; y++)
      for (let x = 0; x < n; x++) {
        const cx = Math.floor(x / cs),
          cy = Math.floor(y / cs);
        let f1 = 9e9,
          f2 = 9e9;
        for (let j = -2; j <= 2; j++)
          for (let i = -2; i <= 2; i++) {
            const gx = (cx + i + cells) % cells,
              gy = (cy + j + cells) % cells,
              id = gy * cells + gx;
            const dx = (cx + i + px[id]!) * cs - x,
              dy = (cy + j + py[id]!) * cs - y,
              q = dx * dx + dy * dy;
            if (q < f1) {
              f2 = f1;
              f1 = q;
            } else if (q < f2) f2 = q;
          }
        d[y * n + x] = Math.min(1, (Math.sqrt(f2) - Math.sqrt(f1)) / (cs * 0.55));
      }
    d = blurWrap(d, n, 0.6, 0.6);
  }
  normalise(d);
  return (cache[name] = new Tile(n, d));
}
