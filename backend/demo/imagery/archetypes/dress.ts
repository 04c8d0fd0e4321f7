import { mirror, line, rect, ellipse, ribbon, offset } from '../engine/geom.ts';
import { both, patch, label, corner, band, strip, smooth, lerp, button, distLine } from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
import { torso, neckRib } from './torso.ts';
/** long falling folds in the angular coordinate of the skirt */
const falling =
  (W, flare, y0, y1, amp, seed, freq = 2.9) =>
  (x, y) => {
    if (y <= y0) return 0;
    const t = (y - y0) / (y1 - y0),
      w = lerp(W, flare, t),
      a = Math.asin(Math.max(-0.98, Math.min(0.98, (x - 500) / w)));
    return (
      amp *
      Math.pow(smooth(0, 1.05, t), 1.1) *
      (gnoise(a * freq + seed + 0.2 * t, t * 0.6 + seed) +
        0.45 * gnoise(a * freq * 2.1 + seed * 2, t * 0.9 + 4))
    );
  };
/** bias-cut slip dress / camisole */
export function slip(o = {}) {
  const { view = 'front', len = 1330, flare = 190, cami = 0, cowl = 0, lace = 0 } = o;
  return (sc) => {
    const front = view === 'front',
      hemY = cami ? 760 : len,
      top = 322,
      pitY = 408,
      B = 134,
      Wst = 112,
      hip = 152;
    const v0 = front ? (cowl ? 400 : 412) : 452;
    const F = cami ? 164 : flare;
    const half = [
      ...(front
        ? [
            [500, v0, 1],
            [450, lerp(top, v0, 0.5) + (cowl ? 28 : 4)],
          ]
        : [
            [500, 470],
            [452, 452],
          ]),
      [414, top, 1],
      [398, top + 32],
      [500 - B, pitY, 1],
      [500 - B + 8, pitY + 70],
      [500 - Wst, 590],
      [500 - Wst - 14, 660],
      [500 - hip, 780],
      ...(cami ? [] : [[500 - lerp(hip, F, 0.55), 980]]),
      [500 - F, hemY, 1],
    ];
    if (cami) half.splice(8, 1, [500 - lerp(Wst, F, 0.7), 700]);
    const body = [
      ...half,
      [500 - F * 0.5, hemY + 16],
      [500, hemY + 22],
      [500 + F * 0.5, hemY + 16],
      ...mirror(half.slice(1)).reverse(),
    ];
    const vol = sc.volume(
      [
        body,
        [
          [500 - F, hemY - 20, 1],
          [500 + F, hemY - 20, 1],
          [500 + F, hemY + 170, 1],
          [500 - F, hemY + 170, 1],
        ],
        [
          [414, top + 30, 1],
          [414, top - 60, 1],
          [586, top - 60, 1],
          [586, top + 30, 1],
        ],
      ],
      92,
      0.5,
      'v' + view,
    );
    const bust = (x, y) => {
      let s = 0;
      for (const c of [446, 554]) {
        const d = ((x - c) / 54) ** 2 + ((y - 420) / 62) ** 2;
        s += 13 * Math.exp(-d);
      }
      return front ? s : 0;
    };
    // straps (behind neck loop visible on front)
    const strapTop = 206;
    both((f, sg) => {
      sc.cord(
        f([
          [414, top + 6],
          [420, 270],
          [436, strapTop + 8],
          [450, strapTop],
        ]),
        { slot: 'strap', r: 3.4, shadow: 0.3 },
      );
      sc.cord(
        f([
          [450, strapTop],
          [446, 250],
          [430, 340],
          [420, 420],
        ]),
        { slot: 'strap', r: 3.0, shadow: 0.2, tone: 0.8 },
      );
    });
    if (front) {
      sc.panel({
        slot: 'inside',
        path: [
          [410, 408, 1],
          [500, 440],
          [590, 408, 1],
          [620, 500],
          [500, 560],
          [380, 500],
        ],
        z: 0,
        bulge: () => 10,
        thick: 1,
        shadow: 0,
      });
      sc.shade(
        [
          [420, 380],
          [500, 420],
          [580, 380],
          [560, 450],
          [500, 470],
          [440, 450],
        ],
        { soft: 16, k: 0.4 },
      );
    }
    sc.panel({
      slot: 'inside',
      path: [
        [500 - F + 6, hemY - 30, 1],
        [500 + F - 6, hemY - 30, 1],
        [500 + F - 6, hemY - 3, 1],
        [500, hemY + 10],
        [500 - F + 6, hemY - 3, 1],
      ],
      z: 0,
      thick: 1,
      shadow: 0,
    });
    const g = [];
    const P = (a, b, q) => {
      g.push({ a, b, ...q });
      g.push({ a: [1000 - a[0], a[1]], b: [1000 - b[0] + 14, b[1]], ph: 4.4, ...q });
    };
    P([500 - Wst + 4, 596], [440, 690], { r: 48, amt: 0.09 });
    P([500 - B + 10, pitY + 12], [450, 480], { r: 36, amt: 0.08 });
    P([500 - Wst, 580], [470, 540], { r: 40, amt: 0.07 });
    if (front && !cowl) P([440, 470], [456, 570], { r: 40, amt: 0.06 });
    const ff = falling(hip - 10, F, 640, hemY, cami ? 10 : 24, 4.3 + (o.seed ?? 0));
    const cw =
      cowl && front
        ? (x, y) => {
            let s = 0;
            for (let k = 0; k < 3; k++) {
              const yc = 428 + k * 44 - ((x - 500) / 110) ** 2 * (86 + k * 10);
              const d = (y - yc) / (12 + k * 2);
              s += (10 - k * 2.4) * Math.exp(-d * d) * Math.max(0, 1 - ((x - 500) / 130) ** 2);
            }
            return s;
          }
        : () => 0;
    sc.panel({
      id: 'b' + view,
      slot: 'main',
      path: body,
      bulge: (x, y) => vol(x, y) + bust(x, y) + cw(x, y) + ff(x, y),
      thick: 3,
      round: 7,
      shadow: 0.22,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        seed: 3,
        ex: 0.012,
        ey: -0.006,
        wave: 60,
        noise: 2.2,
        iters: 300,
        bend: 0.022,
        excess: (x, y) => {
          const t = smooth(640, hemY, y);
          return [0.012 * t, -0.008 * t];
        },
        gathers: g,
      },
    });
    const neck = front ? half.slice(0, 3) : half.slice(0, 3);
    const ln = line(
      [...mirror(neck.slice(1)).reverse(), ...neck].map((q, i) =>
        i === 2 && !cowl && front ? corner(q) : q.slice(0, 2),
      ),
    );
    sc.seam(offset(ln, -5), { depth: -0.6, stitch: [], dark: 0.06 });
    if (lace) {
      /* hem lace */ for (const y of [0, 16])
        sc.stitch(
          [
            [500 - F + 3, hemY - 14 - y],
            [500, hemY + 8 - y],
            [500 + F - 3, hemY - 14 - y],
          ],
          { slot: 'thread', w: 2, dash: 3, gap: 3 },
        );
    } else
      sc.seam(
        [
          [500 - F + 4, hemY - 12],
          [500, hemY + 9],
          [500 + F - 4, hemY - 12],
        ],
        { depth: -0.5, stitch: [], dark: 0.05 },
      );
  };
}
/** waisted midi / shirt / mini dress built on the torso block. skirt: aline | full | straight */
export function dress(o = {}) {
  const {
    view = 'front',
    neck = 'v',
    sleeve = 'short',
    len = 1290,
    flare = 262,
    waist = 132,
    waistY = 560,
    C = 168,
  } = o;
  return (sc) => {
    const front = view === 'front',
      hemY = len;
    const side = [
      [500 - C, 430, 1],
      [500 - lerp(C, waist, 0.7), 505],
      [500 - waist, waistY],
      [500 - lerp(waist, flare, 0.3), lerp(waistY, hemY, 0.22)],
      [500 - lerp(waist, flare, 0.68), lerp(waistY, hemY, 0.6)],
      [500 - flare, hemY, 1],
    ];
    const g = [];
    const ff = falling(waist, flare, waistY + 6, hemY, o.flute ?? 26, 2.7 + (o.seed ?? 0), 3.2);
    const A = torso(sc, {
      view,
      C,
      waist,
      hemW: flare,
      hemY,
      sidePts: side,
      SW: 178,
      shY: 262,
      pitY: 430,
      nh: 78,
      hpsY: 226,
      fd: neck === 'v' ? 400 : 300,
      neck,
      sleeve,
      cuffY: 780,
      cuffW: 62,
      bicep: 92,
      flare: 78,
      sl: 0.8,
      slW: 96,
      fold: 0.9,
      wave: 46,
      swave: 34,
      bend: 0.018,
      depth: 88,
      hemDrop: 24,
      gathers: [...g, { a: [500 - waist + 6, waistY - 6], b: [470, waistY - 90], r: 44, amt: 0.09 }],
      cloth: {
        ex: 0.008,
        ey: -0.004,
        wave: 50,
        noise: 1.9,
        iters: 300,
        bend: 0.02,
        excess: (x, y) => {
          const t = smooth(waistY + 10, hemY, y);
          return [0.014 * t, -0.008 * t];
        },
      },
      hemEx: 0,
      insideDetail: (s, A) => label(s, 500, A.hps[1] + 36, 44, 22),
      bodyZ: (x, y) => {
        let s = ff(x, y);
        if (front)
          for (const c of [438, 562]) s += 13 * Math.exp(-(((x - c) / 54) ** 2) - ((y - 420) / 58) ** 2);
        return s;
      },
    });
    sc.seam(
      [
        [500 - waist, waistY],
        [500, waistY + 12],
        [500 + waist, waistY],
      ],
      { depth: -1.6, w: 4, dark: 0.2 },
    );
    if (front && neck === 'v') neckEdge(sc, A);
    if (o.belt)
      strip(
        sc,
        [
          [500 - waist - 3, waistY],
          [500, waistY + 12],
          [500 + waist + 3, waistY],
        ],
        16,
        { thick: 3, round: 4, shadow: 0.4, smooth: 12 },
      );
    if (o.belt && front) {
      both((f, sg) => {
        strip(
          sc,
          f([
            [508, waistY + 12],
            [516, waistY + 70],
            [536, waistY + 170 + sg * 14],
          ]),
          9,
          { thick: 2.4, round: 4, shadow: 0.4, smooth: 8 },
        );
      });
      sc.panel({
        slot: 'main',
        path: ellipse(500, waistY + 13, 17, 15),
        on: 1,
        thick: 5,
        round: 7,
        shadow: 0.4,
      });
    }
    if (o.buttons && front) {
      strip(
        sc,
        [
          [500, A.p.fd - 2],
          [500, hemY + 22],
        ],
        14,
        { thick: 1.8, round: 2, stitch: [10, -10], st: { w: 1 }, shadow: 0.26 },
      );
      for (let i = 0; i < 9; i++) button(sc, 500, A.p.fd + 24 + (i * (hemY - A.p.fd - 150)) / 8, { r: 7 });
    }
    const e = [
      [500 - flare + 4, hemY - 18],
      [500 - flare * 0.5, hemY + 2],
      [500, hemY + 7],
      [500 + flare * 0.5, hemY + 2],
      [500 + flare - 4, hemY - 18],
    ];
    sc.seam(e, { depth: -0.7, stitch: [], dark: 0.08 });
    if (sleeve === 'short')
      both((f) => {
        const { co, ci } = A.cuff;
        sc.seam(
          f([
            [co[0] + 8, co[1] - 16],
            [(co[0] + ci[0]) / 2 + 8, (co[1] + ci[1]) / 2 - 11],
            [ci[0] + 8, ci[1] - 16],
          ]),
          { depth: -0.7, dark: 0.08 },
        );
      });
  };
}
function neckEdge(sc, A) {
  const nl = A.neckLine;
  sc.stitch(offset(nl, 7), { slot: 'thread', w: 0.9, dash: 4, gap: 2.4 });
  sc.crease(offset(nl, 9), { w: 2, depth: -0.6, dark: 0.08 });
}
/** tank top */
export function tank(o = {}) {
  const { view = 'front', rib = 1 } = o;
  return (sc) => {
    const front = view === 'front',
      C = 168,
      hemY = 860;
    const nd = front ? 372 : 316;
    const side = [
      [500 - C, 450, 1],
      [500 - C + 14, 580],
      [500 - C + 12, 700],
      [500 - C - 4, hemY, 1],
    ];
    const A = torso(sc, {
      view: 'front',
      C,
      waist: C - 14,
      hemW: C + 4,
      hemY,
      sidePts: side,
      SW: 118,
      shY: 252,
      pitY: 450,
      nh: 76,
      hpsY: 236,
      fd: nd,
      neckPts: [
        [424, 236],
        [428, 290],
        [452, nd - 26],
        [500, nd],
      ],
      sleeve: 'none',
      fold: 0.8,
      wave: 44,
      bend: 0.02,
      depth: 86,
      hemDrop: 10,
      backPeek: 10,
      insideDetail: (s, A) => {
        if (front) label(s, 500, 282, 36, 20);
      },
    });
    // armhole curve is deep on a tank: bind edges
    both((f, sg) => {
      sc.seam(f(offset(line(A.arm), -9)), { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } });
    });
    neckRib(sc, A, { w: 13, slot: 'main' });
    sc.seam(
      [
        [500 - C - 2, hemY - 18],
        [500, hemY - 8],
        [500 + C + 2, hemY - 18],
      ],
      { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } },
    );
  };
}
