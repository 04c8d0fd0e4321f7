import { lin } from './engine/colour.ts';
import { fbm, gnoise, tile } from './engine/noise.ts';
import type { Rgb } from './engine/types.ts';

/** Linear light of a backdrop at a pixel. */
export type Surface = (x: number, y: number) => Rgb;
const V = (c: Rgb, k: number): Rgb => [c[0] * k, c[1] * k, c[2] * k];

/** What things lie on or stand before; sizes in pixels. */
export const surfaces = {
  paper: (hex: string, W: number, H: number): Surface => {
    const c = lin(hex),
      t = tile('fine'),
      cl = tile('cloud');
    return (x, y) => {
      const gx = x / W - 0.38,
        gy = y / H - 0.3;
      const v = 1.06 - 0.3 * (gx * gx + gy * gy);
      return V(c, v * (1 + 0.01 * t.at(x, y) + 0.012 * cl.at(x * 0.12, y * 0.12)));
    };
  },
  linen: (hex: string, W: number, H: number): Surface => {
    const c = lin(hex),
      a = tile('weft'),
      b = tile('warp');
    return (x, y) => {
      const fold = 0.05 * gnoise(x / 340 + 3, y / 190 + 8) + 0.03 * gnoise(x / 120 + y / 300, y / 160 + 2);
      const gx = x / W - 0.36,
        gy = y / H - 0.3;
      return V(
        c,
        (1.04 - 0.26 * (gx * gx + gy * gy) + fold) *
          (1 + 0.045 * a.at(x * 0.9, y * 0.9) + 0.045 * b.at(x * 0.9, y * 0.9)),
      );
    };
  },
  wood: (hex: string, W: number, H: number, plank = 190, vertical = true): Surface => {
    const c = lin(hex),
      w = tile('warp'),
      s = tile('slub');
    return (x, y) => {
      const X = vertical ? x : y,
        Y = vertical ? y : x;
      const i = Math.floor(X / plank),
        e = Math.min(X - i * plank, plank - (X - i * plank));
      const off = (i * 7919) % 997;
      const ring = Math.sin((X - i * plank) / 13 + 2.4 * fbm((X + off) / 90, (Y + off * 3) / 900, 3) * 4);
      const tone = 0.9 + (0.18 * (((i * 2654435761) >>> 8) % 100)) / 100;
      let k =
        tone * (1 + 0.055 * ring + 0.05 * w.at(X * 1.2 + off, Y * 0.25) + 0.03 * s.at(X, Y * 0.3 + off));
      k *= e < 1.6 ? 0.45 : e < 3 ? 0.85 : 1;
      const gx = x / W - 0.36,
        gy = y / H - 0.3;
      return V(c, k * (1.06 - 0.34 * (gx * gx + gy * gy)));
    };
  },
  plaster: (hex: string, W: number, H: number): Surface => {
    const c = lin(hex),
      t = tile('fine');
    return (x, y) => {
      const n = fbm(x / 160, y / 160, 4) * 0.05 + fbm(x / 22, y / 22, 2) * 0.014;
      const gx = x / W - 0.32,
        gy = y / H - 0.25;
      return V(c, (1.05 - 0.32 * (gx * gx + gy * gy) + n) * (1 + 0.012 * t.at(x, y)));
    };
  },
  marble: (hex: string, vein: string, W: number, H: number): Surface => {
    const c = lin(hex),
      d = lin(vein);
    return (x, y) => {
      const n = fbm(x / 300, y / 300, 5);
      const r = Math.abs(Math.sin((x * 0.006 + y * 0.0035 + n * 3.2) * 2.2));
      let k =
        Math.pow(1 - r, 14) * 0.75 +
        Math.pow(
          1 - Math.abs(Math.sin((x * 0.004 - y * 0.007 + fbm(x / 140 + 9, y / 140, 4) * 2.4) * 3)),
          26,
        ) *
          0.4 +
        Math.max(0, fbm(x / 400 + 4, y / 400, 3)) * 0.22;
      k = Math.min(0.85, k);
      const gx = x / W - 0.36,
        gy = y / H - 0.3;
      const v = 1.05 - 0.26 * (gx * gx + gy * gy);
      return [(c[0] + (d[0] - c[0]) * k) * v, (c[1] + (d[1] - c[1]) * k) * v, (c[2] + (d[2] - c[2]) * k) * v];
    };
  },
  carpet: (hex: string, W: number, H: number): Surface => {
    const c = lin(hex),
      f = tile('fuzz'),
      g = tile('soft');
    return (x, y) => {
      const n = g.at(x * 0.5, y * 0.5) * 0.07 + f.at(x, y) * 0.06;
      const gx = x / W - 0.36,
        gy = y / H - 0.3;
      return V(c, (1.04 - 0.28 * (gx * gx + gy * gy)) * (1 + n));
    };
  },
  twoTone: (wall: string, floor: string, W: number, H: number, at = 0.68): Surface => {
    const a = lin(wall),
      b = lin(floor);
    return (x, y) => {
      const Y = y / H;
      let t = (Y - at) / 0.012;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const gx = x / W - 0.35;
      const wv = 1.06 - 0.3 * (gx * gx + (Y - 0.2) ** 2),
        fv = 1.0 + (0.12 * (Y - at)) / (1 - at) - 0.1 * gx * gx;
      const edge = Y > at ? 1 - 0.1 * Math.exp(-(Y - at) / 0.03) : 1;
      const mix = (c: 0 | 1 | 2) => (a[c] * wv * (1 - t) + b[c] * fv * t) * edge;
      return [mix(0), mix(1), mix(2)];
    };
  },
  sweep: (hex: string, W: number, H: number, at = 0.7): Surface => {
    const c = lin(hex);
    return (x, y) => {
      const Y = y / H,
        gx = x / W - 0.4;
      const k =
        1.04 -
        0.26 * gx * gx -
        0.24 * Math.exp(-(((Y - at) / 0.16) ** 2)) -
        0.1 * Math.max(0, Y - at) +
        0.02 * Math.max(0, at - Y);
      return V(c, k);
    };
  },
};
