import { at, ellipse, line, offset } from '../../engine/geom.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { binding, bow, closed, eyelet, FINE, wall } from './parts.ts';

export interface LoaferOptions {
  kind?: 'penny' | 'bit' | 'tassel' | 'mule' | 'slipper' | 'derby' | 'oxford' | 'flat';
  /** Punched holes along the seams of a lace-up. */
  brogue?: boolean;
}

/** A leather sole with its welt and a low stacked heel. */
function leatherSole(sc: Scene, heelHeight = 32) {
  wall(
    sc,
    [
      [140, 748],
      [240, 766],
      [400, 772],
      [560, 768],
      [700, 762],
      [856, 756],
    ],
    [
      [146, 766],
      [240, 784],
      [400, 790],
      [560, 786],
      [700, 780],
      [858, 774],
    ],
    { slot: 'welt', thick: 5, round: 5, d: 124 },
  );
  sc.stitch(
    [
      [152, 755],
      [240, 771],
      [400, 777],
      [560, 773],
      [700, 767],
      [850, 761],
    ],
    { slot: 'weltThread', w: 1.5, dash: 5, gap: 3 },
  );
  wall(
    sc,
    [
      [156, 770],
      [240, 784],
      [400, 790],
      [560, 786],
      [668, 781],
    ],
    [
      [174, 786],
      [240, 797],
      [400, 803],
      [560, 796],
      [668, 784],
    ],
    { thick: 4, round: 4, d: 106 },
  );
  const ground = 786 + heelHeight;
  wall(
    sc,
    [
      [656, 782],
      [760, 777],
      [858, 773],
    ],
    [
      [666, ground],
      [760, ground + 2],
      [852, ground],
    ],
    { thick: 6, round: 4, shadow: 0.5, d: 106, cap: 0 },
  );
  for (let y = 794; y < ground - 6; y += 12)
    sc.crease(
      [
        [662, y],
        [760, y + 1],
        [854, y],
      ],
      { w: 1.8, depth: -0.9, dark: 0.22 },
    );
}

/** What is seen of the inside between the far edge and the near one. */
function inside(sc: Scene, far: Path, insole: Path) {
  sc.panel({ slot: 'lining', path: far, z: 8, thick: 4, round: 8, shadow: 0 });
  sc.panel({ slot: 'insole', path: insole, z: 4, thick: 1, shadow: 0 });
  sc.shade(far, { soft: 18, k: 0.42 });
}

const upperOf = (topline: Path, toe: Path): Path => [
  [846, 760, 1],
  [858, 716],
  [850, 664],
  ...topline,
  ...toe,
  [152, 768, 1],
  [340, 776],
  [520, 772],
  [700, 766],
];
const FULL_TOE: Path = [
  [420, 604],
  [330, 640],
  [240, 668],
  [180, 702],
  [150, 740],
];
const LOAFER_LINE: Path = [
  [840, 622, 1],
  [800, 640],
  [736, 668],
  [664, 670],
  [600, 640],
  [548, 592, 1],
  [488, 582],
];

function upper(sc: Scene, path: Path, height = 118) {
  const volume = sc.volume(
    [
      path,
      [
        [176, 744, 1],
        [846, 740, 1],
        [846, 870, 1],
        [196, 870, 1],
      ],
    ],
    height,
    0.5,
    'v',
  );
  sc.panel({
    id: 'up',
    slot: 'main',
    path,
    z: 6,
    bulge: volume,
    thick: 4,
    round: 10,
    shadow: 0.25,
    cloth: {
      ex: 0.005,
      ey: 0.004,
      wave: 50,
      noise: 1.1,
      iters: 160,
      bend: 0.026,
      gathers: [
        { a: [440, 650], b: [410, 750], r: 40, amt: 0.045 },
        { a: [400, 660], b: [350, 750], r: 40, amt: 0.04 },
      ],
    },
  });
}

function apron(sc: Scene) {
  const ridge: Path = [
    [500, 628],
    [430, 640],
    [350, 660],
    [276, 684],
    [218, 706],
    [188, 726],
  ];
  const path = line(ridge);
  sc.crease(ridge, { w: 9, depth: 4.6, macro: 1 });
  sc.crease(offset(path, 7), { w: 3.4, depth: -2, dark: 0.3 });
  const count = Math.floor(at(path, 1).len / 11);
  for (let i = 0; i < count; i++) {
    const { p } = at(path, (i + 0.5) / count);
    sc.crease(
      [
        [p[0] - 4, p[1] - 7],
        [p[0] + 2, p[1] + 7],
      ],
      { w: 2, depth: -1.3, dark: 0.22 },
    );
  }
}

function saddle(sc: Scene) {
  sc.panel({
    slot: 'saddle',
    path: [
      [588, 626, 1],
      [542, 590, 1],
      [482, 583, 1],
      [454, 640],
      [444, 702],
      [448, 772, 1],
      [562, 768, 1],
      [572, 706],
      [586, 662],
    ],
    on: 1,
    thick: 3.4,
    round: 4,
    shadow: 0.35,
    shadowR: 7,
    smooth: 10,
  });
  sc.stitch(
    offset(
      line([
        [586, 632],
        [584, 662],
        [572, 706],
        [562, 766],
      ]),
      6,
    ),
    { slot: 'thread', ...FINE },
  );
  sc.stitch(
    offset(
      line([
        [482, 587],
        [454, 642],
        [444, 702],
        [448, 770],
      ]),
      -6,
    ),
    { slot: 'thread', ...FINE },
  );
}

function ornament(sc: Scene, kind: 'penny' | 'bit' | 'tassel' | 'mule') {
  if (kind === 'bit' || kind === 'mule') {
    sc.cord(
      [
        [486, 626],
        [516, 638],
        [552, 634],
      ],
      { slot: 'metal', r: 6, shadow: 0.45 },
    );
    for (const [x, y] of [
      [486, 628],
      [554, 636],
    ] as const)
      sc.cord(closed(ellipse(x, y, 17, 17, 40)), { slot: 'metal', r: 4.2, shadow: 0.4 });
  } else if (kind === 'penny') {
    sc.tint(
      [
        [500, 648, 1],
        [514, 636, 1],
        [530, 648, 1],
        [526, 662, 1],
        [514, 652, 1],
        [504, 662, 1],
      ],
      { slot: 'hole', alpha: 0.85 },
    );
    sc.stitch(
      [
        [492, 642],
        [514, 626],
        [538, 642],
        [534, 672],
        [514, 662],
        [496, 672],
        [492, 642],
      ],
      { slot: 'thread', ...FINE },
    );
  } else {
    sc.cord(
      [
        [840, 640],
        [760, 684],
        [660, 690],
        [600, 662],
        [540, 612],
      ],
      { slot: 'thread', r: 3.4, shadow: 0.3 },
    );
    for (const [x, y, turn] of [
      [508, 628, -8],
      [534, 640, 12],
    ] as const) {
      sc.panel({
        slot: 'saddle',
        path: [
          [x - 8, y, 1],
          [x + 8, y, 1],
          [x + 16 + turn / 2, y + 46],
          [x + turn, y + 52, 1],
          [x - 14 + turn / 2, y + 46],
        ],
        on: 1,
        thick: 6,
        round: 8,
        shadow: 0.45,
      });
      for (let i = -2; i <= 2; i++)
        sc.crease(
          [
            [x + i * 2.6, y + 10],
            [x + turn / 2 + i * 5.4, y + 48],
          ],
          { w: 2, depth: -1.6, dark: 0.3 },
        );
      sc.panel({ slot: 'saddle', path: ellipse(x, y + 4, 10, 7), on: 1, thick: 5, round: 6, shadow: 0.3 });
    }
  }
}

function loaferUpper(sc: Scene, kind: 'penny' | 'bit' | 'tassel') {
  inside(
    sc,
    [
      [836, 626, 1],
      [790, 612],
      [710, 620],
      [620, 612],
      [552, 582, 1],
      [590, 640],
      [660, 680],
      [760, 680],
    ],
    [
      [822, 644, 1],
      [740, 642],
      [650, 644],
      [600, 630, 1],
      [650, 680],
      [760, 680],
    ],
  );
  upper(sc, upperOf(LOAFER_LINE, FULL_TOE));
  apron(sc);
  if (kind !== 'tassel') saddle(sc);
  ornament(sc, kind);
  binding(
    sc,
    [
      [840, 624],
      [800, 642],
      [736, 670],
      [664, 672],
      [604, 644],
      [588, 630],
    ],
    6,
    'main',
  );
  sc.stitch(
    offset(
      line([
        [836, 636],
        [798, 654],
        [734, 680],
        [664, 684],
        [604, 654],
      ]),
      -3,
    ),
    { slot: 'thread', ...FINE },
  );
  sc.seam(
    [
      [704, 676],
      [716, 716],
      [708, 768],
    ],
    { depth: -1, dark: 0.18, stitch: [3], slot: 'thread', st: FINE },
  );
  leatherSole(sc);
}

function muleUpper(sc: Scene) {
  // open at the heel: the footbed runs on behind the vamp
  sc.panel({
    slot: 'insole',
    path: [
      [560, 706, 1],
      [640, 724],
      [760, 720],
      [850, 706, 1],
      [862, 740],
      [852, 764, 1],
      [560, 772, 1],
    ],
    z: 40,
    thick: 10,
    round: 12,
    shadow: 0,
  });
  sc.panel({
    slot: 'lining',
    path: [
      [548, 590, 1],
      [590, 612],
      [622, 650],
      [628, 724, 1],
      [560, 730],
    ],
    z: 8,
    thick: 3,
    round: 8,
    shadow: 0,
  });
  sc.shade(
    [
      [560, 600],
      [616, 650],
      [620, 730],
      [570, 730],
    ],
    { soft: 16, k: 0.45 },
  );
  upper(sc, [
    [604, 768, 1],
    [610, 716],
    [590, 650],
    [548, 592, 1],
    [488, 582],
    ...FULL_TOE,
    [152, 768, 1],
    [340, 776],
  ]);
  apron(sc);
  sc.stitch(
    offset(
      line([
        [602, 764],
        [608, 716],
        [588, 652],
        [550, 598],
      ]),
      -7,
    ),
    { slot: 'thread', ...FINE },
  );
  binding(
    sc,
    [
      [606, 764],
      [611, 716],
      [591, 650],
      [549, 592],
    ],
    4,
    'main',
  );
  ornament(sc, 'mule');
  leatherSole(sc, 26);
}

function slipperUpper(sc: Scene) {
  inside(
    sc,
    [
      [836, 622, 1],
      [790, 612],
      [700, 622],
      [600, 606],
      [520, 566, 1],
      [560, 640],
      [660, 690],
      [760, 684],
    ],
    [
      [822, 644, 1],
      [740, 648],
      [650, 648],
      [590, 626, 1],
      [650, 690],
      [760, 690],
    ],
  );
  const edge: Path = [
    [840, 618, 1],
    [800, 640],
    [730, 676],
    [650, 678],
    [580, 640],
    [520, 578, 1],
    [470, 578],
  ];
  upper(sc, upperOf(edge, FULL_TOE));
  binding(sc, edge.slice(0, 6), 5, 'piping');
  sc.seam(
    [
      [842, 630],
      [848, 690],
      [846, 756],
    ],
    { depth: -1, dark: 0.14 },
  );
  // a small embroidered star on the vamp, seen from the side
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * 20, Math.sin(angle) * 20];
    sc.cord(
      [
        [396 - dx, 668 - dy],
        [396 + dx, 668 + dy],
      ],
      { slot: 'crest', r: 1.9, rise: 1, shadow: 0.2 },
    );
  }
  wall(
    sc,
    [
      [140, 752],
      [240, 768],
      [400, 774],
      [560, 770],
      [700, 764],
      [856, 758],
    ],
    [
      [154, 778],
      [240, 790],
      [400, 796],
      [560, 792],
      [700, 788],
      [856, 786],
    ],
    { slot: 'sole', thick: 5, round: 5, d: 118 },
  );
  wall(
    sc,
    [
      [700, 784],
      [780, 782],
      [856, 780],
    ],
    [
      [706, 802],
      [780, 804],
      [852, 802],
    ],
    { slot: 'sole', thick: 5, round: 4, d: 112, cap: 0 },
  );
}

function holes(sc: Scene, path: Path, gap = 12) {
  const curve = line(path);
  const count = Math.floor(at(curve, 1).len / gap);
  for (let i = 0; i < count; i++) {
    const { p } = at(curve, (i + 0.5) / count);
    sc.tint(ellipse(p[0], p[1], i % 2 ? 1.5 : 2.5, i % 2 ? 1.5 : 2.5), { slot: 'hole', alpha: 0.75 });
  }
}

function laceUpUpper(sc: Scene, kind: 'derby' | 'oxford', brogue: boolean) {
  const topline: Path = [
    [840, 596, 1],
    [800, 618],
    [740, 640],
    [684, 634],
    [640, 578, 1],
    [604, 552],
    [556, 556],
    [490, 594],
  ];
  inside(
    sc,
    [
      [836, 600, 1],
      [790, 588],
      [720, 592],
      [640, 552, 1],
      [648, 600],
      [690, 640],
      [770, 640],
    ],
    [
      [820, 616, 1],
      [740, 616],
      [680, 612, 1],
      [700, 640],
      [770, 640],
    ],
  );
  const tongue: Path = [
    [646, 584, 1],
    [640, 536],
    [606, 510],
    [566, 524],
    [500, 580],
    [470, 610],
    [560, 620],
    [620, 604],
  ];
  sc.panel({
    id: 'tg',
    slot: 'tongue',
    path: tongue,
    z: 40,
    bulge: sc.volume([tongue], 26, 0.5, 'tg'),
    thick: 6,
    round: 10,
    shadow: 0.3,
  });
  upper(sc, upperOf(topline, FULL_TOE), 120);
  const rows = { slot: 'thread', st: FINE } as const;
  if (kind === 'derby') {
    sc.panel({
      slot: 'main',
      path: [
        [600, 556, 1],
        [556, 558],
        [500, 594],
        [448, 630, 1],
        [460, 668],
        [510, 700],
        [546, 768, 1],
        [700, 764],
        [846, 758, 1],
        [858, 716],
        [850, 664],
        [838, 600, 1],
        [800, 622],
        [740, 644],
        [684, 638],
        [640, 582, 1],
      ],
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.4,
      shadowR: 6,
      smooth: 6,
    });
    const front = line([
      [500, 598],
      [453, 632],
      [464, 666],
      [514, 698],
      [548, 764],
    ]);
    for (const d of [-5, -9]) sc.stitch(offset(front, d), { slot: 'thread', ...FINE });
  } else {
    sc.seam(
      [
        [470, 606],
        [474, 650],
        [520, 700],
        [548, 766],
      ],
      { depth: -1.3, dark: 0.2, stitch: [-3.4, -7], ...rows },
    );
    sc.crease(
      [
        [640, 580],
        [560, 590],
        [476, 622],
      ],
      { w: 3, depth: -1.6, dark: 0.25 },
    );
  }
  // toe cap
  sc.seam(
    [
      [322, 643],
      [298, 690],
      [296, 772],
    ],
    { depth: -1.3, dark: 0.2, stitch: [3.2, -3.2], ...rows },
  );
  if (brogue) {
    holes(sc, [
      [310, 650],
      [286, 692],
      [284, 766],
    ]);
    holes(sc, [
      [488, 618],
      [488, 654],
      [532, 698],
      [560, 764],
    ]);
    for (const [dx, dy] of [
      [0, 0],
      [-16, 4],
      [-30, 14],
      [-16, 20],
      [-4, 18],
      [-44, 26],
      [-30, 34],
    ] as const)
      sc.tint(ellipse(254 + dx, 692 + dy, 2.4, 2.4), { slot: 'hole', alpha: 0.75 });
  }
  sc.seam(
    [
      [850, 664],
      [780, 676],
      [744, 700],
      [730, 766],
    ],
    { depth: -1.1, dark: 0.16, stitch: [3], ...rows },
  );
  binding(
    sc,
    [
      [840, 598],
      [800, 620],
      [740, 642],
      [684, 636],
      [644, 586],
    ],
    5,
    'main',
  );
  const near = line([
    [618, 578],
    [580, 586],
    [540, 608],
    [496, 634],
  ]);
  const ridge = line([
    [590, 540],
    [552, 548],
    [512, 574],
    [472, 604],
  ]);
  for (let i = 0; i < 5; i++) {
    const [p, q] = [at(near, i / 4).p, at(ridge, i / 4).p];
    eyelet(sc, p[0], p[1], 4.2, 'eyelet');
    sc.cord(
      [
        [p[0], p[1]],
        [(p[0] + q[0]) / 2 - 3, (p[1] + q[1]) / 2 - 8],
        [q[0] - 2, q[1] - 4],
      ],
      { slot: 'lace', r: 3.8, rise: 0.7, shadow: 0.4, shadowR: 4 },
    );
  }
  bow(sc, 596, 560, 0.5, { slot: 'lace', ends: true });
  leatherSole(sc);
}

function flatUpper(sc: Scene) {
  inside(
    sc,
    [
      [838, 634, 1],
      [790, 626],
      [700, 650],
      [580, 668],
      [460, 668],
      [352, 654, 1],
      [420, 700],
      [560, 720],
      [760, 690],
    ],
    [
      [824, 656, 1],
      [740, 668],
      [600, 690],
      [450, 690, 1],
      [560, 726],
      [760, 700],
    ],
  );
  const edge: Path = [
    [844, 628, 1],
    [800, 656],
    [716, 696],
    [600, 716],
    [480, 712],
    [400, 690],
    [344, 654, 1],
  ];
  upper(
    sc,
    [
      [846, 764, 1],
      [860, 716],
      [854, 664],
      ...edge,
      [280, 672],
      [210, 698],
      [166, 728],
      [152, 768, 1],
      [340, 778],
      [520, 776],
      [700, 770],
    ],
    96,
  );
  binding(sc, edge, 4.5, 'piping');
  sc.seam(
    [
      [846, 640],
      [852, 700],
      [848, 760],
    ],
    { depth: -1, dark: 0.14 },
  );
  bow(sc, 352, 662, 0.62);
  wall(
    sc,
    [
      [144, 756],
      [240, 770],
      [400, 776],
      [560, 774],
      [700, 770],
      [856, 762],
    ],
    [
      [158, 776],
      [240, 786],
      [400, 790],
      [560, 786],
      [700, 782],
      [856, 780],
    ],
    { slot: 'sole', thick: 4, round: 4, d: 110 },
  );
  wall(
    sc,
    [
      [700, 780],
      [780, 778],
      [856, 776],
    ],
    [
      [706, 796],
      [780, 798],
      [852, 796],
    ],
    { slot: 'sole', thick: 4, round: 4, d: 106, cap: 0 },
  );
}

/** Low shoes in profile. Slots: saddle lining insole welt sole metal thread weltThread tongue lace eyelet piping crest bow. */
export function loafer(o: LoaferOptions = {}) {
  const { kind = 'penny' } = o;
  return (sc: Scene) => {
    if (kind === 'mule') muleUpper(sc);
    else if (kind === 'slipper') slipperUpper(sc);
    else if (kind === 'flat') flatUpper(sc);
    else if (kind === 'derby' || kind === 'oxford') laceUpUpper(sc, kind, o.brogue ?? false);
    else loaferUpper(sc, kind);
  };
}
