import { fr, lin, mixc, sm } from './colour.ts';
import { fbm, gnoise, tile } from './noise.ts';
import type { Rgb } from './types.ts';

const T = tile;

/** Sets the colour at a point of the cloth. */
export type Paint = (u: number, v: number, o: [number, number, number]) => void;

interface Patterns {
  stripe: { colors: readonly string[]; w?: readonly number[]; dir?: 'h' | 'v'; soft?: number };
  pinstripe: { base: string; line: string; gap?: number; w?: number; a?: number };
  gingham: { base: string; ink: string; p?: number };
  /** Bands in both directions: place and width as shares of the repeat, colour, strength. */
  tartan: {
    base: string;
    bands: readonly { at: number; w: number; c: string; a?: number }[];
    p?: number;
  };
  glen: { base: string; ink: string; p?: number };
  houndstooth: { base: string; ink: string; p?: number };
  camo: { colors: readonly string[]; p?: number };
  /** The last petal colour is the flowers' centre. */
  floral: { base: string; petals: readonly string[]; leaf: string; p?: number; dens?: number; size?: number };
  dots: { base: string; ink: string; p?: number; r?: number };
  monogram: { base: string; ink: string; p?: number };
  leopard: { base: string; mid: string; ink: string; p?: number };
  tiedye: { colors: readonly string[]; p?: number };
  fairisle: { base: string; colors: readonly string[]; p?: number; y0?: number };
  melange: { base: string; fleck: string; a?: number };
  ombre: { from: string; to: string; y0?: number; y1?: number };
}

export type PatternName = keyof Patterns;
export type Pattern = { [K in PatternName]: { type: K } & Patterns[K] }[PatternName];

const hsh = (i: number, j: number, k: number) => fr(Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453);

/** Colours in design units. */
const PAT: { [K in PatternName]: (p: Patterns[K]) => Paint } = {
  stripe: ({ colors, w = [22, 22], dir = 'h' }) => {
    const C = colors.map(lin);
    const tot = w.reduce((a, b) => a + b, 0);
    return (u, v, o) => {
      let t = dir === 'h' ? v : u;
      t = ((t % tot) + tot) % tot;
      let i = 0,
        acc = 0;
      while (i < w.length - 1 && t >= acc + w[i]!) {
        acc += w[i]!;
        i++;
      }
      const c = C[i % C.length]!;
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  pinstripe: ({ base, line: ln, gap = 24, w = 1.5, a = 0.75 }) => {
    const B = lin(base),
      L = lin(ln);
    const n = T('fine');
    return (u, v, o) => {
      const d = Math.abs(fr(u / gap) - 0.5) * gap;
      const k = sm(w, w * 0.3, d) * (a + 0.25 * n.at(u, v * 2));
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (L[c]! - B[c]!) * Math.max(0, Math.min(1, k));
    };
  },
  gingham: ({ base, ink, p = 26 }) => {
    const B = lin(base),
      I = lin(ink);
    return (u, v, o) => {
      const k = (fr(u / p) < 0.5 ? 0.5 : 0) + (fr(v / p) < 0.5 ? 0.5 : 0);
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (I[c]! - B[c]!) * k;
    };
  },
  tartan: ({ base, bands, p = 120 }) => {
    // bands: [{at,w,c,a}] used in both directions
    const B = lin(base),
      S = bands.map((b) => ({ ...b, c: lin(b.c) }));
    const row = (t: number) => {
      t = fr(t / p);
      for (const b of S) {
        const d = Math.abs(t - b.at);
        const e = Math.min(d, 1 - d);
        if (e < b.w / 2) return b;
      }
      return null;
    };
    return (u, v, o) => {
      const a = row(u),
        b = row(v),
        d = fr((u + v) / 4.4) < 0.5;
      const w = d ? a : b,
        z = d ? b : a;
      let c = B;
      if (w) c = mixc(B, w.c, w.a ?? 1);
      else if (z) c = mixc(B, z.c, (z.a ?? 1) * 0.42);
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  glen: ({ base, ink, p = 72 }) => {
    const B = lin(base),
      I = lin(ink);
    const n = T('fine');
    return (u, v, o) => {
      const X = fr(u / p),
        Y = fr(v / p);
      const a = X < 0.5,
        b = Y < 0.5;
      let k;
      const q = 4;
      if (a && b) k = (Math.floor(u / q) + Math.floor(v / q)) & 1 ? 0.85 : 0.15;
      else if (a) k = Math.floor(u / q) & 1 ? 0.62 : 0.18;
      else if (b) k = Math.floor(v / q) & 1 ? 0.62 : 0.18;
      else k = Math.floor((u + v) / q) & 1 ? 0.38 : 0.22;
      k += 0.06 * n.at(u, v);
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (I[c]! - B[c]!) * Math.max(0, Math.min(1, k));
    };
  },
  houndstooth: ({ base, ink, p = 26 }) => {
    const B = lin(base),
      I = lin(ink);
    return (u, v, o) => {
      const x = fr(u / p) * 4,
        y = fr(v / p) * 4;
      const i = Math.floor(x),
        j = Math.floor(y);
      let on;
      if (i < 2 && j < 2) on = 1;
      else if (i >= 2 && j >= 2) on = 0;
      else {
        const d = fr((x + y) / 2);
        on = i < 2 ? (d < 0.5 ? 1 : 0) : d < 0.5 ? 1 : 0;
      }
      const c = on ? I : B;
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  camo: ({ colors, p = 1 }) => {
    const C = colors.map(lin);
    return (u, v, o) => {
      let k = 0;
      for (let i = 1; i < C.length; i++) {
        const n = fbm(u / (96 * p) + i * 31.7, v / (70 * p) - i * 17.3, 3, 2.1, 0.45);
        if (n > 0.08 + 0.03 * i) k = i;
      }
      const c = C[k]!;
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  floral: ({ base, petals, leaf, p = 96, dens = 1, size = 1 }) => {
    const B = lin(base),
      P = petals.map(lin),
      Lf = lin(leaf),
      Ct = lin(petals[petals.length - 1]!);
    interface Flower {
      cx: number;
      cy: number;
      R: number;
      t0: number;
      l: (readonly [number, number])[];
      col: Rgb;
    }
    const cells = new Map<number, Flower | null>();
    const cell = (a: number, b: number) => {
      const key = a * 4099 + b;
      let c = cells.get(key);
      if (c === undefined) {
        c =
          hsh(a, b, 9) > dens
            ? null
            : {
                cx: (a + 0.5 + (hsh(a, b, 1) - 0.5) * 0.6) * p,
                cy: (b + 0.5 + (hsh(a, b, 2) - 0.5) * 0.6) * p,
                R: p * size * (0.22 + 0.16 * hsh(a, b, 3)),
                t0: hsh(a, b, 4) * 6.28,
                l: [0, 1].map((l) => {
                  const la = hsh(a, b, 5 + l) * 6.28;
                  return [Math.cos(la), Math.sin(la)] as const;
                }),
                col: P[Math.floor(hsh(a, b, 7) * (P.length - 1))]!,
              };
        cells.set(key, c);
      }
      return c;
    };
    return (u, v, o) => {
      let c = B;
      const gi = Math.floor(u / p),
        gj = Math.floor(v / p);
      let near: readonly [Flower, number, number, number] | null = null;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const f = cell(gi + i, gj + j);
          if (!f) continue;
          const dx = u - f.cx,
            dy = v - f.cy,
            q = dx * dx + dy * dy,
            R2 = f.R * 1.95;
          if (q > R2 * R2) continue;
          if (q < f.R * f.R) near = [f, dx, dy, Math.sqrt(q)];
          for (const [ex, ey] of f.l) {
            const t = (dx * ex + dy * ey) / (f.R * 1.9),
              s = (-dx * ey + dy * ex) / (f.R * 1.9);
            if (t > 0.3 && t < 1 && Math.abs(s) < 0.22 * Math.sin((Math.PI * (t - 0.3)) / 0.7))
              c = mixc(Lf, B, Math.abs(s) < 0.02 ? 0.45 : 0.06);
          }
        }
      if (near) {
        const [f, dx, dy, r] = near,
          th = Math.atan2(dy, dx) + f.t0,
          edge = f.R * (0.72 + 0.28 * Math.cos(th * 5));
        if (r < edge) {
          const q = r / edge;
          c = mixc(f.col, B, 0.12 + 0.3 * q * q * (0.5 + 0.5 * Math.cos(th * 15)));
          if (r < f.R * 0.2) c = Ct;
        }
      }
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  dots: ({ base, ink, p = 40, r = 7 }) => {
    const B = lin(base),
      I = lin(ink);
    return (u, v, o) => {
      const row = Math.floor(v / (p * 0.5));
      const x = (fr(u / p + (row & 1) * 0.5) - 0.5) * p,
        y = (fr(v / (p * 0.5)) - 0.5) * p * 0.5;
      const k = sm(r + 0.7, r - 0.7, Math.hypot(x, y));
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (I[c]! - B[c]!) * k;
    };
  },
  monogram: ({ base, ink, p = 62 }) => {
    const B = lin(base),
      I = lin(ink);
    return (u, v, o) => {
      const row = Math.floor(v / (p * 0.5)),
        x = (fr(u / p + (row & 1) * 0.5) - 0.5) * p,
        y = (fr(v / (p * 0.5)) - 0.5) * p * 0.5 * 1.0;
      const r = Math.hypot(x, y * 1.05),
        th = Math.atan2(y, x);
      let k = 0;
      if (row & 1) {
        const e = p * 0.15 * (0.7 + 0.3 * Math.cos(4 * th));
        k = r < e && r > e * 0.42 ? 1 : 0;
        if (r < p * 0.03) k = 1;
      } else {
        const ring = Math.abs(r - p * 0.145);
        k = ring < p * 0.022 ? 1 : 0;
        if (Math.abs(x) < p * 0.02 && r < p * 0.145) k = 1;
        if (Math.abs(Math.abs(x) + Math.abs(y) - p * 0.09) < p * 0.014) k = 1;
      }
      const d = Math.abs(x) / (p * 0.5) + Math.abs(y) / (p * 0.25);
      if (Math.abs(d - 1) < 0.03) k = Math.max(k, 0.0);
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (I[c]! - B[c]!) * k;
    };
  },
  leopard: ({ base, mid, ink, p = 34 }) => {
    const B = lin(base),
      M = lin(mid),
      I = lin(ink);
    return (u, v, o) => {
      const gi = Math.floor(u / p),
        gj = Math.floor(v / p);
      let c = B,
        best = 9;
      for (let j = -1; j <= 1; j++)
        for (let i = -1; i <= 1; i++) {
          const a = gi + i,
            b = gj + j,
            cx = (a + 0.5 + (hsh(a, b, 1) - 0.5) * 0.5) * p,
            cy = (b + 0.5 + (hsh(a, b, 2) - 0.5) * 0.5) * p;
          const dx = u - cx,
            dy = v - cy,
            th = Math.atan2(dy, dx),
            r =
              Math.hypot(dx, dy * (0.9 + 0.3 * hsh(a, b, 3))) /
              (p * (0.42 + 0.08 * gnoise(th * 1.3 + a * 5, b * 7)));
          if (r < best) {
            best = r;
            const gap = fr(th / 6.283 + hsh(a, b, 4));
            c = r < 0.5 ? M : r < 0.88 && gap > 0.22 && fr(gap * 3.0) > 0.14 ? I : B;
          }
        }
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  tiedye: ({ colors, p = 1 }) => {
    const C = colors.map(lin);
    return (u, v, o) => {
      const r = Math.hypot(u - 500, v - 560),
        th = Math.atan2(v - 560, u - 500);
      const t = fr((th / 6.283) * 3 + r / (260 * p) + 0.09 * fbm(u / 50, v / 50)) * C.length;
      const i = Math.floor(t),
        f = sm(0.15, 0.85, t - i);
      const c = mixc(C[i % C.length]!, C[(i + 1) % C.length]!, f);
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  fairisle: ({ base, colors, p = 9, y0 = 0 }) => {
    const B = lin(base),
      C = colors.map(lin);
    const R = [
      '00100',
      '01010',
      '10001',
      '01010',
      '00100',
      '00000',
      '11011',
      '00000',
      '10101',
      '01110',
      '11111',
      '01110',
      '10101',
      '00000',
      '00100',
      '00000',
    ];
    return (u, v, o) => {
      const col = ((Math.floor(u / p) % 10) + 10) % 10,
        row = Math.floor((v - y0) / (p * 0.82));
      const rr = ((row % 16) + 16) % 16;
      const s = R[rr]!;
      const ci = col < 5 ? col : 9 - col;
      const on = s[ci]! === '1';
      const band = Math.floor(row / 16);
      const c = on ? C[((rr > 5 ? 1 : 0) + Math.abs(band)) % C.length]! : B;
      o[0] = c[0];
      o[1] = c[1];
      o[2] = c[2];
    };
  },
  melange: ({ base, fleck, a = 0.5 }) => {
    const B = lin(base),
      F = lin(fleck);
    const f = T('fuzz'),
      g = T('soft');
    return (u, v, o) => {
      const n = f.at(u * 0.9, v * 0.9) * 0.55 + g.at(u * 1.1, v * 0.5) * 0.45;
      const k = Math.max(0, Math.min(1, 0.35 + n * 0.32)) * a;
      for (let c = 0; c < 3; c++) o[c] = B[c]! + (F[c]! - B[c]!) * k;
    };
  },
  ombre: ({ from, to, y0 = 300, y1 = 1050 }) => {
    const A = lin(from),
      B = lin(to);
    return (u, v, o) => {
      const t = sm(y0, y1, v + 14 * gnoise(u / 90, v / 60));
      for (let c = 0; c < 3; c++) o[c] = A[c]! + (B[c]! - A[c]!) * t;
    };
  },
};

const paintOf = <K extends PatternName>(p: { type: K } & Patterns[K]): Paint => PAT[p.type](p);

/** The colours of a pattern. */
export const paint = (pattern: Pattern): Paint => paintOf(pattern as never);
