import { gnoise, rng } from './noise.ts';
import type { ClothOptions } from './types.ts';

interface Sheet extends ClothOptions {
  gw: number;
  gh: number;
  /** Spacing of the grid in design units. */
  g: number;
  x0: number;
  y0: number;
  mask: Uint8Array;
  /** The body below. */
  base: Float32Array;
}

/**
 * Buckling cloth: a panel is a grid of nodes. Nodes of the rim are pinned on the silhouette, inner links get a rest
 * length longer than the room they have ("excess"), so the sheet buckles out of plane into wrinkles whose direction
 * follows the gathers and whose width follows `bend`. Rest lengths come from the curved body, not from the flat grid,
 * or the sheet never buckles. Gives the height over the body and the sideways shift of each node.
 */
export function solveCloth(o: Sheet): { w: Float32Array; u: Float32Array; v: Float32Array } {
  const { gw, gh, g, mask, base, x0, y0 } = o;
  const n = gw * gh,
    iters = o.iters ?? 160,
    bend = o.bend ?? 0.02,
    found = o.found ?? 0.0006,
    seed = o.seed ?? 1;
  const X = new Float32Array(n),
    Y = new Float32Array(n),
    Z = new Float32Array(n),
    pin = new Uint8Array(n);
  const R = rng(seed),
    nx = R() * 100,
    ny = R() * 100;
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      const k = j * gw + i;
      X[k] = x0 + i * g;
      Y[k] = y0 + j * g;
      Z[k] = base[k]!;
      if (!mask[k]!) {
        pin[k] = 2;
        continue;
      }
      let e = 0;
      for (let b = -1; b <= 1 && !e; b++)
        for (let a = -1; a <= 1; a++) {
          const ii = i + a,
            jj = j + b;
          if (ii < 0 || jj < 0 || ii >= gw || jj >= gh || !mask[jj * gw + ii]!) {
            e = 1;
            break;
          }
        }
      if (e) pin[k] = o.free && o.free(X[k], Y[k]) ? 0 : 1;
    }
  const gathers = (o.gathers || []).map((q) => {
    const dx = q.b[0] - q.a[0],
      dy = q.b[1] - q.a[1],
      l = Math.hypot(dx, dy) || 1;
    return { ...q, ux: dx / l, uy: dy / l, l, r: q.r ?? 60, amt: q.amt ?? 0.05, taper: q.taper ?? 0.5 };
  });
  // oriented initial noise + oriented excess
  const ex = new Float32Array(n),
    ey = new Float32Array(n),
    ed = new Float32Array(n),
    ee = new Float32Array(n);
  const r2 = Math.SQRT1_2,
    e0x = o.ex ?? 0.012,
    e0y = o.ey ?? 0.012,
    nz = o.noise ?? 1.2,
    wl = o.wave ?? 34;
  for (let k = 0; k < n; k++) {
    if (!mask[k]!) continue;
    const x = X[k]!,
      y = Y[k]!;
    let a = e0x,
      b = e0y,
      c = (e0x + e0y) / 2,
      d = c,
      z = 0.35 * nz * gnoise(x / wl + nx, y / (wl * 1.6) + ny);
    if (o.excess) {
      const q = o.excess(x, y);
      a += q[0];
      b += q[1];
      c += (q[0] + q[1]) / 2;
      d += (q[0] + q[1]) / 2;
    }
    for (const q of gathers) {
      const px = x - q.a[0],
        py = y - q.a[1];
      const t = px * q.ux + py * q.uy;
      const s = -px * q.uy + py * q.ux;
      const tt = t < 0 ? 0 : t > q.l ? q.l : t,
        dd = (t - tt) * (t - tt) + s * s;
      const w = Math.exp(-dd / (q.r * q.r)) * (1 - (q.taper * tt) / q.l);
      if (w < 0.01) continue;
      const m = q.amt * w,
        vx = -q.uy,
        vy = q.ux; // perpendicular direction gets the excess
      a += m * vx * vx;
      b += m * vy * vy;
      c += m * ((vx + vy) * r2) ** 2;
      d += m * ((vx - vy) * r2) ** 2;
      // fan-out: neighbouring folds diverge from a
      z +=
        nz *
        w *
        gnoise(
          (s / (q.wave ?? wl)) * (1.25 - (0.5 * tt) / q.l) + nx * 2 + (q.ph ?? 0),
          t / ((q.wave ?? wl) * 4) + ny,
        );
    }
    ex[k] = a;
    ey[k] = b;
    ed[k] = c;
    ee[k] = d;
    if (!pin[k]!) Z[k]! += z;
  }
  const gx = o.gravity?.[0] ?? 0,
    gy = o.gravity?.[1] ?? 0,
    floor = o.floor ?? 2.0,
    dl = g * Math.SQRT2,
    kc = o.kc ?? 0.5,
    ks = o.ks ?? 0.9;
  const LX = new Float32Array(n),
    LY = new Float32Array(n),
    LD = new Float32Array(n),
    LE = new Float32Array(n);
  for (let j = 0; j < gh - 1; j++)
    for (let i = 0; i < gw - 1; i++) {
      const k = j * gw + i,
        q = (a: number, b: number) => base[a]! - base[b]!;
      LX[k] = Math.hypot(g, q(k, k + 1)) * (1 + ex[k]!);
      LY[k] = Math.hypot(g, q(k, k + gw)) * (1 + ey[k]!);
      LD[k] = Math.hypot(dl, q(k, k + gw + 1)) * (1 + ed[k]!);
      LE[k] = i > 0 ? Math.hypot(dl, q(k, k + gw - 1)) * (1 + ee[k]!) : dl;
    }
  const link = (a: number, b: number, L: number) => {
    const pa = pin[a]!,
      pb = pin[b]!;
    if (pa === 2 || pb === 2 || (pa && pb)) return;
    const dx = X[b]! - X[a]!,
      dy = Y[b]! - Y[a]!,
      dz = Z[b]! - Z[a]!,
      l = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const k = ((l > L ? ks : kc) * (l - L)) / l;
    if (pa) {
      X[b]! -= dx * k;
      Y[b]! -= dy * k;
      Z[b]! -= dz * k;
    } else if (pb) {
      X[a]! += dx * k;
      Y[a]! += dy * k;
      Z[a]! += dz * k;
    } else {
      const h = k * 0.5;
      X[a]! += dx * h;
      Y[a]! += dy * h;
      Z[a]! += dz * h;
      X[b]! -= dx * h;
      Y[b]! -= dy * h;
      Z[b]! -= dz * h;
    }
  };
  const Lp = new Float32Array(n),
    Xp = X.slice(),
    Yp = Y.slice(),
    Zp = Z.slice(),
    mo = o.momentum ?? 0.9,
    kb = Math.min(0.03, bend);
  const w0 = new Float32Array(n);
  for (let it = 0; it < iters; it++) {
    const fwd = it & 1,
      m = it > iters * 0.8 ? mo * 0.6 : mo;
    for (let k = 0; k < n; k++)
      if (!pin[k]!) {
        const a = X[k]!,
          b = Y[k]!,
          c = Z[k]!;
        X[k]! += m * (a - Xp[k]!) + gx;
        Y[k]! += m * (b - Yp[k]!) + gy;
        Z[k]! += m * (c - Zp[k]!);
        Xp[k] = a;
        Yp[k] = b;
        Zp[k] = c;
      }
    const row = (j: number) => {
      for (let q = 0; q < gw - 1; q++) {
        const i = fwd ? q : gw - 2 - q,
          k = j * gw + i;
        if (!mask[k]!) continue;
        link(k, k + 1, LX[k]!);
        if (j + 1 < gh) {
          link(k, k + gw, LY[k]!);
          link(k, k + gw + 1, LD[k]!);
          if (i > 0) link(k, k + gw - 1, LE[k]!);
        }
      }
    };
    if (fwd) for (let j = 0; j < gh; j++) row(j);
    else for (let j = gh - 1; j >= 0; j--) row(j);
    // bending energy on w = z - base (bilaplacian picks the wavelength), foundation, body collision
    for (let k = 0; k < n; k++) w0[k] = mask[k]! ? Z[k]! - base[k]! : 0;
    for (let j = 1; j < gh - 1; j++)
      for (let i = 1; i < gw - 1; i++) {
        const k = j * gw + i;
        if (mask[k]!)
          Lp[k] =
            (mask[k - 1]! ? w0[k - 1]! : w0[k]!) +
            (mask[k + 1]! ? w0[k + 1]! : w0[k]!) +
            (mask[k - gw]! ? w0[k - gw]! : w0[k]!) +
            (mask[k + gw]! ? w0[k + gw]! : w0[k]!) -
            4 * w0[k]!;
      }
    for (let j = 1; j < gh - 1; j++)
      for (let i = 1; i < gw - 1; i++) {
        const k = j * gw + i;
        if (pin[k]! || !mask[k]!) continue;
        const bl = Lp[k - 1]! + Lp[k + 1]! + Lp[k - gw]! + Lp[k + gw]! - 4 * Lp[k]!;
        let w = w0[k]! - kb * bl;
        w -= found * w;
        if (w < -floor) w = -floor + (w + floor) * 0.7;
        Z[k] = base[k]! + w;
      }
  }
  const W = new Float32Array(n),
    U = new Float32Array(n),
    V = new Float32Array(n);
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      const k = j * gw + i;
      if (pin[k]! === 2) continue;
      W[k] = Z[k]! - base[k]!;
      U[k] = X[k]! - (x0 + i * g);
      V[k] = Y[k]! - (y0 + j * g);
    }
  return { w: W, u: U, v: V };
}
/** A rounded volume without ridges: solves Laplace(h) = -1 inside a mask (0 outside), then `pow`; 0 … 1. */
export function pillow(
  mask: Uint8Array,
  gw: number,
  gh: number,
  pow = 0.5,
  edgeFree?: ((i: number, j: number) => boolean) | null,
): Float32Array {
  const n = gw * gh;
  const h = new Float32Array(n);
  // coarse-to-fine via successive over-relaxation
  const omega = 1.94;
  const it = (Math.max(gw, gh) * 1.2) | 0;
  for (let k = 0; k < it; k++)
    for (let c = 0; c < 2; c++)
      for (let j = 1; j < gh - 1; j++)
        for (let i = 1 + ((j + c) & 1); i < gw - 1; i += 2) {
          const q = j * gw + i;
          if (!mask[q]!) continue;
          let s = 0,
            w = 0;
          const nb = (m: number, ii: number, jj: number) => {
            if (mask[m]!) {
              s += h[m]!;
              w++;
            } else if (!(edgeFree && edgeFree(ii, jj))) {
              w++;
            }
          };
          nb(q - 1, i - 1, j);
          nb(q + 1, i + 1, j);
          nb(q - gw, i, j - 1);
          nb(q + gw, i, j + 1);
          h[q]! += omega * ((s + 1) / (w || 1) - h[q]!);
        }
  let m = 0;
  for (let k = 0; k < n; k++) if (h[k]! > m) m = h[k]!;
  for (let k = 0; k < n; k++) h[k] = h[k]! > 0 ? Math.pow(h[k]! / m, pow) : 0;
  return h;
}
