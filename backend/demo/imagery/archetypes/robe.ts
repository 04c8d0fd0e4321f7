import { mirror, offset } from '../engine/geom.ts';
import { both, label, lerp, patch, smooth, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path, Point } from '../engine/types.ts';
import { neckRoll, shawlCollar } from './collars.ts';
import { beltOf } from './dress.ts';
import { flutes } from './falling.ts';
import { torso, type Torso, type View } from './torso.ts';

export interface RobeOptions {
  view?: View;
  /** A kimono has square sleeves and a straight band; a robe a shawl collar. */
  kind?: 'kimono' | 'robe';
  len?: number;
  belt?: 0 | 1;
  pockets?: 0 | 1;
}

/** Robes and kimonos: fronts crossed over and held by a belt. */
export function robe(o: RobeOptions = {}) {
  const { view = 'front', kind = 'kimono', len = 1150, belt = 1 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const kimono = kind === 'kimono';
    const waistY = 620;
    const C = 226;
    const waist = belt ? 196 : C;
    const fall = flutes({
      W: waist,
      flare: C + 20,
      y0: waistY + 10,
      y1: len,
      amp: 14,
      seed: front ? 3.2 : 7.7,
      freq: 2.6,
    });
    const A = torso(sc, {
      view,
      C,
      waist,
      hemW: C + 20,
      hemY: len,
      SW: 236,
      shY: 290,
      pitY: 520,
      neck: 'crew',
      fd: 290,
      nh: 84,
      sleeve: kimono ? 'none' : 'long',
      cuffY: 850,
      cuffW: 108,
      bicep: 132,
      flare: 98,
      fold: 0.8,
      wave: 60,
      swave: 50,
      bend: 0.026,
      depth: 104,
      manual: 1,
      inside: 0,
      hemDrop: 10,
      bodyZ: fall,
      sidePts: [
        [500 - C, 520, 1],
        [500 - lerp(C, waist, 0.7), 570],
        [500 - waist, waistY],
        [492 - lerp(waist, C, 0.6), lerp(waistY, len, 0.4)],
        [480 - C, len, 1],
      ],
    });
    if (kimono) squareSleeves(sc, A, front);
    if (front) fronts(sc, A, o);
    else {
      A.drawBody();
      sc.seam(
        [
          [500, A.hps[1] + 22],
          [500, len + 8],
        ],
        { depth: -1, dark: 0.12 },
      );
    }
    if (!kimono) {
      A.drawSleeves();
      A.seams();
      turnedCuffs(sc, A);
    } else
      sc.seam(
        [
          [A.sh[0], A.sh[1]],
          [A.hps[0], A.hps[1]],
        ],
        { depth: -0.8, dark: 0.08 },
      );
    if (!front) {
      const [x, y] = A.hps;
      sc.panel({
        slot: 'collar',
        path: [
          [x - 2, y - 18, 1],
          [500, y - 30],
          [1002 - x, y - 18, 1],
          [1012 - x, y + 14, 1],
          [500, y + 28],
          [x - 12, y + 14, 1],
        ],
        on: 1,
        thick: 4,
        round: 7,
        smooth: 14,
        shadow: 0.36,
      });
    }
    if (belt) beltOf(sc, waist, waistY, front);
    if (belt)
      both((f) =>
        strip(
          sc,
          f([
            [312, waistY - 28],
            [311, waistY + 36],
          ]),
          4,
          { thick: 2, round: 2, shadow: 0.3, shadowR: 3 },
        ),
      );
  };
}

function fronts(sc: Scene, A: Torso, o: RobeOptions) {
  const { kind = 'kimono', len = 1150 } = o;
  const kimono = kind === 'kimono';
  const [hx, hy] = A.hps;
  const meetY = 600;
  sc.panel({
    id: 'rin',
    slot: 'inside',
    path: [
      [hx, hy, 1],
      [500, hy + 18],
      [1000 - hx, hy, 1],
      [620, 420],
      [520, 640],
      [400, 420],
    ],
    z: 4,
    bulge: () => 14,
    thick: 1,
    shadow: 0,
  });
  label(sc, 500, hy + 40, 46, 24);
  sc.shade(
    [
      [hx, hy],
      [1000 - hx, hy],
      [550, 440],
      [500, 560],
      [450, 440],
    ],
    { soft: 28, k: 0.42 },
  );
  for (const m of [0, 1]) {
    const over = 528;
    const path: Path = [
      [hx, hy, 1],
      [lerp(hx + 20, over, 0.45), lerp(hy + 30, meetY, 0.5)],
      [over, meetY + 40, 1],
      [over + 4, lerp(meetY, len, 0.5)],
      [over + 10, len + 8, 1],
      [A.X(A.p.hemW * 0.6), len + 6],
      [A.X(A.p.hemW), len, 1],
      ...A.side
        .slice(0, -1)
        .reverse()
        .map((q, i, all): Point => (i === all.length - 1 ? [q[0], q[1], 1] : [q[0], q[1]])),
      ...A.arm.slice(1, -1).reverse(),
      [A.sh[0], A.sh[1], 1],
    ];
    const g = (p: Path): Path => (m ? mirror(p) : p);
    const f = (q: Point): Point => (m ? [1000 - q[0], q[1]] : q);
    sc.panel({
      id: `rf${m}`,
      slot: 'main',
      path: g(path),
      bulge: (x, y) => A.B(x, y) + (m ? 4 : 0),
      thick: 4,
      round: 6,
      shadow: 0.4,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        seed: 6 + m,
        ex: 0.008,
        ey: -0.004,
        wave: 64,
        noise: 1.5,
        iters: 240,
        bend: 0.026,
        gathers: [
          { a: f([320, 612]), b: f([400, 500]), r: 54, amt: 0.07 },
          { a: f([330, 630]), b: f([420, 760]), r: 54, amt: 0.07 },
          { a: f([300, 530]), b: f([400, 600]), r: 50, amt: 0.05 },
        ],
      },
    });
    if (o.pockets)
      patch(
        sc,
        g([
          [310, 740],
          [420, 744],
          [421, 880],
          [310, 876],
        ]),
        { rows: [4], thick: 2.6, round: 4, shadow: 0.3 },
      );
    if (kimono) {
      const edge: Path = g([
        [hx + 6, hy - 10],
        [lerp(hx + 22, over, 0.45) - 6, lerp(hy + 30, meetY, 0.5)],
        [over - 12, meetY + 40],
        [over - 8, lerp(meetY, len, 0.5)],
        [over - 4, len + 6],
      ]);
      strip(sc, edge, 21, {
        slot: 'collar',
        thick: 3,
        round: 4,
        shadow: 0.36,
        shadowR: 7,
        smooth: 8,
        uv: { angle: m ? -70 : 70 },
      });
    }
  }
  neckRoll(sc, A, { slot: kimono ? 'collar' : 'main', up: 14, low: 26 });
  if (!kimono) shawlCollar(sc, A, { meet: [520, meetY + 24], width: 92, slot: 'collar', thick: 5 });
}

/** Wide sleeves cut straight, hanging open below the hand. */
function squareSleeves(sc: Scene, A: Torso, front: boolean) {
  both((f, sg) => {
    const path = f([
      [A.sh[0] + 8, A.sh[1] - 2, 1],
      [176, 322],
      [78, 352, 1],
      [66, 500],
      [58, 648, 1],
      [150, 672],
      [248, 692, 1],
      [268, 610],
      [A.pit[0] + 4, 530, 1],
      [A.pit[0] + 40, 420],
    ]);
    const round = sc.volume(
      [
        path,
        f([
          [A.sh[0] + 10, A.sh[1], 1],
          [A.sh[0] + 150, A.sh[1], 1],
          [A.pit[0] + 150, 520, 1],
          [A.pit[0], 520, 1],
        ]),
      ],
      40,
      0.5,
      `ks${sg}`,
    );
    sc.panel({
      id: `ks${sg}${front}`,
      slot: 'main',
      path,
      bulge: round,
      thick: 4,
      round: 8,
      shadow: 0.26,
      shadowR: 10,
      uv: { angle: sg * -8 },
      cloth: {
        seed: 5 + sg,
        ex: 0.012,
        ey: 0.004,
        wave: 60,
        noise: 1.7,
        iters: 220,
        bend: 0.026,
        excess: (_x, y) => [0.012 * smooth(420, 680, y), 0],
        gathers: [
          { a: f([A.pit[0], 510] as const), b: f([130, 430] as const), r: 60, amt: 0.09 },
          { a: f([A.pit[0] - 4, 540] as const), b: f([110, 600] as const), r: 60, amt: 0.07 },
        ],
      },
    });
    const edge: Path = f([
      [78, 356],
      [66, 500],
      [59, 644],
    ]);
    sc.stitch(offset(edge, sg < 0 ? -9 : 9), { slot: 'thread', w: 1.1 });
  });
}

function turnedCuffs(sc: Scene, A: Torso) {
  both((f) => {
    const { co, ci } = A.cuff;
    sc.panel({
      slot: 'collar',
      path: f([
        [co[0] - 4, co[1] - 58, 1],
        [(co[0] + ci[0]) / 2, co[1] - 50],
        [ci[0] + 8, ci[1] - 62, 1],
        [ci[0] + 5, ci[1] + 3, 1],
        [(co[0] + ci[0]) / 2, co[1] + 11],
        [co[0] - 5, co[1] + 3, 1],
      ]),
      on: 1,
      thick: 5,
      round: 6,
      smooth: 8,
      shadow: 0.36,
      shadowR: 7,
    });
  });
}
