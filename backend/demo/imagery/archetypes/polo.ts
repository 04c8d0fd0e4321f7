import type { Path } from '../engine/types.ts';
import { both, button, buttonhole, patch, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { collarBack, collarInside, collarLeaves } from './collars.ts';
import { backNeckTape, backRib, hemLine, neckRib, ribCuffs, torso, type View } from './torso.ts';

export interface PoloOptions {
  view?: View;
  /** A henley has buttons and no collar; a rugby shirt a rubber-buttoned twill collar and long ribbed sleeves. */
  kind?: 'polo' | 'rugby' | 'henley';
  sleeve?: 'short' | 'long';
  fit?: number;
  buttons?: number;
  pocket?: boolean;
  /** Side slits with a longer back. */
  split?: boolean;
}

/** Polo shirts, rugby shirts and henleys. */
export function polo(o: PoloOptions = {}) {
  const { view = 'front', kind = 'polo', fit = 0, split = kind === 'polo' } = o;
  const sleeve = o.sleeve ?? (kind === 'polo' ? 'short' : 'long');
  return (sc: Scene) => {
    const front = view === 'front';
    const collared = kind !== 'henley';
    const C = 212 + fit;
    const hemY = 968;
    const cuff = kind === 'rugby' ? 46 : 34;
    const open = kind === 'polo' ? 424 : 438;
    const A = torso(sc, {
      view,
      C,
      waist: C - 6,
      hemW: C + 2,
      hemY,
      SW: 228 + fit * 0.7,
      shY: 290,
      pitY: 480,
      neck: 'crew',
      fd: collared ? 288 : 304,
      nh: collared ? 80 : 86,
      sleeve,
      slW: 104,
      cuffY: 880 - cuff,
      cuffW: 68,
      fold: 0.95,
      depth: 98,
      backPeek: split ? 26 : 12,
      hemDrop: 10,
      cuffFold: 0.18,
      manual: 1,
      inside: collared ? 0 : 1,
      insideDetail: collared ? null : backNeckTape(16, 42, 42),
    });
    if (front && collared) collarInside(sc, { hx: 420, hy: 236, cf: 290, stand: 34 });
    if (sleeve === 'short') {
      A.drawSleeves();
      A.drawBody();
    } else {
      A.drawBody();
      A.drawSleeves();
      if (kind === 'rugby') ribCuffs(sc, A, cuff);
      else ribCuffs(sc, A, cuff, 12);
    }
    A.seams();
    if (sleeve === 'short') shortCuffs(sc, A, kind);
    sc.seam(hemLine(A, 22), {
      stitch: [2],
      slot: 'thread',
      depth: -0.8,
      dark: 0.07,
      st: { w: 1, dash: 4.5, gap: 2 },
    });
    if (split)
      both((f) =>
        sc.crease(
          f([
            [A.X(A.p.hemW) + 3, hemY],
            [A.X(A.p.hemW) + 5, hemY - 52],
          ]),
          { w: 5, depth: -2, dark: 0.3 },
        ),
      );
    if (!front) {
      if (collared) collarBack(sc, A, { slot: 'collar', up: 14, down: 30, stitch: 0 });
      else backRib(sc, A, 19);
      sc.seam(
        [
          [A.sh[0] + 20, A.sh[1] + 10],
          [500, A.hps[1] + (collared ? 62 : 50)],
          [980 - A.sh[0], A.sh[1] + 10],
        ],
        { depth: -0.6, stitch: [2], slot: 'thread', st: { w: 1 } },
      );
      return;
    }
    placket(sc, open, collared ? 290 : 318, o.buttons ?? 3, kind);
    if (o.pocket)
      patch(
        sc,
        [
          [568, 440],
          [660, 439],
          [661, 528],
          [614, 546],
          [569, 529],
        ],
        { rows: [3] },
      );
    if (collared)
      collarLeaves(sc, {
        hx: 420,
        hy: 236,
        cf: 292,
        tip: kind === 'rugby' ? [430, 366] : [424, 352],
        stand: 34,
        slot: 'collar',
        stitch: kind === 'rugby' ? [6] : [],
      });
    else neckRib(sc, A, { w: 18 });
  };
}

/** The buttoned opening below the collar, to half the chest. */
function placket(sc: Scene, to: number, from: number, count: number, kind: PoloOptions['kind']) {
  strip(
    sc,
    [
      [500, from],
      [500, (from + to) / 2],
      [500, to],
    ],
    17,
    {
      slot: 'placket',
      thick: 1.9,
      round: 2.4,
      shadow: 0.28,
      shadowR: 5,
      smooth: 2,
      stitch: [13, -13],
      st: { w: 1, dash: 4.5, gap: 2 },
    },
  );
  for (const y of [to - 12, to - 3])
    sc.stitch(
      [
        [487, y],
        [513, y],
      ],
      { slot: 'thread', w: 1 },
    );
  for (let i = 0; i < count; i++) {
    const y = from + 14 + ((to - from - 40) * i) / Math.max(1, count - 1);
    if (kind !== 'rugby') buttonhole(sc, 500, y, { vert: 1, l: 14 });
    button(sc, 500, y, { r: kind === 'rugby' ? 7.6 : 6.6, thread: kind === 'rugby' ? 0 : 1 });
  }
}

/** The ribbed edge of a polo's short sleeve. */
function shortCuffs(sc: Scene, A: ReturnType<typeof torso>, kind: PoloOptions['kind']) {
  if (kind !== 'polo') return;
  both((f, sg) => {
    const { co, ci } = A.cuff;
    const edge: Path = [
      [co[0] - 1, co[1], 1],
      [(co[0] + ci[0]) / 2, (co[1] + ci[1]) / 2 + 5],
      [ci[0] + 1, ci[1], 1],
      [ci[0] + 12, ci[1] - 27, 1],
      [(co[0] + ci[0]) / 2 + 12, (co[1] + ci[1]) / 2 - 23],
      [co[0] + 11, co[1] - 27, 1],
    ];
    sc.panel({
      slot: 'rib',
      path: f(edge),
      on: 1,
      thick: 1.8,
      round: 4,
      shadow: 0.2,
      shadowR: 4,
      smooth: 3,
      uv: { angle: -sg * 24 },
    });
  });
}
