import { sm } from './engine/colour.ts';
import type { Rgb } from './engine/types.ts';

/** What is left of the light at a pixel. */
export type Gobo = (x: number, y: number) => Rgb;

/** Light that fell through something; sizes in pixels. */
export const gobos = {
  window: (
    W: number,
    H: number,
    { ang = -24, cols = 2, rows = 3, soft = 26, k = 0.55, cx = 0.5, cy = 0.42, pw = 0.26, ph = 0.24 } = {},
  ): Gobo => {
    const a = (ang * Math.PI) / 180,
      c = Math.cos(a),
      s = Math.sin(a),
      PW = pw * W,
      PH = ph * H,
      bar = 0.075;
    return (x, y) => {
      const dx = x - cx * W,
        dy = y - cy * H;
      const u = (dx * c + dy * s) / PW + cols / 2 + (dy / H) * 0.25,
        v = (-dx * s + dy * c) / PH + rows / 2;
      const f = (t: number, n: number, p: number) => {
        const q = soft / p;
        if (t < -0.2 || t > n + 0.2) return 0;
        const fr = t - Math.floor(t);
        const inside = sm(-q, q, t) * (1 - sm(n - q, n + q, t));
        return inside * sm(bar - q, bar + q, fr) * (1 - sm(1 - bar - q, 1 - bar + q, fr));
      };
      const L = f(u, cols, PW) * f(v, rows, PH);
      const g = 1 - k + k * (0.25 + 0.98 * L);
      return [g * 1.0 + 0.03 * L, g, g * (1.0 - 0.03 * L) + 0.012 * (1 - L)];
    };
  },
  leaves:
    (W: number, H: number, { k = 0.4, sc = 1 } = {}): Gobo =>
    (x, y) => {
      let m = 0;
      for (let i = 0; i < 9; i++) {
        const bx = W * (0.1 + 0.11 * i),
          by = H * (0.02 + 0.05 * ((i * 37) % 7));
        const ang = 1.1 + 0.18 * ((i * 53) % 5);
        for (let j = 0; j < 6; j++) {
          const ax = bx + Math.cos(ang) * j * 62 * sc,
            ay = by + Math.sin(ang) * j * 62 * sc;
          for (const sd of [-1, 1]) {
            const la = ang + sd * 0.9,
              lx = x - ax - Math.cos(la) * 40 * sc,
              ly = y - ay - Math.sin(la) * 40 * sc;
            const u = (lx * Math.cos(la) + ly * Math.sin(la)) / (46 * sc),
              v = (-lx * Math.sin(la) + ly * Math.cos(la)) / (13 * sc);
            const d = u * u + v * v;
            m = Math.max(m, sm(1.5, 0.5, d));
          }
        }
      }
      const g = 1.03 - k * m;
      return [g, g, g + 0.01 * m];
    },
};
