import { at, ellipse, line, offset, ribbon, shape } from '../../engine/geom.ts';
import { lerp, smooth, strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point, StitchOptions } from '../../engine/types.ts';
import { closed, eyelet, plainPath, wall } from './parts.ts';

export interface SneakerOptions {
  kind?: 'court' | 'hi' | 'runner' | 'slip-on';
  /** A slanted flash on the quarter. */
  stripe?: boolean;
}
const ST: StitchOptions = { w: 1.3, dash: 4.6, gap: 2.2 };

interface Last {
  soleTop: Path;
  soleBottom: Path;
  heel: Path;
  collar: Path;
  throat: Path;
  toe: Path;
  farCollar: Path;
  tongue: Path;
  tongueEdge: Path;
}

const CUP_TOP: Path = [
  [148, 744],
  [190, 754],
  [280, 762],
  [400, 764],
  [540, 758],
  [680, 750],
  [790, 743],
  [852, 738],
];
const CUP_BOTTOM: Path = [
  [158, 782],
  [196, 803],
  [280, 813],
  [400, 815],
  [540, 815],
  [680, 815],
  [790, 815],
  [852, 810],
];
const ROUND_TOE: Path = [
  [300, 648],
  [226, 662],
  [172, 694],
  [150, 734],
  [154, 768, 1],
];

const LASTS: Record<'court' | 'hi' | 'runner', Last> = {
  court: {
    soleTop: CUP_TOP,
    soleBottom: CUP_BOTTOM,
    heel: [
      [846, 744, 1],
      [860, 694],
      [856, 640],
      [838, 588],
      [836, 560, 1],
    ],
    collar: [
      [836, 560, 1],
      [812, 572],
      [768, 608],
      [712, 612],
      [652, 560, 1],
    ],
    throat: [
      [652, 560, 1],
      [632, 520],
      [600, 502],
      [566, 514],
      [506, 566],
      [440, 610],
      [374, 638],
    ],
    toe: ROUND_TOE,
    farCollar: [
      [834, 564, 1],
      [800, 552],
      [750, 566],
      [696, 558],
      [646, 520, 1],
      [640, 560],
      [690, 630],
      [770, 650],
      [830, 620],
    ],
    tongue: [
      [656, 566, 1],
      [648, 510],
      [616, 476],
      [578, 482],
      [530, 540],
      [440, 606],
      [408, 634],
      [530, 620],
      [630, 590],
    ],
    tongueEdge: [
      [642, 520],
      [616, 490],
      [584, 494],
    ],
  },
  hi: {
    soleTop: CUP_TOP,
    soleBottom: CUP_BOTTOM,
    heel: [
      [846, 744],
      [852, 640],
      [836, 540],
      [822, 470],
      [818, 404, 1],
    ],
    collar: [
      [818, 404, 1],
      [760, 398],
      [700, 384],
      [650, 362, 1],
    ],
    throat: [
      [650, 362, 1],
      [600, 352],
      [566, 372],
      [540, 450],
      [490, 540],
      [430, 606],
      [372, 636],
    ],
    toe: ROUND_TOE,
    farCollar: [
      [812, 410, 1],
      [760, 384],
      [700, 366],
      [640, 344, 1],
      [600, 356],
      [640, 440],
      [760, 470],
      [820, 440],
    ],
    tongue: [
      [656, 372, 1],
      [640, 330],
      [596, 318],
      [556, 342],
      [540, 420],
      [470, 560],
      [420, 620],
      [560, 560],
      [640, 430],
    ],
    tongueEdge: [
      [636, 340],
      [598, 330],
      [566, 350],
    ],
  },
  runner: {
    soleTop: [
      [150, 716],
      [240, 736],
      [380, 738],
      [520, 722],
      [680, 694],
      [800, 676],
      [876, 668],
    ],
    soleBottom: [
      [158, 764],
      [230, 800],
      [360, 812],
      [520, 812],
      [680, 812],
      [800, 806],
      [892, 790],
    ],
    heel: [
      [868, 676],
      [872, 610],
      [856, 560],
      [858, 500, 1],
    ],
    collar: [
      [858, 500, 1],
      [820, 524],
      [760, 548],
      [700, 540],
      [652, 500, 1],
    ],
    throat: [
      [652, 500, 1],
      [632, 484],
      [600, 484],
      [566, 506],
      [506, 560],
      [440, 606],
      [374, 638],
    ],
    toe: [
      [300, 646],
      [220, 658],
      [166, 686],
      [148, 722],
      [152, 748, 1],
    ],
    farCollar: [
      [852, 508, 1],
      [800, 512],
      [750, 526],
      [696, 516],
      [646, 480, 1],
      [640, 530],
      [690, 600],
      [770, 620],
      [840, 580],
    ],
    tongue: [
      [656, 520, 1],
      [650, 470],
      [618, 444],
      [580, 456],
      [530, 524],
      [440, 600],
      [408, 630],
      [530, 610],
      [630, 560],
    ],
    tongueEdge: [
      [642, 484],
      [616, 458],
      [586, 466],
    ],
  },
};

function runnerOverlays(sc: Scene) {
  const overlay = { slot: 'over', on: 1, thick: 3, round: 3, shadow: 0.28, shadowR: 5 } as const;
  sc.panel({
    ...overlay,
    path: [
      [146, 724, 1],
      [164, 686],
      [220, 658],
      [272, 649, 1],
      [288, 686],
      [300, 734, 1],
      [220, 735],
      [152, 724, 1],
    ],
  });
  sc.stitch(
    [
      [274, 654],
      [284, 688],
      [294, 730],
    ],
    { slot: 'thread', ...ST },
  );
  sc.panel({
    ...overlay,
    path: [
      [878, 660, 1],
      [872, 610],
      [858, 566, 1],
      [800, 600],
      [740, 640],
      [660, 680],
      [560, 704],
      [520, 722, 1],
      [680, 700],
      [876, 676, 1],
    ],
  });
  sc.stitch(
    offset(
      line([
        [856, 572],
        [800, 606],
        [740, 646],
        [660, 686],
        [560, 711],
      ]),
      -2,
    ),
    { slot: 'thread', ...ST },
  );
  strip(
    sc,
    [
      [570, 574],
      [556, 640],
      [520, 716],
    ],
    24,
    { slot: 'over2', thick: 2.4, round: 2.5, stitch: [19, -19], st: { w: 1 }, shadow: 0.28 },
  );
  sc.panel({
    slot: 'over2',
    path: [
      [872, 610, 1],
      [856, 560],
      [858, 500, 1],
      [812, 530, 1],
      [806, 580],
      [820, 600, 1],
    ],
    on: 1,
    thick: 3,
    round: 4,
    shadow: 0.28,
  });
}

function courtOverlays(sc: Scene) {
  sc.seam(
    [
      [380, 642],
      [358, 690],
      [360, 766],
    ],
    { depth: -1.4, dark: 0.16, stitch: [3.2, 6.6], slot: 'thread', st: ST },
  );
  sc.panel({
    slot: 'over',
    path: [
      [652, 564, 1],
      [632, 526],
      [602, 508],
      [572, 520],
      [512, 572],
      [446, 616],
      [382, 644, 1],
      [404, 676],
      [462, 658],
      [546, 618],
      [610, 584],
      [654, 602, 1],
    ],
    on: 1,
    thick: 2.6,
    round: 3,
    shadow: 0.3,
    shadowR: 5,
  });
  sc.stitch(
    line([
      [652, 598],
      [608, 579],
      [544, 613],
      [460, 653],
      [406, 671],
    ]),
    { slot: 'thread', ...ST },
  );
  const tab: Path = [
    [860, 680, 1],
    [852, 624],
    [838, 588],
    [836, 560, 1],
    [790, 590, 1],
    [794, 630],
    [806, 684, 1],
  ];
  sc.panel({ slot: 'tab', path: tab, on: 1, thick: 2.6, round: 3, shadow: 0.28, shadowR: 5 });
  sc.stitch(offset(line(plainPath(tab.slice(3))), 5), { slot: 'thread', ...ST });
  sc.seam(
    [
      [806, 684],
      [700, 690],
      [570, 704],
      [486, 726],
      [466, 766],
    ],
    { depth: -1.2, dark: 0.14, stitch: [-3.2], slot: 'thread', st: ST },
  );
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 2; j++)
      sc.tint(ellipse(270 + i * 22 - j * 8, 682 + j * 18 - i * 4, 2.6, 2.6), { slot: 'hole', alpha: 0.7 });
  }
}

function highOverlays(sc: Scene) {
  sc.panel({
    slot: 'sole',
    path: [
      [144, 744, 1],
      [162, 706],
      [212, 672],
      [262, 656, 1],
      [286, 700],
      [288, 768, 1],
      [160, 768, 1],
    ],
    on: 1,
    thick: 3,
    round: 6,
    shadow: 0.3,
  });
  sc.panel({
    slot: 'over',
    path: [
      [650, 366, 1],
      [602, 358],
      [572, 380],
      [548, 452],
      [496, 544],
      [436, 608],
      [380, 640, 1],
      [410, 664],
      [470, 638],
      [560, 560],
      [612, 470],
      [664, 404, 1],
    ],
    on: 1,
    thick: 2.6,
    round: 3,
    shadow: 0.3,
    shadowR: 5,
  });
  sc.stitch(
    line([
      [660, 408],
      [608, 474],
      [556, 564],
      [468, 640],
      [412, 660],
    ]),
    { slot: 'thread', ...ST },
  );
  const tab: Path = [
    [852, 640, 1],
    [836, 540],
    [822, 470],
    [818, 404, 1],
    [776, 404, 1],
    [780, 520],
    [800, 640, 1],
  ];
  sc.panel({ slot: 'tab', path: tab, on: 1, thick: 2.6, round: 3, shadow: 0.28, shadowR: 5 });
  sc.stitch(offset(line(plainPath(tab.slice(3))), 5), { slot: 'thread', ...ST });
  // a plain diamond of rubber on the ankle
  const mark: Path = [
    [716, 436, 1],
    [746, 470, 1],
    [716, 504, 1],
    [686, 470, 1],
  ];
  sc.panel({ slot: 'tab', path: mark, on: 1, thick: 2, round: 3, shadow: 0.24 });
  sc.seam(
    [
      [664, 404],
      [700, 520],
      [690, 640],
      [640, 764],
    ],
    { depth: -1, stitch: [3], slot: 'thread', st: ST },
  );
}

function laces(sc: Scene, kind: 'court' | 'hi' | 'runner') {
  const rows = kind === 'hi' ? 8 : 6;
  const near = line(
    kind === 'hi'
      ? [
          [596, 400],
          [580, 450],
          [530, 534],
          [470, 606],
          [414, 642],
        ]
      : kind === 'runner'
        ? [
            [606, 514],
            [566, 546],
            [508, 598],
            [450, 636],
            [412, 656],
          ]
        : [
            [600, 542],
            [562, 564],
            [508, 606],
            [450, 640],
            [412, 656],
          ],
  );
  const ridge = line(
    kind === 'hi'
      ? [
          [560, 372],
          [536, 444],
          [486, 530],
          [426, 598],
          [384, 624],
        ]
      : kind === 'runner'
        ? [
            [578, 482],
            [540, 516],
            [488, 564],
            [430, 608],
            [392, 628],
          ]
        : [
            [580, 500],
            [544, 522],
            [490, 570],
            [430, 612],
            [392, 630],
          ],
  );
  for (let i = 0; i < rows; i++) {
    const f = 0.03 + (i / (rows - 1)) * 0.92;
    const a = at(near, f).p;
    const b = at(ridge, Math.max(0, f - 0.02)).p;
    eyelet(sc, a[0], a[1], 5);
    sc.cord(
      [
        [a[0], a[1]],
        [(a[0] + b[0]) / 2 - 4, (a[1] + b[1]) / 2 - 12],
        [b[0] - 2, b[1] - 6],
      ],
      { slot: 'lace', r: 6.4, rise: 0.55, shadow: 0.4, shadowR: 5 },
    );
  }
  const a = at(near, 0.02).p;
  const b = at(ridge, 0).p;
  const [x, y]: Point = [(a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 - 14];
  const loop = { slot: 'lace', r: 5, rise: 0.6, shadow: 0.4 } as const;
  sc.cord(
    [
      [x, y],
      [x + 40, y - 22],
      [x + 66, y + 10],
      [x + 42, y + 22],
      [x + 4, y + 4],
    ],
    loop,
  );
  sc.cord(
    [
      [x, y],
      [x - 30, y - 24],
      [x - 44, y + 4],
      [x - 18, y + 16],
      [x, y + 2],
    ],
    loop,
  );
  sc.cord(
    [
      [x + 2, y + 4],
      [x + 26, y + 40],
      [x + 30, y + 76],
    ],
    { ...loop, r: 4.6, shadow: 0.35 },
  );
  sc.panel({ slot: 'lace', path: ellipse(x + 2, y + 2, 9, 8), on: 1, thick: 5, round: 6, shadow: 0.3 });
}

function runnerSole(sc: Scene, { soleTop, soleBottom }: Last) {
  wall(
    sc,
    soleTop,
    [
      [156, 752],
      [240, 776],
      [380, 780],
      [520, 766],
      [680, 744],
      [800, 730],
      [884, 722],
    ],
    { thick: 10, round: 14, d: 118, bulge: (x) => 3 * Math.sin(x / 22) * smooth(420, 560, x) },
  );
  wall(
    sc,
    [
      [152, 748],
      [240, 774],
      [380, 778],
      [520, 764],
      [680, 742],
      [800, 728],
      [888, 720],
    ],
    soleBottom,
    { slot: 'sole2', thick: 10, round: 14, d: 124, bulge: (x, y) => 5 * Math.sin((x + y * 0.4) / 30) },
  );
  wall(
    sc,
    [
      [176, 792],
      [360, 804],
      [520, 805],
      [700, 805],
      [886, 792],
    ],
    [
      [190, 806],
      [360, 820],
      [520, 820],
      [700, 820],
      [880, 806],
    ],
    { slot: 'outsole', thick: 4, round: 4, d: 118 },
  );
}

function cupSole(sc: Scene, { soleTop, soleBottom }: Last, foxing: boolean) {
  wall(sc, soleTop, soleBottom, { thick: 9, round: 10, d: 116 });
  const between = (share: number): Point[] =>
    soleTop.map((point, index) => [
      point[0] + (index === 0 ? 4 : 0),
      lerp(point[1], soleBottom[index]?.[1] ?? point[1], share),
    ]);
  sc.stitch(between(0.2), { slot: 'soleThread', w: 1.8, dash: 6, gap: 3.4 });
  sc.crease(between(0.2), { w: 3.5, depth: -1.2, dark: 0.1 });
  if (foxing) sc.line(between(0.55), { slot: 'accent', w: 5 });
  sc.crease(between(0.86), { w: 2, depth: -0.8, dark: 0.2 });
  for (let i = 0; i < 9; i++) {
    const x = 196 + i * 11;
    sc.crease(
      [
        [x, 778 + i * 2.2],
        [x + 1, 800 + i * 1.2],
      ],
      { w: 2, depth: -0.7, dark: 0.1 },
    );
  }
}

function slipOn(sc: Scene) {
  const upper: Path = [
    [846, 744, 1],
    [858, 694],
    [852, 640],
    [838, 600, 1],
    [790, 616],
    [720, 640],
    [650, 632],
    [600, 596, 1],
    [556, 574],
    [500, 584],
    [400, 622],
    ...ROUND_TOE,
    [340, 772],
    [520, 772],
    [700, 764],
  ];
  const volume = sc.volume(
    [
      upper,
      [
        [170, 740, 1],
        [846, 730, 1],
        [846, 860, 1],
        [190, 860, 1],
      ],
    ],
    118,
    0.5,
    'v',
  );
  const far: Path = [
    [834, 604, 1],
    [790, 592],
    [710, 600],
    [640, 590],
    [590, 566, 1],
    [600, 610],
    [660, 650],
    [760, 660],
  ];
  sc.panel({ slot: 'lining', path: far, z: 8, thick: 4, round: 8, shadow: 0 });
  sc.shade(far, { soft: 16, k: 0.38 });
  sc.panel({
    id: 'up',
    slot: 'main',
    path: upper,
    z: 6,
    bulge: volume,
    thick: 4,
    round: 9,
    shadow: 0.25,
    cloth: {
      ex: 0.005,
      ey: 0.004,
      wave: 50,
      noise: 1.2,
      iters: 160,
      bend: 0.03,
      gathers: [{ a: [470, 600], b: [400, 710], r: 46, amt: 0.04 }],
    },
  });
  const gore: Path = [
    [600, 598, 1],
    [560, 577],
    [548, 640],
    [570, 680],
    [604, 690],
    [640, 660],
    [652, 634, 1],
    [624, 618],
  ];
  sc.panel({ slot: 'elastic', path: gore, on: 1, thick: -1.6, round: 2, shadow: 0 });
  sc.crease(closed(shape(gore)), { w: 3, depth: -1.4, dark: 0.25 });
  sc.stitch(
    offset(
      line([
        [560, 578],
        [548, 640],
        [570, 680],
        [604, 690],
        [640, 660],
        [652, 636],
      ]),
      5,
    ),
    { slot: 'thread', ...ST },
  );
  sc.seam(
    [
      [838, 610],
      [842, 680],
      [838, 742],
    ],
    { depth: -1, dark: 0.15, stitch: [4], slot: 'thread', st: ST },
  );
  sc.panel({
    slot: 'lining',
    path: ribbon(
      line([
        [838, 602],
        [790, 618],
        [720, 642],
        [652, 634],
      ]),
      7,
    ),
    on: 1,
    thick: 4,
    round: 6,
    shadow: 0.2,
    smooth: 8,
  });
  sc.stitch(
    [
      [384, 630],
      [372, 690],
      [378, 766],
    ],
    { slot: 'thread', ...ST },
  );
}

/** A sneaker in profile. Slots: over over2 tab tongue lining sole sole2 outsole lace thread soleThread eyelet accent elastic. */
export function sneaker(o: SneakerOptions = {}) {
  const { kind = 'court' } = o;
  return (sc: Scene) => {
    if (kind === 'slip-on') {
      slipOn(sc);
      return cupSole(sc, LASTS.court, false);
    }
    const last = LASTS[kind];
    const upper: Path = [
      ...last.heel,
      ...last.collar.slice(1),
      ...last.throat.slice(1),
      ...last.toe,
      [340, 772],
      [520, 772],
      [700, 764],
      [846, 752, 1],
    ];
    const volume = sc.volume(
      [
        upper,
        [
          [170, 740, 1],
          [846, 730, 1],
          [846, 860, 1],
          [190, 860, 1],
        ],
      ],
      120,
      0.5,
      'v',
    );
    sc.panel({ slot: 'lining', path: last.farCollar, z: 10, bulge: () => 6, thick: 4, round: 8, shadow: 0 });
    sc.shade(last.farCollar, { soft: 16, k: 0.35 });
    sc.panel({
      id: 'tg',
      slot: 'tongue',
      path: last.tongue,
      z: 34,
      bulge: sc.volume([last.tongue], 30, 0.5, 'tg'),
      thick: 6,
      round: 10,
      shadow: 0.3,
    });
    sc.stitch(offset(line(last.tongueEdge), 4), { slot: 'thread', w: 1.1 });
    sc.panel({
      id: 'up',
      slot: 'main',
      path: upper,
      z: 6,
      bulge: volume,
      thick: 4,
      round: 9,
      shadow: 0.25,
      uv: { angle: -8 },
      cloth: {
        ex: 0.005,
        ey: 0.004,
        wave: 50,
        noise: 1.2,
        iters: 160,
        bend: 0.03,
        gathers: [
          { a: [470, 600], b: [360, 700], r: 46, amt: 0.04 },
          { a: [420, 640], b: [300, 690], r: 40, amt: 0.035 },
        ],
      },
    });
    if (kind === 'runner') runnerOverlays(sc);
    else if (kind === 'hi') highOverlays(sc);
    else courtOverlays(sc);
    sc.panel({
      slot: 'lining',
      path: ribbon(line(plainPath(last.collar)), 8),
      on: 1,
      thick: 5,
      round: 7,
      shadow: 0.2,
      smooth: 8,
    });
    sc.stitch(offset(line(plainPath(last.collar)), -14), { slot: 'thread', ...ST });
    laces(sc, kind);
    if (kind === 'runner') runnerSole(sc, last);
    else cupSole(sc, last, kind === 'hi');
    if (o.stripe) {
      // one slanted flash and its short companion: two, never three
      for (const flash of [
        [
          [520, 742],
          [600, 716],
          [690, 690],
          [790, 640],
        ],
        [
          [640, 742],
          [690, 716],
          [760, 690],
        ],
      ] as Path[]) {
        strip(sc, flash, 9, {
          slot: 'accent',
          thick: 1.6,
          round: 1.6,
          shadow: 0.2,
          stitch: [6.5, -6.5],
          st: { w: 1 },
        });
      }
    }
  };
}
