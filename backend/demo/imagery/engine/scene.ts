import { pillow, solveCloth } from './cloth.ts';
import { bbox, nested, placed, spline } from './geom.ts';
import { gnoise } from './noise.ts';
import { blur, distInside, fillPolys, strokeField } from './raster.ts';
import type {
  CordOptions,
  CreaseOptions,
  Field,
  Layer,
  Mask,
  Outline,
  PanelOptions,
  Path,
  Placement,
  Point,
  SeamOptions,
  StitchOptions,
  TintOptions,
} from './types.ts';

/** Spacing of the coarse grid in design units. */
const G = 4;

/** A panel's solved body and cloth on the coarse grid. */
interface Coarse {
  gw: number;
  gh: number;
  x0: number;
  y0: number;
  z: Float32Array;
  U: Float32Array;
  V: Float32Array;
}
const solvedPanels = new Map<string, Coarse>();
const solvedVolumes = new Map<string, Float32Array>();

/** Lets go of everything solved: between shapes, as their memory adds up. */
export function forgetSolved() {
  solvedPanels.clear();
  solvedVolumes.clear();
}

export interface SceneOptions {
  /** Size in design units. */
  w?: number;
  h?: number;
  /** Pixels per design unit. */
  s?: number;
  /** Left and top of the frame. */
  ox?: number;
  oy?: number;
  seed?: number;
  /** How far outlines stray, so that nothing is mirror-perfect. */
  warp?: number;
  /** Keeps what is solved under this name. */
  key?: string;
  /** Measures only: neither cloth nor shadows. */
  dry?: boolean;
  /** Namespace of its materials in a composition. */
  ns?: string;
  tf?: Placement | null;
}

/**
 * A stack of layers composed back to front into one height field (`Hm` the bodies, `Dm` the details on them), with
 * coverage (`A`) and contact shadow (`occ`). Everything is written in design units, so that a crop is baked anew and
 * never an enlargement.
 */
export class Scene {
  readonly W: number;
  readonly H: number;
  readonly s: number;
  readonly ox: number;
  readonly oy: number;
  readonly Hm: Float32Array;
  readonly Dm: Float32Array;
  readonly occ: Float32Array;
  readonly A: Float32Array;
  readonly layers: Layer[] = [];
  readonly dry: boolean;
  /** Light left on the floor, where a composition has computed it. */
  floor: Float32Array | null = null;
  private readonly seed: number;
  private readonly key: string;
  private readonly warpAmp: number;
  private readonly ns: string;
  private tf: Placement | null;

  constructor({
    w = 1000,
    h = 1250,
    s = 1,
    ox = 0,
    oy = 0,
    seed = 1,
    warp = 2.2,
    key = '',
    dry = false,
    ns = '',
    tf = null,
  }: SceneOptions = {}) {
    this.W = Math.round(w * s);
    this.H = Math.round(h * s);
    this.s = s;
    this.ox = ox;
    this.oy = oy;
    this.seed = seed;
    this.key = key;
    this.dry = dry;
    const n = this.W * this.H;
    this.Hm = new Float32Array(n);
    this.Dm = new Float32Array(n);
    this.occ = new Float32Array(n).fill(1);
    this.A = new Float32Array(n);
    this.warpAmp = warp;
    this.tf = tf;
    this.ns = ns;
  }
  /** Draws under a transform, within the one that holds already. */
  group(tf: Placement, fn: (sc: Scene) => void) {
    const old = this.tf;
    this.tf = old ? nested(old, tf) : tf;
    fn(this);
    this.tf = old;
  }
  private wp([x, y]: Point): [number, number] {
    const a = this.warpAmp,
      q = this.seed * 13.7;
    if (a) {
      const nx = gnoise(x / 210 + q, y / 210 + 3.1),
        ny = gnoise(x / 210 + 9.7, y / 210 + q);
      x += a * nx;
      y += a * ny;
    }
    return [x, y];
  }
  private px(p: Point): Point {
    const own = this.wp(p);
    const [x, y] = this.tf ? placed(own, this.tf) : own;
    return [(x - this.ox) * this.s, (y - this.oy) * this.s];
  }
  /** Pixels per design unit of what is being drawn. */
  get k() {
    return this.s * (this.tf?.scale ?? 1);
  }
  private polys(path: Outline): Path[] {
    const list = isPath(path) ? [path] : path;
    return list.map((p) => (p.some((q) => q.length > 2) || p.length < 24 ? spline(p, { closed: true }) : p));
  }
  /** A path of points as a fine polyline; a fine polyline stays. */
  poly(path: Path): Path {
    return path.length < 24 || path.some((q) => q.length > 2) ? spline(path) : path;
  }

  /** A solid piece: cloth on a body, or with `on` something applied to what lies below. */
  panel(o: PanelOptions) {
    const P = this.polys(o.path),
      { W, H } = this,
      k = this.k;
    const m = fillPolys(
      P.map((p) => p.map((q) => this.px(q))),
      W,
      H,
    );
    const visible = m.w > 0 && m.h > 0;
    if (!visible) return;
    let coarse: Coarse | null = null;
    if (!this.dry && (o.amp || o.cloth || o.bulge)) coarse = this.coarse(o, P);
    const { x0, y0, w, h, c } = m;
    const thick = (o.thick ?? (o.on ? 2.2 : 3)) * k,
      round = Math.max(0.8, (o.round ?? (o.on ? 2.5 : 7)) * k);
    const d = distInside(m, W, H);
    const du = coarse ? new Float32Array(w * h) : null,
      dv = coarse ? new Float32Array(w * h) : null;
    let hz: Float32Array | null = null;
    if (coarse && du && dv) {
      hz = new Float32Array(w * h);
      this.upsample(coarse, m, hz, du, dv);
    }
    // what lies beneath, smoothed so steps below only ghost through
    let under: Float32Array | null = null;
    if (o.on) {
      under = new Float32Array(w * h);
      for (let y = 0; y < h; y++)
        under.set(this.Hm.subarray((y0 + y) * W + x0, (y0 + y) * W + x0 + w), y * w);
      if (o.smooth) under = blur(under, w, h, o.smooth * k);
    }
    const z0 = (o.z ?? 0) * k,
      sh = o.shadow ?? (o.on ? 0.35 : 0.5);
    if (sh && !this.dry) this.castShadow(m, sh, (o.shadowR ?? (o.on ? 5 : 14)) * k);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x,
          cv = c[i]!;
        if (cv <= 0) continue;
        const q = (y0 + y) * W + x0 + x;
        let e = d[i]! / round;
        e = e >= 1 ? 1 : Math.sqrt(1 - (1 - e) * (1 - e));
        let z = (under ? under[i]! : z0) + thick * e + (hz ? hz[i]! * k : 0);
        if (o.on && o.z) z += z0;
        this.Hm[q]! += (z - this.Hm[q]!) * cv;
        this.Dm[q]! *= 1 - cv * (o.keepDetail ? 0 : 1);
        this.occ[q]! += (1 - this.occ[q]!) * cv;
        this.A[q] = Math.max(this.A[q]!, cv);
      }
    this.layers.push({
      ns: this.ns,
      slot: o.slot,
      m,
      uv: o.uv || {},
      du,
      dv,
      k,
      tf: this.tf,
      tone: o.tone ?? 1,
      fade: o.fade,
    });
  }
  private coarse(o: PanelOptions, P: readonly Path[]): Coarse {
    const bb = bbox(P),
      pad = 3,
      x0 = Math.floor(bb[0] / G - pad) * G,
      y0 = Math.floor(bb[1] / G - pad) * G;
    const gw = Math.ceil((bb[2] - x0) / G) + pad,
      gh = Math.ceil((bb[3] - y0) / G) + pad;
    const ck = this.key && o.id ? `${this.key}|${o.id}|${this.seed}` : null;
    const known = ck && solvedPanels.get(ck);
    if (known) return known;
    const mm = fillPolys(
      P.map((p) =>
        p.map((q) => {
          const [x, y] = this.wp(q);
          return [(x - x0) / G + 0.5, (y - y0) / G + 0.5];
        }),
      ),
      gw,
      gh,
    );
    const mask = new Uint8Array(gw * gh);
    for (let y = 0; y < mm.h; y++)
      for (let x = 0; x < mm.w; x++) if (mm.c[y * mm.w + x]! > 0.45) mask[(y + mm.y0) * gw + x + mm.x0] = 1;
    const base = new Float32Array(gw * gh);
    const free = o.edgeFree;
    if (o.amp) {
      const p = pillow(mask, gw, gh, o.pow ?? 0.5, free && ((i, j) => free(x0 + i * G, y0 + j * G)));
      for (let i = 0; i < base.length; i++) base[i]! += p[i]! * o.amp;
    }
    if (o.bulge)
      for (let j = 0; j < gh; j++)
        for (let i = 0; i < gw; i++) base[j * gw + i]! += o.bulge(x0 + i * G, y0 + j * G);
    let w: Float32Array | null = null,
      u: Float32Array | null = null,
      v: Float32Array | null = null;
    if (o.cloth) {
      const r = solveCloth({
        gw,
        gh,
        g: G,
        x0,
        y0,
        mask,
        base,
        seed: this.seed * 31 + (o.cloth.seed ?? 1),
        ...o.cloth,
      });
      w = r.w;
      u = r.u;
      v = r.v;
      const a = o.cloth.amp ?? 1;
      if (a !== 1) for (let i = 0; i < w.length; i++) w[i]! *= a;
    }
    const z = new Float32Array(gw * gh);
    for (let i = 0; i < z.length; i++) z[i] = base[i]! + (w ? w[i]! : 0);
    // extend past the mask so that cubic sampling at the rim is stable
    extend(z, mask, gw, gh, 3);
    if (u && v) {
      extend(u, mask, gw, gh, 3);
      extend(v, mask, gw, gh, 3);
    }
    // arc length wrap for patterns
    const wrap = new Float32Array(gw * gh);
    const cx = o.uv?.cx ?? (bb[0] + bb[2]) / 2;
    const ci = Math.max(1, Math.min(gw - 2, Math.round((cx - x0) / G)));
    for (let j = 0; j < gh; j++) {
      let s = 0;
      for (let i = ci + 1; i < gw; i++) {
        const dz = (base[j * gw + i]! - base[j * gw + i - 1]!) / G;
        s += (Math.sqrt(1 + Math.min(4, dz * dz)) - 1) * G;
        wrap[j * gw + i] = s;
      }
      s = 0;
      for (let i = ci - 1; i >= 0; i--) {
        const dz = (base[j * gw + i]! - base[j * gw + i + 1]!) / G;
        s += (Math.sqrt(1 + Math.min(4, dz * dz)) - 1) * G;
        wrap[j * gw + i] = -s;
      }
    }
    const U = blur(wrap, gw, gh, 2),
      V = new Float32Array(gw * gh);
    if (u && v)
      for (let i = 0; i < U.length; i++) {
        U[i]! -= u[i]!;
        V[i] = -v[i]!;
      }
    const res = { gw, gh, x0, y0, z, U, V };
    if (ck) solvedPanels.set(ck, res);
    return res;
  }
  // B-spline upsample (inverse-mapped through group transform when present)
  private upsample(cg: Coarse, m: Mask, hz: Float32Array, du: Float32Array, dv: Float32Array) {
    const { gw, gh, x0, y0 } = cg,
      { w, h, c } = m,
      s = this.s,
      tf = this.tf;
    const inv = (X: number, Y: number): [number, number] => {
      if (!tf) return [X, Y];
      const { x: tx = 0, y: ty = 0, scale = 1, rot = 0, cx = 500, cy = 625, flip } = tf;
      const a = (-rot * Math.PI) / 180,
        cs = Math.cos(a),
        sn = Math.sin(a);
      const dx = X - cx - tx,
        dy = Y - cy - ty;
      let rx = (dx * cs - dy * sn) / scale;
      const ry = (dx * sn + dy * cs) / scale;
      if (flip) rx = -rx;
      return [cx + rx, cy + ry];
    };
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        if (c[i]! <= 0) continue;
        let X = (m.x0 + x + 0.5) / s + this.ox,
          Y = (m.y0 + y + 0.5) / s + this.oy;
        if (tf) [X, Y] = inv(X, Y);
        let fx = (X - x0) / G,
          fy = (Y - y0) / G;
        fx = fx < 1 ? 1 : fx > gw - 2.01 ? gw - 2.01 : fx;
        fy = fy < 1 ? 1 : fy > gh - 2.01 ? gh - 2.01 : fy;
        const xi = fx | 0,
          yi = fy | 0,
          u = fx - xi,
          v = fy - yi,
          u2 = u * u,
          u3 = u2 * u,
          v2 = v * v,
          v3 = v2 * v;
        const a0 = (1 - 3 * u + 3 * u2 - u3) / 6,
          a1 = (4 - 6 * u2 + 3 * u3) / 6,
          a2 = (1 + 3 * u + 3 * u2 - 3 * u3) / 6,
          a3 = u3 / 6;
        const b0 = (1 - 3 * v + 3 * v2 - v3) / 6,
          b1 = (4 - 6 * v2 + 3 * v3) / 6,
          b2 = (1 + 3 * v + 3 * v2 - 3 * v3) / 6,
          b3 = v3 / 6;
        const p = (yi - 1) * gw + xi - 1,
          g2 = p + gw,
          g3 = g2 + gw,
          g4 = g3 + gw;
        for (let ch = 0; ch < 3; ch++) {
          const Z = ch === 0 ? cg.z : ch === 1 ? cg.U : cg.V;
          const val =
            b0 * (a0 * Z[p]! + a1 * Z[p + 1]! + a2 * Z[p + 2]! + a3 * Z[p + 3]!) +
            b1 * (a0 * Z[g2]! + a1 * Z[g2 + 1]! + a2 * Z[g2 + 2]! + a3 * Z[g2 + 3]!) +
            b2 * (a0 * Z[g3]! + a1 * Z[g3 + 1]! + a2 * Z[g3 + 2]! + a3 * Z[g3 + 3]!) +
            b3 * (a0 * Z[g4]! + a1 * Z[g4 + 1]! + a2 * Z[g4 + 2]! + a3 * Z[g4 + 3]!);
          if (ch === 0) hz[i] = val;
          else if (ch === 1) du[i] = val;
          else dv[i] = val;
        }
      }
  }
  private castShadow(m: Mask, k: number, r: number) {
    if (m.w <= 0 || m.h <= 0) return;
    // darkens what is already there, around and below-right of the new layer
    const { W, H } = this,
      pad = Math.ceil(r * 2.2),
      x0 = Math.max(0, m.x0 - pad),
      y0 = Math.max(0, m.y0 - pad),
      x1 = Math.min(W, m.x0 + m.w + pad),
      y1 = Math.min(H, m.y0 + m.h + pad),
      w = x1 - x0,
      h = y1 - y0;
    if (w <= 0 || h <= 0) return;
    const b = new Float32Array(w * h);
    const dx = Math.round(r * 0.35),
      dy = Math.round(r * 0.5);
    for (let y = 0; y < m.h; y++) {
      const yy = m.y0 + y - y0 + dy;
      if (yy < 0 || yy >= h) continue;
      for (let x = 0; x < m.w; x++) {
        const xx = m.x0 + x - x0 + dx;
        if (xx >= 0 && xx < w) b[yy * w + xx] = m.c[y * m.w + x]!;
      }
    }
    const f = blur(b, w, h, r * 0.75);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) this.occ[(y + y0) * W + x + x0]! *= 1 - k * f[y * w + x]!;
  }
  /** A groove or ridge along a line. */
  crease(path: Path, o: CreaseOptions = {}) {
    const k = this.k,
      r = (o.w ?? 3) * k,
      f = strokeField(
        this.poly(path).map((q) => this.px(q)),
        r * 1.05 + 1,
        this.W,
        this.H,
      );
    const dep = (o.depth ?? -1.2) * k,
      T = o.macro ? this.Hm : this.Dm;
    for (let y = 0; y < f.h; y++)
      for (let x = 0; x < f.w; x++) {
        const d = f.d[y * f.w + x]! / r;
        if (d >= 1) continue;
        let p = 1 - d * d;
        p *= p;
        if (o.taper) {
          const t = f.t[y * f.w + x]! / f.len;
          p *= Math.min(1, Math.min(t, 1 - t) / o.taper);
        }
        if (o.fadeEnd) {
          const t = f.t[y * f.w + x]! / f.len;
          p *= Math.min(1, (1 - t) / o.fadeEnd);
        }
        const q = (f.y0 + y) * this.W + f.x0 + x;
        T[q]! += dep * p;
        if (o.dark) this.occ[q]! *= 1 - o.dark * p;
      }
  }
  /** A running stitch: pulls the cloth in, then lifts the thread. */
  stitch(path: Path, o: StitchOptions = {}) {
    const k = this.k,
      hw = (o.w ?? 1.5) * k * 0.5 + 0.35,
      dash = (o.dash ?? 6.5) * k,
      gap = (o.gap ?? 3) * k,
      per = dash + gap;
    const f = strokeField(
      this.poly(path).map((q) => this.px(q)),
      hw + 3 * k + 1,
      this.W,
      this.H,
    );
    if (f.w <= 0 || f.h <= 0) return;
    const c = new Float32Array(f.w * f.h);
    for (let i = 0; i < c.length; i++) {
      const dd = f.d[i]!;
      if (dd > 1e8) continue;
      const t = f.t[i]! % per,
        q = (f.y0 + ((i / f.w) | 0)) * this.W + f.x0 + (i % f.w);
      // pull-in of the cloth along the stitch line
      const pull = Math.max(0, 1 - dd / (3 * k + 1));
      this.Dm[q]! -= (o.pull ?? 0.7) * k * pull * pull;
      const along = t < dash ? Math.min(1, Math.min(t, dash - t) / (0.8 * k) + 0.35) : 0;
      const cv = Math.max(0, Math.min(1, hw - dd + 0.5)) * along;
      if (cv <= 0) continue;
      c[i] = Math.min(1, cv) * (o.alpha ?? 0.86);
      this.Dm[q]! += cv * (o.lift ?? 0.9) * k;
    }
    this.layers.push({
      ns: this.ns,
      slot: o.slot ?? 'thread',
      m: { x0: f.x0, y0: f.y0, w: f.w, h: f.h, c },
      uv: {},
      k,
      tf: this.tf,
      tone: 1,
    });
  }
  /** A groove with rows of stitches beside it. */
  seam(path: Path, o: SeamOptions = {}) {
    const p = this.poly(path);
    this.crease(p, { w: o.w ?? 2.6, depth: o.depth ?? -1.1, dark: o.dark ?? 0.18 });
    for (const off of o.stitch || [])
      this.stitch(
        p.map((q, i) => {
          const a = p[Math.max(0, i - 1)]!,
            b = p[Math.min(p.length - 1, i + 1)]!;
          const dx = b[0] - a[0],
            dy = b[1] - a[1],
            l = Math.hypot(dx, dy) || 1;
          return [q[0] - (dy / l) * off, q[1] + (dx / l) * off];
        }),
        { slot: o.slot, ...o.st },
      );
  }
  /** Something round along a line: lace, piping, chain, strap. */
  cord(path: Path, o: CordOptions) {
    const k = this.k,
      r = (o.r ?? 3) * k,
      pts = this.poly(path).map((q) => this.px(q)),
      f = strokeField(pts, r + 1.5, this.W, this.H);
    if (f.w <= 0 || f.h <= 0) return;
    const c = new Float32Array(f.w * f.h),
      rise = (o.rise ?? 1) * r,
      z0 = (o.z ?? 0) * k;
    for (let i = 0; i < c.length; i++) {
      const cv = r - f.d[i]! + 0.5;
      if (cv > 0) c[i] = Math.min(1, cv);
    }
    const m = { x0: f.x0, y0: f.y0, w: f.w, h: f.h, c };
    if (o.shadow !== 0) this.castShadow(m, o.shadow ?? 0.4, (o.shadowR ?? 5) * k);
    const uArr = new Float32Array(c.length),
      vArr = new Float32Array(c.length);
    const below = new Float32Array(c.length);
    for (let y = 0; y < f.h; y++)
      below.set(this.Hm.subarray((f.y0 + y) * this.W + f.x0, (f.y0 + y) * this.W + f.x0 + f.w), y * f.w);
    const under = blur(below, f.w, f.h, Math.max(1, r));
    for (let y = 0; y < f.h; y++)
      for (let x = 0; x < f.w; x++) {
        const i = y * f.w + x,
          cv = c[i]!;
        if (!cv) continue;
        const q = (f.y0 + y) * this.W + f.x0 + x;
        const e = Math.min(1, f.d[i]! / r);
        const z = under[i]! + z0 + rise * Math.sqrt(1 - e * e);
        this.Hm[q]! += (z - this.Hm[q]!) * cv;
        this.Dm[q]! *= 1 - cv;
        this.occ[q]! += (1 - this.occ[q]!) * cv;
        this.A[q] = Math.max(this.A[q]!, cv);
        uArr[i] = f.t[i]! / k;
        vArr[i] = (f.sd[i]! * f.d[i]!) / k;
      }
    this.layers.push({
      ns: this.ns,
      slot: o.slot,
      m,
      uv: { abs: true },
      du: uArr,
      dv: vArr,
      k,
      tf: this.tf,
      tone: o.tone ?? 1,
    });
  }
  /** A flat print: colour without height. */
  tint(path: Outline, o: TintOptions) {
    const P = this.polys(path),
      m = fillPolys(
        P.map((p) => p.map((q) => this.px(q))),
        this.W,
        this.H,
      );
    if (!m.w) return;
    if (o.soft) m.c = blur(m.c, m.w, m.h, o.soft * this.k);
    if (o.alpha != null) for (let i = 0; i < m.c.length; i++) m.c[i]! *= o.alpha;
    this.layers.push({
      ns: this.ns,
      slot: o.slot,
      m,
      uv: o.uv || {},
      k: this.k,
      tf: this.tf,
      tone: o.tone ?? 1,
      tintOnly: true,
    });
  }
  /** Darkens softly: the inside of something. */
  shade(path: Outline, o: { soft?: number; k?: number } = {}) {
    const P = this.polys(path),
      pad = (o.soft ?? 20) * this.k * 2;
    const m0 = fillPolys(
      P.map((p) => p.map((q) => this.px(q))),
      this.W,
      this.H,
    );
    if (!m0.w || !m0.h) return;
    const p = Math.ceil(pad),
      x0 = Math.max(0, m0.x0 - p),
      y0 = Math.max(0, m0.y0 - p),
      x1 = Math.min(this.W, m0.x0 + m0.w + p),
      y1 = Math.min(this.H, m0.y0 + m0.h + p),
      w = x1 - x0,
      h = y1 - y0;
    if (w <= 0 || h <= 0) return;
    const b = new Float32Array(w * h);
    for (let y = 0; y < m0.h; y++)
      b.set(m0.c.subarray(y * m0.w, (y + 1) * m0.w), (y + m0.y0 - y0) * w + m0.x0 - x0);
    const f = blur(b, w, h, (o.soft ?? 20) * this.k);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) this.occ[(y + y0) * this.W + x + x0]! *= 1 - (o.k ?? 0.4) * f[y * w + x]!;
  }
  /** A thin flat line: thread on top, a print. */
  line(path: Path, o: { slot: string; w?: number; alpha?: number; tone?: number }) {
    const k = this.k,
      r = (o.w ?? 2) * k * 0.5,
      f = strokeField(
        this.poly(path).map((q) => this.px(q)),
        r + 1.5,
        this.W,
        this.H,
      );
    if (f.w <= 0 || f.h <= 0) return;
    const c = new Float32Array(f.w * f.h);
    for (let i = 0; i < c.length; i++) {
      const cv = r - f.d[i]! + 0.5;
      if (cv > 0) c[i] = Math.min(1, cv) * (o.alpha ?? 1);
    }
    this.layers.push({
      ns: this.ns,
      slot: o.slot,
      m: { x0: f.x0, y0: f.y0, w: f.w, h: f.h, c },
      uv: {},
      k,
      tf: this.tf,
      tone: o.tone ?? 1,
      tintOnly: true,
    });
  }

  /** Puts a finished scene of the same size on top: its silhouette shades what is below. */
  add(sub: Scene, { lift = 0, shadow = 0.34, r = 16 } = {}) {
    const n = this.W * this.H,
      k = this.s;
    const m = { x0: 0, y0: 0, w: this.W, h: this.H, c: sub.A };
    if (shadow) {
      this.castShadow(m, shadow, r * k);
      this.castShadow(m, shadow * 0.6, r * 3 * k);
    }
    for (let i = 0; i < n; i++) {
      const a = sub.A[i]!;
      if (a <= 0) continue;
      this.Hm[i]! += (sub.Hm[i]! + lift * k - this.Hm[i]!) * a;
      this.Dm[i]! += (sub.Dm[i]! - this.Dm[i]!) * a;
      this.occ[i]! += (sub.occ[i]! - this.occ[i]!) * a;
      if (a > this.A[i]!) this.A[i] = a;
    }
    this.layers.push(...sub.layers);
  }

  /** A rounded body over outlines: its height in design units, 0 at the rim, `amp` at the thickest. */
  volume(paths: Outline, amp: number, pow = 0.5, id?: string): Field {
    if (this.dry) return () => 0;
    const P = this.polys(paths),
      bb = bbox(P),
      x0 = Math.floor(bb[0] / G - 3) * G,
      y0 = Math.floor(bb[1] / G - 3) * G,
      gw = Math.ceil((bb[2] - x0) / G) + 4,
      gh = Math.ceil((bb[3] - y0) / G) + 4;
    const ck = this.key && id ? `${this.key}|vol|${id}|${this.seed}` : null;
    let solved = ck ? solvedVolumes.get(ck) : undefined;
    if (!solved) {
      const mask = new Uint8Array(gw * gh);
      for (const one of P) {
        const mm = fillPolys(
          [
            one.map((q) => {
              const [x, y] = this.wp(q);
              return [(x - x0) / G + 0.5, (y - y0) / G + 0.5];
            }),
          ],
          gw,
          gh,
        );
        for (let y = 0; y < mm.h; y++)
          for (let x = 0; x < mm.w; x++)
            if (mm.c[y * mm.w + x]! > 0.45) mask[(y + mm.y0) * gw + x + mm.x0] = 1;
      }
      solved = blur(pillow(mask, gw, gh, pow), gw, gh, 1.2);
      if (ck) solvedVolumes.set(ck, solved);
    }
    const p = solved;
    return (x, y) => {
      const fx = (x - x0) / G,
        fy = (y - y0) / G;
      if (fx < 0 || fy < 0 || fx >= gw - 1 || fy >= gh - 1) return 0;
      const xi = fx | 0,
        yi = fy | 0,
        u = fx - xi,
        v = fy - yi,
        q = yi * gw + xi;
      return (
        amp * ((p[q]! * (1 - u) + p[q + 1]! * u) * (1 - v) + (p[q + gw]! * (1 - u) + p[q + gw + 1]! * u) * v)
      );
    };
  }
}

function isPath(outline: Outline): outline is Path {
  const first = outline[0]?.[0];
  return typeof first === 'number';
}

/** Continues values past a mask, so that sampling at its rim is stable. */
function extend(z: Float32Array, mask: Uint8Array, gw: number, gh: number, times: number) {
  const known = Uint8Array.from(mask);
  for (let t = 0; t < times; t++) {
    const add: number[] = [];
    for (let j = 1; j < gh - 1; j++)
      for (let i = 1; i < gw - 1; i++) {
        const q = j * gw + i;
        if (known[q]!) continue;
        let s = 0,
          c = 0;
        for (let b = -1; b <= 1; b++)
          for (let a = -1; a <= 1; a++) {
            const r = q + b * gw + a;
            if (known[r]!) {
              s += z[r]!;
              c++;
            }
          }
        if (c) add.push(q, s / c);
      }
    for (let i = 0; i < add.length; i += 2) {
      z[add[i]!] = add[i + 1]!;
      known[add[i]!] = 1;
    }
  }
}
