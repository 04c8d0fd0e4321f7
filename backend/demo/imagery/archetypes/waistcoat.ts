import { mirror } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { both, button, buttonhole, corner, label, lerp, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { torso, type Torso, type View } from './torso.ts';

export interface WaistcoatOptions {
  view?: View;
  C?: number;
  waist?: number;
  db?: 0 | 1;
  buttons?: number;
  /** Cut longer and looser, to be worn as a top, its back in the same cloth. */
  relaxed?: 0 | 1;
}

/** Waistcoats: cloth in front, lining and a cinch at the back. */
export function waistcoat(o: WaistcoatOptions = {}) {
  const { view = 'front', C = 204, waist = 184, db = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hemY = o.relaxed ? 850 : 800;
    const A = torso(sc, {
      view,
      C,
      waist,
      hemW: C - 8,
      hemY,
      SW: 160,
      shY: 262,
      pitY: 492,
      nh: 84,
      hpsY: 232,
      fd: 470,
      neck: 'v',
      sleeve: 'none',
      fold: 0.6,
      wave: 60,
      bend: 0.03,
      depth: 100,
      manual: 1,
      inside: 0,
      hemDrop: 6,
      mat: front || o.relaxed ? 'main' : 'lining',
    });
    if (front) fronts(sc, A, o, db === 1);
    else back(sc, A, o);
  };
}

function fronts(sc: Scene, A: Torso, o: WaistcoatOptions, db: boolean) {
  const [hx, hy] = A.hps;
  const hemY = A.p.hemY;
  sc.panel({
    id: 'lin',
    slot: 'lining',
    path: [
      [hx, hy + 2, 1],
      [500, hy + 16],
      [1000 - hx, hy + 2, 1],
      [640, 420],
      [600, hemY - 20, 1],
      [400, hemY - 20, 1],
      [360, 420],
    ],
    z: 2,
    bulge: () => 16,
    thick: 1,
    shadow: 0,
  });
  label(sc, 500, hy + 44, 56, 27);
  sc.shade(
    [
      [hx, hy],
      [1000 - hx, hy],
      [560, 420],
      [500, 500],
      [440, 420],
    ],
    { soft: 30, k: 0.42 },
  );
  const over = db ? 58 : 11;
  const open = db ? 500 : 486;
  for (const m of [0, 1]) {
    const path: Path = [
      [hx, hy, 1],
      [hx + 26, hy + 90],
      [lerp(hx + 26, 500 + over, 0.62), lerp(hy + 90, open, 0.6)],
      [500 + over, open, 1],
      [500 + over, hemY - 60],
      ...(db
        ? ([[500 + over, hemY + 6, 1]] as Path)
        : ([
            [500 + over - 4, hemY - 4],
            [474, hemY + 62, 1],
            [440, hemY + 28],
          ] as Path)),
      [A.X(A.p.hemW * 0.6), hemY + 10],
      [A.X(A.p.hemW), hemY, 1],
      ...A.side
        .slice(0, -1)
        .reverse()
        .map((q, i, all): Point => (i === all.length - 1 ? corner(q) : [q[0], q[1]])),
      ...A.arm.slice(1, -1).reverse(),
      corner(A.sh),
    ];
    const f = (q: Point): Point => (m ? [1000 - q[0], q[1]] : q);
    const g = (p: Path): Path => (m ? mirror(p) : p);
    sc.panel({
      id: `wc${m}`,
      slot: 'main',
      path: g(path),
      bulge: (x, y) => A.B(x, y) + (m ? 3 : 0),
      thick: 4,
      round: 5,
      shadow: 0.4,
      shadowR: 9,
      uv: { cx: 500 },
      cloth: {
        seed: 6 + m,
        ex: 0.006,
        ey: -0.004,
        wave: 60,
        noise: 1.3,
        iters: 220,
        bend: 0.03,
        gathers: [
          { a: f([494, 600]), b: f([360, 560]), r: 50, amt: 0.05, taper: 0.9 },
          { a: f([A.pit[0] + 8, A.pit[1] + 10]), b: f([A.pit[0] + 100, A.pit[1] + 120]), r: 50, amt: 0.05 },
        ],
      },
    });
    sc.seam(
      g([
        [420, 520],
        [414, 620],
        [410, hemY + 8],
      ]),
      { depth: -0.9, w: 2.4, dark: 0.12 },
    );
    for (const [y, w] of [[690, 92], ...(m ? [[516, 70]] : [])] as [number, number][])
      sc.panel({
        slot: 'main',
        path: g([
          [342, y + 6, 1],
          [342 + w, y - 4, 1],
          [343 + w, y + 13, 1],
          [343, y + 23, 1],
        ]),
        on: 1,
        thick: 1.8,
        round: 2,
        shadow: 0.34,
        shadowR: 5,
      });
  }
  const n = o.buttons ?? (db ? 3 : 5);
  for (let i = 0; i < n; i++) {
    const y = open + 18 + ((hemY - open - 40) * i) / (n - 1);
    if (db) for (const s of [-38, 38]) button(sc, 500 + s, y, { r: 10 });
    else {
      buttonhole(sc, 502, y, { l: 20 });
      button(sc, 499, y, { r: 9.5 });
    }
  }
  edgeOfArmhole(sc, A);
}

const edgeOfArmhole = (sc: Scene, A: Torso) =>
  both((f) =>
    sc.stitch(f(A.arm.map(([x, y]): Point => [x + 7, y])), {
      slot: 'thread',
      w: 0.8,
      dash: 2.6,
      gap: 3.6,
      alpha: 0.5,
    }),
  );

function back(sc: Scene, A: Torso, o: WaistcoatOptions) {
  const [, hy] = A.hps;
  const hemY = A.p.hemY;
  A.drawBody();
  sc.seam(
    [
      [500, hy + 20],
      [500, hemY + 4],
    ],
    { depth: -1.1, w: 2.4, dark: 0.16 },
  );
  both((f) =>
    sc.seam(
      f([
        [410, 560],
        [412, 660],
        [408, hemY],
      ]),
      { depth: -0.8, dark: 0.1 },
    ),
  );
  const slot = o.relaxed ? 'main' : 'lining';
  strip(
    sc,
    [
      [390, 650],
      [488, 656],
    ],
    13,
    { slot, thick: 2.6, round: 3, shadow: 0.4, shadowR: 6, stitch: [9, -9] },
  );
  strip(
    sc,
    [
      [512, 656],
      [610, 650],
    ],
    13,
    { slot, thick: 2.6, round: 3, shadow: 0.4, shadowR: 6, stitch: [9, -9] },
  );
  sc.panel({
    slot: 'buckle',
    path: [
      [478, 638, 1],
      [522, 638, 1],
      [522, 676, 1],
      [478, 676, 1],
    ],
    on: 1,
    thick: 3.6,
    round: 4,
    shadow: 0.4,
  });
  sc.panel({
    slot,
    path: [
      [486, 646, 1],
      [514, 646, 1],
      [514, 668, 1],
      [486, 668, 1],
    ],
    on: 1,
    thick: 0.5,
    round: 1,
    shadow: 0,
  });
  edgeOfArmhole(sc, A);
}
