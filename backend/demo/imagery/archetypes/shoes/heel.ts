import { line, offset, ribbon } from '../../engine/geom.ts';
import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../engine/kit.ts';
import type { Path } from '../../engine/types.ts';
import { bow, buckle, strap, wall } from './parts.ts';

export interface HeelOptions {
  kind?: 'pump' | 'slingback' | 'mary-jane' | 'mule' | 'platform' | 'sandal';
  heel?: 'stiletto' | 'kitten' | 'block';
  toeCap?: boolean;
  bow?: boolean;
}

const GROUND = 850;
const HEELS: Record<'stiletto' | 'kitten' | 'block', Path> = {
  stiletto: [
    [842, 560, 1],
    [844, 620],
    [834, 720],
    [826, GROUND - 6, 1],
    [808, GROUND - 6, 1],
    [808, 740],
    [796, 670],
    [752, 652, 1],
    [800, 600],
  ],
  kitten: [
    [842, 560, 1],
    [844, 640],
    [830, 730],
    [832, GROUND - 6, 1],
    [796, GROUND - 6, 1],
    [800, 750],
    [784, 680],
    [740, 662, 1],
    [800, 600],
  ],
  block: [
    [844, 560, 1],
    [848, 640],
    [846, 740],
    [846, GROUND - 6, 1],
    [756, GROUND - 6, 1],
    [762, 740],
    [748, 676],
    [714, 682, 1],
    [790, 600],
  ],
};
/** The edge that the foot goes in by, from the heel to the toe. */
const TOPLINE: Path = [
  [826, 470],
  [800, 492],
  [730, 560],
  [640, 640],
  [560, 690],
  [488, 704],
  [430, 690],
  [392, 676],
];
const VAMP: Path = [
  [120, 828, 1],
  [176, 790],
  [262, 736],
  [340, 692],
  [392, 672, 1],
  [430, 688],
  [488, 702],
];
const SOLE_LINE: Path = [
  [838, 596],
  [780, 638],
  [700, 697],
  [620, 756],
  [540, 799],
  [440, 827],
  [320, 841],
  [220, 841],
  [126, 834],
];
const UNDER: Path = [
  [540, 794],
  [440, 822],
  [320, 836],
  [220, 836],
];

function heelBlock(sc: Scene, kind: 'stiletto' | 'kitten' | 'block') {
  const path = HEELS[kind];
  sc.panel({
    id: 'hl',
    slot: 'heel',
    path,
    z: 16,
    bulge: sc.volume([path], 26, 0.5, 'hv'),
    thick: 4,
    round: 8,
    shadow: 0.2,
  });
  const [right, left] = [path[3]?.[0] ?? 0, path[4]?.[0] ?? 0];
  sc.panel({
    slot: 'sole',
    path: [
      [right, GROUND - 10, 1],
      [left, GROUND - 10, 1],
      [left - 1, GROUND, 1],
      [right + 1, GROUND, 1],
    ],
    z: 30,
    thick: 4,
    round: 2,
    shadow: 0,
  });
}

const footbed = (sc: Scene, from: 'toe' | 'waist') =>
  wall(
    sc,
    [
      ...(from === 'toe'
        ? ([
            [120, 814],
            [220, 824],
            [320, 822],
            [440, 806],
          ] as Path)
        : []),
      [540, 776],
      [620, 730],
      [700, 670],
      [780, 610],
      [834, 560],
    ],
    [
      ...(from === 'toe'
        ? ([
            [128, 834],
            [220, 843],
            [320, 841],
            [440, 828],
          ] as Path)
        : []),
      [540, 799],
      [620, 755],
      [700, 695],
      [780, 638],
      [838, 598],
    ],
    { slot: 'insole', d: 30, thick: 6, round: 7 },
  );

const thinSole = (sc: Scene) =>
  sc.panel({
    slot: 'sole',
    path: ribbon(line(SOLE_LINE), (t) => 4 + 2 * Math.sin(t * 3)),
    z: 26,
    thick: 4,
    round: 3,
    shadow: 0,
  });

/** Straps around an empty sandal: each rises from the sole, crosses over and goes down behind. */
function sandal(sc: Scene) {
  // what is behind comes first
  strap(
    sc,
    [
      [322, 812],
      [334, 752],
      [318, 726],
      [292, 728],
    ],
    10,
    { far: true, z: -6 },
  );
  strap(
    sc,
    [
      [452, 796],
      [470, 716],
      [446, 672],
      [410, 676],
    ],
    10,
    { far: true, z: -6 },
  );
  strap(
    sc,
    [
      [836, 500],
      [790, 470],
      [720, 462],
      [668, 478],
      [660, 496],
    ],
    8,
    { far: true, z: -6 },
  );
  footbed(sc, 'toe');
  thinSole(sc);
  strap(
    sc,
    [
      [232, 834],
      [236, 776],
      [258, 738],
      [296, 727],
      [320, 734],
    ],
    11,
  );
  strap(
    sc,
    [
      [348, 838],
      [352, 752],
      [376, 692],
      [414, 675],
      [446, 688],
    ],
    11,
  );
  // heel counter and ankle strap
  const counter: Path = [
    [838, 602, 1],
    [846, 560],
    [848, 470, 1],
    [826, 462],
    [800, 478, 1],
    [796, 540],
    [772, 616, 1],
    [800, 612],
  ];
  sc.panel({
    slot: 'main',
    path: counter,
    z: 26,
    bulge: sc.volume([counter], 18, 0.5, 'ct'),
    thick: 5,
    round: 7,
    shadow: 0.35,
  });
  sc.stitch(
    offset(
      line([
        [846, 478],
        [824, 470],
        [804, 482],
        [800, 540],
        [778, 610],
      ]),
      -4,
    ),
    { slot: 'thread', w: 1, dash: 4, gap: 2 },
  );
  strap(
    sc,
    [
      [840, 498],
      [800, 530],
      [730, 546],
      [680, 530],
      [660, 500],
      [664, 484],
    ],
    8.5,
  );
  buckle(sc, 716, 545, 24, 28);
}

function upperOf(kind: 'pump' | 'slingback' | 'mary-jane' | 'mule' | 'platform'): Path {
  if (kind === 'slingback') return [...VAMP, [560, 688, 1], [566, 730], ...UNDER];
  if (kind === 'mule')
    return [
      [120, 828, 1],
      [176, 786],
      [262, 722],
      [350, 662],
      [430, 622, 1],
      [500, 628],
      [560, 664],
      [590, 720],
      [590, 772, 1],
      ...UNDER,
    ];
  return [
    [826, 470, 1],
    [842, 520],
    [842, 596, 1],
    [780, 632],
    [700, 690],
    [620, 750],
    ...UNDER,
    ...VAMP,
    [560, 690],
    [640, 640],
    [730, 560],
    [800, 492],
  ];
}

function closedShoe(
  sc: Scene,
  kind: 'pump' | 'slingback' | 'mary-jane' | 'mule' | 'platform',
  o: HeelOptions,
) {
  const path = upperOf(kind);
  const volume = sc.volume([path], kind === 'mule' ? 76 : 66, 0.5, 'v');
  const far: Path =
    kind === 'mule'
      ? [
          [430, 624, 1],
          [500, 606],
          [570, 636],
          [606, 700],
          [600, 760, 1],
          [520, 720],
        ]
      : [
          [822, 480, 1],
          [770, 512],
          [690, 576],
          [600, 646],
          [520, 680],
          [450, 676],
          [402, 668, 1],
          [460, 720],
          [560, 712],
          [660, 650],
          [760, 560],
        ];
  if (kind === 'slingback')
    strip(
      sc,
      [
        [540, 684],
        [640, 614],
        [740, 540],
        [836, 470],
      ],
      6,
      { slot: 'main', thick: 3, round: 4, shadow: 0.15, tone: 0.72, abs: 1, z: -4 },
    );
  sc.panel({
    slot: 'lining',
    path:
      kind === 'slingback'
        ? [
            [402, 668, 1],
            [460, 674],
            [530, 672],
            [566, 690, 1],
            [540, 724],
            [460, 720],
          ]
        : far,
    z: 6,
    thick: 3,
    round: 6,
    shadow: 0,
  });
  sc.shade(far, { soft: 12, k: 0.35 });
  heelBlock(sc, o.heel ?? 'stiletto');
  if (kind === 'slingback' || kind === 'mule') footbed(sc, 'waist');
  sc.panel({
    id: 'up',
    slot: 'main',
    path,
    z: 12,
    bulge: volume,
    thick: 4,
    round: 9,
    shadow: 0.3,
    cloth: { ex: 0.003, ey: 0.003, iters: 80, wave: 60, noise: 0.6, bend: 0.03 },
  });
  if (kind === 'slingback') {
    strip(
      sc,
      [
        [552, 700],
        [640, 648],
        [740, 574],
        [816, 512],
        [846, 480],
        [838, 462],
        [826, 470],
      ],
      7.5,
      { slot: 'main', thick: 4, round: 5, shadow: 0.35 },
    );
    buckle(sc, 640, 646, 22, 22);
    sc.crease(offset(line(TOPLINE.slice(4).reverse()), 4), { w: 2, depth: -0.8, dark: 0.1 });
  } else if (kind === 'mule') {
    sc.crease(
      offset(
        line([
          [588, 768],
          [588, 722],
          [558, 668],
          [500, 632],
          [434, 626],
        ]),
        -5,
      ),
      { w: 2, depth: -0.8, dark: 0.12 },
    );
  } else {
    sc.crease(offset(line(TOPLINE), -4), { w: 2, depth: -0.8, dark: 0.1 });
  }
  if (kind === 'mary-jane') {
    strap(
      sc,
      [
        [604, 650],
        [560, 612],
        [500, 598],
        [470, 606],
      ],
      9,
      { far: true, z: 6 },
    );
    strap(
      sc,
      [
        [648, 690],
        [610, 630],
        [550, 598],
        [500, 598],
      ],
      10,
    );
    buckle(sc, 618, 646, 22, 26);
  }
  if (kind === 'platform') {
    wall(
      sc,
      [
        [112, 826],
        [220, 836],
        [330, 836],
        [440, 822],
        [540, 794],
      ],
      [
        [124, 884],
        [220, 892],
        [330, 892],
        [440, 886],
        [520, 840],
      ],
      { slot: 'platform', d: 60, thick: 6, round: 8 },
    );
    const block: Path = [
      [844, 570, 1],
      [850, 700],
      [846, 892, 1],
      [742, 892, 1],
      [750, 780],
      [728, 696, 1],
      [790, 630],
    ];
    sc.panel({
      id: 'pf',
      slot: 'heel',
      path: block,
      z: 40,
      bulge: sc.volume([block], 26, 0.5, 'pf'),
      thick: 4,
      round: 8,
      shadow: 0.3,
    });
  } else thinSole(sc);
  if (o.toeCap)
    sc.panel({
      slot: 'cap',
      path: [
        [120, 828, 1],
        [176, 790],
        [226, 758, 1],
        [262, 790],
        [266, 836, 1],
        [220, 836],
      ],
      on: 1,
      thick: 1.6,
      round: 2,
      shadow: 0.2,
    });
  if (o.bow) bow(sc, 412, 690, 0.8, { ends: false });
}

/** Heeled shoes in profile. Slots: heel lining insole sole cap bow metal platform thread. */
export function heel(o: HeelOptions = {}) {
  const { kind = 'pump' } = o;
  return (sc: Scene) => {
    if (kind === 'sandal') {
      heelBlock(sc, o.heel ?? 'stiletto');
      sandal(sc);
    } else closedShoe(sc, kind, o);
  };
}
