import { line, mirror } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { band, both, corner, distLine, label, lerp, smooth } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { ClothOptions, Gather } from '../engine/types.ts';

/** Height over the ground at a place, in design units. */
export type Relief = (x: number, y: number) => number;
export type View = 'front' | 'back';

/** Upper-body block in design units of a 1000 × 1250 canvas; half widths are counted from the centre line x = 500. */
export interface TorsoOptions {
  view?: View;
  /** Half chest, half waist, half hem, half shoulder. */
  C?: number;
  waist?: number;
  hemW?: number;
  SW?: number;
  hemY?: number;
  shY?: number;
  pitY?: number;
  /** Half width and height of the neck, and how deep the front falls. */
  nh?: number;
  hpsY?: number;
  fd?: number;
  neck?: 'crew' | 'v' | 'scoop' | 'boat';
  neckPts?: Path;
  sleeve?: 'long' | 'short' | 'none';
  cuffY?: number;
  cuffW?: number;
  bicep?: number;
  flare?: number;
  /** Short sleeve: length factor, drop, width. */
  sl?: number;
  slDrop?: number;
  slW?: number;
  depth?: number;
  hemDrop?: number;
  fold?: number;
  mat?: string;
  sleeveMat?: string;
  /** How much of the back's inside shows under the hem. */
  backPeek?: number;
  /** From the side to the centre; corners allowed. */
  hemCurve?: Path | null;
  sidePts?: Path;
  /** 0 hides the inside of the back in the neck opening. */
  inside?: 0 | 1;
  insideDetail?: ((sc: Scene, torso: Torso) => void) | null;
  neckShade?: number;
  /** 1: the caller draws body, sleeves and seams in its own order. */
  manual?: 0 | 1;
  /** Relief added to the body, and to body and sleeves by shell alone (quilting). */
  bodyZ?: Relief;
  bodyRelief?: Relief;
  sleeveRelief?: Relief;
  sleeveZ?: number;
  /** Last word on an outline, to roughen an edge. */
  outline?: (path: Path) => Path;
  round?: number;
  uv?: { angle?: number; ox?: number; scale?: number };
  fade?: (x: number, y: number, part?: 'sleeve') => number;
  gathers?: (Gather & { single?: boolean })[];
  wave?: number;
  swave?: number;
  bend?: number;
  ey?: number;
  hemEx?: number;
  cuffFold?: number;
  cseed?: number;
  cloth?: ClothOptions;
  scloth?: ClothOptions;
}

const defaults = {
  view: 'front' as View,
  C: 212,
  waist: 204,
  hemW: 214,
  hemY: 980,
  SW: 228,
  shY: 290,
  pitY: 478,
  nh: 84,
  hpsY: 236,
  fd: 304,
  neck: 'crew' as NonNullable<TorsoOptions['neck']>,
  sleeve: 'long' as NonNullable<TorsoOptions['sleeve']>,
  cuffY: 880,
  cuffW: 66,
  bicep: 96,
  flare: 92,
  depth: 100,
  hemDrop: 12,
  fold: 1,
  mat: 'main',
  backPeek: 12,
};

/** What a garment hangs its collar, placket, pockets and cuffs on. */
export interface Torso {
  p: typeof defaults & TorsoOptions;
  /** Half width → x on the viewer's left. */
  X: (half: number) => number;
  hps: Point;
  sh: Point;
  pit: Point;
  arm: Path;
  side: Path;
  /** Half neckline, front and back, from the shoulder to the centre. */
  nf: Path;
  nb: Path;
  neckLine: Path;
  body: Path;
  slv: Path | null;
  cuff: { co: Point; ci: Point };
  /** Volume of the body, and of the two long sleeves. */
  B: Relief;
  vs: Relief[];
  drawBody: () => void;
  drawSleeves: () => void;
  seams: () => void;
}

const at = (path: Path, index: number): Point => path[index] ?? [0, 0];

function necklines(p: Torso['p'], hps: Point): { nf: Path; nb: Path } {
  const [x, y] = hps;
  const shapes: Record<NonNullable<TorsoOptions['neck']>, Path> = {
    crew: [
      [x, y],
      [x + 10, y + 34],
      [456, p.fd - 11],
      [500, p.fd],
    ],
    v: [
      [x, y],
      [x + 22, y + (p.fd - y) * 0.42],
      [500, p.fd],
    ],
    scoop: [
      [x, y],
      [x + 6, y + (p.fd - y) * 0.5],
      [446, p.fd - 12],
      [500, p.fd],
    ],
    boat: [
      [x, y],
      [446, p.fd - 4],
      [500, p.fd],
    ],
  };
  const nb: Path = [
    [x, y],
    [500 - p.nh * 0.56, y + 15],
    [500, y + 20],
  ];
  return { nf: p.neckPts ?? shapes[p.neck], nb };
}

function sleeveOutline(
  p: Torso['p'],
  sh: Point,
  pit: Point,
  arm: Path,
): { slv: Path | null; cuff: Torso['cuff'] } {
  if (p.sleeve === 'long') {
    const co: Point = [sh[0] - p.flare, p.cuffY];
    const ci: Point = [co[0] + p.cuffW, p.cuffY + 9];
    const yt = (t: number) => lerp(sh[1], p.cuffY, t);
    const xo = (g: number) => sh[0] - p.flare * g;
    const elbow = lerp(p.cuffW, p.bicep, 0.72);
    const slv: Path = [
      [sh[0] + 3, sh[1] - 2, 1],
      [sh[0] - 8, sh[1] + 5],
      [xo(0.36), yt(0.1)],
      [xo(0.64), yt(0.33)],
      [xo(0.84), yt(0.58)],
      [xo(0.965), yt(0.84)],
      corner(co),
      corner(ci),
      [ci[0] + 5, yt(0.84)],
      [xo(0.84) + elbow, yt(0.58)],
      [pit[0] + 3, pit[1] + 3, 1],
      [at(arm, 2)[0] + 1, at(arm, 2)[1]],
      [at(arm, 1)[0] + 1, at(arm, 1)[1]],
    ];
    return { slv, cuff: { co, ci } };
  }
  if (p.sleeve === 'short') {
    const k = p.sl ?? 1;
    const co: Point = [sh[0] - 112 * k, sh[1] + 214 * k + (p.slDrop ?? 0)];
    const ci: Point = [co[0] + (p.slW ?? 108), co[1] + 46];
    const slv: Path = [
      [sh[0] + 16, sh[1] - 4, 1],
      [sh[0] - 2, sh[1] + 3],
      [sh[0] - 36, sh[1] + 36],
      [lerp(sh[0] - 36, co[0], 0.62), lerp(sh[1] + 36, co[1], 0.52)],
      corner(co),
      [(co[0] + ci[0]) / 2, (co[1] + ci[1]) / 2 + 5],
      corner(ci),
      [pit[0] + 4, pit[1] + 4, 1],
      [at(arm, 2)[0] + 18, at(arm, 2)[1]],
      [at(arm, 1)[0] + 18, at(arm, 1)[1]],
    ];
    return { slv, cuff: { co, ci } };
  }
  return { slv: null, cuff: { co: sh, ci: pit } };
}

/** The armhole end of a long sleeve, for the body's volume to run on into. */
const capOf = (sh: Point, pit: Point): Path => [
  [sh[0] + 16, sh[1] - 4, 1],
  [sh[0] - 4, sh[1] + 4],
  [sh[0] - 38, sh[1] + 52],
  [sh[0] - 66, sh[1] + 180],
  [pit[0] - 76, pit[1] + 70, 1],
  [pit[0] + 4, pit[1] + 4, 1],
  [pit[0] + 30, pit[1] - 60],
];

/** A short sleeve carried on past its hem, so that the cloth does not tuck under there. */
function pastShortHem({ co, ci }: Torso['cuff']): Path {
  return [corner(co), [co[0] - 60, co[1] + 110, 1], [ci[0] - 52, ci[1] + 118, 1], corner(ci)];
}

/** What the volume of a long sleeve is over: its outline, carried on past the cuff and into the body. */
function sleeveParts(p: Torso['p'], slv: Path, cuff: Torso['cuff'], sh: Point, pit: Point): Path[] {
  const past: Path = [
    [cuff.co[0], p.cuffY - 20, 1],
    [cuff.ci[0], p.cuffY - 12, 1],
    [cuff.ci[0] - 4, p.cuffY + 120, 1],
    [cuff.co[0] + 4, p.cuffY + 120, 1],
  ];
  const into: Path = [
    [sh[0] + 6, sh[1] - 4, 1],
    [sh[0] + 110, sh[1] - 30, 1],
    [pit[0] + 120, pit[1] - 40, 1],
    [pit[0] + 10, pit[1] - 10, 1],
  ];
  return [slv, past, into];
}

/** Where a long sleeve is pulled: armpit, elbow, cuff. */
function longSleeveGathers(A: Pick<Torso, 'p' | 'sh' | 'pit' | 'cuff'>, P: (x: number, y: number) => Point) {
  const { p, sh, pit, cuff } = A;
  const F = p.fold;
  const elbow = lerp(p.shY, p.cuffY, 0.53);
  const cuffFold = p.cuffFold ?? 0.13;
  return [
    { a: P(pit[0] - 4, pit[1] - 10), b: P(sh[0] - 40, sh[1] + 110), r: 52, amt: 0.1 * F },
    { a: P(pit[0] - 10, pit[1] + 30), b: P(sh[0] - 66, sh[1] + 210), r: 48, amt: 0.09 * F },
    { a: P(pit[0] - 26, elbow - 26), b: P(sh[0] - 74, elbow + 20), r: 44, amt: 0.11 * F, taper: 0.2 },
    { a: P(pit[0] - 34, elbow + 40), b: P(sh[0] - 76, elbow - 14), r: 40, amt: 0.1 * F, taper: 0.2 },
    {
      a: P(cuff.ci[0] + 4, p.cuffY - 36),
      b: P(cuff.co[0], p.cuffY - 62),
      r: 42,
      amt: cuffFold * F,
      taper: 0.1,
    },
    {
      a: P(cuff.co[0] + 2, p.cuffY - 100),
      b: P(cuff.ci[0] + 4, p.cuffY - 132),
      r: 40,
      amt: cuffFold * 0.8 * F,
      taper: 0.2,
    },
  ];
}

/** Builds the upper body of a garment: outlines and volumes at once, the cloth when drawBody and drawSleeves are called. */
export function torso(sc: Scene, options: TorsoOptions = {}): Torso {
  const p: Torso['p'] = { ...defaults, ...options };
  const F = p.fold;
  const front = p.view === 'front';
  const X = (v: number) => 500 - v;
  const hps: Point = [X(p.nh), p.hpsY];
  const sh: Point = [X(p.SW), p.shY];
  const pit: Point = [X(p.C), p.pitY];
  const { nf, nb } = necklines(p, hps);
  const half = front ? nf : nb;
  const middle = at(half, half.length - 1);
  const neckLine: Path = [
    corner(at(half, 0)),
    ...half.slice(1, -1),
    front && p.neck === 'v' ? corner(middle) : middle,
    ...mirror(half.slice(1, -1)).reverse(),
    corner([1000 - hps[0], hps[1]]),
  ];
  const arm: Path = [
    [sh[0], sh[1]],
    [sh[0] + (pit[0] - sh[0]) * 0.4 + 20, lerp(sh[1], pit[1], 0.38)],
    [sh[0] + (pit[0] - sh[0]) * 0.6 + 22, lerp(sh[1], pit[1], 0.7)],
    [pit[0], pit[1]],
  ];
  const side: Path = p.sidePts ?? [
    corner(pit),
    [X((p.C + p.waist) / 2 - 2), lerp(pit[1], p.hemY, 0.28)],
    [X(p.waist), lerp(pit[1], p.hemY, 0.5)],
    [X((p.waist + p.hemW) / 2 + 1), lerp(pit[1], p.hemY, 0.8)],
    [X(p.hemW), p.hemY, 1],
  ];
  const leftEdge: Path = [corner(sh), ...arm.slice(1, -1), ...side];
  const hem: Path = p.hemCurve ?? [
    [X(p.hemW * 0.5), p.hemY + p.hemDrop * 0.8],
    [500, p.hemY + p.hemDrop],
  ];
  const plain: Path = [
    ...neckLine,
    ...mirror(leftEdge),
    ...mirror(hem.slice(0, -1)),
    at(hem, hem.length - 1),
    ...hem.slice(0, -1).reverse(),
    ...leftEdge.slice().reverse(),
  ];
  const body = p.outline ? p.outline(plain) : plain;
  const sleeve = sleeveOutline(p, sh, pit, arm);
  const cuff = sleeve.cuff;
  const slv = sleeve.slv && p.outline ? p.outline(sleeve.slv) : sleeve.slv;

  const pastHem: Path = [
    [X(p.hemW), p.hemY - 30, 1],
    [X(-p.hemW), p.hemY - 30, 1],
    [X(-p.hemW), p.hemY + 170, 1],
    [X(p.hemW), p.hemY + 170, 1],
  ];
  const pastNeck: Path = [
    [hps[0] - 14, hps[1] + 40, 1],
    [hps[0] + 2, hps[1], 1],
    [hps[0] + 22, hps[1] - 60, 1],
    [978 - hps[0], hps[1] - 60, 1],
    [998 - hps[0], hps[1], 1],
    [1014 - hps[0], hps[1] + 40, 1],
    [500, p.fd + 40, 1],
  ];
  const caps: Path[] = !slv
    ? []
    : p.sleeve === 'short'
      ? [slv, mirror(slv), pastShortHem(cuff), mirror(pastShortHem(cuff))]
      : [capOf(sh, pit), mirror(capOf(sh, pit))];
  const vb = sc.volume([body, pastHem, pastNeck, ...caps], p.depth, 0.55, `vb${p.view}`);
  const vs =
    slv && p.sleeve === 'long'
      ? [0, 1].map((i) => {
          const parts = sleeveParts(p, slv, cuff, sh, pit);
          return sc.volume(
            i ? parts.map((path) => mirror(path)) : parts,
            p.depth * 0.62,
            0.55,
            `vs${i}${p.view}`,
          );
        })
      : [];
  const B: Relief = (x, y) => vb(x, y) + (p.bodyZ ? p.bodyZ(x, y) : 0);

  const drawBody = () => {
    const pulls: Gather[] = [];
    const pull = (a: Point, b: Point, o: Omit<Gather, 'a' | 'b'>) => {
      pulls.push({ a, b, ...o });
      pulls.push({ a: [1000 - a[0] - 6, a[1] + 4], b: [1000 - b[0] + 8, b[1] + 14], ph: 7.7, ...o });
    };
    pull([pit[0] + 8, pit[1] - 2], [pit[0] + 120, pit[1] + 150], { r: 62, amt: 0.1 * F, taper: 0.8 });
    pull([pit[0] + 14, pit[1] + 20], [X(p.waist) + 62, lerp(p.pitY, p.hemY, 0.62)], {
      r: 58,
      amt: 0.085 * F,
      taper: 0.6,
    });
    pull([sh[0] + 24, sh[1] + 34], [sh[0] + 70, 430], { r: 40, amt: 0.03 * F });
    for (const { single, ...e } of p.gathers ?? []) {
      pulls.push(e);
      if (!single) pulls.push({ ...e, a: [1000 - e.a[0], e.a[1]], b: [1000 - e.b[0], e.b[1]], ph: 5.1 });
    }
    const relief = p.bodyRelief;
    sc.panel({
      id: `body${p.view}`,
      slot: p.mat,
      path: body,
      bulge: relief ? (x, y) => B(x, y) + relief(x, y) : B,
      thick: 4,
      round: p.round ?? 9,
      shadow: 0.18,
      shadowR: 10,
      uv: { cx: 500, ...p.uv },
      fade: p.fade,
      cloth: {
        seed: p.cseed ?? 2,
        ex: 0.012 * F,
        ey: p.ey ?? -0.004,
        wave: p.wave ?? 52,
        noise: 1.8,
        iters: 260,
        bend: p.bend ?? 0.02,
        excess: (_x: number, y: number) => {
          const t = Math.max(0, (y - lerp(p.pitY, p.hemY, 0.35)) / (p.hemY - p.pitY));
          return [(p.hemEx ?? 0.028) * F * t, -0.006 * t];
        },
        gathers: pulls,
        ...p.cloth,
      },
    });
  };

  const drawSleeves = () => {
    if (!slv) return;
    both((f, sg) => {
      const i = sg > 0 ? 1 : 0;
      const armhole = sc.poly(f(arm));
      const P = (x: number, y: number): Point => f([x, y]);
      const own = vs[i];
      const relief = p.sleeveRelief;
      const bulge: Relief = (x, y) => {
        if (!own) return B(x, y) * 0.97;
        const far = distLine(armhole, x, y);
        const round = lerp(
          Math.max(B(x, y), own(x, y) * 0.92),
          own(x, y) + (p.sleeveZ ?? 14),
          smooth(4, 120, far),
        );
        return relief ? round + relief(i ? 1000 - x : x, y) * smooth(0, 16, far) : round;
      };
      const gathers =
        p.sleeve === 'short'
          ? [
              { a: P(pit[0] - 6, pit[1] - 4), b: P(sh[0] - 46, sh[1] + 96), r: 50, amt: 0.12 * F },
              {
                a: P(pit[0] - 22, pit[1] + 24),
                b: P(cuff.co[0] + 34, cuff.co[1] - 50),
                r: 46,
                amt: 0.1 * F,
              },
            ]
          : longSleeveGathers({ p, sh, pit, cuff }, P);
      const long = p.sleeve === 'long';
      sc.panel({
        id: `slv${i}${p.view}`,
        slot: p.sleeveMat ?? p.mat,
        path: f(slv),
        bulge,
        thick: 4,
        round: 9,
        uv: {
          angle: (long ? (p.flare - 10) / 9 : 27) * -sg,
          ox: sg * (500 - (sh[0] + (cuff.co[0] + cuff.ci[0]) / 2) / 2),
        },
        shadow: long ? 0.34 : 0.1,
        shadowR: long ? 13 : 8,
        fade: p.fade && ((x: number, y: number) => p.fade?.(x, y, 'sleeve') ?? 0),
        cloth: {
          seed: i + 3,
          ex: 0.008 * F,
          ey: 0.014 * F,
          wave: p.swave ?? 40,
          noise: 1.7,
          iters: 240,
          bend: p.bend ?? 0.02,
          gathers,
          ...p.scloth,
        },
      });
    });
  };

  const seams = () => {
    both((f) => {
      if (slv) sc.seam(f(arm), { depth: -1.6, w: 3, dark: 0.2 });
      sc.seam(f([sh, hps]), { depth: -1, w: 2.4, dark: 0.12 });
    });
  };

  const A: Torso = {
    p,
    X,
    hps,
    sh,
    pit,
    arm,
    side,
    nf,
    nb,
    neckLine: sc.poly(neckLine),
    body,
    slv,
    cuff,
    B,
    vs,
    drawBody,
    drawSleeves,
    seams,
  };
  if (front && p.inside !== 0) drawInside(sc, A);
  if (!p.manual) {
    if (p.sleeve === 'short') {
      drawSleeves();
      drawBody();
    } else {
      drawBody();
      drawSleeves();
    }
    seams();
  }
  return A;
}

/** The inside of the back, seen through the neck and under the hem. */
function drawInside(sc: Scene, A: Torso) {
  const { p, X, hps, nb } = A;
  if (p.backPeek)
    sc.panel({
      slot: 'inside',
      path: [
        [X(p.hemW * 0.93), p.hemY - 24, 1],
        [X(-p.hemW * 0.93), p.hemY - 24, 1],
        [X(-p.hemW) - 5, p.hemY - 3, 1],
        [500, p.hemY + p.hemDrop - p.backPeek * 0.2, 1],
        [X(p.hemW) + 5, p.hemY - 3, 1],
      ],
      z: -8,
      thick: 1,
      round: 2,
      shadow: 0,
    });
  sc.panel({
    id: `in${p.view}`,
    slot: 'inside',
    path: [
      corner(hps),
      ...nb.slice(1),
      ...mirror(nb.slice(1, -1)).reverse(),
      corner([1000 - hps[0], hps[1]]),
      [1022 - hps[0], hps[1] + 90],
      [500, p.fd + 60],
      [hps[0] - 22, hps[1] + 90],
    ],
    z: 6,
    thick: 1.2,
    round: 3,
    shadow: 0,
  });
  p.insideDetail?.(sc, A);
  const deep = Math.min(p.fd + 14, hps[1] + 150);
  sc.shade(
    [
      [hps[0], hps[1] + 6],
      [500, hps[1] + 30],
      [1000 - hps[0], hps[1] + 6],
      [560, deep],
      [500, deep + 16],
      [440, deep],
    ],
    { soft: 18, k: p.neckShade ?? 0.45 },
  );
}

/** The outline moved sideways by w at each point; w may change along the way. */
function beside(path: Path, w: (index: number) => number): Point[] {
  return path.map((q, i) => {
    const a = at(path, Math.max(0, i - 1));
    const b = at(path, Math.min(path.length - 1, i + 1));
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    return [q[0] - (dy / l) * w(i), q[1] + (dx / l) * w(i)];
  });
}

const hard = (path: Path): Path => path.map(([x, y]) => [x, y, 1]);

/** Ring of rib along the neckline. */
export function neckRib(
  sc: Scene,
  A: Torso,
  o: { w?: number; slot?: string; thick?: number; stitch?: number[] } = {},
) {
  const out = beside(A.neckLine, () => o.w ?? 19);
  sc.panel({
    slot: o.slot ?? 'rib',
    path: hard([...A.neckLine, ...out.slice().reverse()]),
    on: 1,
    thick: o.thick ?? 2.4,
    round: 4.5,
    shadow: 0.24,
    shadowR: 5,
    smooth: 3,
  });
  sc.seam(out, {
    stitch: o.stitch ?? [3],
    slot: 'thread',
    depth: -1.1,
    w: 2.2,
    dark: 0.12,
    st: { w: 1, dash: 4.5, gap: 2.2 },
  });
}

/** A rib that stands up from the neckline, as on a bomber. */
export function standingRib(sc: Scene, A: Torso, w = 34) {
  const n = A.neckLine.length - 1;
  const out = beside(A.neckLine, () => w * 0.35);
  const ends = (i: number) => Math.min(1, Math.min(i, n - i) / ((n + 1) * 0.16));
  const inner = beside(A.neckLine, (i) => -w * 0.6 * (0.25 + 0.75 * ends(i))).map(([x, y], i): Point => [
    x,
    y - 5 * ends(i),
  ]);
  sc.panel({
    slot: 'rib',
    path: hard([...inner, ...out.slice().reverse()]),
    on: 1,
    thick: 5,
    round: 8,
    shadow: 0.35,
    shadowR: 7,
    smooth: 8,
  });
}

/** The rib of the neck seen from behind. */
export function backRib(sc: Scene, A: Torso, w = 18, slot = 'rib') {
  const full = [...A.nb, ...mirror(A.nb.slice(0, -1)).reverse()];
  const ends = (path: Path): Path => path.map((q, i) => (i === 0 || i === path.length - 1 ? corner(q) : q));
  const lower = full.map(([x, y]): Point => [x + 4 * Math.sign(x - 500), y + w]).reverse();
  sc.panel({
    slot,
    path: [...ends(full), ...ends(lower)],
    on: 1,
    thick: 2.2,
    round: 4,
    shadow: 0.2,
    shadowR: 4,
  });
}

/** The neck tape and the label inside the back. */
export function backNeckTape(w: number, labelAt: number, labelW = 44) {
  return (sc: Scene, A: Torso) => {
    const [x, y] = A.hps;
    const middle = at(A.nb, 1);
    const low = at(A.nb, 2);
    band(
      sc,
      [[x - 3, y - 2], ...A.nb.slice(1), ...mirror(A.nb.slice(1, -1)).reverse(), [1003 - x, y - 2]],
      [
        [x + 2, y + w],
        [middle[0], middle[1] + w + 2],
        [500, low[1] + w + 3],
        [1000 - middle[0], middle[1] + w + 2],
        [998 - x, y + w],
      ],
      { thick: w > 17 ? 2.4 : 1.6, shadow: 0.22, round: 6 },
    );
    label(sc, 500, y + labelAt, labelW, labelW * 0.52);
  };
}

/** Rib at the hem and at both cuffs of a knitted or sporty top: everything below the given body. */
export function ribHem(
  sc: Scene,
  A: Torso,
  rh: number,
  o: { tuck?: number; flare?: number; z?: number } = {},
) {
  const { p } = A;
  const left = A.X(p.hemW);
  const middle = A.X(p.hemW * 0.5);
  const row = (y: number, x: number, d: number): Path => [
    [left + x, y],
    [middle, y + 7],
    [500, y + d],
    [1000 - middle, y + 7],
    [1000 - left - x, y],
  ];
  const hump = (t: number) => (t < 0 || t > 1 ? 0 : 4 * t * (1 - t));
  band(sc, row(p.hemY - 6, -3, 9), row(p.hemY + rh, o.tuck ?? 9, 10), {
    abs: 1,
    id: `hemrib${p.view}`,
    bulge: (x: number, y: number) => A.B(x, y) + (o.z ?? -2) + 3 * hump((y - p.hemY) / rh),
    thick: 3,
    round: 8,
    shadow: 0.23,
    shadowR: 6,
    cloth: { ex: 0.03, ey: -0.01, wave: 46, iters: 120, noise: 1 },
  });
}

/** Rib cuffs on long sleeves. */
export function ribCuffs(sc: Scene, A: Torso, rh: number, z = 13) {
  const { co, ci } = A.cuff;
  const middle = (co[0] + ci[0]) / 2;
  both((f, sg) => {
    const i = sg > 0 ? 1 : 0;
    const own = A.vs[i];
    band(
      sc,
      f([
        [co[0] - 1, co[1] - 8],
        [middle + 1, co[1] - 1],
        [ci[0] + 3, ci[1] - 8],
      ]),
      f([
        [co[0] + 9, co[1] + rh],
        [middle, co[1] + rh + 9],
        [ci[0] - 7, ci[1] + rh],
      ]),
      {
        abs: 1,
        id: `cuff${i}${A.p.view}`,
        bulge: (x: number, y: number) => (own?.(x, y) ?? 0) + z,
        thick: 3,
        round: 8,
        shadow: 0.27,
        shadowR: 6,
        uv: { angle: -sg * 4 },
        cloth: { ex: 0.03, ey: 0, wave: 30, iters: 100, noise: 1 },
      },
    );
  });
}

/** The line of a hem, d above the edge, from side to side. */
export function hemLine(A: Torso, d: number): Path {
  const left = A.X(A.p.hemW);
  return line([
    [left + 2, A.p.hemY - d],
    [500, A.p.hemY + A.p.hemDrop - d],
    [998 - left, A.p.hemY - d],
  ]);
}
