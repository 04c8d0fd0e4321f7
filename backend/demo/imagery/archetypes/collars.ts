import { mirror, shape } from '../engine/geom.ts';
import type { Path, Point } from '../engine/types.ts';
import { both, button, corner, label, lerp, smooth } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Torso } from './torso.ts';

export interface CollarOptions {
  /** Neck point, height of the fold above it, and where both sides meet in front. */
  hx?: number;
  hy?: number;
  stand?: number;
  cf?: number;
  /** x where a leaf ends in front, and its tip. */
  cfx?: number;
  tip?: Point;
  slot?: string;
  inner?: string;
  stitch?: number[];
  drop?: number;
}

/** The inside of a fold-over collar: stand and neck, seen between the leaves. Drawn before the body. */
export function collarInside(sc: Scene, o: CollarOptions = {}) {
  const { hx = 412, hy = 236, cf = 286, inner = 'inside', stand = 40 } = o;
  const t = hy - stand;
  sc.panel({
    slot: inner,
    path: [
      [hx - 10, hy - 6, 1],
      [1010 - hx, hy - 6, 1],
      [600, hy + 60],
      [500, cf + 50],
      [400, hy + 60],
    ],
    z: 4,
    thick: 1,
    shadow: 0,
  });
  sc.panel({
    slot: inner,
    path: [
      [hx - 2, t + 20, 1],
      [450, t + 2],
      [500, t - 3],
      [550, t + 2],
      [1002 - hx, t + 20, 1],
      [570, hy + 20],
      [500, hy + 30],
      [430, hy + 20],
    ],
    z: 20,
    thick: 2,
    round: 4,
    shadow: 0.1,
  });
  sc.seam(
    [
      [hx + 10, hy - 4],
      [500, hy + 8],
      [990 - hx, hy - 4],
    ],
    { depth: -0.8, stitch: [2], slot: 'thread', st: { w: 1 } },
  );
  label(sc, 500, hy + 14, 46, 22);
  sc.shade(
    [
      [hx + 16, t + 26],
      [500, t + 22],
      [984 - hx, t + 26],
      [548, cf - 6],
      [500, cf],
      [452, cf - 6],
    ],
    { soft: 14, k: 0.42 },
  );
}

/** The two leaves of a fold-over collar. Drawn last. */
export function collarLeaves(sc: Scene, o: CollarOptions = {}) {
  const {
    hx = 412,
    hy = 236,
    cf = 286,
    cfx = 497,
    tip = [434, 366],
    slot = 'main',
    stand = 40,
    stitch = [5],
    drop = 0,
  } = o;
  const t = hy - stand;
  const fall = hy + 26 + drop;
  both((f, sg) => {
    const leaf = f([
      [cfx, cf - 8, 1],
      [470, cf - 22],
      [hx + 22, t + 44],
      [hx - 1, t + 17, 1],
      [hx - 16, hy - 8],
      [hx - 22, fall, 1],
      [lerp(hx - 22, tip[0], 0.5) - 4, lerp(fall, tip[1], 0.52) + 3],
      corner(tip),
      [lerp(tip[0], cfx, 0.5) + 3, lerp(tip[1], cf, 0.5) + 6],
    ] as Path);
    const round = sc.volume([leaf], 10, 0.5);
    sc.panel({
      id: `leaf${sg}`,
      slot,
      path: leaf,
      on: 1,
      thick: 4.2,
      round: 5,
      smooth: 14,
      bulge: (x, y) => round(x, y) + 4 * smooth(hy + 40, t + 10, y),
      shadow: 0.45,
      shadowR: 9,
      uv: { angle: sg * -38 },
      cloth: { ex: 0.006, ey: 0.004, iters: 80, noise: 0.8, wave: 44 },
    });
    const edge: Path = [
      [cfx - 3, cf - 2],
      [lerp(tip[0], cfx, 0.5), lerp(tip[1], cf, 0.5) + 4],
      [tip[0] + 2, tip[1] - 4, 1],
      [lerp(hx - 22, tip[0], 0.5), lerp(fall, tip[1], 0.52) - 1],
      [hx - 18, fall - 2],
    ];
    for (const d of stitch)
      sc.stitch(f(toward(edge, d, [440, hy + 70])), {
        slot: 'thread',
        w: 1.1,
        dash: 4.5,
        gap: 2,
      });
  });
}

/** The points of a path moved d towards a centre: a row of stitches inside an edge. */
function toward(path: Path, d: number, centre: Point): Path {
  return path.map((q): Point => {
    const dx = centre[0] - q[0];
    const dy = centre[1] - q[1];
    const l = Math.hypot(dx, dy) || 1;
    const [x, y] = [q[0] + (dx / l) * d, q[1] + (dy / l) * d];
    return q[2] ? [x, y, 1] : [x, y];
  });
}

/** A fold-over collar seen from behind. */
export function collarBack(
  sc: Scene,
  A: Torso,
  o: { up?: number; down?: number; slot?: string; out?: number; stitch?: 0 | 1; amp?: number } = {},
) {
  const [x, y] = A.hps;
  const { up = 18, down = 26, out = 16, amp = 22 } = o;
  const path: Path = [
    [x - 4, y - up + 4, 1],
    [450, y - up - 16],
    [500, y - up - 20],
    [550, y - up - 16],
    [1004 - x, y - up + 4, 1],
    [1000 - x + out, y + down, 1],
    [560, y + down + 8],
    [500, y + down + 10],
    [440, y + down + 8],
    [x - out, y + down, 1],
  ];
  const round = sc.volume([path], amp, 0.5);
  sc.panel({
    id: 'colb',
    slot: o.slot ?? 'main',
    path,
    on: 1,
    thick: 4,
    round: 6,
    bulge: round,
    smooth: 20,
    shadow: 0.43,
    shadowR: 9,
  });
  if (o.stitch !== 0)
    sc.stitch(
      [
        [x - out + 6, y + down - 6],
        [440, y + down + 2],
        [500, y + down + 4],
        [560, y + down + 2],
        [994 - x + out, y + down - 6],
      ],
      { slot: 'thread', w: 1 },
    );
}

/** A narrow band that stands round the neck and closes with one button. */
export function bandCollar(sc: Scene, A: Torso, o: { cf?: number; h?: number; closed?: 0 | 1 } = {}) {
  const [x, y] = A.hps;
  const { cf = 290, h = 30, closed = 1 } = o;
  both((f, sg) => {
    const path = f([
      [x - 4, y - h + 4, 1],
      [x + 18, y + 6],
      [452, cf - h - 4],
      [closed ? 503 : 488, cf - h + 8, 1],
      [closed ? 503 : 488, cf + 6, 1],
      [450, cf - 2],
      [x + 6, y + 34],
      [x - 10, y + 6, 1],
    ] as Path);
    const round = sc.volume([path], 9, 0.5);
    sc.panel({
      id: `band${sg}`,
      slot: 'main',
      path,
      on: 1,
      thick: 3.4,
      round: 4,
      smooth: 10,
      bulge: round,
      shadow: 0.34,
      shadowR: 6,
    });
    sc.stitch(
      f([
        [x, y - h + 10],
        [x + 22, y + 12],
        [452, cf - h + 2],
        [closed ? 500 : 484, cf - h + 13],
      ] as Path),
      { slot: 'thread', w: 1 },
    );
  });
  if (closed) button(sc, 500, cf - 9, { r: 6 });
}

/** An open collar in one piece with its revers: camp and pyjama shirts. Drawn last. */
export function campCollar(sc: Scene, A: Torso, o: { breakY?: number; slot?: string; piping?: string } = {}) {
  const [x, y] = A.hps;
  const { breakY = 392, slot = 'main', piping } = o;
  both((f, sg) => {
    const revers = f([
      [x + 26, y + 52, 1],
      [lerp(x + 40, 498, 0.6), lerp(y + 70, breakY, 0.6)],
      [498, breakY, 1],
      [462, breakY - 22],
      [410, breakY - 62],
      [392, y + 96, 1],
      [x + 4, y + 82, 1],
    ] as Path);
    const leaf = f([
      [x + 12, y - 22, 1],
      [x - 8, y - 12],
      [x - 26, y + 40],
      [x - 42, y + 92, 1],
      [x - 10, y + 104],
      [x + 12, y + 92, 1],
      [x + 30, y + 52],
      [x + 34, y + 6, 1],
    ] as Path);
    for (const [name, path] of [
      ['rev', revers],
      ['camp', leaf],
    ] as const) {
      const round = sc.volume([path], 9, 0.5);
      sc.panel({
        id: `${name}${sg}`,
        slot,
        path,
        on: 1,
        thick: 3.2,
        round: 4,
        smooth: 14,
        bulge: round,
        shadow: 0.42,
        shadowR: 8,
        uv: { angle: sg * (name === 'rev' ? -14 : -30) },
      });
      if (piping) {
        const edge = shape(path);
        sc.cord([...edge, ...edge.slice(0, 1)], { slot: piping, r: 1.9, shadow: 0.15, shadowR: 2 });
      } else
        sc.stitch(
          f(
            name === 'rev'
              ? ([
                  [494, breakY - 8],
                  [462, breakY - 28],
                  [414, breakY - 66],
                ] as Path)
              : ([
                  [x - 20, y + 42],
                  [x - 35, y + 87],
                  [x - 10, y + 97],
                ] as Path),
          ),
          { slot: 'thread', w: 1 },
        );
    }
  });
}

/** A collar that stands round the throat in two halves, meeting in the middle: puffers, parkas, funnel necks. */
export function standCollar(
  sc: Scene,
  A: Torso,
  o: {
    h?: number;
    slot?: string;
    inner?: string;
    lift?: number;
    amp?: number;
    /** How far the halves gape at the top. */
    gape?: number;
    relief?: (x: number, y: number) => number;
  } = {},
) {
  const [x, y] = A.hps;
  const { h = 62, slot = 'main', inner = 'lining', lift = 24, amp = 20, gape = 0 } = o;
  const t = y - h;
  sc.panel({
    slot: inner,
    path: [
      [x + 4, t + 12, 1],
      [500, t - 6],
      [996 - x, t + 12, 1],
      [986 - x, y + 30],
      [500, y + 60],
      [x + 14, y + 30],
    ],
    z: 20,
    thick: 3,
    round: 8,
    shadow: 0,
  });
  label(sc, 500, t + 26, 50, 26);
  sc.shade(
    [
      [x + 20, t + 20],
      [980 - x, t + 20],
      [540, y + 40],
      [460, y + 40],
    ],
    { soft: 18, k: 0.4 },
  );
  both((f, sg) => {
    const half = f([
      [x - 2, t + 14, 1],
      [x + 30, t + 30],
      [470 - gape, t + 64],
      [500 - gape, t + 84, 1],
      [500, y + 74, 1],
      [440, y + 62],
      [x - 12, y + 30, 1],
      [x - 12, y - 20],
    ] as Path);
    const round = sc.volume([half], amp, 0.45, `pc${sg}`);
    sc.panel({
      id: `pcol${sg}`,
      slot,
      path: half,
      on: 0,
      z: lift,
      bulge: (px, py) => round(px, py) + 50 * (1 - ((px - 500) / 110) ** 2) + (o.relief?.(px, py) ?? 0),
      thick: 5,
      round: 10,
      shadow: 0.42,
      shadowR: 10,
    });
  });
}

/** The same collar seen from behind. */
export function standCollarBack(
  sc: Scene,
  A: Torso,
  o: { h?: number; slot?: string; relief?: (x: number, y: number) => number } = {},
) {
  const [x, y] = A.hps;
  const t = y - (o.h ?? 62);
  const path: Path = [
    [x - 2, t + 14, 1],
    [440, t - 4],
    [500, t - 8],
    [560, t - 4],
    [1002 - x, t + 14, 1],
    [1012 - x, y + 24, 1],
    [560, y + 36],
    [500, y + 38],
    [440, y + 36],
    [x - 12, y + 24, 1],
  ];
  const round = sc.volume([path], 30, 0.45);
  sc.panel({
    id: 'pcb',
    slot: o.slot ?? 'main',
    path,
    on: 1,
    thick: 5,
    round: 10,
    bulge: (px, py) => round(px, py) + (o.relief?.(px, py) ?? 0),
    smooth: 20,
    shadow: 0.4,
    shadowR: 9,
  });
}

/** The outline of one side of a shawl collar, from the back of the neck down to where the fronts meet. */
export function shawlOutline(A: Torso, meet: Point, width: number, mirrored: boolean): Path {
  const [x, y] = A.hps;
  const side: Path = [
    [x + 24, y - 20, 1],
    [x + 34, y + 20],
    [lerp(x + 36, meet[0], 0.42), lerp(y + 40, meet[1], 0.42)],
    corner(meet),
    [lerp(meet[0], x, 0.34) - width * 0.24, lerp(meet[1], y, 0.34)],
    [x - width * 0.72, lerp(y, meet[1], 0.36)],
    [x - width * 0.62, y + 60],
    [x - 14, y - 4],
  ];
  return mirrored ? mirror(side) : side;
}

/** A collar that rolls round the neck and down both fronts in one piece. */
export function shawlCollar(
  sc: Scene,
  A: Torso,
  o: { meet?: Point; width?: number; slot?: string; thick?: number; amp?: number; sides?: (0 | 1)[] } = {},
) {
  const { meet = [500, 600], width = 84, slot = 'main', amp = 14 } = o;
  for (const m of o.sides ?? [0, 1]) {
    const path = shawlOutline(A, meet, width, m === 1);
    const round = sc.volume([path], amp, 0.5, `shawl${m}`);
    sc.panel({
      id: `shawl${m}`,
      slot,
      path,
      on: 1,
      thick: o.thick ?? 4,
      round: 7,
      smooth: 20,
      bulge: round,
      shadow: 0.45,
      shadowR: 10,
      uv: { angle: (m ? 1 : -1) * 14 },
    });
  }
}

/** The strip of a rolled collar behind the neck, seen from the front. */
export function neckRoll(
  sc: Scene,
  A: Torso,
  o: { slot?: string; up?: number; z?: number; low?: number } = {},
) {
  const [x, y] = A.hps;
  const up = o.up ?? 16;
  sc.panel({
    slot: o.slot ?? 'main',
    path: [
      [x + 16, y - up, 1],
      [456, y - up - 16],
      [500, y - up - 20],
      [544, y - up - 16],
      [984 - x, y - up, 1],
      [966 - x, y + 12, 1],
      [544, y + (o.low ?? 4)],
      [500, y + (o.low ?? 4) + 1],
      [456, y + (o.low ?? 4)],
      [x + 34, y + 12, 1],
    ],
    z: o.z ?? 62,
    thick: 3,
    round: 5,
    shadow: 0.3,
    shadowR: 8,
  });
}
