import { blur } from './raster.ts';
interface Rig {
  /** Lights: direction (right, down, to the camera), half angle in degrees, intensity. */
  boxes: readonly { d: readonly [number, number, number]; a: number; i: number }[];
  amb: number;
  ambDown: number;
}

const RIG: Rig = {
  boxes: [
    { d: [-0.62, -0.62, 0.48], a: 28, i: 7.2 }, // key, upper left
    { d: [0.8, -0.2, 0.56], a: 26, i: 1.5 }, // fill, right
    { d: [0.0, -0.35, 0.94], a: 34, i: 1.1 }, // overhead
  ],
  amb: 0.52,
  ambDown: 0.26,
};
/** What a half-resolution pixel sees of the lights: radiance moments, and how open it lies. */
export interface Light {
  w: number;
  h: number;
  M0: Float32Array;
  MX: Float32Array;
  MY: Float32Array;
  MZ: Float32Array;
  AO: Float32Array;
}

/**
 * Studio light on a height field: scans the horizon in 16 directions at half resolution and keeps the moments of the
 * visible radiance (M0, vector M1), so that any fine normal can be lit later with E(n) = M0/4 + n·M1/2.
 */
export function bakeLight(Hsrc: Float32Array, W: number, H: number, s: number, rig: Rig = RIG): Light {
  const w = W >> 1,
    h = H >> 1,
    n = w * h,
    Hh = new Float32Array(n);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const q = y * 2 * W + x * 2;
      Hh[y * w + x] = (Hsrc[q]! + Hsrc[q + 1]! + Hsrc[q + W]! + Hsrc[q + W + 1]!) * 0.125;
    } // /4 and /2 (half-res px)
  const Hb = blur(Hh, w, h, 0.8);
  const K = 16,
    NB = 48;
  const boxes = rig.boxes.map((b) => {
    const l = Math.hypot(...b.d);
    return { d: b.d.map((v) => v / l), c: Math.cos((b.a * Math.PI) / 180), i: b.i, a: b.a };
  });
  const L = (dx: number, dy: number, dz: number) => {
    let v = rig.amb + (rig.ambDown - rig.amb) * (0.5 + 0.5 * dy);
    v = v * (0.75 + 0.35 * dz);
    for (const b of boxes) {
      const c = dx * b.d[0]! + dy * b.d[1]! + dz * b.d[2]!;
      const e = (c - b.c) / (1 - b.c);
      if (e > -0.6) {
        const t = Math.min(1, (e + 0.6) / 1.1);
        v += b.i * t * t * (3 - 2 * t);
      }
    }
    return v;
  };
  // cumulative tables from elevation bin to zenith
  const T: Float32Array[] = [];
  for (let k = 0; k < K; k++) {
    const t = new Float32Array((NB + 1) * 4);
    for (let b = NB - 1; b >= 0; b--) {
      let m0 = 0,
        mx = 0,
        my = 0,
        mz = 0;
      const sub = 4;
      for (let q = 0; q < sub; q++)
        for (let p = 0; p < 4; p++) {
          const phi = ((k + (p + 0.5) / 4 - 0.5) / K) * Math.PI * 2,
            el = (((b + (q + 0.5) / sub) / NB) * Math.PI) / 2,
            ce = Math.cos(el),
            dz = Math.sin(el),
            dx = Math.cos(phi) * ce,
            dy = Math.sin(phi) * ce;
          const dw = ce * (Math.PI / 2 / NB / sub) * ((2 * Math.PI) / K / 4),
            v = L(dx, dy, dz) * dw;
          m0 += v;
          mx += v * dx;
          my += v * dy;
          mz += v * dz;
        }
      for (let c = 0; c < 4; c++) t[b * 4 + c] = t[(b + 1) * 4 + c]! + [m0, mx, my, mz][c]!;
    }
    T.push(t);
  }
  const M0 = new Float32Array(n),
    MX = new Float32Array(n),
    MY = new Float32Array(n),
    MZ = new Float32Array(n),
    AO = new Float32Array(n);
  const radii = [1.5, 2.6, 4, 6, 9, 13, 19, 28, 42, 62].map((r) => r * Math.max(0.6, s));
  const atanLUT = new Float32Array(1025);
  for (let i = 0; i <= 1024; i++) atanLUT[i] = (Math.atan((i / 1024) * 8) / (Math.PI / 2)) * NB;
  for (let k = 0; k < K; k++) {
    const phi = (k / K) * Math.PI * 2,
      t = T[k]!,
      ox: number[] = [],
      oy: number[] = [],
      ir: number[] = [];
    for (const r of radii) {
      const dx = Math.round(Math.cos(phi) * r),
        dy = Math.round(Math.sin(phi) * r);
      if (!dx && !dy) continue;
      ox.push(dx);
      oy.push(dy);
      ir.push(1 / Math.hypot(dx, dy));
    }
    const R = ox.length;
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const q = y * w + x,
          z = Hb[q]!;
        let mx = 0;
        for (let j = 0; j < R; j++) {
          const xx = x + ox[j]!,
            yy = y + oy[j]!;
          if (xx < 0 || yy < 0 || xx >= w || yy >= h) continue;
          const v = (Hb[yy * w + xx]! - z) * ir[j]!;
          if (v > mx) mx = v;
        }
        let li = mx * 128;
        if (li > 1023) li = 1023;
        const e = atanLUT[li | 0]!,
          bi = e | 0,
          f = e - bi,
          b4 = bi * 4,
          c4 = b4 + 4 > NB * 4 ? b4 : b4 + 4;
        M0[q]! += t[b4]! + (t[c4]! - t[b4]!) * f;
        MX[q]! += t[b4 + 1]! + (t[c4 + 1]! - t[b4 + 1]!) * f;
        MY[q]! += t[b4 + 2]! + (t[c4 + 2]! - t[b4 + 2]!) * f;
        MZ[q]! += t[b4 + 3]! + (t[c4 + 3]! - t[b4 + 3]!) * f;
        const se = Math.sin(((e / NB) * Math.PI) / 2);
        AO[q]! += (1 - se * se) / K;
      }
  }
  let f0 = 0,
    fz = 0;
  for (const t of T) {
    f0 += t[0]!;
    fz += t[3]!;
  }
  const flat = f0 / 4 + fz / 2;
  for (const A of [M0, MX, MY, MZ]) {
    for (let i = 0; i < n; i++) A[i]! /= flat;
  }
  return {
    w,
    h,
    M0: blur(M0, w, h, 0.9),
    MX: blur(MX, w, h, 0.9),
    MY: blur(MY, w, h, 0.9),
    MZ: blur(MZ, w, h, 0.9),
    AO: blur(AO, w, h, 0.9),
  };
}
