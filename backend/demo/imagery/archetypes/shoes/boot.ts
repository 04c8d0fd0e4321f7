import { at, line, offset, shape } from '../../engine/geom.ts';
import { strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Gather, Path } from '../../engine/types.ts';
import { buckle, closed, eyelet, FINE, wall } from './parts.ts';

export interface BootOptions {
  /** `ankle`, `knee` and `over-knee` stand on a block heel, the others on a low stacked one. */
  kind?: 'chelsea' | 'combat' | 'desert' | 'ankle' | 'knee' | 'western';
  /** A strap and buckle around the ankle. */
  strap?: boolean;
}

const FLAT_TOPS = { chelsea: 372, combat: 300, desert: 470 } as const;

function elasticGore(sc: Scene, top: number) {
  const gore: Path = [
    [644, top + 2, 1],
    [760, top + 2, 1],
    [752, 470],
    [730, 560],
    [704, 612, 1],
    [676, 560],
    [652, 470],
  ];
  sc.panel({ slot: 'elastic', path: gore, on: 1, thick: -2.2, round: 2, shadow: 0 });
  sc.crease(closed(shape(gore)), { w: 4, depth: -1.6, dark: 0.3 });
  sc.stitch(
    offset(
      line([
        [760, top + 6],
        [752, 470],
        [730, 560],
        [704, 614],
      ]),
      6,
    ),
    { slot: 'thread', ...FINE },
  );
  sc.stitch(
    offset(
      line([
        [644, top + 6],
        [652, 470],
        [676, 560],
        [704, 614],
      ]),
      -6,
    ),
    { slot: 'thread', ...FINE },
  );
  sc.seam(
    [
      [704, 616],
      [700, 690],
      [690, 756],
    ],
    { depth: -1.2, dark: 0.2, stitch: [3], slot: 'thread', st: FINE },
  );
  sc.stitch(
    [
      [590, top + 12],
      [640, top + 4],
    ],
    { slot: 'thread', ...FINE },
  );
  sc.stitch(
    [
      [764, top + 6],
      [808, top + 10],
    ],
    { slot: 'thread', ...FINE },
  );
}

function lacedFront(sc: Scene, top: number, rows: number) {
  sc.seam(
    [
      [800, top + 10],
      [730, 480],
      [690, 600],
      [560, 700],
      [540, 764],
    ],
    { depth: -1.4, dark: 0.2, stitch: [3.4, 7], slot: 'thread', st: FINE },
  );
  sc.seam(
    [
      [452, 632],
      [420, 690],
      [424, 768],
    ],
    { depth: -1.4, dark: 0.2, stitch: [3.4, 7], slot: 'thread', st: FINE },
  );
  sc.panel({
    slot: 'main',
    path: [
      [592, top + 6, 1],
      [590, 470],
      [566, 556],
      [500, 612],
      [440, 640, 1],
      [470, 664],
      [560, 622],
      [620, 560],
      [640, 470],
      [642, top + 4, 1],
    ],
    on: 1,
    thick: 2.6,
    round: 3,
    shadow: 0.3,
  });
  sc.stitch(
    line([
      [636, top + 8],
      [634, 470],
      [614, 556],
      [556, 616],
      [470, 658],
    ]),
    { slot: 'thread', ...FINE },
  );
  laceRows(
    sc,
    [
      [618, top + 30],
      [616, 470],
      [594, 556],
      [540, 610],
      [480, 642],
    ],
    [
      [588, top + 20],
      [584, 462],
      [558, 544],
      [496, 602],
      [444, 630],
    ],
    rows,
  );
}

function laceRows(sc: Scene, near: Path, ridge: Path, rows: number) {
  const [a, b] = [line(near), line(ridge)];
  for (let i = 0; i < rows; i++) {
    const f = 0.02 + (i / (rows - 1)) * 0.94;
    const [p, q] = [at(a, f).p, at(b, f).p];
    eyelet(sc, p[0], p[1], 5.4, 'metal');
    sc.cord(
      [
        [p[0], p[1]],
        [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 8],
        [q[0] - 6, q[1] - 6],
      ],
      { slot: 'lace', r: 5, rise: 0.7, shadow: 0.45 },
    );
  }
}

function desertFront(sc: Scene, top: number) {
  // open lacing of a chukka: the quarter lies over the vamp, two pairs of eyelets
  const quarter: Path = [
    [592, top + 4, 1],
    [580, 540],
    [540, 596],
    [500, 624, 1],
    [520, 662],
    [580, 690],
    [640, 720],
    [664, 764, 1],
    [760, 762],
    [848, 754, 1],
    [846, 680],
    [824, 580],
    [806, top + 2, 1],
    [700, top - 4],
  ];
  sc.panel({ slot: 'main', path: quarter, on: 1, thick: 3, round: 3, shadow: 0.35, shadowR: 6, smooth: 6 });
  sc.stitch(
    offset(
      line([
        [590, top + 8],
        [578, 540],
        [538, 598],
        [504, 628],
        [524, 664],
        [582, 694],
        [642, 724],
        [662, 762],
      ]),
      6,
    ),
    { slot: 'thread', ...FINE },
  );
  laceRows(
    sc,
    [
      [604, top + 34],
      [592, 546],
      [560, 596],
    ],
    [
      [578, top + 24],
      [560, 532],
      [520, 588],
    ],
    3,
  );
  sc.seam(
    [
      [822, top + 8],
      [834, 600],
      [846, 740],
    ],
    { depth: -1, dark: 0.16, stitch: [-6], slot: 'thread', st: FINE },
  );
}

function flatBoot(sc: Scene, kind: 'chelsea' | 'combat' | 'desert') {
  const combat = kind === 'combat';
  const top = FLAT_TOPS[kind];
  const upper: Path = [
    [848, 752, 1],
    [846, 680],
    [824, 580],
    [806, Math.max(480, top + 30)],
    [810, top, 1],
    [740, top - 8],
    [660, top - 6],
    [588, top + 4, 1],
    [584, Math.max(470, top + 40)],
    [558, 552],
    [490, 606],
    [390, 636],
    [290, 652],
    [210, 680],
    [164, 716],
    [152, 758, 1],
    [340, 772],
    [520, 768],
    [700, 760],
  ];
  const volume = sc.volume(
    [
      upper,
      [
        [588, top + 20, 1],
        [810, top + 20, 1],
        [806, top - 120, 1],
        [592, top - 120, 1],
      ],
      [
        [176, 744, 1],
        [848, 740, 1],
        [848, 870, 1],
        [196, 870, 1],
      ],
    ],
    128,
    0.5,
    'v',
  );
  sc.panel({
    slot: 'lining',
    path: [
      [594, top + 4, 1],
      [660, top - 26],
      [740, top - 28],
      [806, top + 2, 1],
      [780, top + 30],
      [620, top + 34],
    ],
    z: 6,
    thick: 4,
    round: 6,
    shadow: 0,
  });
  sc.shade(
    [
      [600, top],
      [800, top],
      [780, top + 20],
      [620, top + 20],
    ],
    { soft: 10, k: 0.4 },
  );
  if (kind === 'chelsea')
    strip(
      sc,
      [
        [792, top + 40],
        [796, top - 30],
        [806, top - 46],
        [818, top - 30],
        [814, top + 30],
      ],
      9,
      { slot: 'tab', thick: 2, round: 3, shadow: 0.3 },
    );
  const wrinkles: Gather[] = [
    { a: [560, 560], b: [700, 640], r: 50, amt: 0.07 },
    { a: [520, 600], b: [640, 690], r: 46, amt: 0.06 },
    { a: [430, 634], b: [400, 740], r: 40, amt: 0.045 },
    { a: [810, 560], b: [700, 580], r: 46, amt: 0.05 },
  ];
  sc.panel({
    id: 'up',
    slot: 'main',
    path: upper,
    z: 6,
    bulge: volume,
    thick: 4,
    round: 10,
    shadow: 0.25,
    cloth: { ex: 0.006, ey: 0.006, wave: 46, noise: 1.4, iters: 200, bend: 0.024, gathers: wrinkles },
  });
  if (kind === 'chelsea') elasticGore(sc, top);
  else if (combat) {
    lacedFront(sc, top, 9);
    strip(
      sc,
      [
        [800, top + 60],
        [808, top - 20],
        [820, top - 34],
        [830, top - 16],
        [822, top + 40],
      ],
      8,
      { slot: 'tab', thick: 2, shadow: 0.3 },
    );
  } else desertFront(sc, top);
  weltedSole(sc, combat ? 40 : 18, combat);
}

function weltedSole(sc: Scene, thickness: number, lugs: boolean) {
  wall(
    sc,
    [
      [142, 748],
      [240, 766],
      [400, 772],
      [560, 768],
      [700, 762],
      [856, 756],
    ],
    [
      [146, 768],
      [240, 786],
      [400, 790],
      [560, 786],
      [700, 780],
      [858, 774],
    ],
    { slot: 'welt', thick: 5, round: 5, d: 124 },
  );
  sc.stitch(
    [
      [154, 755],
      [240, 771],
      [400, 777],
      [560, 773],
      [700, 767],
      [850, 761],
    ],
    { slot: 'weltThread', w: 1.6, dash: 5, gap: 3 },
  );
  const y = 790 + thickness;
  wall(
    sc,
    [
      [150, 766],
      [240, 785],
      [400, 789],
      [560, 785],
      [700, 779],
      [856, 773],
    ],
    [
      [168, y - 10],
      [240, y],
      [400, y + 2],
      [560, y - 4],
      [640, y - 12],
      [664, 786],
    ],
    { thick: 6, round: 6, d: 112 },
  );
  wall(
    sc,
    [
      [650, 782],
      [760, 776],
      [858, 772],
    ],
    [
      [662, y + 18],
      [760, y + 20],
      [852, y + 18],
    ],
    { thick: 6, round: 5, shadow: 0.5, d: 112, cap: 0 },
  );
  if (lugs) {
    for (let x = 176; x <= 640; x += 24)
      sc.crease(
        [
          [x, y - 16],
          [x + 4, y + 2],
        ],
        { w: 7, depth: -4, dark: 0.35 },
      );
  }
  sc.crease(
    [
      [660, y + 6],
      [760, y + 8],
      [854, y + 6],
    ],
    { w: 2, depth: -1, dark: 0.25 },
  );
}

/** Boots on a block heel: the foot slopes, the shaft rises to the ankle or to the knee. */
function heeledBoot(sc: Scene, kind: 'ankle' | 'knee' | 'western', withStrap: boolean) {
  const top = kind === 'knee' ? -40 : kind === 'western' ? 250 : 350;
  const ground = 850;
  const [front, back] = kind === 'knee' ? [548, 842] : [572, 822];
  const rim: Path =
    kind === 'western'
      ? [
          [back, top + 6, 1],
          [770, top - 6],
          [700, top + 40],
          [630, top - 4],
          [front, top + 10, 1],
        ]
      : [
          [back, top, 1],
          [740, top - 10],
          [650, top - 8],
          [front, top + 6, 1],
        ];
  const upper: Path = [
    [846, 640, 1],
    [846, 590],
    [822, 520],
    [kind === 'knee' ? 826 : 812, 420],
    ...(kind === 'knee' ? ([[850, 200]] as Path) : []),
    ...rim,
    ...(kind === 'knee' ? ([[540, 200]] as Path) : []),
    [kind === 'knee' ? 566 : 574, 430],
    [560, 520],
    [510, 590],
    [430, 648],
    [330, 700],
    [230, 748],
    [160, 788],
    [122, 824, 1],
    [220, 838],
    [320, 836],
    [440, 824],
    [540, 798],
    [620, 756],
    [700, 706],
    [780, 666],
  ];
  const volume = sc.volume(
    [
      upper,
      [
        [front, top + 10, 1],
        [back, top + 10, 1],
        [back, top - 120, 1],
        [front, top - 120, 1],
      ],
    ],
    kind === 'knee' ? 116 : 104,
    0.5,
    'v',
  );
  sc.panel({
    slot: 'lining',
    path: [
      [front + 6, top + 6, 1],
      [650, top - 30],
      [740, top - 32],
      [back - 4, top + 4, 1],
      [780, top + 30],
      [620, top + 34],
    ],
    z: 6,
    thick: 4,
    round: 6,
    shadow: 0,
  });
  sc.shade(
    [
      [front + 10, top],
      [back - 10, top],
      [780, top + 20],
      [620, top + 20],
    ],
    { soft: 10, k: 0.4 },
  );
  const heel: Path =
    kind === 'western'
      ? [
          [848, 610, 1],
          [846, 690],
          [832, 770],
          [822, ground - 8, 1],
          [728, ground - 8, 1],
          [722, 770],
          [688, 706, 1],
          [780, 650],
        ]
      : [
          [848, 610, 1],
          [850, 720],
          [846, ground - 8, 1],
          [736, ground - 8, 1],
          [738, 740],
          [712, 690, 1],
          [790, 640],
        ];
  const [tipLeft, tipRight] = kind === 'western' ? ([727, 823] as const) : ([735, 847] as const);
  sc.panel({
    id: 'hl',
    slot: 'heel',
    path: heel,
    z: 20,
    bulge: sc.volume([heel], 40, 0.5, 'hv'),
    thick: 5,
    round: 8,
    shadow: 0.25,
  });
  for (let y = 740; y < ground - 20; y += 20)
    sc.crease(
      [
        [720, y],
        [790, y + 2],
        [848, y],
      ],
      { w: 1.6, depth: -0.7, dark: 0.12 },
    );
  sc.panel({
    slot: 'sole',
    path: [
      [tipLeft, ground - 12, 1],
      [tipRight, ground - 12, 1],
      [tipRight, ground, 1],
      [tipLeft, ground, 1],
    ],
    z: 42,
    thick: 4,
    round: 2,
    shadow: 0,
  });
  const wrinkles: Gather[] = [
    { a: [560, 540], b: [700, 600], r: 50, amt: 0.08 },
    { a: [520, 600], b: [660, 660], r: 46, amt: 0.06 },
    { a: [812, 520], b: [700, 540], r: 50, amt: 0.07 },
    ...(kind === 'knee'
      ? [
          { a: [810, 440], b: [690, 430], r: 44, amt: 0.06 } as Gather,
          { a: [580, 440], b: [700, 470], r: 44, amt: 0.06 } as Gather,
        ]
      : []),
  ];
  sc.panel({
    id: 'up',
    slot: 'main',
    path: upper,
    z: 10,
    bulge: volume,
    thick: 4,
    round: 10,
    shadow: 0.3,
    cloth: { ex: 0.005, ey: 0.006, wave: 48, noise: 1.3, iters: 200, bend: 0.024, gathers: wrinkles },
  });
  // sole edge
  sc.cord(
    [
      [838, 656],
      [780, 672],
      [700, 712],
      [620, 762],
      [540, 804],
      [440, 830],
      [320, 842],
      [220, 843],
      [126, 832],
    ],
    { slot: 'sole', r: 4.6, rise: 0.8, shadow: 0.2 },
  );
  if (kind === 'western') {
    sc.seam(
      [
        [560, 540],
        [520, 640],
        [560, 700],
        [640, 740],
      ],
      { depth: -1.2, dark: 0.18, stitch: [4, 9], slot: 'thread', st: FINE },
    );
    const flame = (d: number): Path => [
      [690, 300 + d],
      [640 - d / 2, 380],
      [690, 470],
      [660, 540 - d],
      [690, 590 - d],
    ];
    for (const d of [0, 16, 32]) sc.stitch(flame(d), { slot: 'thread', w: 1.5, dash: 5, gap: 2.4 });
    for (const d of [0, 16, 32])
      sc.stitch(
        flame(d).map(([x, y]) => [1386 - x, y]),
        { slot: 'thread', w: 1.5, dash: 5, gap: 2.4 },
      );
    strip(
      sc,
      [
        [640, top + 60],
        [640, top - 20],
        [650, top - 30],
        [662, top - 20],
        [662, top + 60],
      ],
      7,
      { slot: 'tab', thick: 2, shadow: 0.3 },
    );
  } else {
    sc.seam(
      [
        [700, top + 6],
        [706, 470],
        [716, 600],
        [720, 690],
      ],
      { depth: -1.1, dark: 0.18, stitch: [4, -4], slot: 'thread', st: FINE },
    );
    sc.stitch(offset(line(rim.map(([x, y]) => [x, y])), -9), { slot: 'thread', ...FINE });
  }
  if (withStrap) {
    strip(
      sc,
      [
        [566, 500],
        [640, 536],
        [730, 540],
        [824, 506],
      ],
      15,
      { slot: 'strap', thick: 4, round: 4, shadow: 0.4, smooth: 8, stitch: [11, -11], st: FINE },
    );
    buckle(sc, 664, 540, 34, 42);
  }
}

/** A boot in profile. Slots: elastic tab lining welt sole lace metal strap heel thread weltThread. */
export function boot(o: BootOptions = {}) {
  const { kind = 'chelsea' } = o;
  return (sc: Scene) => {
    if (kind === 'chelsea' || kind === 'combat' || kind === 'desert') flatBoot(sc, kind);
    else heeledBoot(sc, kind, o.strap ?? false);
  };
}
