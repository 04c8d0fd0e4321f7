import { mirror, offset } from '../engine/geom.ts';
import { band, both, button, buttonhole, patch, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path } from '../engine/types.ts';
import { collarBack, collarInside, collarLeaves } from './collars.ts';
import { barrelCuffs } from './shirt.ts';
import { torso, type View } from './torso.ts';

export interface DenimJacketOptions {
  view?: View;
  crop?: number;
  /** Lined with wool that shows at the collar. */
  sherpa?: 0 | 1;
}

const st = { w: 1.7, dash: 6.4, gap: 2.6 };

/** The trucker: pointed pocket flaps, two seams from yoke to waistband. */
export function denimJacket(o: DenimJacketOptions = {}) {
  const { view = 'front', crop = 0, sherpa = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hemY = 900 - crop;
    const wb = 52;
    const C = 226;
    const ye = hemY - wb;
    const A = torso(sc, {
      view,
      C,
      waist: C - 10,
      hemW: C - 14,
      hemY: ye,
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
      cuffFold: 0.14,
      hemEx: 0.05,
      fade: (x, y, part) =>
        part === 'sleeve'
          ? 0
          : 0.16 * Math.exp(-(((Math.abs(x - 500) - 110) / 90) ** 2)) * Math.exp(-(((y - 560) / 200) ** 2)),
    });
    if (front)
      collarInside(sc, { hx: 416, hy: 236, cf: 292, stand: 38, inner: sherpa ? 'lining' : 'inside' });
    A.drawBody();
    if (front) frontOf(sc, A.arm[1]?.[0] ?? 290, ye, hemY);
    else backOf(sc, A.arm[1]?.[0] ?? 290, ye);
    A.drawSleeves();
    A.seams();
    both((f) => {
      for (const d of [-5, -9]) sc.stitch(f(offset(A.arm, d)), { slot: 'thread', ...st });
    });
    const left = A.X(A.p.hemW);
    const middle = A.X(A.p.hemW * 0.5);
    const row = (y: number, x: number): Path => [
      [left + x, y],
      [middle, y + 7],
      [500, y + 8],
      [1000 - middle, y + 7],
      [1000 - left - x, y],
    ];
    band(sc, row(ye - 2, -3), row(hemY, 0), {
      abs: 1,
      slot: 'main',
      id: `wb${view}`,
      bulge: A.B,
      thick: 5,
      round: 5,
      shadow: 0.3,
      shadowR: 6,
      uv: { angle: 90 },
    });
    for (const d of [5, wb - 7]) sc.stitch(row(ye + d, 0), { slot: 'thread', ...st });
    if (front) button(sc, 500, hemY - wb / 2 + 8, { r: 9.5, slot: 'metal', kind: 'metal' });
    else
      both((f) => {
        strip(
          sc,
          f([
            [350, ye + 24],
            [416, ye + 30],
          ]),
          11,
          { thick: 2.6, round: 2.4, shadow: 0.34, shadowR: 4, stitch: [7, -7], st },
        );
        const at = f([410, ye + 29]);
        button(sc, at[0], at[1], { r: 8, slot: 'metal', kind: 'metal' });
      });
    barrelCuffs(sc, A, { h: 50, br: 8, bkind: 'metal' });
    const slot = sherpa ? 'lining' : 'main';
    if (front)
      collarLeaves(sc, {
        hx: 416,
        hy: 236,
        cf: 296,
        tip: [424, 386],
        stand: 38,
        stitch: sherpa ? [] : [5, 9],
        drop: 12,
        slot,
      });
    else collarBack(sc, A, { up: 18, down: 40, out: 22, slot, stitch: sherpa ? 0 : 1 });
  };
}

function frontOf(sc: Scene, armX: number, ye: number, hemY: number) {
  const yy = 440;
  const yoke: Path = [
    [armX + 8, yy - 24],
    [400, yy],
    [486, yy + 4],
  ];
  const seam = { depth: -1.6, dark: 0.3, stitch: [3.2, 7], slot: 'thread', st };
  sc.seam(yoke, seam);
  sc.seam(mirror(yoke).reverse(), seam);
  both((f, sg) => {
    const out = sg < 0 ? [-3, -7] : [3, 7];
    const inn = sg < 0 ? [3, 7] : [-3, -7];
    sc.seam(
      f([
        [352, yy + 60],
        [372, 640],
        [408, ye],
      ]),
      { depth: -1.4, dark: 0.25, stitch: out, slot: 'thread', st },
    );
    sc.seam(
      f([
        [448, yy + 60],
        [446, 640],
        [440, ye],
      ]),
      { depth: -1.4, dark: 0.25, stitch: inn, slot: 'thread', st },
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
    sc.panel({
      slot: 'main',
      path: f([
        [342, yy - 2, 1],
        [458, yy + 3, 1],
        [458, yy + 34, 1],
        [402, yy + 56, 1],
        [342, yy + 32, 1],
      ]),
      on: 1,
      thick: 2.4,
      round: 2.5,
      shadow: 0.4,
      shadowR: 6,
    });
    for (const d of [0, -4])
      sc.stitch(
        f([
          [346, yy + 29 + d, 1],
          [402, yy + 52 + d, 1],
          [454, yy + 31 + d, 1],
        ]),
        { slot: 'thread', ...st },
      );
    const b = f([402, yy + 36]);
    button(sc, b[0], b[1], { r: 8, slot: 'metal', kind: 'metal' });
    const low = ye - 128;
    sc.seam(
      f([
        [326, low],
        [352, low + 98],
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
  for (let i = 0; i < 5; i++) {
    const y = 338 + ((ye - 368) * i) / 4;
    buttonhole(sc, 504, y, { l: 22 });
    button(sc, 500, y, { r: 9.5, slot: 'metal', kind: 'metal' });
  }
}

function backOf(sc: Scene, armX: number, ye: number) {
  sc.seam(
    [
      [armX + 6, 420],
      [500, 436],
      [994 - armX, 420],
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
