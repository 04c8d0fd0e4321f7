import { mirror, line, rect, ellipse, ribbon, offset, sub } from '../engine/geom.ts';
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
  distLine,
  zip,
} from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
/** jeans, chinos, tailored trousers, shorts, cargo. cut: straight|slim|wide|taper */
export function trousers(o = {}) {
  const { view = 'front', kind = 'jeans', cut = 'straight', len = 1160, rise = 250 } = o;
  return (sc) => {
    const front = view === 'front',
      wy = 110,
      wb = kind === 'tailored' ? 40 : 44;
    const W = o.W ?? 148,
      crotchY = wy + rise,
      short = o.short;
    const hemY = short ? (o.shortY ?? 620) : len;
    const C = {
      straight: [150, 144, 190],
      slim: [130, 112, 182],
      wide: [186, 206, 198],
      taper: [150, 108, 192],
      flare: [134, 178, 184],
      barrel: [182, 120, 204],
    }[cut]; // knee width, hem width, outer hip
    const kneeY = lerp(crotchY, len, 0.42),
      outerHip = C[2];
    const hemOut = [500 - 24 - C[1] - (cut === 'wide' ? 6 : cut === 'flare' ? 6 : 0), hemY],
      hemIn = [500 - 24 + (cut === 'wide' || cut === 'flare' ? 6 : 0) - 2, hemY + 6];
    const kt = short ? (hemY - crotchY) / (len - crotchY) : 1;
    const outer = [
      [500 - W, wy, 1],
      [500 - W - 16, wy + 60],
      [500 - outerHip + 8, wy + 150],
      [500 - outerHip, crotchY - 6],
      ...(short
        ? []
        : [
            [500 - lerp(outerHip, 30 + C[0], 0.72), lerp(crotchY, kneeY, 0.6)],
            [500 - 26 - C[0], kneeY],
            [
              lerp(500 - 26 - C[0], hemOut[0], 0.5) + (cut === 'flare' ? 10 : cut === 'barrel' ? -10 : 0),
              lerp(kneeY, hemY, 0.5),
            ],
          ]),
    ];
    if (short) {
      hemOut[0] = 500 - outerHip - 10;
      hemIn[0] = 500 - 22;
    }
    const inner = short
      ? [[492, crotchY + 30]]
      : [
          [lerp(500 - 22, hemIn[0], 0.5), lerp(kneeY, hemY, 0.5)],
          [500 - 21, kneeY],
          [500 - 13, lerp(crotchY, kneeY, 0.5)],
        ];
    const leg = [
      ...outer,
      corner(hemOut),
      [(hemOut[0] + hemIn[0]) / 2, hemY + 8],
      corner(hemIn),
      ...inner,
      [500, crotchY, 1],
      [500, wy + 4, 1],
      [430, wy + 3],
    ];
    const pelvis = [
      [500 - W, wy, 1],
      [500 - outerHip + 10, wy + 140],
      [500 - outerHip, crotchY],
      [500 - outerHip + 6, crotchY + 120, 1],
      [500 + outerHip - 6, crotchY + 120, 1],
      [500 + outerHip, crotchY],
      [500 + outerHip - 10, wy + 140],
      [500 + W, wy, 1],
      [500 + W, wy - 100, 1],
      [500 - W, wy - 100, 1],
    ];
    const pv = sc.volume([pelvis], 92, 0.5, 'pv');
    const lvs = [leg, mirror(leg)].map((l, i) =>
      sc.volume(
        [
          l,
          i ? mirror(extLeg(hemOut, hemIn, hemY)) : extLeg(hemOut, hemIn, hemY),
          [
            [500 - W, wy + 40, 1],
            [500 + W, wy + 40, 1],
            [500 + W, wy - 60, 1],
            [500 - W, wy - 60, 1],
          ],
        ],
        72,
        0.5,
        'lv' + i,
      ),
    );
    const fade =
      kind === 'jeans'
        ? (x, y) => {
            const lx = Math.abs(x - 500);
            const thigh =
              Math.exp(-(((lx - 92) / 46) ** 2)) *
              (smooth(crotchY - 150, crotchY, y) * (1 - smooth(kneeY + 40, len, y)));
            const seat = front ? 0 : Math.exp(-(((lx - 84) / 60) ** 2) - ((y - crotchY + 60) / 110) ** 2);
            return 0.42 * thigh + 0.4 * seat;
          }
        : null;
    if (front) {
      sc.panel({
        slot: 'inside',
        path: [
          [500 - W + 2, wy + 2, 1],
          [440, wy - 9],
          [500, wy - 13],
          [560, wy - 9],
          [500 + W - 2, wy + 2, 1],
          [500 + W, wy + 60, 1],
          [500 - W, wy + 60, 1],
        ],
        z: 20,
        bulge: () => 20,
        thick: 2,
        shadow: 0,
      });
      label(sc, 500, wy - 6, 60, 22);
      sc.shade(
        [
          [500 - W, wy + 12],
          [500 + W, wy + 12],
          [500 + W, wy - 2],
          [500 - W, wy - 2],
        ],
        { soft: 10, k: 0.35 },
      );
    }
    const F = o.fold ?? 1,
      drape = kind === 'tailored' ? 0.6 : 1;
    both((f, sg) => {
      const i = sg > 0 ? 1 : 0;
      const g = (a, b, q) => ({ a: f(a), b: f(b), ...q });
      const bulge = (x, y) => {
        const t = smooth(crotchY - 130, crotchY + 90, y);
        const seamDip = 0;
        const l = lvs[i](x, y);
        const crease =
          kind === 'tailored'
            ? 13 * Math.exp(-Math.abs((i ? 1000 - x : x) - creaseX(y)) / 13) * smooth(wy + 120, wy + 260, y)
            : 0;
        return lerp(pv(x, y), l, t) + crease;
      };
      const cx0 = lerp(500 - W, 500, 0.46);
      const creaseX = (y) => {
        const t = (y - wy) / (hemY - wy);
        const mid = (hemOut[0] + hemIn[0]) / 2;
        return lerp(cx0 - 14, mid, smooth(0.05, 0.55, t));
      };
      const kn = lerp(crotchY, len, 0.4);
      sc.panel({
        id: 'leg' + i + view,
        slot: 'main',
        path: f(leg),
        bulge,
        thick: 4,
        round: 8,
        shadow: i ? 0.3 : 0.2,
        shadowR: 10,
        fade,
        uv: { ox: sg * -12, angle: 0 },
        cloth: {
          seed: 4 + i,
          ex: 0.006 * F,
          ey: 0.01 * F,
          wave: 40,
          noise: 1.6,
          iters: 260,
          bend: kind === 'tailored' ? 0.03 : 0.02,
          excess: (x, y) => {
            const t = smooth(hemY - 190, hemY, y);
            return [0, short ? 0 : (o.breakAmt ?? 0.035) * t * F * drape];
          },
          gathers: [
            g([496, crotchY - 6], [500 - outerHip + 18, crotchY - 70], {
              r: 44,
              amt: 0.13 * F * drape,
              taper: 0.75,
            }),
            g([496, crotchY + 4], [500 - outerHip + 24, crotchY + 16], {
              r: 42,
              amt: 0.1 * F * drape,
              taper: 0.8,
            }),
            g([494, crotchY + 14], [420, crotchY + 130], { r: 44, amt: 0.08 * F * drape }),
            g([490, crotchY - 60], [410, crotchY - 120], { r: 36, amt: 0.05 * F * drape }),
            ...(short
              ? []
              : [
                  g([500 - 26, kn], [500 - 18 - C[0], kn - 26], {
                    r: 46,
                    amt: 0.075 * F * drape,
                    taper: 0.3,
                  }),
                  g([500 - 24 - C[0], kn + 40], [480, kn + 60], {
                    r: 46,
                    amt: 0.075 * F * drape,
                    taper: 0.4,
                  }),
                  g([hemIn[0], hemY - 50], [hemOut[0], hemY - 86], {
                    r: 34,
                    amt: 0.1 * F * drape,
                    taper: 0.2,
                  }),
                  g([hemOut[0], hemY - 120], [hemIn[0], hemY - 150], {
                    r: 36,
                    amt: 0.08 * F * drape,
                    taper: 0.3,
                  }),
                ]),
          ],
        },
      });
    });
    // centre seam / fly
    const st = kind === 'jeans' ? { w: 1.7, dash: 6.4, gap: 2.6 } : { w: 1, dash: 4, gap: 2.4 };
    sc.seam(
      [
        [500, wy + wb],
        [500, crotchY],
      ],
      { depth: -1.6, w: 3, dark: 0.25 },
    );
    const jean = kind === 'jeans' || kind === 'cargo' || kind === 'chino';
    if (front) {
      const fly = [
        [524, wy + wb],
        [525, wy + 150],
        [514, wy + 196],
        [500, wy + 214],
      ];
      sc.stitch(fly, { slot: 'thread', ...st });
      if (kind === 'jeans') sc.stitch(offset(line(fly), 5), { slot: 'thread', ...st });
      if (kind === 'jeans') {
        both((f, sg) => {
          const scoop = f([
            [500 - 62, wy + wb - 2],
            [500 - 72, wy + 88],
            [500 - 116, wy + 112],
            [500 - outerHip + 4 + 20, wy + 112 - 2],
          ]);
          sc.panel({
            slot: 'main',
            path: f([
              [500 - 62, wy + wb - 2, 1],
              [500 - 72, wy + 88],
              [500 - 116, wy + 112],
              [500 - outerHip + 22, wy + 110, 1],
              [500 - W - 4, wy + wb, 1],
            ]),
            on: 1,
            thick: -2.4,
            round: 2,
            shadow: 0,
            tone: 0.9,
          });
          sc.crease(scoop, { w: 4, depth: -1.8, dark: 0.35 });
          const ofs = sg < 0 ? 4 : -4;
          sc.stitch(offset(line(scoop), ofs), { slot: 'thread', ...st });
          sc.stitch(offset(line(scoop), ofs * 2.2), { slot: 'thread', ...st });
          for (const q of [
            [500 - 65, wy + wb + 14],
            [500 - outerHip + 36, wy + 106],
          ]) {
            const c = f(q);
            sc.panel({
              slot: 'metal',
              path: ellipse(c[0], c[1], 3.8, 3.8),
              on: 1,
              thick: 1.8,
              round: 1.8,
              shadow: 0.25,
              shadowR: 3,
            });
          }
        });
        patch(
          sc,
          [
            [500 + 92, wy + 86],
            [500 + 130, wy + 84],
            [500 + 134, wy + 116],
            [500 + 92, wy + 116],
          ],
          { rows: [3], st, thick: 1.4 },
        );
      } else {
        both((f, sg) => {
          const pk = f([
            [500 - 92, wy + wb],
            [500 - outerHip + 16, wy + 170],
          ]);
          sc.crease(pk, { w: 5, depth: -1.6, dark: 0.35 });
          sc.stitch(offset(line(pk), sg < 0 ? -5 : 5), { slot: 'thread', ...st });
          if (kind === 'tailored' && o.pleats !== 0) {
            sc.crease(
              f([
                [500 - 66, wy + wb],
                [500 - 70, wy + 150],
              ]),
              { w: 9, depth: 3.0, macro: 1, fadeEnd: 0.7 },
            );
            sc.crease(
              f([
                [500 - 61, wy + wb],
                [500 - 66, wy + 130],
              ]),
              { w: 4, depth: -2.4, macro: 1, dark: 0.28, fadeEnd: 0.8 },
            );
            sc.crease(
              f([
                [500 - 86, wy + wb],
                [500 - 90, wy + 120],
              ]),
              { w: 4, depth: -1.8, macro: 1, dark: 0.2, fadeEnd: 0.8 },
            );
          }
        });
      }
    } else {
      both((f, sg) => {
        if (kind === 'jeans') {
          sc.seam(
            f([
              [500 - W - 2, wy + wb + 44],
              [500, wy + wb + 84],
            ]),
            { depth: -1.4, dark: 0.25, stitch: sg < 0 ? [3, 7] : [-3, -7], slot: 'thread', st },
          );
          const px = 500 - 86,
            py = wy + 168;
          const pts = f([
            [px - 56, py - 6],
            [px + 50, py + 6],
            [px + 46, py + 92],
            [px - 4, py + 122],
            [px - 52, py + 86],
          ]);
          patch(sc, pts, { rows: [3, 7], st, thick: 2, shadow: 0.34 });
          sc.stitch(
            f([
              [px - 54, py + 10, 1],
              [px + 48, py + 22, 1],
            ]),
            { slot: 'thread', ...st },
          );
          sc.stitch(
            f([
              [px - 50, py + 46],
              [px - 6, py + 66],
              [px + 44, py + 54],
            ]),
            { slot: 'thread', ...st },
          );
          sc.stitch(
            f([
              [px - 50, py + 52],
              [px - 6, py + 72],
              [px + 44, py + 60],
            ]),
            { slot: 'thread', ...st },
          );
        } else {
          sc.seam(
            f([
              [500 - 112, wy + 140],
              [500 - 34, wy + 148],
            ]),
            { depth: -1.4, w: 3, dark: 0.35 },
          );
          sc.crease(
            f([
              [500 - 76, wy + wb],
              [500 - 74, wy + 138],
            ]),
            { w: 3, depth: -1.2, dark: 0.15 },
          );
          const b = f([500 - 73, wy + 162]);
          if (sg > 0) button(sc, b[0], b[1], { r: 6 });
        }
      });
    }
    if (kind === 'cargo')
      both((f, sg) => {
        const x = 500 - outerHip + 8,
          y = kneeY - 130;
        patch(
          sc,
          f([
            [x - 6, y],
            [x + 96, y + 4],
            [x + 94, y + 128],
            [x - 4, y + 124],
          ]),
          { rows: [3], thick: 5, round: 5, shadow: 0.4, shadowR: 8 },
        );
        sc.crease(
          f([
            [x + 45, y + 4],
            [x + 45, y + 126],
          ]),
          { w: 6, depth: -2, macro: 1, dark: 0.2 },
        );
        sc.panel({
          slot: 'main',
          path: f([
            [x - 10, y - 8, 1],
            [x + 100, y - 4, 1],
            [x + 100, y + 36, 1],
            [x - 9, y + 32, 1],
          ]),
          on: 1,
          thick: 3,
          round: 3,
          shadow: 0.4,
          shadowR: 6,
        });
        for (const q of [8, 82]) {
          const b = f([x + q, y + 20]);
          button(sc, b[0], b[1], { r: 6 });
        }
      });
    // side & inseam stitching
    if (jean)
      both((f, sg) => {
        sc.stitch(
          f([
            [hemOut[0] + 7, hemY - 40],
            ...outer
              .slice(3)
              .reverse()
              .map((q) => [q[0] + 7, q[1]]),
          ]),
          { slot: 'thread', ...st, alpha: 0.0 },
        );
      });
    // hem
    const hh = kind === 'tailored' ? 0 : 20;
    if (hh)
      both((f) =>
        sc.seam(
          f([
            [hemOut[0] + 1, hemY - hh],
            [(hemOut[0] + hemIn[0]) / 2, hemY + 8 - hh],
            [hemIn[0] - 1, hemY + 6 - hh],
          ]),
          { depth: -1.3, dark: 0.15, stitch: [1], slot: 'thread', st },
        ),
      );
    // waistband
    if (kind === 'drawstring') {
      band(
        sc,
        [
          [500 - W - 2, wy],
          [440, wy + 6],
          [500, wy + 8],
          [560, wy + 6],
          [500 + W + 2, wy],
        ],
        [
          [500 - W - 8, wy + 56],
          [430, wy + 64],
          [500, wy + 66],
          [570, wy + 64],
          [500 + W + 8, wy + 56],
        ],
        {
          slot: 'rib',
          abs: 1,
          id: 'wb' + view,
          bulge: pv,
          thick: 5,
          round: 8,
          shadow: 0.3,
          cloth: { ex: 0.1, ey: 0, wave: 18, iters: 140, noise: 1.6, bend: 0.01 },
        },
      );
      if (front)
        both((f, sg) =>
          sc.cord(
            f([
              [486, wy + 36],
              [480, wy + 90],
              [470, wy + 150],
              [474, wy + (sg < 0 ? 206 : 186)],
            ]),
            { slot: 'cord', r: 4, shadow: 0.4 },
          ),
        );
      return;
    }
    band(
      sc,
      [
        [500 - W, wy],
        [440, wy + 5],
        [500, wy + 7],
        [560, wy + 5],
        [500 + W, wy],
      ],
      [
        [500 - W - 7, wy + wb - 2],
        [430, wy + wb + 5],
        [500, wy + wb + 8],
        [570, wy + wb + 5],
        [500 + W + 7, wy + wb - 2],
      ],
      {
        slot: 'main',
        abs: 1,
        id: 'wb' + view,
        bulge: pv,
        thick: 4,
        round: 4,
        shadow: 0.26,
        shadowR: 5,
        uv: { angle: 90 },
      },
    );
    if (jean)
      for (const d of [5, wb - 5])
        sc.stitch(
          [
            [500 - W - 2, wy + d],
            [430, wy + d + 6],
            [500, wy + d + 8],
            [570, wy + d + 6],
            [500 + W + 2, wy + d],
          ],
          { slot: 'thread', ...st },
        );
    const lp = front ? [-98, -46, 62, 104] : [-100, 0, 100];
    for (const x of lp)
      strip(
        sc,
        [
          [500 + x, wy - 5],
          [500 + x * 1.02, wy + wb + 12],
        ],
        kind === 'tailored' ? 5 : 7,
        {
          thick: 2.2,
          round: 2,
          shadow: 0.35,
          shadowR: 4,
          stitch: jean ? [4, -4] : [],
          st: { w: 1.2, dash: 4, gap: 2 },
        },
      );
    if (!front && kind === 'jeans') {
      sc.panel({
        slot: 'patch',
        path: [
          [556, wy + 6, 1],
          [622, wy + 3, 1],
          [624, wy + 47, 1],
          [557, wy + 51, 1],
        ],
        on: 1,
        thick: 1.6,
        round: 2,
        shadow: 0.3,
      });
      sc.stitch(
        [
          [559, wy + 9, 1],
          [619, wy + 6, 1],
          [621, wy + 44, 1],
          [560, wy + 48, 1],
          [559, wy + 9, 1],
        ],
        { slot: 'thread', w: 1.1 },
      );
    }
    if (front) {
      if (kind === 'tailored') {
        sc.crease(
          [
            [508, wy + 6],
            [508, wy + wb + 6],
          ],
          { w: 3, depth: -1.2, dark: 0.3 },
        );
        sc.panel({
          slot: 'main',
          path: [
            [470, wy + 9, 1],
            [524, wy + 8, 1],
            [524, wy + wb + 4, 1],
            [470, wy + wb + 5, 1],
          ],
          on: 1,
          thick: 1.4,
          round: 2,
          shadow: 0.2,
          uv: { angle: 90 },
        });
      } else {
        buttonhole(sc, 510, wy + wb / 2 + 6, { l: 22 });
        button(sc, 506, wy + wb / 2 + 6, {
          r: 10,
          slot: kind === 'jeans' ? 'metal' : 'button',
          kind: kind === 'jeans' ? 'metal' : null,
        });
      }
    }
  };
}
function extLeg(o, i, y) {
  return [
    [o[0], y - 20, 1],
    [i[0], y - 14, 1],
    [i[0] + 2, y + 130, 1],
    [o[0] - 2, y + 130, 1],
  ];
}
/** skirts: pleated | slip | mini | aline */
export function skirt(o = {}) {
  const { view = 'front', kind = 'pleated', len = 1040, flare = 250, W = 142, wy = 170 } = o;
  return (sc) => {
    const wb = o.wb ?? 46,
      hemY = len;
    const sideL = [
      [500 - W, wy, 1],
      [500 - W - 16, wy + 90],
      [500 - lerp(W, flare, 0.45), lerp(wy, hemY, 0.4)],
      [500 - lerp(W, flare, 0.8), lerp(wy, hemY, 0.75)],
      [500 - flare, hemY, 1],
    ];
    const scal = [];
    const N = kind === 'pleated' ? (o.n ?? 13) : 0;
    const hem = N
      ? Array.from({ length: N * 2 + 1 }, (_, i) => {
          const t = i / (N * 2),
            x = 500 - flare + t * flare * 2;
          const c = 1 - ((x - 500) / flare) ** 2;
          return [x, hemY + 26 * c + (i % 2 ? 9 : -3), ...(i % 2 ? [] : [1])];
        }).slice(1, -1)
      : [
          [500 - flare * 0.5, hemY + 20],
          [500, hemY + 26],
          [500 + flare * 0.5, hemY + 20],
        ];
    const body = [...sideL, ...hem, ...mirror(sideL).reverse().map(corner2), [500, wy + 8]];
    const v = sc.volume(
      [
        body,
        [
          [500 - W, wy + 30, 1],
          [500 + W, wy + 30, 1],
          [500 + W, wy - 90, 1],
          [500 - W, wy - 90, 1],
        ],
        [
          [500 - flare, hemY - 20, 1],
          [500 + flare, hemY - 20, 1],
          [500 + flare + 10, hemY + 190, 1],
          [500 - flare - 10, hemY + 190, 1],
        ],
      ],
      100,
      0.5,
      'v',
    );
    if (view === 'front') {
      sc.panel({
        slot: 'inside',
        path: [
          [500 - W + 2, wy + 2, 1],
          [440, wy - 9],
          [500, wy - 13],
          [560, wy - 9],
          [500 + W - 2, wy + 2, 1],
          [500 + W, wy + 50, 1],
          [500 - W, wy + 50, 1],
        ],
        z: 20,
        bulge: () => 20,
        thick: 2,
        shadow: 0,
      });
      label(sc, 500, wy - 6, 56, 20);
    }
    sc.panel({
      slot: 'inside',
      path: [
        [500 - flare + 8, hemY - 30, 1],
        [500 + flare - 8, hemY - 30, 1],
        [500 + flare - 6, hemY - 2, 1],
        [500, hemY + 14],
        [500 - flare + 6, hemY - 2, 1],
      ],
      z: 0,
      thick: 1,
      shadow: 0,
    });
    const T = (x, y) => {
      const t = smooth(0, 1, (y - wy) / (hemY - wy));
      const w = lerp(W + 14, flare, Math.pow(Math.max(0, (y - wy) / (hemY - wy)), 0.9));
      return (x - 500) / Math.max(20, w);
    };
    const q = (x, y) => {
      // pleat relief
      if (!N) return 0;
      const s = T(x, y);
      const a = Math.asin(Math.max(-0.999, Math.min(0.999, s))) / (Math.PI / 2);
      const ph = (a * 0.5 + 0.5) * N;
      const fr = ph - Math.floor(ph);
      const down = smooth(wy + wb - 6, wy + 150, y);
      const amp = lerp(5, 19, smooth(wy, hemY, y));
      const saw = fr < 0.82 ? fr / 0.82 : (1 - fr) / 0.18;
      return amp * (saw - 0.5) * (0.4 + 0.6 * down);
    };
    const flutes = (x, y) => {
      if (kind === 'pleated' || kind === 'mini') return 0;
      const a = Math.asin(Math.max(-0.98, Math.min(0.98, T(x, y))));
      const d = smooth(wy + 70, hemY, y);
      const sd = (o.seed ?? 4) * 3.1;
      return (
        (o.flute ?? 24) *
        Math.pow(d, 1.15) *
        (gnoise(a * 2.9 + sd + 0.25 * (y / 900), y / 1400 + sd) +
          0.45 * gnoise(a * 6.2 + sd * 2, y / 1100 + 4))
      );
    };
    sc.panel({
      id: 'sk' + view,
      slot: 'main',
      path: body,
      bulge: (x, y) => v(x, y) + q(x, y) + flutes(x, y),
      thick: 4,
      round: 8,
      shadow: 0.2,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        seed: 3,
        ex: N ? 0.004 : 0.02,
        ey: -0.006,
        wave: 70,
        noise: 2,
        iters: 260,
        bend: 0.024,
        excess: (x, y) => {
          const t = smooth(wy + 60, hemY, y);
          return [N ? 0.01 * t : 0.012 * t, -0.008];
        },
        gathers: N
          ? [{ a: [500 - W - 30, wy + 160], b: [500 - 60, wy + 420], r: 70, amt: 0.03 }]
          : kind === 'mini'
            ? [
                { a: [500 - W - 10, wy + 150], b: [560, wy + 200], r: 60, amt: 0.05, taper: 0.2 },
                { a: [500 + W + 10, wy + 190], b: [440, wy + 260], r: 60, amt: 0.05, taper: 0.2 },
              ]
            : [
                { a: [500 - W + 10, wy + 120], b: [470, wy + 230], r: 60, amt: 0.06 },
                { a: [500 + W - 10, wy + 150], b: [540, wy + 260], r: 60, amt: 0.06, ph: 3 },
              ],
      },
    });
    if (!N && kind !== 'slip') {
      sc.seam(
        [
          [500 - flare + 6, hemY - 16],
          [500, hemY + 10],
          [500 + flare - 6, hemY - 16],
        ],
        { depth: -0.8, stitch: [], dark: 0.1 },
      );
      if (kind === 'mini')
        both((f) => {
          sc.seam(
            f([
              [500 - 70, wy + wb],
              [500 - 74, wy + 150],
            ]),
            { depth: -0.9, w: 2.4, dark: 0.12 },
          );
        });
    }
    if (kind === 'mini' && o.buttons && view === 'front') {
      strip(
        sc,
        [
          [500, wy + wb],
          [500, hemY + 22],
        ],
        18,
        { thick: 2, stitch: [14, -14], shadow: 0.3 },
      );
      for (let i = 0; i < 5; i++) button(sc, 500, wy + wb + 40 + (i * (hemY - wy - 90)) / 4.6, { r: 10 });
    }
    band(
      sc,
      [
        [500 - W, wy],
        [440, wy + 6],
        [500, wy + 8],
        [560, wy + 6],
        [500 + W, wy],
      ],
      [
        [500 - W - 6, wy + wb - 2],
        [430, wy + wb + 6],
        [500, wy + wb + 9],
        [570, wy + wb + 6],
        [500 + W + 6, wy + wb - 2],
      ],
      {
        slot: o.wbSlot ?? 'main',
        abs: 1,
        id: 'wb' + view,
        bulge: v,
        thick: 4,
        round: 5,
        shadow: 0.3,
        shadowR: 6,
        uv: { angle: 90 },
      },
    );
  };
}
const corner2 = (q) => q;
