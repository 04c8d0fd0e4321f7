import { fr, sm } from './colour.ts';
import { tile } from './noise.ts';

const T = tile;
const TAU = Math.PI * 2;

export interface TextureOptions {
  /** Period of the weave or rib in design units. */
  p?: number;
  /** Amplitude. */
  a?: number;
  /** Scale of a leather's grain. */
  k?: number;
  /** Ripstop. */
  rip?: number;
  /** 1: the ribs lie across. */
  dir?: number;
  /** Height of a knitted stitch as a share of its width. */
  q?: number;
  period?: number;
}

/** Micro relief at a point of the cloth: o[0] is the height in design units, o[1] multiplies the albedo. */
export type Texture = (u: number, v: number, o: [number, number]) => void;

export type TextureName =
  | 'none'
  | 'jersey'
  | 'slub'
  | 'poplin'
  | 'linen'
  | 'canvas'
  | 'twill'
  | 'gabardine'
  | 'denim'
  | 'melton'
  | 'boucle'
  | 'fleece'
  | 'herringbone'
  | 'tweed'
  | 'rib'
  | 'knit'
  | 'fineknit'
  | 'cable'
  | 'waffle'
  | 'corduroy'
  | 'satin'
  | 'nylon'
  | 'leather'
  | 'pebbled'
  | 'suede'
  | 'croc'
  | 'rubber'
  | 'mesh'
  | 'primeknit'
  | 'straw'
  | 'brushed'
  | 'shearling';

export const TEX: Record<TextureName, (o?: TextureOptions) => Texture> = {
  none: () => (u, v, o) => {
    o[0] = 0;
    o[1] = 1;
  },
  jersey: ({ p = 3.1, a = 1 } = {}) => {
    const f = T('fine'),
      c = T('cloud');
    return (u, v, o) => {
      const n = f.at(u * 1.3, v * 0.9);
      o[0] = a * (0.05 * Math.cos((TAU * u) / p) + 0.045 * n);
      o[1] = 1 + 0.012 * n + 0.006 * c.at(u * 0.6, v * 0.6);
    };
  },
  slub: ({ a = 1 } = {}) => {
    const f = T('fine'),
      w = T('weft');
    return (u, v, o) => {
      const n = f.at(u * 1.2, v),
        s = w.at(u * 0.6, v * 0.9);
      o[0] = a * (0.12 * n + 0.16 * s);
      o[1] = 1 + 0.03 * s + 0.015 * n;
    };
  },
  poplin: ({ a = 1 } = {}) => {
    const f = T('fine'),
      w = T('weft'),
      q = T('warp');
    return (u, v, o) => {
      const n = f.at(u * 1.5, v * 1.5),
        s = w.at(u, v * 1.4) + q.at(u * 1.4, v);
      o[0] = a * (0.07 * n + 0.05 * s);
      o[1] = 1 + 0.01 * s;
    };
  },
  linen: ({ a = 1 } = {}) => {
    const f = T('fine'),
      w = T('weft'),
      q = T('warp');
    return (u, v, o) => {
      const n = f.at(u * 1.2, v * 1.2),
        s = w.at(u * 0.7, v),
        r = q.at(u, v * 0.7);
      o[0] = a * (0.1 * n + 0.17 * s + 0.17 * r);
      o[1] = 1 + 0.035 * s + 0.035 * r;
    };
  },
  canvas: ({ p = 4, a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const x = fr(u / p),
        y = fr(v / p),
        k = (Math.floor(u / p) + Math.floor(v / p)) & 1;
      const n = f.at(u, v);
      const hgt = k ? Math.sin(Math.PI * y) : Math.sin(Math.PI * x);
      o[0] = a * (0.42 * hgt + 0.12 * n);
      o[1] = 0.94 + 0.08 * hgt + 0.02 * n;
    };
  },
  twill: ({ p = 4.2, a = 1 } = {}) => {
    const f = T('fine'),
      q = T('warp');
    return (u, v, o) => {
      const t = Math.cos((TAU * (u + v * 0.62)) / p),
        n = f.at(u, v);
      o[0] = a * (0.14 * t + 0.1 * n);
      o[1] = 1 + 0.018 * t + 0.02 * n + 0.012 * q.at(u, v);
    };
  },
  gabardine: ({ p = 3.4, a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const t = Math.cos((TAU * (u + v * 0.45)) / p),
        n = f.at(u, v);
      o[0] = a * (0.07 * t + 0.05 * n);
      o[1] = 1 + 0.01 * t + 0.01 * n;
    };
  },
  denim: ({ p = 4.4, a = 1 } = {}) => {
    const f = T('fine'),
      q = T('slub');
    return (u, v, o) => {
      const t = Math.cos((TAU * (u - v * 0.72)) / p),
        n = f.at(u * 1.1, v * 1.1),
        s = q.at(u * 0.8, v * 0.8);
      o[0] = a * (0.15 * t + 0.1 * n);
      o[1] = 1 + 0.07 * t + 0.07 * n + 0.055 * s;
    };
  },
  melton: ({ a = 1 } = {}) => {
    const f = T('fuzz'),
      c = T('cloud'),
      g = T('soft');
    return (u, v, o) => {
      const n = f.at(u * 1.1, v * 1.1),
        m = g.at(u * 0.8, v * 0.8);
      o[0] = a * (0.1 * n + 0.09 * m);
      o[1] = 1 + 0.035 * n + 0.015 * c.at(u * 0.5, v * 0.5);
    };
  },
  boucle: ({ a = 1 } = {}) => {
    const g = T('pebble'),
      f = T('fuzz'),
      w = T('cloud');
    return (u, v, o) => {
      const x = u + 3 * w.at(u * 0.9, v * 0.9),
        y = v + 3 * w.at(u * 0.9 + 70, v * 0.9);
      const n = sm(-1.4, 1.3, g.at(x * 1.15, y * 1.15)),
        m = sm(-1.4, 1.3, g.at(x * 1.9 + 40, y * 1.9 + 90)),
        q = f.at(u, v);
      const h = Math.max(n * 1.0, m * 0.8);
      o[0] = a * (2.0 * h + 0.25 * q);
      o[1] = 0.84 + 0.19 * h + 0.03 * q;
    };
  },
  fleece: ({ a = 1 } = {}) => {
    const g = T('soft'),
      f = T('fuzz');
    return (u, v, o) => {
      const n = g.at(u * 0.34, v * 0.34),
        q = f.at(u, v);
      o[0] = a * (0.95 * n + 0.3 * q);
      o[1] = 1 + 0.05 * n + 0.03 * q;
    };
  },
  herringbone: ({ p = 26, a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const c = Math.floor(u / p),
        x = fr(u / p) * p,
        d = c & 1 ? x : p - x;
      const t = Math.cos((TAU * (v + d)) / 6),
        n = f.at(u, v);
      o[0] = a * (0.14 * t + 0.14 * n);
      o[1] = 1 + 0.17 * t + 0.06 * n;
    };
  },
  tweed: ({ a = 1 } = {}) => {
    const f = T('fine'),
      g = T('soft');
    return (u, v, o) => {
      const n = f.at(u, v),
        g1 = g.at(u * 0.9, v * 0.9),
        t = Math.cos((TAU * (u + v)) / 7);
      o[0] = a * (0.2 * n + 0.15 * t);
      o[1] = 1 + 0.1 * n + 0.1 * g1 + 0.06 * t;
    };
  },
  rib: ({ p = 8, a = 1, dir = 0 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const x = dir ? v : u,
        y = dir ? u : v;
      const c = Math.cos((TAU * x) / p),
        n = f.at(u, v),
        r = Math.abs(Math.sin((Math.PI * y) / 3.2));
      const prof = c > 0 ? Math.sqrt(c) : -Math.pow(-c, 0.7);
      o[0] = a * (0.85 * prof + 0.12 * r * (c > 0 ? 1 : 0.3) + 0.1 * n);
      o[1] = 0.955 + 0.045 * prof + 0.015 * n;
    };
  },
  knit: ({ p = 9, a = 1, q = 0.82 } = {}) => {
    const f = T('fuzz');
    return (u, v, o) => {
      const x = fr(u / p) - 0.5,
        ax = Math.abs(x),
        y = fr(v / (p * q) + ax * 1.1);
      const leg = 1 - ((ax - 0.25) / 0.27) ** 2,
        rr = Math.sin(Math.PI * y);
      const h = leg > 0 ? Math.sqrt(leg) * (0.35 + 0.65 * Math.sqrt(rr)) : 0;
      const n = f.at(u * 1.2, v * 1.2);
      o[0] = a * (0.145 * p * h + 0.1 * n);
      o[1] = 0.8 + 0.22 * h + 0.02 * n;
    };
  },
  fineknit: ({ p = 4.2, a = 1 } = {}) => {
    const f = T('fuzz');
    return (u, v, o) => {
      const x = fr(u / p) - 0.5,
        ax = Math.abs(x),
        y = fr(v / (p * 0.85) + ax);
      const h = (0.6 + 0.4 * Math.sin(Math.PI * y)) * (1 - 2.2 * Math.abs(ax - 0.25));
      const n = f.at(u * 1.1, v * 1.1);
      o[0] = a * (0.38 * h + 0.14 * n);
      o[1] = 0.93 + 0.09 * h + 0.02 * n;
    };
  },
  cable: ({ p = 9, a = 1, period = 132 } = {}) => {
    // cables run along v at u in a repeating layout
    const k = TEX.knit({ p, a }),
      f = T('fuzz');
    return (u, v, o) => {
      k(u, v, o);
      const x = ((((u - 500 + period / 2) % period) + period) % period) - period / 2;
      const w = 27,
        ax = Math.abs(x);
      if (ax < w + 12) {
        const ph = (TAU * v) / 96,
          a1 = Math.sin(ph) * w * 0.5,
          a2 = -a1,
          d1 = Math.abs(x - a1),
          d2 = Math.abs(x - a2);
        const r = w * 0.54,
          c = Math.cos(ph),
          h1 = (d1 < r ? Math.sqrt(1 - (d1 / r) ** 2) : 0) * (0.8 + 0.2 * c),
          h2 = (d2 < r ? Math.sqrt(1 - (d2 / r) ** 2) : 0) * (0.8 - 0.2 * c);
        const hh = Math.max(h1, h2),
          who = h1 > h2 ? a1 : a2,
          sg = h1 > h2 ? 1 : -1;
        const groove = sm(w + 12, w + 2, ax);
        if (hh > 0.02) {
          const s = Math.sin((TAU * (v * 0.9 - sg * c * (x - who) * 1.0)) / 9),
            sp = sm(0, 0.35, hh);
          o[0] = a * (6.0 * hh + 0.45 * s * hh + 0.12 * f.at(u, v)) - 1.2 * (1 - sp);
          o[1] = 0.8 + 0.2 * sp + 0.03 * s;
        } else {
          o[0] = o[0] * (1 - groove) - 1.2 * a * groove;
          o[1] += (0.82 - o[1]) * groove;
        }
      }
    };
  },
  waffle: ({ p = 9, a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const c = Math.max(Math.cos((TAU * u) / p), Math.cos((TAU * v) / p)),
        n = f.at(u, v);
      o[0] = a * (0.75 * c + 0.1 * n);
      o[1] = 0.95 + 0.05 * c;
    };
  },
  corduroy: ({ p = 8.5, a = 1 } = {}) => {
    const f = T('fuzz'),
      q = T('warp');
    return (u, v, o) => {
      const c = Math.cos((TAU * u) / p),
        h = Math.pow(0.5 + 0.5 * c, 0.6),
        n = f.at(u, v);
      o[0] = a * (1.7 * h + 0.12 * n);
      o[1] = 0.8 + 0.22 * h + 0.03 * q.at(u, v);
    };
  },
  satin: ({ a = 1 } = {}) => {
    const q = T('weft');
    return (u, v, o) => {
      o[0] = a * 0.012 * q.at(u * 0.7, v * 1.4);
      o[1] = 1;
    };
  },
  nylon: ({ p = 11, a = 1, rip = 0 } = {}) => {
    const f = T('fine'),
      c = T('cloud');
    return (u, v, o) => {
      const n = f.at(u, v);
      let r = 0;
      if (rip) {
        const x = fr(u / p),
          y = fr(v / p);
        r = x < 0.12 || y < 0.12 ? 0.22 : 0;
      }
      o[0] = a * (0.05 * n + r + 0.5 * c.at(u * 0.7, v * 0.7));
      o[1] = 1 + r * 0.12;
    };
  },
  leather: ({ a = 1, k = 1 } = {}) => {
    const g = T('grain'),
      c = T('cloud'),
      f = T('fine');
    return (u, v, o) => {
      const n = g.at((u * 1.15) / k, (v * 1.15) / k),
        m = c.at(u * 0.7, v * 0.7);
      o[0] = a * (0.1 * Math.min(1, n) + 0.22 * m + 0.04 * f.at(u, v));
      o[1] = 1 + 0.018 * Math.max(-1.5, Math.min(1, n)) + 0.02 * m;
    };
  },
  pebbled: ({ a = 1, k = 1 } = {}) => {
    const g = T('pebble'),
      f = T('fine');
    return (u, v, o) => {
      const n = g.at((u * 0.95) / k, (v * 0.95) / k);
      const h = Math.max(-1.3, Math.min(1.1, n));
      o[0] = a * (0.42 * h + 0.05 * f.at(u, v));
      o[1] = 1 + 0.05 * h;
    };
  },
  suede: ({ a = 1 } = {}) => {
    const f = T('fuzz'),
      c = T('cloud');
    return (u, v, o) => {
      const n = f.at(u * 1.3, v * 1.3),
        m = c.at(u * 0.55, v * 0.8);
      o[0] = a * 0.12 * n;
      o[1] = 1 + 0.035 * n + 0.07 * m;
    };
  },
  croc: ({ a = 1, k = 3.6 } = {}) => {
    const g = T('pebble'),
      f = T('fine'),
      c = T('cloud');
    return (u, v, o) => {
      const n = g.at((u * 1.15) / k + 0.6 * c.at(u * 0.3, v * 0.3), (v * 1.5) / k);
      const h = sm(-1.25, -0.15, n),
        top = sm(-0.2, 1.4, n);
      o[0] = a * (1.9 * h + 0.5 * top + 0.03 * f.at(u, v));
      o[1] = 0.66 + 0.3 * h + 0.06 * top;
    };
  },
  rubber: ({ a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      o[0] = a * 0.06 * f.at(u, v);
      o[1] = 1;
    };
  },
  mesh: ({ p = 7, a = 1 } = {}) => {
    const f = T('fine');
    return (u, v, o) => {
      const row = Math.floor(v / (p * 0.86)),
        x = (fr(u / p + (row & 1) * 0.5) - 0.5) * p,
        y = (fr(v / (p * 0.86)) - 0.5) * p * 0.86,
        d = Math.hypot(x, y) / p;
      const hole = sm(0.34, 0.2, d);
      o[0] = a * (-1.2 * hole + 0.08 * f.at(u, v));
      o[1] = 1 - 0.62 * hole;
    };
  },
  primeknit: ({ p = 5, a = 1 } = {}) => {
    const f = T('fuzz');
    return (u, v, o) => {
      const t = Math.cos((TAU * u) / p) * Math.cos((TAU * v) / (p * 1.3));
      o[0] = a * (0.4 * t + 0.12 * f.at(u, v));
      o[1] = 0.96 + 0.05 * t;
    };
  },
  straw: ({ p = 9, a = 1 } = {}) => {
    const w = T('weft'),
      q = T('warp');
    return (u, v, o) => {
      const i = Math.floor(u / p),
        j = Math.floor(v / p),
        x = fr(u / p),
        y = fr(v / p);
      const over = (i + j) & 1;
      const hh = over
        ? Math.sin(Math.PI * x) * (0.6 + 0.4 * Math.sin(Math.PI * y))
        : Math.sin(Math.PI * y) * (0.6 + 0.4 * Math.sin(Math.PI * x));
      const n = over ? q.at(u * 1.6, v * 0.5) : w.at(u * 0.5, v * 1.6);
      o[0] = a * (1.5 * hh + 0.1 * n);
      o[1] = 0.74 + 0.26 * hh + 0.06 * n;
    };
  },
  brushed: ({ a = 1 } = {}) => {
    const w = T('weft');
    return (u, v, o) => {
      o[0] = a * 0.03 * w.at(u * 0.4, v * 2.2);
      o[1] = 1;
    };
  },
  shearling: ({ a = 1 } = {}) => {
    const g = T('soft'),
      f = T('fuzz');
    return (u, v, o) => {
      const n = g.at(u * 0.2, v * 0.2),
        m = g.at(u * 0.5 + 40, v * 0.5),
        q = f.at(u, v);
      o[0] = a * (2.4 * n + 1.1 * m + 0.5 * q);
      o[1] = 0.95 + 0.07 * n + 0.05 * m;
    };
  },
};
