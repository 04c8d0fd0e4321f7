import { mirror, offset } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { band, both, button, buttonhole, patch, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { bandCollar, campCollar, collarBack, collarInside, collarLeaves } from './collars.ts';
import { backNeckTape, torso, type Torso, type View } from './torso.ts';

export interface ShirtOptions {
  view?: View;
  fit?: number;
  crop?: number;
  sleeve?: 'long' | 'short';
  hem?: 'curved' | 'straight' | 'split';
  pocket?: 0 | 1 | 2;
  /** Flaps on the pockets. */
  flaps?: boolean;
  collarType?: 'point' | 'spread' | 'camp' | 'band';
  buttons?: number;
  /** Slot of a contrasting cord round collar, front, pocket and cuffs. */
  piping?: string;
  /** Snaps instead of buttons, and pointed western yokes. */
  western?: boolean;
  fold?: number;
}

const fine = { w: 1, dash: 4.5, gap: 2 };

/** Buttoned cuffs of a long sleeve. */
export function barrelCuffs(
  sc: Scene,
  A: Torso,
  o: { h?: number; slot?: string; br?: number; bkind?: 'metal'; button?: 0 | 1; piping?: string } = {},
) {
  both((f, sg) => {
    const { co, ci } = A.cuff;
    const i = sg > 0 ? 1 : 0;
    const h = o.h ?? 52;
    const middle = (co[0] + ci[0]) / 2;
    const own = A.vs[i];
    band(
      sc,
      f([
        [co[0] - 1, co[1] - 6],
        [middle, co[1]],
        [ci[0] + 2, ci[1] - 6],
      ]),
      f([
        [co[0] + 2, co[1] + h],
        [middle, co[1] + h + 7],
        [ci[0] - 1, ci[1] + h],
      ]),
      {
        abs: 1,
        slot: o.slot ?? 'main',
        id: `cuffb${i}${A.p.view}`,
        bulge: (x: number, y: number) => (own?.(x, y) ?? 0) + 14,
        thick: 3,
        round: 5,
        shadow: 0.3,
        shadowR: 6,
        uv: { angle: -sg * 6, ox: sg * 300 },
      },
    );
    const row = (d: number): Path =>
      f([
        [co[0] + 3, co[1] + d],
        [middle, co[1] + 6 + d],
        [ci[0] - 2, ci[1] - 2 + d],
      ]);
    if (o.piping) sc.cord(row(-4), { slot: o.piping, r: 1.9, shadow: 0.15, shadowR: 2 });
    else for (const d of [2, h - 7]) sc.stitch(row(d), { slot: 'thread', w: 1.1 });
    if (o.button !== 0) {
      const at = f([co[0] + 18, co[1] + h * 0.52]);
      button(sc, at[0], at[1], {
        r: o.br ?? 6.5,
        kind: o.bkind,
        slot: o.bkind === 'metal' ? 'metal' : undefined,
      });
    }
  });
}

/** Shirts and overshirts. */
export function shirt(o: ShirtOptions = {}) {
  const {
    view = 'front',
    fit = 0,
    sleeve = 'long',
    pocket = 1,
    collarType = 'point',
    hem = 'curved',
    crop = 0,
  } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const camp = collarType === 'camp';
    const C = 214 + fit;
    const hemY = 985 - crop;
    const rise = hem === 'curved' ? 66 : 0;
    const L0 = 500 - (C + 4);
    const A = torso(sc, {
      view,
      C,
      waist: C - 6,
      hemW: C + 4,
      hemY,
      sidePts: [
        [500 - C, 482, 1],
        [508 - C, 640 - crop * 0.4],
        [506 - C, 780 - crop * 0.7],
        [L0, hemY - rise, 1],
      ],
      hemCurve:
        hem === 'curved'
          ? [
              [L0 + 34, hemY - 44],
              [L0 + 90, hemY - 2],
              [450, hemY + 12],
              [500, hemY + 14],
            ]
          : null,
      SW: 230 + fit * 0.7,
      shY: 290,
      pitY: 482,
      neck: camp ? 'v' : 'crew',
      fd: camp ? 398 : collarType === 'band' ? 292 : 284,
      nh: 80,
      sleeve,
      cuffY: sleeve === 'long' ? 850 : 870,
      cuffW: 66,
      bicep: 100,
      flare: 92,
      fold: o.fold ?? 1.15,
      wave: 44,
      swave: 34,
      bend: 0.016,
      depth: 96,
      manual: 1,
      inside: camp || collarType === 'band' ? 1 : 0,
      backPeek: hem === 'curved' ? 0 : 14,
      insideDetail: backNeckTape(16, 40, 44),
      slW: 116,
      hemEx: 0.05,
      cuffFold: 0.16,
      gathers: [
        { a: [490, 620], b: [360, 700], r: 50, amt: 0.05, taper: 0.6 },
        { a: [490, hemY - 125], b: [350, hemY - 185], r: 54, amt: 0.04 },
      ],
    });
    if (front && (camp || collarType === 'band')) backOfCollar(sc, A);
    if (front && !camp && collarType !== 'band') collarInside(sc, { hx: 420, hy: 236, cf: 286 });
    if (sleeve === 'short') {
      A.drawSleeves();
      A.drawBody();
    } else {
      A.drawBody();
      A.drawSleeves();
    }
    A.seams();
    both((f) => sc.stitch(f(offset(A.arm, -5)), { slot: 'thread', w: 1 }));
    yoke(sc, A, front, o.western ?? false);
    hems(sc, A, { hem, L0, hemY, rise });
    if (sleeve === 'long') barrelCuffs(sc, A, { piping: o.piping });
    else
      both((f) => {
        const { co, ci } = A.cuff;
        const path = f([
          [co[0] + 11, co[1] - 24],
          [(co[0] + ci[0]) / 2 + 11, (co[1] + ci[1]) / 2 - 19],
          [ci[0] + 11, ci[1] - 24],
        ]);
        if (o.piping) sc.cord(path, { slot: o.piping, r: 1.9, shadow: 0.15, shadowR: 2 });
        else sc.seam(path, { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } });
      });
    if (!front) {
      collarBack(sc, A, {
        up: collarType === 'band' ? 12 : 22,
        down: collarType === 'band' ? 16 : 26,
        out: collarType === 'band' ? 8 : 16,
      });
      return;
    }
    closing(sc, A, o, { camp, from: camp ? 402 : 290, hemY });
    for (const m of pocket === 2 ? [0, 1] : pocket ? [0] : []) chestPocket(sc, m === 1, o);
    if (camp) campCollar(sc, A, { breakY: 400, piping: o.piping });
    else if (collarType === 'band') bandCollar(sc, A, { cf: 296 });
    else {
      collarLeaves(sc, { hx: 420, hy: 236, cf: 290, tip: collarType === 'spread' ? [414, 356] : [438, 372] });
      button(sc, 500, 297, { r: 6.5 });
    }
  };
}

/** The standing part behind the neck of an open or a band collar. */
function backOfCollar(sc: Scene, A: Torso) {
  const [x, y] = A.hps;
  sc.panel({
    slot: 'inside',
    path: [
      [x - 2, y - 18, 1],
      [450, y - 30],
      [500, y - 34],
      [550, y - 30],
      [1002 - x, y - 18, 1],
      [996 - x, y + 12, 1],
      [500, y + 32],
      [x + 4, y + 12, 1],
    ],
    z: 14,
    thick: 2,
    round: 4,
    shadow: 0.1,
  });
}

function yoke(sc: Scene, A: Torso, front: boolean, western: boolean) {
  const seam = { depth: -0.8, stitch: [2.5], slot: 'thread', st: { w: 1 } };
  if (front) {
    both((f) =>
      sc.seam(
        f(
          western
            ? ([
                [A.arm[1]?.[0] ?? 0, 400],
                [372, 402],
                [420, 436, 1],
                [470, 402],
              ] as Path)
            : ([
                [A.hps[0] - 22, A.hps[1] + 44],
                [A.sh[0] + 22, A.sh[1] + 40],
              ] as Path),
        ),
        seam,
      ),
    );
    return;
  }
  const dip: Point = western ? [500, 424, 1] : [500, 362];
  sc.seam([[A.sh[0] + 24, 350], dip, [976 - A.sh[0], 350]], { ...seam, depth: -1, stitch: [-3] });
  for (const d of [-13, 13])
    sc.crease(
      [
        [500 + d, dip[1] + 2],
        [500 + d, 600],
        [500 + d * 0.6, 760],
      ],
      { w: 7, depth: 2.2, macro: 1, taper: 0.4 },
    );
  sc.stitch(
    [
      [487, dip[1] + 3],
      [513, dip[1] + 3],
    ],
    { slot: 'thread', w: 1.2 },
  );
}

function hems(
  sc: Scene,
  A: Torso,
  { hem, L0, hemY, rise }: { hem: ShirtOptions['hem']; L0: number; hemY: number; rise: number },
) {
  const edge: Path =
    hem === 'curved'
      ? [
          [L0 + 3, hemY - rise - 10],
          [L0 + 36, hemY - 56],
          [L0 + 92, hemY - 13],
          [450, hemY + 1],
          [500, hemY + 3],
        ]
      : [
          [L0, hemY - 12],
          [500, hemY],
        ];
  both((f) => {
    sc.stitch(f(edge), { slot: 'thread', w: 1 });
    if (hem !== 'split') return;
    sc.crease(
      f([
        [A.X(A.p.hemW) + 4, hemY],
        [A.X(A.p.hemW) + 6, hemY - 70],
      ]),
      { w: 6, depth: -2.4, dark: 0.35 },
    );
    sc.stitch(
      f([
        [A.X(A.p.hemW) + 14, hemY - 8],
        [A.X(A.p.hemW) + 15, hemY - 66],
      ]),
      { slot: 'thread', w: 1 },
    );
  });
}

function closing(
  sc: Scene,
  A: Torso,
  o: ShirtOptions,
  { camp, from, hemY }: { camp: boolean; from: number; hemY: number },
) {
  const centre: Path = [
    [500, from],
    [500, 640],
    [500, hemY + 12],
  ];
  if (camp) {
    const edge = centre.map(([x, y]): Point => [x + 14, y]);
    sc.crease(edge, { w: 4, depth: -1.8, dark: 0.28 });
    if (o.piping) sc.cord(edge, { slot: o.piping, r: 1.9, shadow: 0.15, shadowR: 2 });
    else sc.stitch(offset(edge, 10), { slot: 'thread', ...fine });
  } else
    strip(sc, centre, 17, {
      thick: 2.2,
      round: 2.5,
      stitch: [12, -12],
      st: fine,
      shadow: 0.3,
      shadowR: 5,
      smooth: 2,
    });
  const n = o.buttons ?? (camp ? 5 : 7);
  const top = camp ? 424 : 330;
  for (let i = 0; i < n; i++) {
    const y = top + ((hemY - 110 - top) * i) / (n - 1);
    if (o.western) button(sc, 500, y, { r: 7, slot: 'metal', kind: 'metal' });
    else {
      buttonhole(sc, 500, y, { vert: 1, l: 15 });
      button(sc, 500, y, { r: 7 });
    }
  }
}

function chestPocket(sc: Scene, left: boolean, o: ShirtOptions) {
  const f = (path: Path) => (left ? mirror(path) : path);
  patch(
    sc,
    f([
      [572, 444],
      [666, 442],
      [668, 536],
      [620, 560],
      [574, 538],
    ]),
    { rows: [3], st: fine },
  );
  if (o.flaps || o.western) {
    const tip = o.western ? 494 : 482;
    sc.panel({
      slot: 'main',
      path: f([
        [568, 438, 1],
        [670, 436, 1],
        [670, 472, 1],
        [620, tip, 1],
        [569, 474, 1],
      ]),
      on: 1,
      thick: 2,
      round: 2.4,
      shadow: 0.34,
      shadowR: 6,
    });
    const row = f([
      [573, 470, 1],
      [620, tip - 5, 1],
      [666, 468, 1],
    ]);
    sc.stitch(row, { slot: 'thread', ...fine });
    const x = left ? 380 : 620;
    button(sc, x, 470, o.western ? { r: 6.4, slot: 'metal', kind: 'metal' } : { r: 6.2 });
    return;
  }
  const top: Path = [
    [574, 462],
    [666, 460],
  ];
  if (o.piping) sc.cord(f(top), { slot: o.piping, r: 1.9, shadow: 0.15, shadowR: 2 });
  else sc.seam(f(top), { depth: -0.5, stitch: [0], slot: 'thread', st: { w: 1 } });
}
