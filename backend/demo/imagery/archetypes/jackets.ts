// puffer, denim jacket, bomber, biker
import { mirror, line, rect, ellipse, ribbon, offset, roundRect } from '../engine/geom.ts';
import {
  both,
  patch,
  label,
  corner,
  band,
  strip,
  smooth,
  lerp,
  button,
  buttonhole,
  zip,
  distLine,
} from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
import { torso } from './torso.ts';
import { collar, leaves, cuffBarrel } from './shirt.ts';
export function puffer(o = {}) {
  const { view = 'front', rows = 7, crop = 0, hood = 0, vest = 0 } = o;
  return (sc) => {
    const front = view === 'front',
      hemY = 950 - crop,
      C = 240,
      per = (hemY - 300) / rows;
    const seamY = (x, k) => 300 + k * per + 10 * ((x - 500) / 240) ** 2 * -1 + 4;
    const puffB = (x, y, y0, pr, amp, seed) => {
      const t = (y - y0) / pr,
        k = Math.floor(t),
        f = t - k;
      const arch = Math.pow(Math.max(0, 4 * f * (1 - f)), 0.52);
      const near = Math.min(f, 1 - f) * pr;
      const e = Math.exp(-near / 15);
      const row = f < 0.5 ? k : k + 1;
      const pk =
        gnoise(x / 17 + row * 31.3 + seed, row * 7.7 + near / 60) * 5.2 * e * (1 - Math.exp(-near / 4)) +
        gnoise(x / 52 + row * 5 + seed, y / 60) * 5 * arch;
      return amp * arch + pk;
    };
    const A = torso(sc, {
      view,
      C,
      waist: C - 2,
      hemW: C - 6,
      hemY,
      SW: 246,
      shY: 304,
      pitY: 520,
      neck: 'crew',
      fd: 300,
      nh: 92,
      sleeve: vest ? 'none' : 'long',
      cuffY: 884,
      cuffW: 92,
      bicep: 128,
      flare: 104,
      fold: 0.2,
      depth: 118,
      manual: 1,
      inside: 0,
      backPeek: 10,
      hemDrop: 10,
      sleeveZ: 20,
      bodyZ: null,
      cloth: null,
    });
    const B0 = A.B;
    const sy = (x) => 300 - 10 * ((x - 500) / 240) ** 2 + 4;
    const BB = (x, y) => B0(x, y) + puffB(x, y, sy(x), per, 20, 3.3);
    sc.panel({
      id: 'body' + view,
      slot: 'main',
      path: A.body,
      bulge: BB,
      thick: 5,
      round: 12,
      shadow: 0.2,
      shadowR: 12,
      uv: { cx: 500 },
    });
    for (let k = 0; k <= rows; k++) {
      const y = (x) => sy(x) + k * per;
      sc.crease(
        [
          [260, y(260)],
          [380, y(380)],
          [500, y(500)],
          [620, y(620)],
          [740, y(740)],
        ],
        { w: 4, depth: -1.6, dark: 0.22, clip: 1 },
      );
    }
    // hem band
    if (front) {
      sc.crease(
        [
          [500, 290],
          [500, hemY + 10],
        ],
        { w: 26, depth: -7, macro: 1, dark: 0.1 },
      );
      sc.panel({
        slot: 'main',
        path: [
          [478, 262, 1],
          [522, 262, 1],
          [522, hemY + 9, 1],
          [478, hemY + 9, 1],
        ],
        on: 1,
        thick: 4,
        round: 8,
        smooth: 10,
        shadow: 0.35,
        shadowR: 6,
        tone: 0.97,
      });
      zip(
        sc,
        [
          [500, 214],
          [500, hemY + 7],
        ],
        { w: 9, per: 5, tapeW: 8, pullAt: 0.015, pk: 1.1 },
      );
      both((f) => {
        sc.seam(
          f([
            [318, 700],
            [352, 806],
          ]),
          { depth: -2.2, w: 5, dark: 0.4 },
        );
        zip(
          sc,
          f([
            [320, 704],
            [350, 800],
          ]),
          { w: 6, per: 4.4, tapeW: 5, pullAt: 0.02, pk: 0.8, shadow: 0 },
        );
      });
    }
    if (!vest) {
      both((f, sg) => {
        const S = f(A.slv),
          i = sg > 0 ? 1 : 0,
          armF = sc.poly(f(A.arm));
        const ax = sg < 0 ? 1 : -1;
        sc.panel({
          id: 'slv' + i + view,
          slot: 'main',
          path: S,
          bulge: (x, y) => {
            const t = smooth(0, 100, distLine(armF, x, y));
            const tilt = (x - f([A.sh[0], 0])[0]) * 0.2 * (sg < 0 ? -1 : 1);
            return (
              lerp(Math.max(B0(x, y), A.vs[i](x, y) * 0.95), A.vs[i](x, y) + 20, t) +
              puffB(x, y + tilt * -1, 318, per * 0.96, 15, 11 + i * 5) * smooth(0, 16, distLine(armF, x, y))
            );
          },
          thick: 5,
          round: 11,
          shadow: 0.4,
          shadowR: 14,
          uv: { angle: -sg * 9 },
        });
        for (let k = 1; k <= 6; k++) {
          const y0 = 318 + k * per * 0.96;
          if (y0 > 870) break;
          const xo = A.sh[0] - 104 * Math.min(1, 0.5 + (y0 - 304) / 900);
          const pts = [];
          for (let q = 0; q <= 4; q++) {
            const x = xo - 8 + q * 36;
            pts.push(f([x, y0 + (x - A.sh[0]) * -0.2 * -1 * 1]));
          }
          sc.crease(
            pts.map((p) => [p[0], p[1]]),
            { w: 4, depth: -1.2, dark: 0.16 },
          );
        }
        const { co, ci } = A.cuff;
        band(
          sc,
          f([
            [co[0] + 4, co[1] - 4],
            [ci[0] - 2, ci[1] - 4],
          ]),
          f([
            [co[0] + 12, co[1] + 26],
            [ci[0] - 10, ci[1] + 24],
          ]),
          {
            slot: 'rib',
            abs: 1,
            id: 'cf' + i,
            bulge: (x, y) => A.vs[i](x, y) + 6,
            thick: 2,
            round: 5,
            shadow: 0.3,
          },
        );
      });
      A.seams();
    } else A.seams();
    // stand collar
    const h = A.hps,
      t = h[1] - 62;
    if (front) {
      sc.panel({
        slot: 'lining',
        path: [
          [h[0] + 4, t + 12, 1],
          [500, t - 6],
          [996 - h[0], t + 12, 1],
          [986 - h[0], h[1] + 30],
          [500, h[1] + 60],
          [h[0] + 14, h[1] + 30],
        ],
        z: 20,
        thick: 3,
        round: 8,
        shadow: 0,
      });
      label(sc, 500, t + 26, 50, 26);
      sc.shade(
        [
          [h[0] + 20, t + 20],
          [980 - h[0], t + 20],
          [540, h[1] + 40],
          [460, h[1] + 40],
        ],
        { soft: 18, k: 0.4 },
      );
      both((f, sg) => {
        const col = f([
          [h[0] - 2, t + 14, 1],
          [h[0] + 30, t + 30],
          [470, t + 64],
          [500, t + 84, 1],
          [500, h[1] + 74, 1],
          [440, h[1] + 62],
          [h[0] - 12, h[1] + 30, 1],
          [h[0] - 12, h[1] - 20],
        ]);
        const v = sc.volume([col], 20, 0.45, 'pc' + sg);
        sc.panel({
          id: 'pcol' + sg,
          slot: 'main',
          path: col,
          on: 0,
          z: 24,
          bulge: (x, y) => v(x, y) + 50 * (1 - ((x - 500) / 110) ** 2) + gnoise(x / 16, y / 40) * 2.5,
          thick: 5,
          round: 10,
          shadow: 0.42,
          shadowR: 10,
        });
      });
      zip(
        sc,
        [
          [500, t + 88],
          [500, h[1] + 84],
        ],
        { w: 9, per: 5, tapeW: 8, pull: 0 },
      );
    } else {
      const cv = [
        [h[0] - 2, t + 14, 1],
        [440, t - 4],
        [500, t - 8],
        [560, t - 4],
        [1002 - h[0], t + 14, 1],
        [1012 - h[0], h[1] + 24, 1],
        [560, h[1] + 36],
        [500, h[1] + 38],
        [440, h[1] + 36],
        [h[0] - 12, h[1] + 24, 1],
      ];
      const v = sc.volume([cv], 30, 0.45);
      sc.panel({
        id: 'pcb',
        slot: 'main',
        path: cv,
        on: 1,
        thick: 5,
        round: 10,
        bulge: (x, y) => v(x, y) + gnoise(x / 16, y / 40) * 2.5,
        smooth: 20,
        shadow: 0.4,
        shadowR: 9,
      });
    }
  };
}
export function denimJacket(o = {}) {
  const { view = 'front', crop = 0 } = o;
  return (sc) => {
    const front = view === 'front',
      hemY = 900 - crop,
      C = 226,
      wb = 52;
    const fade = (x, y, part) => {
      const cx =
        part === 'sleeve'
          ? 0
          : Math.exp(-(((Math.abs(x - 500) - 110) / 90) ** 2)) * Math.exp(-(((y - 560) / 200) ** 2));
      return 0.16 * cx;
    };
    const st = { w: 1.7, dash: 6.4, gap: 2.6 };
    const A = torso(sc, {
      view,
      C,
      waist: C - 10,
      hemW: C - 14,
      hemY: hemY - wb,
      SW: 240,
      shY: 294,
      pitY: 498,
      neck: 'crew',
      fd: 288,
      nh: 84,
      sleeve: 'long',
      cuffY: 836,
      cuffW: 78,
      bicep: 112,
      flare: 92,
      fold: 0.95,
      wave: 48,
      swave: 46,
      bend: 0.026,
      depth: 104,
      manual: 1,
      inside: 0,
      backPeek: 0,
      hemDrop: 8,
      fade,
      cuffFold: 0.14,
      hemEx: 0.05,
    });
    const h = A.hps,
      L = A.X(A.p.hemW),
      ye = hemY - wb;
    if (front) collar(sc, { hx: 416, hy: 236, cf: 292, stand: 38 });
    A.drawBody();
    if (front) {
      const yy = 440;
      sc.seam(
        [
          [A.arm[1][0] + 8, yy - 24],
          [400, yy],
          [486, yy + 4],
        ],
        { depth: -1.6, dark: 0.3, stitch: [3.2, 7], slot: 'thread', st },
      );
      sc.seam(
        mirror([
          [A.arm[1][0] + 8, yy - 24],
          [400, yy],
          [486, yy + 4],
        ]).reverse(),
        { depth: -1.6, dark: 0.3, stitch: [3.2, 7], slot: 'thread', st },
      );
      both((f, sg) => {
        sc.seam(
          f([
            [352, yy + 60],
            [372, 640],
            [408, ye],
          ]),
          { depth: -1.4, dark: 0.25, stitch: sg < 0 ? [-3, -7] : [3, 7], slot: 'thread', st },
        );
        sc.seam(
          f([
            [448, yy + 60],
            [446, 640],
            [440, ye],
          ]),
          { depth: -1.4, dark: 0.25, stitch: sg < 0 ? [3, 7] : [-3, -7], slot: 'thread', st },
        );
        patch(
          sc,
          f([
            [346, yy + 4],
            [454, yy + 8],
            [456, yy + 104],
            [402, yy + 128],
            [348, yy + 102],
          ]),
          { rows: [3, 7], st, thick: 2 },
        );
        const fl = f([
          [342, yy - 2, 1],
          [458, yy + 3, 1],
          [458, yy + 34, 1],
          [402, yy + 56, 1],
          [342, yy + 32, 1],
        ]);
        sc.panel({ slot: 'main', path: fl, on: 1, thick: 2.4, round: 2.5, shadow: 0.4, shadowR: 6 });
        sc.stitch(
          f([
            [346, yy + 29, 1],
            [402, yy + 52, 1],
            [454, yy + 31, 1],
          ]),
          { slot: 'thread', ...st },
        );
        sc.stitch(
          f([
            [346, yy + 25, 1],
            [402, yy + 47, 1],
            [454, yy + 27, 1],
          ]),
          { slot: 'thread', ...st },
        );
        const b = f([402, yy + 36]);
        button(sc, b[0], b[1], { r: 8, slot: 'metal', kind: 'metal' });
        sc.seam(
          f([
            [326, 720],
            [352, 818],
          ]),
          { depth: -2, w: 4, dark: 0.4, stitch: [4, -4], slot: 'thread', st },
        );
      });
      strip(
        sc,
        [
          [500, 292],
          [500, hemY + 6],
        ],
        21,
        { thick: 2.4, round: 2.5, stitch: [17, 13, -17], st, shadow: 0.34, shadowR: 6, smooth: 2 },
      );
      const bs = 5;
      for (let i = 0; i < bs; i++) {
        const y = 338 + ((ye - 338 - 30) * i) / (bs - 1);
        buttonhole(sc, 504, y, { l: 22 });
        button(sc, 500, y, { r: 9.5, slot: 'metal', kind: 'metal' });
      }
    } else {
      sc.seam(
        [
          [A.arm[1][0] + 6, 420],
          [500, 436],
          [1000 - A.arm[1][0] - 6, 420],
        ],
        { depth: -1.6, dark: 0.3, stitch: [3.2, 7], slot: 'thread', st },
      );
      both((f, sg) =>
        sc.seam(
          f([
            [366, 430],
            [386, 640],
            [424, ye],
          ]),
          { depth: -1.4, dark: 0.25, stitch: sg < 0 ? [3, 7] : [-3, -7], slot: 'thread', st },
        ),
      );
    }
    A.drawSleeves();
    A.seams();
    both((f, sg) => {
      const a = f(offset(A.arm, -5)),
        b = f(offset(A.arm, -9));
      sc.stitch(a, { slot: 'thread', ...st });
      sc.stitch(b, { slot: 'thread', ...st });
    });
    const row = (y, x, d) => [
      [L + x, y],
      [A.X(A.p.hemW * 0.5), y + 7],
      [500, y + d],
      [1000 - A.X(A.p.hemW * 0.5), y + 7],
      [1000 - L - x, y],
    ];
    band(sc, row(ye - 2, -3, 8), row(hemY, 0, 8), {
      abs: 1,
      slot: 'main',
      id: 'wb' + view,
      bulge: A.B,
      thick: 5,
      round: 5,
      shadow: 0.3,
      shadowR: 6,
      uv: { angle: 90 },
    });
    for (const d of [5, wb - 7]) sc.stitch(row(ye + d, 0, 8), { slot: 'thread', ...st });
    if (front) {
      button(sc, 500, hemY - wb / 2 + 8, { r: 9.5, slot: 'metal', kind: 'metal' });
    }
    cuffBarrel(sc, A, { h: 50, br: 8, bkind: 'metal' });
    if (front)
      leaves(sc, { hx: 416, hy: 236, cf: 296, tip: [424, 386], stand: 38, stitch: [5, 9], drop: 12 });
    else {
      const cv = [
        [h[0] - 2, h[1] - 14, 1],
        [450, h[1] - 34],
        [500, h[1] - 38],
        [550, h[1] - 34],
        [1002 - h[0], h[1] - 14, 1],
        [1022 - h[0], h[1] + 40, 1],
        [560, h[1] + 46],
        [500, h[1] + 48],
        [440, h[1] + 46],
        [h[0] - 22, h[1] + 40, 1],
      ];
      const v = sc.volume([cv], 22, 0.5);
      sc.panel({
        id: 'colb',
        slot: 'main',
        path: cv,
        on: 1,
        thick: 4,
        round: 6,
        bulge: v,
        smooth: 20,
        shadow: 0.45,
        shadowR: 9,
      });
      sc.stitch(
        [
          [h[0] - 14, h[1] + 34],
          [440, h[1] + 40],
          [500, h[1] + 42],
          [560, h[1] + 40],
          [1014 - h[0], h[1] + 34],
        ],
        { slot: 'thread', ...st },
      );
    }
  };
}
export function bomber(o = {}) {
  const { view = 'front' } = o;
  return (sc) => {
    const front = view === 'front',
      rh = 56,
      hemY = 930 - rh,
      C = 234;
    const A = torso(sc, {
      view,
      C,
      waist: C + 4,
      hemW: C - 12,
      hemY,
      SW: 242,
      shY: 298,
      pitY: 506,
      neck: 'crew',
      fd: 300,
      nh: 86,
      sleeve: 'long',
      cuffY: 888 - rh,
      cuffW: 84,
      bicep: 122,
      flare: 102,
      fold: 1.3,
      wave: 46,
      swave: 34,
      bend: 0.016,
      depth: 110,
      manual: 1,
      inside: front ? 1 : 0,
      backPeek: 0,
      hemDrop: 10,
      hemEx: 0.09,
      cuffFold: 0.26,
      inside: 1,
      insideDetail: (s, A) => {
        const h = A.hps;
        band(
          s,
          [
            [h[0] - 3, h[1] - 22],
            [450, h[1] - 6],
            [500, h[1] - 2],
            [550, h[1] - 6],
            [1003 - h[0], h[1] - 22],
          ],
          [
            [h[0] + 2, h[1] + 16],
            [450, h[1] + 30],
            [500, h[1] + 34],
            [550, h[1] + 30],
            [998 - h[0], h[1] + 16],
          ],
          { thick: 2.6, shadow: 0.25, round: 7 },
        );
        label(s, 500, h[1] + 50, 50, 26);
      },
      gathers: [
        { a: [300, hemY], b: [316, hemY - 130], r: 40, amt: 0.1 },
        { a: [380, hemY], b: [376, hemY - 120], r: 40, amt: 0.1 },
        { a: [450, hemY], b: [448, hemY - 110], r: 40, amt: 0.09 },
      ],
    });
    A.drawBody();
    const L = A.X(A.p.hemW),
      m = A.X(A.p.hemW * 0.5);
    const row = (y, x, d) => [
      [L + x, y],
      [m, y + 7],
      [500, y + d],
      [1000 - m, y + 7],
      [1000 - L - x, y],
    ];
    band(sc, row(hemY - 6, -3, 9), row(hemY + rh, 12, 10), {
      abs: 1,
      id: 'hemrib' + view,
      bulge: (x, y) => A.B(x, y) - 4,
      thick: 3,
      round: 8,
      shadow: 0.26,
      shadowR: 7,
    });
    if (front)
      both((f) => {
        patch(
          sc,
          f([
            [322, 680],
            [346, 672],
            [400, 790],
            [376, 800],
          ]),
          { rows: [3], thick: 2.4 },
        );
        sc.crease(
          f([
            [334, 676],
            [388, 795],
          ]),
          { w: 3, depth: -1.4, dark: 0.4 },
        );
      });
    A.drawSleeves();
    A.seams();
    both((f, sg) => {
      const { co, ci } = A.cuff,
        i = sg > 0 ? 1 : 0;
      band(
        sc,
        f([
          [co[0] + 2, co[1] - 8],
          [(co[0] + ci[0]) / 2 + 1, co[1] - 1],
          [ci[0] + 1, ci[1] - 8],
        ]),
        f([
          [co[0] + 12, co[1] + rh],
          [(co[0] + ci[0]) / 2, co[1] + rh + 8],
          [ci[0] - 10, ci[1] + rh],
        ]),
        {
          abs: 1,
          id: 'cuff' + i + view,
          bulge: (x, y) => A.vs[i](x, y) + 10,
          thick: 3,
          round: 8,
          shadow: 0.3,
          shadowR: 7,
          uv: { angle: -sg * 4 },
        },
      );
    });
    if (front) {
      zip(
        sc,
        [
          [500, 306],
          [500, hemY + rh + 8],
        ],
        { w: 10, per: 5.2, tapeW: 13, pullAt: 0.01, pk: 1.15 },
      );
      both((f) =>
        sc.stitch(
          f([
            [482, 310],
            [482, hemY + rh + 4],
          ]),
          { slot: 'thread', w: 1.1 },
        ),
      );
      const nl = A.neckLine,
        w = 34;
      const out = nl.map((q, i) => {
          const a = nl[Math.max(0, i - 1)],
            b = nl[Math.min(nl.length - 1, i + 1)];
          const dx = b[0] - a[0],
            dy = b[1] - a[1],
            l = Math.hypot(dx, dy) || 1;
          return [q[0] - (dy / l) * w * 0.35, q[1] + (dx / l) * w * 0.35];
        }),
        inn = nl.map((q, i) => {
          const a = nl[Math.max(0, i - 1)],
            b = nl[Math.min(nl.length - 1, i + 1)];
          const dx = b[0] - a[0],
            dy = b[1] - a[1],
            l = Math.hypot(dx, dy) || 1;
          const e = Math.min(1, Math.min(i, nl.length - 1 - i) / (nl.length * 0.16)),
            ww = w * 0.6 * (0.25 + 0.75 * e);
          return [q[0] + (dy / l) * ww, q[1] - (dx / l) * ww - 5 * e];
        });
      sc.panel({
        slot: 'rib',
        path: [...inn, ...out.slice().reverse()].map((q) => [q[0], q[1], 1]),
        on: 1,
        thick: 5,
        round: 8,
        shadow: 0.35,
        shadowR: 7,
        smooth: 8,
      });
    } else {
      const h = A.hps;
      const cv = [
        [h[0], h[1] - 16, 1],
        [450, h[1] - 4],
        [500, h[1]],
        [550, h[1] - 4],
        [1000 - h[0], h[1] - 16, 1],
        [1008 - h[0], h[1] + 18, 1],
        [550, h[1] + 34],
        [500, h[1] + 38],
        [450, h[1] + 34],
        [h[0] - 8, h[1] + 18, 1],
      ];
      sc.panel({ slot: 'rib', path: cv, on: 1, thick: 4, round: 8, shadow: 0.3, smooth: 8 });
    }
  };
}
export function biker(o = {}) {
  const { view = 'front' } = o;
  return (sc) => {
    const front = view === 'front',
      hemY = 880,
      C = 216;
    const A = torso(sc, {
      view,
      C,
      waist: C - 12,
      hemW: C - 8,
      hemY,
      SW: 234,
      shY: 290,
      pitY: 490,
      neck: 'crew',
      fd: 286,
      nh: 82,
      sleeve: 'long',
      cuffY: 884,
      cuffW: 74,
      bicep: 108,
      flare: 90,
      fold: 1.15,
      wave: 40,
      swave: 32,
      bend: 0.014,
      depth: 100,
      manual: 1,
      inside: 0,
      backPeek: 8,
      hemDrop: 8,
      cuffFold: 0.2,
      hemEx: 0.03,
    });
    const h = A.hps,
      X = A.X;
    if (front) {
      collar(sc, { hx: 416, hy: 236, cf: 300, stand: 34, inner: 'lining' });
    }
    A.drawBody();
    if (front) {
      // asymmetric closing: right (viewer) panel on top
      const edge = [
        [420, 318, 1],
        [404, 470],
        [424, 640],
        [446, hemY + 6, 1],
      ];
      sc.panel({
        id: 'top',
        slot: 'main',
        path: [[470, 288, 1], ...edge, [600, hemY + 6, 1], [640, 600], [600, 300, 1]],
        on: 1,
        thick: 3.4,
        round: 4,
        shadow: 0.45,
        shadowR: 9,
        smooth: 4,
        cloth: {
          ex: 0.012,
          ey: 0.01,
          wave: 44,
          iters: 160,
          noise: 1.2,
          gathers: [{ a: [430, 640], b: [560, 560], r: 50, amt: 0.06 }],
        },
      });
      zip(
        sc,
        offset(
          line([
            [432, 420],
            [414, 500],
            [434, 640],
            [456, hemY - 4],
          ]),
          -6,
        ),
        { w: 9, per: 5, tapeW: 10, pullAt: 0.97 },
      );
      // lapels
      both((f, sg) => {
        const lap =
          sg < 0
            ? [
                [430, 262, 1],
                [452, 300],
                [470, 350],
                [430, 500, 1],
                [372, 440],
                [336, 388, 1],
                [396, 352, 1],
                [410, 300],
              ]
            : [
                [570, 262, 1],
                [548, 300],
                [500, 352],
                [452, 520, 1],
                [560, 480],
                [652, 396, 1],
                [604, 352, 1],
                [590, 300],
              ];
        const v = sc.volume([lap], 14, 0.5, 'bl' + sg);
        sc.panel({
          id: 'blap' + sg,
          slot: 'main',
          path: lap,
          on: 1,
          thick: 4,
          round: 5,
          bulge: v,
          smooth: 12,
          shadow: 0.5,
          shadowR: 10,
        });
        sc.stitch(inset(lap, 6), { slot: 'thread', w: 1.1 });
        for (const q of sg < 0 ? [[356, 396]] : [[632, 402]]) {
          sc.panel({
            slot: 'metal',
            path: ellipse(q[0], q[1], 7, 7),
            on: 1,
            thick: 2.6,
            round: 2.4,
            shadow: 0.3,
            shadowR: 3,
          });
        }
      });
      both((f) => {
        zip(
          sc,
          f([
            [318, 690],
            [362, 790],
          ]),
          { w: 7, per: 4.6, tapeW: 8, pullAt: 0.03, pk: 0.9 },
        );
      });
      zip(
        sc,
        [
          [560, 560],
          [652, 520],
        ],
        { w: 7, per: 4.6, tapeW: 8, pullAt: 0.02, pk: 0.9 },
      );
      strip(
        sc,
        [
          [X(A.p.hemW) + 2, hemY - 34],
          [500, hemY - 22],
          [1000 - X(A.p.hemW) - 2, hemY - 34],
        ],
        20,
        { thick: 4, round: 4, stitch: [15, -15], shadow: 0.4, smooth: 8 },
      );
      const bx = 520,
        by = hemY - 22;
      sc.panel({
        slot: 'metal',
        path: roundRect(bx - 26, by - 28, 52, 56, 6),
        on: 1,
        thick: 5,
        round: 4,
        shadow: 0.4,
      });
      sc.panel({
        slot: 'main',
        path: rect(bx - 16, by - 19, 32, 38),
        on: 1,
        thick: 0.4,
        round: 1,
        shadow: 0.1,
      });
      sc.cord(
        [
          [bx - 24, by],
          [bx + 24, by],
        ],
        { slot: 'metal', r: 2.6 },
      );
    } else {
      sc.seam(
        [
          [A.arm[1][0] + 8, 400],
          [500, 410],
          [1000 - A.arm[1][0] - 8, 400],
        ],
        { depth: -1.4, dark: 0.2, stitch: [3], slot: 'thread' },
      );
      both((f) =>
        sc.seam(
          f([
            [380, 408],
            [388, 640],
            [384, hemY],
          ]),
          { depth: -1.2, dark: 0.2, stitch: [3], slot: 'thread' },
        ),
      );
      sc.seam(
        [
          [X(206), 720],
          [500, 730],
          [X(-206), 720],
        ],
        { depth: -1.2, dark: 0.2, stitch: [3], slot: 'thread' },
      );
    }
    A.drawSleeves();
    A.seams();
    both((f) => {
      const { co, ci } = A.cuff;
      zip(
        sc,
        f([
          [co[0] + 22, co[1] - 100],
          [co[0] + 18, co[1] - 4],
        ]),
        { w: 6.5, per: 4.4, tapeW: 7, pullAt: 0.04, pk: 0.8 },
      );
      sc.stitch(
        f([
          [co[0] + 2, co[1] - 10],
          [ci[0] - 2, ci[1] - 12],
        ]),
        { slot: 'thread', w: 1.1 },
      );
    });
    if (front) leaves(sc, { hx: 416, hy: 236, cf: 300, cfx: 484, tip: [410, 356], stand: 34, stitch: [6] });
    else {
      const cv = [
        [h[0] - 2, h[1] - 14, 1],
        [500, h[1] - 36],
        [1002 - h[0], h[1] - 14, 1],
        [1018 - h[0], h[1] + 32, 1],
        [500, h[1] + 40],
        [h[0] - 18, h[1] + 32, 1],
      ];
      const v = sc.volume([cv], 20, 0.5);
      sc.panel({
        id: 'colb',
        slot: 'main',
        path: cv,
        on: 1,
        thick: 4,
        round: 6,
        bulge: v,
        smooth: 18,
        shadow: 0.42,
        shadowR: 9,
      });
    }
  };
}
function inset(p, d) {
  const c = p.reduce((a, q) => [a[0] + q[0] / p.length, a[1] + q[1] / p.length], [0, 0]);
  const r = p.map((q) => {
    const dx = c[0] - q[0],
      dy = c[1] - q[1],
      l = Math.hypot(dx, dy) || 1;
    return [q[0] + (dx / l) * d, q[1] + (dy / l) * d, ...(q[2] ? [1] : [])];
  });
  return [...r.slice(3), ...r.slice(0, 1)].slice(0, 5);
}
