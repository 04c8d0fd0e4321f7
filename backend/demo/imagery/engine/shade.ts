import { blur } from './raster.ts';
import { lin } from './colour.ts';
import type { Light } from './light.ts';
import { material, type Material, type Materials } from './material.ts';
import { tile } from './noise.ts';
import type { Scene } from './scene.ts';
import type { Rgb } from './types.ts';

/** Studio reflections: direction, sharpness at a roughness of 0.3, intensity. */
const LOBES = [
  { d: [-0.4, -0.62, 0.68], k: 26, i: 1.9 },
  { d: [0.66, -0.22, 0.72], k: 34, i: 0.9 },
  { d: [0.05, -0.85, 0.52], k: 14, i: 0.7 },
  { d: [-0.86, 0.1, 0.5], k: 20, i: 0.55 },
  { d: [0.3, 0.75, 0.58], k: 10, i: 0.22 },
].map((l) => {
  const n = Math.hypot(...l.d);
  return { ...l, d: [l.d[0]! / n, l.d[1]! / n, l.d[2]! / n] as const };
});
/** An object that stands: the line it touches the floor with. */
export interface Ground {
  x0: number;
  x1: number;
  y: number;
  k?: number;
}

export interface ShadowOptions {
  list?: readonly { r: number; dx: number; dy: number; k: number }[];
  k?: number;
  ground?: readonly Ground[];
}

export interface ShadeOptions {
  bg?: string | Rgb;
  bg2?: string | Rgb;
  /** Linear light of the backdrop at a pixel. */
  bgFn?: (x: number, y: number) => Rgb;
  /** What a window or leaves leave of the light at a pixel. */
  gobo?: (x: number, y: number) => Rgb;
  shadow?: ShadowOptions;
  exposure?: number;
  /** Materials of the parts of a composition, by namespace. */
  parts?: Readonly<Record<string, Materials>>;
}

const unknown = material({ color: '#777', tex: 'jersey' });

/** Resolves slots to materials: a string leads to another slot, within the part first. */
function resolver(mats: Materials, parts: ShadeOptions['parts']) {
  const known = new Map<string, Material>();
  return (slot: string, ns: string): Material => {
    const key = `${ns}:${slot}`;
    const found = known.get(key);
    if (found) return found;
    const S: Materials = ns ? { ...mats, ...parts?.[ns] } : mats;
    let d = S[slot];
    while (typeof d === 'string' && S[d]) d = S[d];
    const resolved = d ? material(typeof d === 'string' ? { color: d } : d) : unknown;
    known.set(key, resolved);
    return resolved;
  };
}

/** The picture: colours in painter's order and fine relief, lit with the baked light; RGB bytes. */
export function shade(sc: Scene, light: Light, mats: Materials, opt: ShadeOptions = {}): Buffer {
  const { W, H } = sc,
    n = W * H;
  const AR = new Float32Array(n),
    AG = new Float32Array(n),
    AB = new Float32Array(n),
    D = new Float32Array(n);
  const RO = new Float32Array(n),
    SP = new Float32Array(n),
    SH = new Float32Array(n),
    ME = new Float32Array(n);
  D.set(sc.Dm);
  const getM = resolver(mats, opt.parts);
  const texO: [number, number] = [0, 1],
    pc: [number, number, number] = [0, 0, 0];
  let relief: Float32Array | null = null;
  for (const L of sc.layers) {
    const mt = getM(L.slot, L.ns),
      { m, du, dv, uv } = L,
      k = L.k,
      tf = L.tf,
      inv = 1 / sc.s;
    const ang = ((uv.angle || 0) * Math.PI) / 180,
      ca = Math.cos(ang),
      sa = Math.sin(ang),
      uo = uv.ox ?? 0,
      vo = uv.oy ?? 0,
      us = 1 / (uv.scale ?? 1);
    let tc = 1,
      ts = 0,
      tsc = 1,
      tx = 0,
      ty = 0,
      tcx = 500,
      tcy = 625;
    if (tf) {
      const a = (-(tf.rot || 0) * Math.PI) / 180;
      tc = Math.cos(a);
      ts = Math.sin(a);
      tsc = 1 / (tf.scale ?? 1);
      tx = tf.x || 0;
      ty = tf.y || 0;
      tcx = tf.cx ?? 500;
      tcy = tf.cy ?? 625;
    }
    const flip = tf?.flip ? -1 : 1;
    const wear = mt.wear,
      lit = L.tintOnly;
    for (let y = 0; y < m.h; y++) {
      const Y0 = (m.y0 + y + 0.5) * inv + sc.oy;
      for (let x = 0; x < m.w; x++) {
        const i = y * m.w + x,
          c = m.c[i]!;
        if (c <= 0.002) continue;
        const q = (m.y0 + y) * W + m.x0 + x;
        let X, Y;
        if (uv.abs && du && dv) {
          X = du[i]!;
          Y = dv[i]!;
        } else {
          X = (m.x0 + x + 0.5) * inv + sc.ox;
          Y = Y0;
          if (tf) {
            const dx = X - tcx - tx,
              dy = Y - tcy - ty;
            X = tcx + (dx * tc - dy * ts) * tsc * flip;
            Y = tcy + (dx * ts + dy * tc) * tsc;
          }
          if (du && dv) {
            X += du[i]!;
            Y += dv[i]!;
          }
        }
        const dx = X - 500 - uo,
          dy = Y - 625 - vo;
        const u = (dx * ca + dy * sa) * us + 500,
          v = (-dx * sa + dy * ca) * us + 625;
        mt.tex(u, v, texO);
        let r, g, b;
        if (mt.img) {
          const p = mt.img(u, v);
          if (p) {
            r = p[0];
            g = p[1];
            b = p[2];
          } else {
            r = mt.col[0];
            g = mt.col[1];
            b = mt.col[2];
          }
        } else if (mt.pat) {
          const e = 0.27 / k;
          mt.pat(u - e, v - e * 0.4, pc);
          r = pc[0];
          g = pc[1];
          b = pc[2];
          mt.pat(u + e * 0.4, v - e, pc);
          r += pc[0];
          g += pc[1];
          b += pc[2];
          mt.pat(u + e, v + e * 0.4, pc);
          r += pc[0];
          g += pc[1];
          b += pc[2];
          mt.pat(u - e * 0.4, v + e, pc);
          r = (r + pc[0]) * 0.25;
          g = (g + pc[1]) * 0.25;
          b = (b + pc[2]) * 0.25;
        } else {
          r = mt.col[0];
          g = mt.col[1];
          b = mt.col[2];
        }
        const am = texO[1] * L.tone;
        r *= am;
        g *= am;
        b *= am;
        if (wear && mt.wearCol) {
          if (!relief) relief = wearMap(sc);
          let wv = relief[q]! * wear;
          if (L.fade) wv += L.fade(X, Y) * wear;
          wv = wv * (0.8 + 0.35 * (texO[1] - 1) * 6);
          wv = wv < 0 ? 0 : wv > 0.92 ? 0.92 : wv;
          r += (mt.wearCol[0] - r) * wv;
          g += (mt.wearCol[1] - g) * wv;
          b += (mt.wearCol[2] - b) * wv;
        }
        if (c >= 0.998) {
          AR[q] = r;
          AG[q] = g;
          AB[q] = b;
          RO[q] = mt.rough;
          SP[q] = mt.spec;
          SH[q] = mt.sheen;
          ME[q] = mt.metal;
        } else {
          AR[q]! += (r - AR[q]!) * c;
          AG[q]! += (g - AG[q]!) * c;
          AB[q]! += (b - AB[q]!) * c;
          RO[q]! += (mt.rough - RO[q]!) * c;
          SP[q]! += (mt.spec - SP[q]!) * c;
          SH[q]! += (mt.sheen - SH[q]!) * c;
          ME[q]! += (mt.metal - ME[q]!) * c;
        }
        if (!lit) {
          D[q] = sc.Dm[q]! + texO[0] * k * c;
        }
      }
    }
  }
  // floor shadow
  const bg = opt.bg ? lin(opt.bg) : lin('#f1f0ee'),
    bg2 = opt.bg2 ? lin(opt.bg2) : ([bg[0] * 0.93, bg[1] * 0.93, bg[2] * 0.93] as const);
  const sh = sc.floor || floorShadow(sc, opt.shadow);
  const { w, h, M0, MX, MY, MZ, AO } = light;
  const out = Buffer.alloc(n * 3);
  const Hm = sc.Hm,
    occ = sc.occ,
    A = sc.A;
  const nt = tile('white');
  const exp = opt.exposure ?? 1.0;
  const lobes = LOBES;
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const q = y * W + x,
        a = A[q]!;
      let R = 0,
        Gc = 0,
        B = 0;
      const gx = x / W - 0.5,
        gy = y / H - 0.42;
      const vg = Math.min(1, (gx * gx * 0.9 + gy * gy) * 1.7);
      const s = sh[q]!;
      if (opt.bgFn) {
        const c = opt.bgFn(x, y);
        R = c[0] * s;
        Gc = c[1] * s;
        B = c[2] * s;
      } else {
        R = (bg[0] + (bg2[0] - bg[0]) * vg) * s;
        Gc = (bg[1] + (bg2[1] - bg[1]) * vg) * s;
        B = (bg[2] + (bg2[2] - bg[2]) * vg) * s;
      }
      if (a > 0.002) {
        const xm = x > 0 ? q - 1 : q,
          xp = x < W - 1 ? q + 1 : q,
          ym = y > 0 ? q - W : q,
          yp = y < H - 1 ? q + W : q;
        let sx = (Hm[xp]! - Hm[xm]!) * 0.5,
          sy = (Hm[yp]! - Hm[ym]!) * 0.5; // macro slope
        // keep silhouette slopes finite
        const ml = Math.hypot(sx, sy);
        if (ml > 1.1) {
          const kk = (1.1 + (ml - 1.1) / (1 + 0.9 * (ml - 1.1))) / ml;
          sx *= kk;
          sy *= kk;
        }
        const dx = (D[xp]! - D[xm]!) * 0.5,
          dy = (D[yp]! - D[ym]!) * 0.5;
        let nx = -(sx + dx),
          ny = -(sy + dy),
          nz = 1;
        const l = 1 / Math.sqrt(nx * nx + ny * ny + 1);
        nx *= l;
        ny *= l;
        nz *= l;
        // bilinear light moments
        let fx = x * 0.5 - 0.25,
          fy = y * 0.5 - 0.25;
        fx = fx < 0 ? 0 : fx > w - 1.01 ? w - 1.01 : fx;
        fy = fy < 0 ? 0 : fy > h - 1.01 ? h - 1.01 : fy;
        const xi = fx | 0,
          yi = fy | 0,
          u = fx - xi,
          v = fy - yi,
          p = yi * w + xi,
          p1 = p + w;
        const c00 = (1 - u) * (1 - v),
          c10 = u * (1 - v),
          c01 = (1 - u) * v,
          c11 = u * v;
        const m0 = M0[p]! * c00 + M0[p + 1]! * c10 + M0[p1]! * c01 + M0[p1 + 1]! * c11,
          mx = MX[p]! * c00 + MX[p + 1]! * c10 + MX[p1]! * c01 + MX[p1 + 1]! * c11,
          my = MY[p]! * c00 + MY[p + 1]! * c10 + MY[p1]! * c01 + MY[p1 + 1]! * c11,
          mz = MZ[p]! * c00 + MZ[p + 1]! * c10 + MZ[p1]! * c01 + MZ[p1 + 1]! * c11,
          ao = AO[p]! * c00 + AO[p + 1]! * c10 + AO[p1]! * c01 + AO[p1 + 1]! * c11;
        let E = m0 * 0.25 + 0.5 * (nx * mx + ny * my + nz * mz);
        if (E < 0.02) E = 0.02;
        const oc = occ[q]!;
        E *= exp;
        const ar = AR[q]!,
          ag = AG[q]!,
          ab = AB[q]!;
        const aoT = Math.min(1, ao) * oc;
        // coloured multi-bounce: bright cloth fills its own folds
        const mb = (al: number) => {
          const f = aoT + (1 - aoT) * al * 0.42;
          return f;
        };
        const metal = ME[q]!,
          kd = 1 - metal;
        let r = ar * E * mb(ar) * kd,
          g = ag * E * mb(ag) * kd,
          b = ab * E * mb(ab) * kd;
        // sheen (retro-reflective fuzz)
        const sheen = SH[q]!;
        if (sheen > 0) {
          const f = Math.pow(1 - nz, 2.2) * sheen * E * oc * 0.55;
          r += f * (0.35 * ar + 0.18 + ar * 0.3);
          g += f * (0.35 * ag + 0.18 + ag * 0.3);
          b += f * (0.35 * ab + 0.18 + ab * 0.3);
        }
        const sp = SP[q]!;
        if (sp > 0.02) {
          const rx = 2 * nz * nx,
            ry = 2 * nz * ny,
            rz = 2 * nz * nz - 1;
          const ro = RO[q]!,
            sharp = 0.09 / (ro * ro + 0.004);
          let e = 0.1 + 0.18 * (0.5 - 0.5 * ry);
          for (let j = 0; j < lobes.length; j++) {
            const L = lobes[j]!,
              d = rx * L.d[0] + ry * L.d[1] + rz * L.d[2];
            const kk = L.k * sharp;
            e += L.i * Math.exp((d - 1) * kk) * Math.min(1.6, 0.35 + 0.65 * Math.sqrt(sharp));
          }
          const fres = 0.04 + 0.5 * Math.pow(1 - Math.max(0, nz), 4);
          const vis = aoT * (0.35 + 0.65 * Math.min(1, E));
          if (metal > 0.01) {
            const bandD =
              0.42 * Math.exp(-(((ry - 0.18) / 0.16) ** 2)) + 0.3 * Math.exp(-(((rx - 0.34) / 0.13) ** 2));
            const em =
              Math.max(0.1, 0.62 + 0.3 * (0.5 - 0.5 * ry) - bandD) * (0.55 + 0.45 * Math.min(1.2, E)) +
              e * 0.62;
            const f = em * metal * (0.45 + 0.55 * aoT) * 1.08;
            r += f * ar;
            g += f * ag;
            b += f * ab;
          }
          const f = e * sp * fres * vis * (1 - metal) * 1.25;
          r += f;
          g += f;
          b += f;
          if (sp > 1.2 && metal < 0.1) {
            const t = e * (sp - 1.0) * 0.34 * vis;
            r += t * ar;
            g += t * ag;
            b += t * ab;
          } // satin: coloured highlight
        }
        R += (r - R) * a;
        Gc += (g - Gc) * a;
        B += (b - B) * a;
      }
      if (opt.gobo) {
        const gq = opt.gobo(x, y);
        R *= gq[0];
        Gc *= gq[1];
        B *= gq[2];
      }
      const nn = nt.d[((y & 255) << 8) + (x & 255)]! * 0.7;
      out[q * 3] = enc(R, nn);
      out[q * 3 + 1] = enc(Gc, nn);
      out[q * 3 + 2] = enc(B, nn);
    }
  return out;
}
const LUT = new Float32Array(4097);
for (let i = 0; i <= 4096; i++) {
  let c = (i / 4096) * 1.6;
  c = c <= 0.78 ? c : 0.78 + (1 - Math.exp(-(c - 0.78) / 0.2)) * 0.2;
  LUT[i] = 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.pow(c, 1 / 2.4) - 0.055);
}
function enc(c: number, n: number): number {
  let i = c * 2560;
  if (i > 4095) i = 4095;
  else if (i < 0) i = 0;
  const k = i | 0;
  const v = LUT[k]! + (LUT[k + 1]! - LUT[k]!) * (i - k) + n;
  return v < 0 ? 0 : v > 255 ? 255 : (v + 0.5) | 0;
}
/** What is left of the light on the floor. */
export function floorShadow(sc: Scene, o: ShadowOptions = {}): Float32Array {
  const { W, H } = sc,
    w = W >> 2,
    h = H >> 2,
    k = sc.s / 4;
  const a = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      let s = 0;
      for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) s += sc.A[(y * 4 + j) * W + x * 4 + i]!;
      a[y * w + x] = s / 16;
    }
  const list = o.list ?? [
    { r: 7, dx: 3, dy: 5, k: 0.3 },
    { r: 26, dx: 12, dy: 18, k: 0.2 },
    { r: 80, dx: 26, dy: 40, k: 0.13 },
  ];
  const f = new Float32Array(w * h).fill(1);
  for (const l of list) {
    const sft = shift(a, w, h, Math.round(l.dx * k), Math.round(l.dy * k));
    const b = blur(sft, w, h, l.r * k);
    for (let i = 0; i < f.length; i++) f[i]! *= 1 - l.k * b[i]! * (o.k ?? 1);
  }
  const out = new Float32Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      let fx = x / 4 - 0.375,
        fy = y / 4 - 0.375;
      fx = Math.max(0, Math.min(w - 1.001, fx));
      fy = Math.max(0, Math.min(h - 1.001, fy));
      const xi = fx | 0,
        yi = fy | 0,
        u = fx - xi,
        v = fy - yi,
        p = yi * w + xi;
      out[y * W + x] =
        (f[p]! * (1 - u) + f[p + 1]! * u) * (1 - v) + (f[p + w]! * (1 - u) + f[p + w + 1]! * u) * v;
    }
  if (o.ground) {
    // standing object: contact + soft pool under it
    for (const gd of o.ground) {
      const X0 = ((gd.x0 - sc.ox) * sc.s) / 4,
        X1 = ((gd.x1 - sc.ox) * sc.s) / 4,
        Y = ((gd.y - sc.oy) * sc.s) / 4;
      for (const q of [
        { h: 5, r: 5, k: 0.62, g: -6 },
        { h: 14, r: 16, k: 0.34, g: 6 },
        { h: 30, r: 46, k: 0.24, g: 20 },
      ]) {
        const m = new Float32Array(w * h),
          kk = sc.s / 4,
          cx = (X0 + X1) / 2,
          rx = (X1 - X0) / 2 + q.g * kk,
          ry = q.h * kk,
          cy = Y + q.h * 0.35 * kk;
        for (let y = Math.max(0, Math.floor(cy - ry)); y <= Math.min(h - 1, Math.ceil(cy + ry)); y++)
          for (let x = Math.max(0, Math.floor(cx - rx)); x <= Math.min(w - 1, Math.ceil(cx + rx)); x++) {
            const e = ((x - cx) / rx) ** 4 + ((y - cy) / ry) ** 2;
            if (e < 1) m[y * w + x] = 1;
          }
        const b = blur(m, w, h, Math.max(0.5, q.r * kk));
        for (let y = 0; y < H; y++)
          for (let x = 0; x < W; x++) {
            let fx = x / 4 - 0.375,
              fy = y / 4 - 0.375;
            fx = Math.max(0, Math.min(w - 1.001, fx));
            fy = Math.max(0, Math.min(h - 1.001, fy));
            const xi = fx | 0,
              yi = fy | 0,
              u = fx - xi,
              v = fy - yi,
              p = yi * w + xi;
            out[y * W + x]! *=
              1 -
              q.k *
                (gd.k ?? 1) *
                ((b[p]! * (1 - u) + b[p + 1]! * u) * (1 - v) + (b[p + w]! * (1 - u) + b[p + w + 1]! * u) * v);
          }
      }
    }
  }
  return out;
}
function shift(a: Float32Array, w: number, h: number, dx: number, dy: number): Float32Array {
  const o = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const yy = y - dy;
    if (yy < 0 || yy >= h) continue;
    for (let x = 0; x < w; x++) {
      const xx = x - dx;
      if (xx >= 0 && xx < w) o[y * w + x] = a[yy * w + xx]!;
    }
  }
  return o;
}
/** Where denim wears: seams, edges and folds. */
function wearMap(sc: Scene): Float32Array {
  const { W, H } = sc;
  const t = new Float32Array(W * H);
  for (let i = 0; i < t.length; i++) t[i] = sc.Hm[i]! + sc.Dm[i]!;
  const a = blur(t, W, H, 1.1 * sc.s),
    b = blur(t, W, H, 5 * sc.s),
    c = blur(t, W, H, 16 * sc.s);
  const o = new Float32Array(W * H);
  for (let i = 0; i < o.length; i++)
    if (sc.A[i]! > 0) {
      const e = ((a[i]! - b[i]!) / sc.s) * 0.32 + ((b[i]! - c[i]!) / sc.s) * 0.022 + 0.16;
      o[i] = e < 0.05 ? 0.05 : e > 0.6 ? 0.6 : e;
    }
  return o;
}
