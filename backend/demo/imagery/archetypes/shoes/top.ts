// A pair seen from above, toes up. Everything is written for the left shoe and mirrored for the right one.
import { at, ellipse, line, offset, scaleP, shape } from '../../engine/geom.ts';
import { both, lerp, strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point } from '../../engine/types.ts';
import { bow, buckle, closed, eyelet, FINE } from './parts.ts';

export type Toe = 'round' | 'almond' | 'point' | 'square';

export interface TopOptions {
  toe?: Toe;
  /** How far the foot goes in: of a low shoe, of one cut down to the toes, of a shaft, or open to the footbed. */
  opening?: 'low' | 'deep' | 'shaft' | 'open';
  front?: 'laces' | 'saddle' | 'bit' | 'tassel' | 'bow' | 'plain' | 'strap' | 'instep' | 'gore' | 'crest';
  /** Of a low shoe: nothing behind the foot, or only a strap. */
  back?: 'none' | 'sling';
  /** How far the sole stands out. */
  edge?: number;
  cap?: boolean;
  brogue?: boolean;
  /** What an open shoe is held by. */
  straps?: 'slide' | 'two' | 'fine' | 'thong' | 'cross';
}

/** The left foot: inner side to the right. */
export function foot(toe: Toe, grow = 0): Point[] {
  const tip: Record<Toe, Path> = {
    round: [
      [300, 352],
      [340, 322],
      [384, 318],
      [424, 346],
    ],
    almond: [
      [302, 346],
      [338, 302],
      [382, 295],
      [420, 338],
    ],
    point: [
      [308, 350],
      [350, 272],
      [374, 240, 1],
      [398, 278],
      [424, 350],
    ],
    square: [
      [300, 350],
      [322, 304, 1],
      [404, 298, 1],
      [428, 342],
    ],
  };
  const points: Path = [
    ...tip[toe],
    [452, 420],
    [458, 500],
    [440, 610],
    [426, 720],
    [430, 810],
    [414, 886],
    [356, 918],
    [298, 886],
    [276, 810],
    [268, 720],
    [254, 610],
    [244, 500],
    [262, 420],
  ];
  return grow ? scaleP(points, 1 + grow / 105, 1 + grow / 310, 352, 608) : [...points];
}

const LOW: Path = [
  [352, 560],
  [392, 584],
  [408, 660],
  [408, 760],
  [400, 836],
  [354, 872],
  [306, 836],
  [294, 760],
  [294, 660],
  [314, 584],
];
const DEEP: Path = [
  [352, 446],
  [404, 470],
  [424, 560],
  [412, 700],
  [408, 800],
  [394, 866],
  [354, 890],
  [310, 866],
  [292, 800],
  [284, 700],
  [272, 560],
  [302, 470],
];
const SHAFT: Path = [
  [352, 600],
  [404, 630],
  [420, 720],
  [410, 820],
  [354, 872],
  [298, 820],
  [284, 720],
  [302, 630],
];

/** The part of a strap's edge that lies over a footbed, and a little more: its ends go down the side of the sole. */
function within(footbed: Path, edge: Path): Point[] {
  const cut = 4;
  return edge.flatMap(([x, y]): Point[] => {
    const near = footbed.filter((p) => Math.abs(p[1] - y) < 6).map((p) => p[0]);
    return near.length > 0 && x > Math.min(...near) - cut && x < Math.max(...near) + cut ? [[x, y]] : [];
  });
}

/** A closed outline written for the left shoe, as the side needs it. */
type Side = (path: Path) => Point[];

function laces(sc: Scene, f: Side, rows: number, from: number, to: number) {
  const tongue: Path = [
    [326, from - 10, 1],
    [352, from - 22],
    [380, from - 10, 1],
    [390, to + 24],
    [380, to + 56, 1],
    [352, to + 64],
    [326, to + 56, 1],
    [316, to + 24],
  ];
  sc.panel({ slot: 'tongue', path: f(tongue), on: 1, thick: 6, round: 10, shadow: 0.3, smooth: 10 });
  for (const side of [-1, 1]) {
    const facing: Path = [
      [352 + side * 22, from - 26, 1],
      [352 + side * 40, from + 10],
      [352 + side * 54, to, 1],
      [352 + side * 58, to + 30, 1],
      [352 + side * 30, to + 34, 1],
      [352 + side * 22, to],
      [352 + side * 14, from + 6],
    ];
    sc.panel({
      slot: 'over',
      path: f(facing),
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.35,
      shadowR: 5,
      smooth: 6,
    });
    sc.stitch(
      f([
        [352 + side * 27, from - 20],
        [352 + side * 36, from + 14],
        [352 + side * 50, to],
        [352 + side * 53, to + 28],
      ]),
      { slot: 'thread', ...FINE },
    );
  }
  for (let row = 0; row < rows; row++) {
    const share = row / Math.max(1, rows - 1);
    const y = lerp(from, to, share);
    const half = lerp(23, 35, share);
    for (const side of [-1, 1]) {
      const [hole] = f([[352 + side * half, y]]);
      if (hole) eyelet(sc, hole[0], hole[1], 4.4);
    }
    sc.cord(
      f([
        [352 - half, y],
        [352, y - 5],
        [352 + half, y],
      ]),
      { slot: 'lace', r: 5.4, rise: 0.7, shadow: 0.4, shadowR: 5 },
    );
    if (row < rows - 1)
      sc.cord(
        f([
          [352 - half, y],
          [352 + half, y + (to - from) / rows],
        ]),
        { slot: 'lace', r: 4.2, rise: 0.4, shadow: 0.25 },
      );
  }
  const [knot] = f([[352, to + 8]]);
  if (knot) bow(sc, knot[0], knot[1], 0.72, { slot: 'lace', ends: true });
}

function apron(sc: Scene, f: Side) {
  const ridge: Path = [
    [290, 520],
    [288, 450],
    [306, 390],
    [350, 362],
    [398, 388],
    [416, 450],
    [414, 520],
  ];
  sc.crease(f(ridge), { w: 9, depth: 4.4, macro: 1 });
  const curve = line(f(ridge));
  sc.crease(offset(curve, 7), { w: 3, depth: -1.8, dark: 0.25 });
  const count = Math.floor(at(curve, 1).len / 11);
  for (let i = 0; i < count; i++) {
    const { p, d } = at(curve, (i + 0.5) / count);
    sc.crease(
      [
        [p[0] - d[1] * 7, p[1] + d[0] * 7],
        [p[0] + d[1] * 7, p[1] - d[0] * 7],
      ],
      { w: 2, depth: -1.3, dark: 0.2 },
    );
  }
}

function saddle(sc: Scene, f: Side, front: 'saddle' | 'bit' | 'tassel' | 'strap') {
  if (front !== 'tassel') {
    sc.panel({
      slot: front === 'strap' ? 'main' : 'saddle',
      path: f([
        [250, 476, 1],
        [300, 486],
        [352, 480],
        [404, 486],
        [456, 472, 1],
        [452, 540, 1],
        [400, 546],
        [352, 552],
        [304, 546],
        [250, 540, 1],
      ]),
      on: 1,
      thick: 3.4,
      round: 4,
      shadow: 0.35,
      shadowR: 7,
      smooth: 8,
    });
    for (const y of [486, 538])
      sc.stitch(
        f([
          [254, y - 2],
          [304, y + 6],
          [352, y + 2],
          [402, y + 6],
          [452, y - 6],
        ]),
        { slot: 'thread', ...FINE },
      );
  }
  if (front === 'bit') {
    sc.cord(
      f([
        [312, 512],
        [352, 520],
        [392, 512],
      ]),
      { slot: 'metal', r: 6, shadow: 0.45 },
    );
    for (const x of [308, 396])
      sc.cord(closed(f(ellipse(x, 512, 17, 17, 40))), { slot: 'metal', r: 4.2, shadow: 0.4 });
  } else if (front === 'saddle') {
    sc.tint(
      f([
        [332, 514, 1],
        [352, 504, 1],
        [372, 514, 1],
        [366, 526, 1],
        [352, 518, 1],
        [338, 526, 1],
      ]),
      { slot: 'hole', alpha: 0.85 },
    );
  } else if (front === 'tassel') {
    for (const side of [-1, 1]) {
      sc.panel({
        slot: 'saddle',
        path: f([
          [352 + side * 4, 540, 1],
          [352 + side * 16, 536, 1],
          [352 + side * 34, 480],
          [352 + side * 20, 470, 1],
          [352 + side * 8, 478],
        ]),
        on: 1,
        thick: 5,
        round: 7,
        shadow: 0.45,
      });
      for (let i = 0; i < 4; i++)
        sc.crease(
          f([
            [352 + side * (7 + i * 2.4), 530],
            [352 + side * (12 + i * 5.4), 478],
          ]),
          { w: 2, depth: -1.6, dark: 0.3 },
        );
    }
    sc.cord(
      f([
        [300, 570],
        [322, 544],
        [352, 540],
        [384, 544],
        [406, 570],
      ]),
      { slot: 'thread', r: 3.2, shadow: 0.3 },
    );
  } else {
    const [centre] = f([[434, 508]]);
    if (centre) buckle(sc, centre[0], centre[1], 26, 44);
  }
}

function cap(sc: Scene, f: Side, brogue: boolean) {
  const seam = line(
    f([
      [262, 420],
      [310, 406],
      [352, 402],
      [400, 406],
      [452, 418],
    ]),
  );
  sc.seam(seam, { depth: -1.3, dark: 0.2, stitch: [3.2, -3.2], slot: 'thread', st: FINE });
  if (!brogue) return;
  for (let i = 0; i < 15; i++) {
    const { p } = at(offset(seam, 10), (i + 0.5) / 15);
    sc.tint(ellipse(p[0], p[1], i % 2 ? 1.5 : 2.6, i % 2 ? 1.5 : 2.6), { slot: 'hole', alpha: 0.75 });
  }
  for (const [dx, dy] of [
    [0, 0],
    [-14, 8],
    [14, 8],
    [-22, -8],
    [22, -8],
    [0, -16],
    [-10, -26],
    [10, -26],
  ] as const)
    sc.tint(f(ellipse(354 + dx, 364 + dy, 2.4, 2.4)), { slot: 'hole', alpha: 0.75 });
}

function closedUpper(sc: Scene, f: Side, o: TopOptions, id: string) {
  const toe = o.toe ?? 'round';
  const outline = foot(toe);
  const opening = o.opening === 'deep' ? DEEP : o.opening === 'shaft' ? SHAFT : LOW;
  const volume = sc.volume([f(outline)], o.opening === 'shaft' ? 150 : 104, 0.5, `v${id}`);
  sc.panel({ slot: 'insole', path: f(outline), z: 6, thick: 3, round: 6, shadow: 0 });
  if (!o.back) {
    sc.panel({
      slot: 'lining',
      path: f(scaleP(opening, 1.14, 1.06, 352, 720)),
      z: 22,
      thick: 3,
      round: 30,
      shadow: 0,
    });
    sc.panel({
      slot: 'insole',
      path: f(scaleP(opening, 0.86, 0.92, 352, 720)),
      z: 10,
      thick: 2,
      round: 18,
      shadow: 0,
    });
  }
  // one looks down into a shaft, and sees little of its floor
  sc.shade(f(opening), { soft: 12, k: o.opening === 'shaft' ? 0.78 : o.back ? 0.1 : 0.34 });
  // the name inside is two gilt lines
  sc.tint(
    f([
      [328, 792, 1],
      [376, 792, 1],
      [376, 797, 1],
      [328, 797, 1],
    ]),
    { slot: 'foil', alpha: 0.7 },
  );
  const smooth = (path: Path) => shape(f(path)).map(([x, y]): Point => [x, y, 1]);
  const cut = opening === DEEP ? 640 : 700;
  const upper = o.back
    ? [f(ahead(shape(outline), shape(opening), cut).map(([x, y]): Point => [x, y, 1]))]
    : [smooth(outline), smooth(opening).reverse()];
  sc.panel({
    id: `up${id}`,
    slot: 'main',
    path: upper,
    z: 8,
    bulge: volume,
    thick: 5,
    round: 10,
    shadow: 0.2,
    cloth: { ex: 0.004, ey: 0.004, wave: 50, noise: 1, iters: 100, bend: 0.03 },
  });
  if (o.back) {
    if (o.back === 'sling') sling(sc, f);
    return;
  }
  sc.panel({
    slot: o.front === 'crest' || o.front === 'bow' ? 'piping' : 'collar',
    path: [smooth(scaleP(opening, 1.05, 1.03, 352, 720)), smooth(opening).reverse()],
    on: 1,
    thick: 5,
    round: 6,
    smooth: 8,
    shadow: 0.2,
  });
  if (o.front !== 'bow')
    sc.stitch(closed(f(scaleP(opening, 1.17, 1.09, 352, 720))), { slot: 'thread', ...FINE });
}

/** What covers the toes only: an outline and an opening as far as `cut`, both drawn from the toe clockwise. */
function ahead(outline: Path, opening: Path, cut: number): Path {
  const halves = (path: Path) => {
    const first = path.findIndex(([, y]) => y > cut);
    const last = path.findLastIndex(([, y]) => y > cut);
    return [path.slice(0, first), path.slice(last + 1)] as const;
  };
  const [right, left] = halves(outline);
  const [innerRight, innerLeft] = halves(opening);
  return [...left, ...right, ...innerRight.toReversed(), ...innerLeft.toReversed()];
}

function sling(sc: Scene, f: Side) {
  strip(
    sc,
    f([
      [420, 624],
      [430, 720],
      [424, 830],
      [354, 908],
      [284, 830],
      [266, 720],
      [274, 624],
    ]),
    8,
    { slot: 'main', abs: 1, z: 44, thick: 6, round: 7, shadow: 0.4, shadowR: 10 },
  );
  const [centre] = f([[270, 690]]);
  if (centre) buckle(sc, centre[0], centre[1], 24, 22);
}

function frontOf(sc: Scene, f: Side, o: TopOptions) {
  const front = o.front ?? 'plain';
  if (o.cap) cap(sc, f, o.brogue ?? false);
  if (front === 'laces') laces(sc, f, o.opening === 'shaft' ? 6 : 5, o.opening === 'shaft' ? 452 : 446, 556);
  else if (front === 'instep') {
    strip(
      sc,
      f([
        [262, 640],
        [300, 612],
        [352, 602],
        [400, 610],
        [440, 636],
      ]),
      11,
      {
        slot: 'main',
        abs: 1,
        z: 96,
        thick: 5,
        round: 6,
        shadow: 0.45,
        shadowR: 14,
        stitch: [7.5, -7.5],
        st: FINE,
      },
    );
    const [centre] = f([[284, 622]]);
    if (centre) buckle(sc, centre[0], centre[1], 26, 30);
  } else if (front === 'bow') {
    const [centre] = f([[352, 452]]);
    if (centre) bow(sc, centre[0], centre[1], 0.66);
  } else if (front === 'gore') {
    for (const side of [-1, 1]) {
      const gore: Path = [
        [352 + side * 40, 570, 1],
        [352 + side * 66, 574],
        [352 + side * 92, 640, 1],
        [352 + side * 70, 640],
        [352 + side * 56, 616, 1],
      ];
      sc.panel({ slot: 'elastic', path: f(gore), on: 1, thick: -1.6, round: 2, shadow: 0 });
      sc.crease(closed(f(gore)), { w: 3, depth: -1.4, dark: 0.25 });
    }
  } else if (front === 'crest') {
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * Math.PI;
      const [dx, dy] = [Math.cos(angle) * 26, Math.sin(angle) * 26];
      sc.cord(
        f([
          [352 - dx, 460 - dy],
          [352 + dx, 460 + dy],
        ]),
        { slot: 'crest', r: 2.2, rise: 1, shadow: 0.2 },
      );
    }
  } else if (front !== 'plain') {
    if (front !== 'strap') apron(sc, f);
    saddle(sc, f, front);
  }
}

function openShoe(sc: Scene, f: Side, o: TopOptions, id: string) {
  sc.panel({
    id: `fb${id}`,
    slot: 'insole',
    path: f(foot(o.toe ?? 'round', -5)),
    on: 1,
    amp: -8,
    pow: 0.5,
    thick: 5,
    round: 10,
    shadow: 0.2,
  });
  sc.stitch(closed(f(foot(o.toe ?? 'round', -13))), { slot: 'thread', ...FINE });
  sc.tint(
    f([
      [330, 806, 1],
      [376, 806, 1],
      [376, 811, 1],
      [330, 811, 1],
    ]),
    { slot: 'foil', alpha: 0.7 },
  );
  const footbed = shape(foot(o.toe ?? 'round', o.edge ?? 8));
  const over = (path: Path, width: number, height = 46) => {
    const curve = line(path);
    const edges = [offset(curve, width), offset(curve, -width).reverse()].map((edge) =>
      within(footbed, edge),
    );
    const band = [...(edges[0] ?? []), ...(edges[1] ?? [])];
    const middle = within(footbed, curve);
    const mid = at(f(middle), 0.5).p;
    const reach = at(middle, 1).len / 2;
    sc.panel({
      slot: 'main',
      path: f(
        band
          .filter((_, index) => index % 4 === 0 || index === band.length - 1)
          .map(([x, y]): Point => [x, y, 1]),
      ),
      z: 14,
      bulge: (x, y) =>
        height * Math.sqrt(Math.max(0, 1 - ((x - mid[0]) ** 2 + ((y - mid[1]) * 0.6) ** 2) / reach ** 2)),
      thick: 6,
      round: 8,
      shadow: 0.5,
      shadowR: 16,
    });
    for (const d of [width - 6, 6 - width])
      if (width > 14) sc.stitch(f(within(footbed, offset(curve, d))), { slot: 'thread', ...FINE });
  };
  if (o.straps === 'slide')
    over(
      [
        [190, 540],
        [250, 502],
        [300, 484],
        [352, 478],
        [404, 484],
        [454, 502],
        [514, 540],
      ],
      70,
      70,
    );
  else if (o.straps === 'two') {
    over(
      [
        [190, 492],
        [244, 462],
        [300, 436],
        [352, 428],
        [406, 434],
        [458, 462],
        [514, 494],
      ],
      34,
      60,
    );
    over(
      [
        [200, 646],
        [246, 616],
        [300, 590],
        [352, 582],
        [404, 590],
        [450, 614],
        [504, 646],
      ],
      34,
      70,
    );
    for (const y of [440, 592]) {
      const [centre] = f([[290, y]]);
      if (centre) buckle(sc, centre[0], centre[1], 34, 44);
    }
  } else if (o.straps === 'thong') {
    over(
      [
        [354, 404],
        [330, 450],
        [290, 520],
        [256, 600],
        [236, 660],
      ],
      11,
      30,
    );
    over(
      [
        [354, 404],
        [382, 446],
        [424, 516],
        [446, 596],
        [462, 660],
      ],
      11,
      30,
    );
    sc.panel({ slot: 'main', path: f(ellipse(354, 404, 15, 15)), on: 1, thick: 7, round: 9, shadow: 0.4 });
  } else if (o.straps === 'cross') {
    over(
      [
        [200, 412],
        [252, 432],
        [330, 476],
        [406, 536],
        [450, 580],
        [490, 620],
      ],
      32,
      60,
    );
    over(
      [
        [508, 398],
        [452, 424],
        [380, 468],
        [300, 530],
        [246, 588],
        [210, 630],
      ],
      32,
      60,
    );
  } else {
    over(
      [
        [210, 446],
        [256, 424],
        [310, 402],
        [352, 396],
        [400, 402],
        [448, 422],
        [500, 446],
      ],
      11,
      34,
    );
    over(
      [
        [196, 530],
        [246, 504],
        [300, 480],
        [352, 473],
        [406, 479],
        [456, 502],
        [508, 530],
      ],
      11,
      44,
    );
  }
  if (o.straps === 'fine' || o.straps === 'cross') {
    // heel counter, then the strap around the ankle lies open to both sides
    const heel: Path = [
      [276, 800, 1],
      [290, 872],
      [354, 908],
      [420, 872],
      [430, 800, 1],
      [418, 812],
      [402, 862],
      [354, 886],
      [306, 862],
      [290, 812],
    ];
    sc.panel({ slot: 'main', path: f(heel), z: 46, thick: 6, round: 7, shadow: 0.45 });
    strip(
      sc,
      f([
        [282, 820],
        [250, 760],
        [290, 704],
        [354, 696],
        [420, 706],
        [452, 764],
        [424, 822],
      ]),
      9,
      { slot: 'main', abs: 1, z: 70, thick: 6, round: 7, shadow: 0.4, shadowR: 14 },
    );
    const [centre] = f([[262, 738]]);
    if (centre) buckle(sc, centre[0], centre[1], 28, 28);
  }
}

/** Slots: those of the profile, and `collar` (the edge of the opening), `foil`, `welt`. */
export function fromAbove(o: TopOptions = {}) {
  return (sc: Scene) => {
    both((mirrored, side) => {
      const f: Side = (path) => mirrored([...path]) as Point[];
      const id = side < 0 ? 'l' : 'r';
      sc.panel({
        slot: 'welt',
        path: f(foot(o.toe ?? 'round', o.edge ?? 8)),
        thick: 9,
        round: 8,
        shadow: 0.2,
      });
      if ((o.edge ?? 8) > 6 && o.opening !== 'open')
        sc.stitch(closed(f(foot(o.toe ?? 'round', (o.edge ?? 8) - 3.5))), {
          slot: 'weltThread',
          w: 1.6,
          dash: 5,
          gap: 3,
        });
      if (o.opening === 'open') openShoe(sc, f, o, id);
      else {
        closedUpper(sc, f, o, id);
        frontOf(sc, f, o);
      }
    });
  };
}
