import { mirror } from '../engine/geom.ts';
import { both, button, buttonhole, lerp, patch, strip, zip } from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path, Point } from '../engine/types.ts';
import { collarBack, collarInside, collarLeaves, standCollar, standCollarBack } from './collars.ts';
import { hoodBehind, hoodDown, hoodUp } from './hoodie.ts';
import { diamonds, diamondSeams, ragged } from './quilting.ts';
import { barrelCuffs } from './shirt.ts';
import { ribCuffs, ribHem, standingRib, torso, type Torso, type View } from './torso.ts';

export interface OuterOptions {
  view?: View;
  len?: number;
  C?: number;
  waist?: number;
  flare?: number;
  shoulder?: number;
  fold?: number;
  collar?: 'shirt' | 'funnel' | 'stand' | 'fur' | 'rib' | 'none';
  collarSlot?: string;
  hood?: 'up' | 'down';
  /** Fur round the hood. */
  hoodTrim?: 0 | 1;
  closing?: 'zip' | 'placket' | 'buttons' | 'snaps' | 'toggles' | 'hidden';
  buttons?: number;
  pockets?: 'flap' | 'cargo' | 'welt' | 'chore' | 'field' | 'zip' | 'none';
  cuffs?: 'plain' | 'rib' | 'button' | 'turned';
  /** Sewn in diamonds. */
  quilted?: 0 | 1;
  /** A hairy cloth: soft lumps and an uneven outline. */
  fur?: 0 | 1;
  /** Edges, collar and cuffs show the wool side. */
  shearling?: 0 | 1;
  waistCord?: 0 | 1;
  sleeveMat?: string;
  ribbed?: 0 | 1;
  yoke?: 0 | 1;
}

const st = { w: 1.2, dash: 5.4, gap: 2.6 };

/** Jackets and coats that close up the middle: parkas, quilted, shearling, fur, chore, field, duffle and varsity. */
export function outer(o: OuterOptions = {}) {
  const {
    view = 'front',
    len = 980,
    C = 236,
    flare = 8,
    collar = 'stand',
    pockets = 'welt',
    cuffs = 'plain',
  } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const rh = o.ribbed ? 54 : 0;
    const hemY = len - rh;
    const soft = o.fur ? 0.35 : 1;
    const relief: Field | undefined = o.quilted
      ? diamonds(62, 9)
      : o.fur
        ? (x, y) => 5 * gnoise(x / 30, y / 40) + 3.4 * gnoise(x / 13 + 5, y / 17)
        : o.shearling
          ? (x, y) => 2 * gnoise(x / 60, y / 70)
          : undefined;
    const A = torso(sc, {
      view,
      C,
      waist: o.waist ?? C - 2,
      hemW: C + flare,
      hemY,
      SW: o.shoulder ?? C + 8,
      shY: 300,
      pitY: 510,
      neck: 'crew',
      fd: 292,
      nh: 88,
      sleeve: 'long',
      sleeveMat: o.sleeveMat,
      cuffY: o.ribbed || cuffs === 'rib' ? 852 : cuffs === 'button' ? 850 : 902,
      cuffW: 90,
      bicep: 124,
      flare: 98,
      fold: (o.fold ?? 0.9) * soft,
      wave: 54,
      swave: 44,
      bend: o.shearling || o.fur ? 0.03 : 0.024,
      depth: 114,
      manual: 1,
      inside: 0,
      backPeek: 8,
      hemDrop: 10,
      cuffFold: 0.14,
      hemEx: 0.03,
      round: o.fur || o.shearling ? 16 : 9,
      bodyRelief: relief,
      sleeveRelief: relief,
      outline: o.fur ? ragged(3.4) : undefined,
    });
    if (front && collar === 'shirt')
      collarInside(sc, { hx: 414, hy: 236, cf: 292, stand: 38, inner: 'lining' });
    if (front && (collar === 'fur' || collar === 'none' || collar === 'rib')) neckInside(sc, A);
    A.drawBody();
    if (o.quilted) diamondSeams(sc, A.body, 62);
    if (rh) ribHem(sc, A, rh, { tuck: 12, z: -4 });
    if (front) {
      closing(sc, A, o, hemY + rh);
      pocketsOf(sc, A, pockets);
    } else backSeams(sc, A, o);
    if (o.waistCord) waistCord(sc, A, front);
    if (o.shearling) trims(sc, A, hemY, front);
    A.drawSleeves();
    const { slv } = A;
    if (o.quilted && slv) both((f) => diamondSeams(sc, f(slv), 62));
    A.seams();
    cuffsOf(sc, A, o);
    neck(sc, A, o, front);
  };
}

function neckInside(sc: Scene, A: Torso) {
  const [x, y] = A.hps;
  sc.panel({
    slot: 'lining',
    path: [
      [x, y, 1],
      [500, y + 18],
      [1000 - x, y, 1],
      [620, 360],
      [500, 420],
      [380, 360],
    ],
    z: 6,
    thick: 1,
    shadow: 0,
  });
  sc.shade(
    [
      [x, y + 6],
      [1000 - x, y + 6],
      [540, 320],
      [460, 320],
    ],
    { soft: 18, k: 0.4 },
  );
}

function neck(sc: Scene, A: Torso, o: OuterOptions, front: boolean) {
  const { collar = 'stand' } = o;
  const slot = o.collarSlot ?? 'main';
  if (o.hood) {
    const trim = o.hoodTrim ? { trim: 'trim', rough: ragged(5, 8), trimW: 40 } : {};
    if (!front) hoodBehind(sc, A, trim);
    else if (o.hood === 'up') hoodUp(sc, A, trim);
    else hoodDown(sc, A);
    return;
  }
  if (collar === 'shirt') {
    if (front)
      collarLeaves(sc, {
        hx: 414,
        hy: 236,
        cf: 296,
        tip: [420, 388],
        stand: 38,
        stitch: [5, 9],
        drop: 12,
        slot,
      });
    else collarBack(sc, A, { up: 16, down: 38, out: 22, slot });
  } else if (collar === 'funnel' || collar === 'stand') {
    const h = collar === 'funnel' ? 92 : 58;
    if (front) standCollar(sc, A, { h, slot, amp: 16, gape: collar === 'funnel' ? 5 : 0 });
    else standCollarBack(sc, A, { h, slot });
  } else if (collar === 'rib') {
    if (front) standingRib(sc, A);
    else collarBack(sc, A, { up: 6, down: 20, out: 8, slot: 'rib', stitch: 0, amp: 10 });
  } else if (collar === 'fur') furCollar(sc, A, front, o.collarSlot ?? (o.shearling ? 'trim' : 'main'));
}

/** A wide collar of wool or fur that lies on the shoulders. */
function furCollar(sc: Scene, A: Torso, front: boolean, slot: string) {
  const [x, y] = A.hps;
  const rough = ragged(4, 9);
  const lumps: Field = (px, py) => 4 * gnoise(px / 22, py / 24) + 2 * gnoise(px / 9, py / 9);
  if (!front) {
    const path: Path = [
      [x - 8, y - 34, 1],
      [500, y - 52],
      [1008 - x, y - 34, 1],
      [1044 - x, y + 50],
      [600, y + 88],
      [500, y + 94],
      [400, y + 88],
      [x - 44, y + 50],
    ];
    const round = sc.volume([path], 34, 0.45);
    sc.panel({
      id: 'furb',
      slot,
      path: rough(path),
      on: 1,
      thick: 6,
      round: 12,
      smooth: 20,
      bulge: (px, py) => round(px, py) + lumps(px, py),
      shadow: 0.45,
      shadowR: 12,
    });
    return;
  }
  sc.panel({
    slot,
    path: rough([
      [x - 6, y - 30, 1],
      [450, y - 56],
      [500, y - 60],
      [550, y - 56],
      [1006 - x, y - 30, 1],
      [570, y + 30],
      [500, y + 44],
      [430, y + 30],
    ]),
    z: 44,
    thick: 6,
    round: 12,
    bulge: lumps,
    shadow: 0.3,
  });
  sc.shade(
    [
      [x + 24, y],
      [500, y - 16],
      [976 - x, y],
      [500, y + 60],
    ],
    { soft: 14, k: 0.4 },
  );
  both((f, sg) => {
    const leaf: Path = f([
      [x + 22, y - 38, 1],
      [x - 14, y - 20],
      [x - 54, y + 50],
      [x - 62, y + 112],
      [x - 20, y + 152],
      [440, y + 150],
      [492, y + 110],
      [502, y + 64, 1],
      [462, y + 46],
      [x + 44, y + 4],
    ]);
    const round = sc.volume([leaf], 30, 0.45, `fur${sg}`);
    sc.panel({
      id: `fur${sg}`,
      slot,
      path: rough(leaf),
      on: 1,
      thick: 7,
      round: 14,
      smooth: 22,
      bulge: (px, py) => round(px, py) + lumps(px, py),
      shadow: 0.48,
      shadowR: 12,
    });
  });
}

function closing(sc: Scene, A: Torso, o: OuterOptions, to: number) {
  const kind = o.closing ?? 'zip';
  const top = o.collar === 'rib' ? 300 : 288;
  const n = o.buttons ?? 5;
  const ys = Array.from(
    { length: n },
    (_, i) => top + 42 + ((to - top - (to > 1050 ? 300 : 120)) * i) / (n - 1),
  );
  const centre: Path = [
    [500, top],
    [500, (top + to) / 2],
    [500, to + 8],
  ];
  if (kind === 'zip') {
    sc.crease(centre, { w: 14, depth: -2.4, macro: 1, dark: 0.12 });
    zip(sc, centre, { w: 10, per: 5.2, tapeW: 13, pullAt: 0.02, pk: 1.15 });
    both((f) =>
      sc.stitch(
        f([
          [482, top + 6],
          [482, to + 4],
        ]),
        { slot: 'thread', ...st },
      ),
    );
    return;
  }
  if (kind === 'hidden' || kind === 'toggles') {
    const edge = centre.map(([x, y]): Point => [x + 20, y]);
    sc.crease(edge, { w: 5, depth: -2.4, dark: 0.34 });
    sc.stitch(
      edge.map(([x, y]): Point => [x - 40, y]),
      { slot: 'thread', ...st, alpha: 0.5 },
    );
    if (kind === 'toggles') for (const y of ys.slice(0, 4)) toggle(sc, y);
    return;
  }
  if (kind === 'buttons') {
    const edge = centre.map(([x, y]): Point => [x + 22, y]);
    sc.crease(edge, { w: 5, depth: -2.2, dark: 0.34 });
    sc.stitch(
      edge.map(([x, y]): Point => [x - 7, y]),
      { slot: 'thread', ...st },
    );
    for (const y of ys) {
      buttonhole(sc, 502, y, { l: 22 });
      button(sc, 500, y, { r: 10.5 });
    }
    return;
  }
  strip(sc, centre, kind === 'placket' ? 30 : 22, {
    thick: 3,
    round: 4,
    stitch: kind === 'placket' ? [25, -25] : [17, -17],
    st,
    shadow: 0.4,
    shadowR: 8,
    smooth: 6,
  });
  for (const y of ys) button(sc, 500, y, { r: kind === 'placket' ? 9 : 9.5, slot: 'metal', kind: 'metal' });
}

/** A horn toggle in a loop of cord. */
function toggle(sc: Scene, y: number) {
  both((f, sg) => {
    sc.panel({
      slot: 'patch',
      path: f([
        [392, y - 22, 1],
        [424, y - 18],
        [440, y],
        [424, y + 18],
        [392, y + 22, 1],
      ]),
      on: 1,
      thick: 2.4,
      round: 3,
      shadow: 0.35,
      shadowR: 5,
    });
    sc.cord(
      f([
        [420, y - 5],
        [480, y - 6],
        [sg < 0 ? 512 : 488, y],
      ]),
      { slot: 'cord', r: 3.4, shadow: 0.4 },
    );
    sc.cord(
      f([
        [420, y + 7],
        [480, y + 7],
        [sg < 0 ? 512 : 488, y + 2],
      ]),
      { slot: 'cord', r: 3.4, shadow: 0.4 },
    );
  });
  sc.cord(
    [
      [486, y - 27],
      [490, y],
      [486, y + 27],
    ],
    { slot: 'button', r: 9.5, rise: 0.9, shadow: 0.5, shadowR: 7 },
  );
}

function pocketsOf(sc: Scene, A: Torso, kind: NonNullable<OuterOptions['pockets']>) {
  if (kind === 'none') return;
  const hemY = A.p.hemY;
  const low = hemY > 1060 ? 790 : hemY - 250;
  const sides: ((p: Path) => Path)[] = [(p) => p, (p) => mirror(p)];
  for (const f of sides) {
    if (kind === 'welt' || kind === 'zip') {
      const line: Path = f([
        [328, low - 30],
        [372, low + 88],
      ]);
      if (kind === 'zip') {
        sc.seam(line, { depth: -2, w: 5, dark: 0.4 });
        zip(sc, line, { w: 6.5, per: 4.5, tapeW: 8, pullAt: 0.03, pk: 0.9 });
      } else {
        sc.panel({
          slot: 'main',
          path: f([
            [322, low - 24, 1],
            [350, low - 34, 1],
            [398, low + 84, 1],
            [368, low + 96, 1],
          ]),
          on: 1,
          thick: 2.6,
          round: 3.4,
          shadow: 0.4,
          shadowR: 7,
        });
        sc.stitch(
          f([
            [353, low - 26, 1],
            [392, low + 80, 1],
          ]),
          { slot: 'thread', ...st },
        );
      }
    }
    if (kind === 'flap' || kind === 'cargo' || kind === 'field') {
      const deep = kind === 'cargo' ? 6 : 3;
      patch(
        sc,
        f([
          [304, low],
          [436, low + 6],
          [437, low + 138],
          [420, low + 152],
          [318, low + 148],
          [303, low + 132],
        ]),
        { rows: [4], st, thick: deep, round: deep, shadow: 0.36, shadowR: 8 },
      );
      flap(sc, f, 300, low - 6, 140, 46);
    }
    if (kind === 'field') {
      patch(
        sc,
        f([
          [340, 456],
          [444, 460],
          [445, 560],
          [392, 580],
          [341, 558],
        ]),
        { rows: [4], st, thick: 2.6, shadow: 0.32 },
      );
      flap(sc, f, 336, 450, 112, 38);
    }
    if (kind === 'chore') {
      patch(
        sc,
        f([
          [300, low],
          [436, low + 4],
          [437, low + 146],
          [300, low + 142],
        ]),
        { rows: [4, 9], st, thick: 2.2, shadow: 0.3 },
      );
    }
  }
  if (kind === 'chore')
    patch(
      sc,
      [
        [566, 446],
        [664, 443],
        [666, 548],
        [567, 550],
      ],
      { rows: [4, 9], st, thick: 2.2, shadow: 0.3 },
    );
}

function flap(sc: Scene, f: (p: Path) => Path, x: number, y: number, w: number, h: number) {
  sc.panel({
    slot: 'main',
    path: f([
      [x, y, 1],
      [x + w, y + 6, 1],
      [x + w, y + h + 4, 1],
      [x + w / 2, y + h + 14],
      [x, y + h, 1],
    ]),
    on: 1,
    thick: 3,
    round: 3,
    shadow: 0.42,
    shadowR: 7,
  });
  sc.stitch(
    f([
      [x + 5, y + h - 5, 1],
      [x + w / 2, y + h + 7],
      [x + w - 5, y + h - 2, 1],
    ]),
    { slot: 'thread', ...st },
  );
  const [at] = f([[x + w / 2, y + h - 8]]);
  if (at) button(sc, at[0], at[1], { r: 8, slot: 'metal', kind: 'metal' });
}

function waistCord(sc: Scene, A: Torso, front: boolean) {
  const y = 668;
  const line: Path = [
    [A.X(A.p.waist) + 4, y],
    [380, y + 9],
    [500, y + 12],
    [620, y + 9],
    [A.X(-A.p.waist) - 4, y],
  ];
  sc.crease(line, { w: 16, depth: -4, macro: 1, dark: 0.1 });
  for (const d of [-9, 9])
    sc.stitch(
      line.map(([px, py]): Point => [px, py + d]),
      { slot: 'thread', ...st },
    );
  for (let i = 0; i < 17; i++) {
    const x = 282 + i * 27 + 6 * gnoise(i * 3.1, 2);
    sc.crease(
      [
        [x, y + 22],
        [x + 3 * gnoise(i, 9), y - 2],
      ],
      { w: 8, depth: 1.6, macro: 1, taper: 0.4 },
    );
  }
  if (front)
    both((f, sg) =>
      sc.cord(
        f([
          [462, y + 10],
          [456, y + 50],
          [460, y + (sg < 0 ? 104 : 92)],
        ]),
        { slot: 'cord', r: 3.4, shadow: 0.4 },
      ),
    );
}

/** The wool side turned out at hem and front edge. */
function trims(sc: Scene, A: Torso, hemY: number, front: boolean) {
  const rough = ragged(3, 9);
  const lumps: Field = (x, y) => 2.6 * gnoise(x / 20, y / 20) + 1.4 * gnoise(x / 9, y / 9);
  const left = A.X(A.p.hemW);
  sc.panel({
    id: `shem${A.p.view}`,
    slot: 'trim',
    path: rough([
      [left - 3, hemY - 30, 1],
      [500, hemY - 18],
      [1003 - left, hemY - 30, 1],
      [1005 - left, hemY + 12, 1],
      [500, hemY + 24],
      [left - 5, hemY + 12, 1],
    ]),
    bulge: (x, y) => A.B(x, y) + lumps(x, y),
    thick: 7,
    round: 12,
    shadow: 0.3,
  });
  if (!front) return;
  sc.panel({
    id: 'sedge',
    slot: 'trim',
    path: rough([
      [486, 300, 1],
      [520, 300, 1],
      [522, hemY + 14, 1],
      [484, hemY + 14, 1],
    ]),
    on: 1,
    thick: 6,
    round: 10,
    smooth: 10,
    bulge: lumps,
    shadow: 0.36,
  });
}

function cuffsOf(sc: Scene, A: Torso, o: OuterOptions) {
  const { cuffs = 'plain' } = o;
  if (o.ribbed || cuffs === 'rib') {
    ribCuffs(sc, A, 52, 10);
    return;
  }
  if (cuffs === 'button') {
    barrelCuffs(sc, A, { h: 50, br: 8, bkind: 'metal' });
    return;
  }
  both((f) => {
    const { co, ci } = A.cuff;
    const middle = (co[0] + ci[0]) / 2;
    if (cuffs === 'turned') {
      const path: Path = f([
        [co[0] - 6, co[1] - 54, 1],
        [middle, co[1] - 46],
        [ci[0] + 8, ci[1] - 60, 1],
        [ci[0] + 6, ci[1] + 3, 1],
        [middle, co[1] + 12],
        [co[0] - 6, co[1] + 3, 1],
      ]);
      const wool = o.shearling ? 'trim' : 'main';
      sc.panel({
        slot: wool,
        path: o.shearling ? ragged(3, 9)(path) : path,
        on: 1,
        thick: 6,
        round: o.shearling ? 12 : 6,
        smooth: 8,
        shadow: 0.4,
        shadowR: 8,
      });
      return;
    }
    sc.seam(
      f([
        [co[0] + 1, co[1] - 30],
        [middle, co[1] - 24],
        [ci[0] + 2, ci[1] - 30],
      ]),
      { depth: -0.9, dark: 0.1, stitch: [2], slot: 'thread', st },
    );
  });
}

function backSeams(sc: Scene, A: Torso, o: OuterOptions) {
  const hemY = A.p.hemY;
  if (o.fur || o.quilted) return;
  if (o.yoke !== 0)
    sc.seam(
      [
        [(A.arm[1]?.[0] ?? 290) + 6, 410],
        [500, 424],
        [994 - (A.arm[1]?.[0] ?? 290), 410],
      ],
      { depth: -1.3, dark: 0.2, stitch: [3, 7], slot: 'thread', st },
    );
  const centre: Path = [
    [500, o.yoke === 0 ? A.hps[1] + 24 : 428],
    [500, hemY + 8],
  ];
  sc.seam(centre, { depth: -1.1, dark: 0.14, stitch: o.shearling ? [] : [4], slot: 'thread', st });
  if (o.shearling)
    both((f) =>
      sc.seam(
        f([
          [364, 424],
          [380, 640],
          [372, hemY],
        ]),
        { depth: -1.3, dark: 0.16, stitch: [3], slot: 'thread', st },
      ),
    );
  if (hemY > 1000) {
    const top = lerp(hemY, 620, 0.3);
    sc.crease(
      [
        [501, top],
        [503, hemY + 8],
      ],
      { w: 8, depth: -4, macro: 1, dark: 0.28 },
    );
    if (o.waistCord) button(sc, 500, top + 20, { r: 8, slot: 'metal', kind: 'metal' });
  }
}
