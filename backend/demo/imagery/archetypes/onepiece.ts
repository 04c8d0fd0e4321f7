import { both, button, lerp, patch, strip, zip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path, Placement } from '../engine/types.ts';
import { collarBack, collarInside, collarLeaves } from './collars.ts';
import { beltOf } from './dress.ts';
import { barrelCuffs } from './shirt.ts';
import { neckRib, torso, type View } from './torso.ts';
import { trousers, type TrousersOptions } from './trousers.ts';

/** Puts trousers under a bodice: their waist comes to y, as wide as `half`. */
const below = (y: number, half: number, W: number): Placement => {
  const scale = half / W;
  return { cx: 500, cy: 110, x: 0, y: y - 110, scale };
};

export interface JumpsuitOptions {
  view?: View;
  kind?: 'utility' | 'evening' | 'wrap';
  cut?: TrousersOptions['cut'];
}

/** Jumpsuits: a bodice and trousers joined at the waist. */
export function jumpsuit(o: JumpsuitOptions = {}) {
  const { view = 'front', kind = 'utility', cut = 'straight' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const utility = kind === 'utility';
    const waist = utility ? 152 : 132;
    const waistY = 590;
    sc.group(below(waistY - 26, waist + 2, 148), (inner) =>
      trousers({ view, kind: utility ? 'chino' : 'tailored', cut, pleats: 1, len: utility ? 1060 : 1130 })(
        inner,
      ),
    );
    if (front && utility) collarInside(sc, { hx: 420, hy: 236, cf: 290, stand: 36 });
    const A = torso(sc, {
      view,
      C: utility ? 190 : 164,
      waist,
      hemW: waist + 4,
      hemY: waistY,
      sidePts: [
        [500 - (utility ? 190 : 164), 470, 1],
        [500 - lerp(utility ? 190 : 164, waist, 0.55), 530],
        [496 - waist, waistY, 1],
      ],
      SW: utility ? 208 : 148,
      shY: utility ? 284 : 252,
      pitY: 470,
      nh: utility ? 80 : 82,
      hpsY: 234,
      fd: utility ? 288 : kind === 'wrap' ? 470 : 430,
      neck: utility ? 'crew' : 'v',
      sleeve: utility ? 'long' : 'none',
      cuffY: 800,
      cuffW: 66,
      bicep: 96,
      flare: 84,
      fold: 0.95,
      wave: 46,
      swave: 36,
      depth: 92,
      hemDrop: 10,
      backPeek: 0,
      inside: utility ? 0 : 1,
      hemEx: 0.06,
      gathers: [{ a: [500 - waist + 20, waistY], b: [430, waistY - 110], r: 46, amt: 0.09 }],
    });
    if (utility) {
      barrelCuffs(sc, A, { h: 46 });
      if (front) utilityFront(sc, waistY);
      else
        sc.seam(
          [
            [A.sh[0] + 22, 350],
            [500, 362],
            [978 - A.sh[0], 350],
          ],
          { depth: -1, stitch: [-3], slot: 'thread', st: { w: 1.1 } },
        );
      if (front) collarLeaves(sc, { hx: 420, hy: 236, cf: 294, tip: [428, 372], stand: 36 });
      else collarBack(sc, A, { up: 18, down: 28 });
    } else if (front) {
      neckRib(sc, A, { w: 9, slot: 'main', stitch: [] });
      if (kind === 'wrap')
        sc.crease(
          [
            [590, 330],
            [520, 470],
            [400, waistY - 8],
          ],
          { w: 6, depth: -2.6, dark: 0.3 },
        );
    } else
      sc.seam(
        [
          [500, 262],
          [500, waistY + 150],
        ],
        { depth: -1.1, dark: 0.14 },
      );
    strip(
      sc,
      [
        [494 - waist, waistY - 6],
        [500, waistY + 6],
        [506 + waist, waistY - 6],
      ],
      18,
      { thick: 3, round: 4, stitch: [14, -14], shadow: 0.32, shadowR: 6, smooth: 10 },
    );
    if (kind === 'wrap') beltOf(sc, waist + 3, waistY - 6, front);
    else if (front && utility) {
      sc.panel({
        slot: 'metal',
        path: [
          [474, waistY - 22, 1],
          [526, waistY - 22, 1],
          [526, waistY + 30, 1],
          [474, waistY + 30, 1],
        ],
        on: 1,
        thick: 4,
        round: 4,
        shadow: 0.4,
      });
      sc.panel({
        slot: 'main',
        path: [
          [483, waistY - 12, 1],
          [517, waistY - 12, 1],
          [517, waistY + 20, 1],
          [483, waistY + 20, 1],
        ],
        on: 1,
        thick: 0.6,
        round: 1,
        shadow: 0,
      });
    }
  };
}

function utilityFront(sc: Scene, waistY: number) {
  const centre: Path = [
    [500, 296],
    [500, waistY + 190],
  ];
  sc.crease(centre, { w: 12, depth: -2, macro: 1, dark: 0.12 });
  zip(sc, centre, { w: 9, per: 5, tapeW: 10, pullAt: 0.04 });
  both((f) => {
    patch(
      sc,
      f([
        [364, 412],
        [458, 416],
        [459, 514],
        [365, 510],
      ]),
      { rows: [4], thick: 2.6, shadow: 0.32 },
    );
    sc.panel({
      slot: 'main',
      path: f([
        [360, 406, 1],
        [462, 411, 1],
        [462, 444, 1],
        [411, 456, 1],
        [360, 440, 1],
      ]),
      on: 1,
      thick: 2.4,
      round: 2.6,
      shadow: 0.38,
      shadowR: 6,
    });
    const at = f([411, 438]);
    button(sc, at[0], at[1], { r: 7, slot: 'metal', kind: 'metal' });
  });
}

export interface DungareesOptions {
  view?: View;
  cut?: TrousersOptions['cut'];
  short?: 0 | 1;
}

const denimStitch = { w: 1.7, dash: 6.4, gap: 2.6 };

/** Dungarees: jeans with a bib, held by straps over the shoulders. */
export function dungarees(o: DungareesOptions = {}) {
  const { view = 'front', cut = 'straight', short = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const waistY = 560;
    const straps = (over: boolean) =>
      both((f) =>
        strip(
          sc,
          f(
            front
              ? over
                ? ([
                    [430, 372],
                    [426, 290],
                    [438, 206],
                  ] as Path)
                : ([
                    [438, 206],
                    [470, 300],
                    [520, 430],
                  ] as Path)
              : ([
                  [430, 214],
                  [452, 330],
                  [500, 430],
                ] as Path),
          ),
          17,
          {
            thick: 3,
            round: 3,
            shadow: 0.34,
            shadowR: 7,
            stitch: [12, -12],
            st: denimStitch,
            tone: over ? 1 : 0.9,
            abs: 1,
            z: over ? 26 : 6,
          },
        ),
      );
    if (front) straps(false);
    sc.group(below(waistY, 152, 148), (inner) =>
      trousers({ view, kind: 'jeans', cut, short, shortY: 560, len: 1080 })(inner),
    );
    if (front) bib(sc, waistY);
    else {
      sc.panel({
        id: 'backbib',
        slot: 'main',
        path: [
          [472, 420, 1],
          [528, 420, 1],
          [600, 500],
          [650, waistY + 8, 1],
          [350, waistY + 8, 1],
          [400, 500],
        ],
        z: 30,
        amp: 22,
        thick: 4,
        round: 5,
        shadow: 0.3,
        cloth: { ex: 0.01, ey: 0.004, wave: 50, iters: 140, noise: 1.3 },
      });
      for (const d of [6, 12])
        sc.stitch(
          [
            [352 + d, waistY],
            [402 + d, 502],
            [474 + d * 0.4, 424 + d],
          ],
          { slot: 'thread', ...denimStitch },
        );
      straps(true);
      strip(
        sc,
        [
          [470, 424],
          [530, 430],
        ],
        15,
        { thick: 3, round: 3, shadow: 0.36, stitch: [11, -11], st: denimStitch },
      );
    }
    if (front) {
      straps(true);
      both((f) => {
        const [x, y] = f([430, 366]);
        sc.panel({
          slot: 'metal',
          path: [
            [x - 22, y - 30, 1],
            [x + 22, y - 30, 1],
            [x + 20, y + 2],
            [x + 9, y + 26],
            [x - 9, y + 26],
            [x - 20, y + 2],
          ],
          on: 1,
          thick: 3.4,
          round: 3,
          shadow: 0.42,
          shadowR: 5,
        });
        sc.panel({
          slot: 'main',
          path: [
            [x - 15, y - 22, 1],
            [x + 15, y - 22, 1],
            [x + 13, y],
            [x, y + 6],
            [x - 13, y],
          ],
          on: 1,
          thick: 0.6,
          round: 1,
          shadow: 0,
        });
        button(sc, x, y + 10, { r: 10, slot: 'metal', kind: 'metal' });
      });
    }
  };
}

function bib(sc: Scene, waistY: number) {
  const path: Path = [
    [404, 348, 1],
    [500, 354],
    [596, 348, 1],
    [612, 440],
    [650, waistY + 10, 1],
    [350, waistY + 10, 1],
    [388, 440],
  ];
  sc.panel({
    id: 'bib',
    slot: 'main',
    path,
    z: 34,
    amp: 26,
    thick: 4,
    round: 5,
    shadow: 0.4,
    shadowR: 9,
    cloth: {
      ex: 0.01,
      ey: 0.006,
      wave: 52,
      iters: 160,
      noise: 1.4,
      gathers: [
        { a: [380, waistY - 20], b: [450, waistY - 70], r: 40, amt: 0.06 },
        { a: [620, waistY - 16], b: [550, waistY - 70], r: 40, amt: 0.06, ph: 3 },
      ],
    },
  });
  for (const d of [7, 13]) {
    sc.stitch(
      [
        [408, 348 + d],
        [500, 354 + d],
        [592, 348 + d],
      ],
      { slot: 'thread', ...denimStitch },
    );
    both((f) =>
      sc.stitch(
        f([
          [404 + d, 356],
          [388 + d, 440],
          [354 + d, waistY - 2],
        ]),
        { slot: 'thread', ...denimStitch },
      ),
    );
  }
  patch(
    sc,
    [
      [440, 412],
      [560, 412],
      [562, 512],
      [500, 530],
      [438, 512],
    ],
    { rows: [4, 9], st: denimStitch, thick: 2.4, shadow: 0.34 },
  );
  sc.stitch(
    [
      [500, 416],
      [500, 524],
    ],
    { slot: 'thread', ...denimStitch },
  );
}
