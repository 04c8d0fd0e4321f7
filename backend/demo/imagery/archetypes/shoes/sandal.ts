import { line, offset } from '../../engine/geom.ts';
import { lerp, strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { binding, buckle, FINE, strap, wall } from './parts.ts';

export interface SandalOptions {
  kind?: 'flat' | 'two-strap' | 'slide' | 'wedge' | 'espadrille' | 'fisherman' | 'shearling' | 'thong';
}

/** A band over the foot: its front edge leans towards the instep, its inner side shows behind. */
function arch(sc: Scene, id: string, x0: number, x1: number, top: number, base: number, slot: string) {
  const across = (share: number) => x0 + (x1 - x0) * share;
  const up = (share: number) => base - (base - top) * share;
  const front: Path = [
    [x0, base],
    [across(0.04), up(0.26)],
    [across(0.15), up(0.52)],
    [across(0.34), up(0.74)],
  ];
  const back: Path = [
    [across(0.8), top],
    [across(0.9), up(0.72)],
    [across(0.97), up(0.4)],
    [x1, base],
  ];
  const far: Path = [
    [across(0.74), up(0.9), 1],
    [across(0.84), up(1)],
    [across(0.96), up(0.86)],
    [across(1.06), up(0.5)],
    [across(1.08), up(0.14), 1],
    [across(0.7), up(0.14), 1],
  ];
  sc.panel({ slot: 'lining', path: far, z: 4, thick: 4, round: 8, shadow: 0 });
  sc.shade(far, { soft: 14, k: 0.4 });
  const [toe, frontCorner, backCorner, heel] = [front[0]!, front.at(-1)!, back[0]!, back.at(-1)!];
  const near: Path = [
    [toe[0], toe[1], 1],
    ...front.slice(1, -1),
    [frontCorner[0], frontCorner[1], 1],
    [across(0.58), up(0.93)],
    [backCorner[0], backCorner[1], 1],
    ...back.slice(1, -1),
    [heel[0], heel[1], 1],
  ];
  // Round over the foot, straight along it: the ridge climbs from the toes to the instep.
  const ridge = (x: number) => lerp(up(0.5), up(1.1), (x - x0) / (x1 - x0));
  sc.panel({
    id,
    slot,
    path: near,
    z: 20,
    bulge: (x, y) => 116 * Math.sqrt(Math.max(0, 1 - Math.max(0, (base - y) / (base - ridge(x))) ** 2.4)),
    thick: 7,
    round: 9,
    shadow: 0.4,
    cloth: { ex: 0.003, ey: 0.003, iters: 80, wave: 70, noise: 0.8 },
  });
  sc.stitch(offset(line(front), 8), { slot: 'thread', ...FINE });
  sc.stitch(offset(line(back), 8), { slot: 'thread', ...FINE });
}

function footbed(sc: Scene, thickness: number, o: { contour?: boolean; slot?: string } = {}) {
  const top: Path = o.contour
    ? [
        [140, 726],
        [200, 744],
        [320, 752],
        [460, 738],
        [600, 744],
        [740, 752],
        [820, 738],
        [866, 716],
      ]
    : [
        [136, 742],
        [220, 756],
        [380, 762],
        [560, 758],
        [720, 754],
        [860, 746],
      ];
  const bottom = top.map(([x], index): readonly [number, number] => [
    index === 0 ? x + 14 : index === top.length - 1 ? x - 6 : x,
    758 + thickness - (index === 0 ? 16 : index === 1 ? 4 : 0),
  ]);
  // the surface the foot stands on, seen at a low angle
  sc.panel({
    slot: 'insole',
    path: [
      [150, 738, 1],
      [300, 728],
      [500, 722],
      [700, 722],
      [856, 722, 1],
      [862, 752, 1],
      [700, 762],
      [500, 766],
      [300, 764],
      [150, 752, 1],
    ],
    z: 30,
    thick: 8,
    round: 12,
    shadow: 0,
  });
  wall(
    sc,
    top,
    top.map(([x, y]): readonly [number, number] => [x, y + 16]),
    { slot: 'insole', thick: 5, round: 7, d: 114 },
  );
  wall(
    sc,
    top.map(([x, y]): readonly [number, number] => [x, y + 14]),
    bottom,
    { slot: o.slot ?? 'sole', thick: 6, round: 8, d: 118 },
  );
  return 758 + thickness;
}

function thong(sc: Scene) {
  footbed(sc, 34);
  strap(
    sc,
    [
      [560, 752],
      [500, 690],
      [400, 676],
      [312, 716],
    ],
    10,
    { far: true, z: 10 },
  );
  strap(
    sc,
    [
      [592, 768],
      [548, 700],
      [440, 668],
      [350, 690],
      [308, 722],
      [300, 748],
    ],
    12,
  );
}

function slide(sc: Scene, kind: 'slide' | 'two-strap' | 'shearling') {
  const contour = kind !== 'slide';
  footbed(sc, contour ? 44 : 52, { contour });
  if (kind === 'slide') arch(sc, 'a', 250, 610, 606, 772, 'main');
  else if (kind === 'shearling') {
    arch(sc, 'a', 214, 600, 588, 770, 'main');
    // the wool turns out at every edge of the suede
    for (const edge of [
      [
        [216, 764],
        [230, 722],
        [272, 676],
        [345, 636],
      ],
      [
        [345, 636],
        [438, 602],
        [523, 586],
      ],
      [
        [523, 586],
        [560, 638],
        [588, 698],
        [600, 764],
      ],
    ] satisfies Path[])
      strip(sc, edge, 13, { slot: 'fluff', thick: 10, round: 13, shadow: 0.3 });
  } else {
    arch(sc, 'a', 236, 372, 654, 762, 'main');
    arch(sc, 'b', 430, 560, 604, 756, 'main');
    for (const [x, y] of [
      [316, 704],
      [506, 664],
    ] as const) {
      strip(
        sc,
        [
          [x - 5, y - 16],
          [x - 6, y + 10],
          [x - 2, y + 64],
        ],
        15,
        { slot: 'main', thick: 3, round: 3, shadow: 0.35, smooth: 8 },
      );
      buckle(sc, x - 5, y, 40, 34);
    }
  }
}

function flat(sc: Scene, kind: 'flat' | 'fisherman') {
  strap(
    sc,
    [
      [838, 590],
      [790, 560],
      [712, 552],
      [652, 572],
      [640, 594],
    ],
    9,
    { far: true, z: -4 },
  );
  footbed(sc, 22);
  wall(
    sc,
    [
      [690, 780],
      [780, 778],
      [856, 774],
    ],
    [
      [696, 802],
      [780, 804],
      [852, 802],
    ],
    { thick: 4, round: 4, d: 112, cap: 0 },
  );
  if (kind === 'fisherman') {
    arch(sc, 'v', 190, 470, 640, 770, 'main');
    for (let i = 0; i < 4; i++) {
      const x = 250 + i * 62;
      sc.panel({
        slot: 'hole',
        path: [
          [x, 760, 1],
          [x + 8, 708],
          [x + 26, 674, 1],
          [x + 34, 680, 1],
          [x + 22, 716],
          [x + 20, 760, 1],
        ],
        on: 1,
        thick: -4,
        round: 3,
        shadow: 0,
      });
    }
    strip(
      sc,
      [
        [190, 742],
        [300, 728],
        [420, 716],
        [476, 700],
      ],
      8,
      { slot: 'main', thick: 4, round: 5, shadow: 0.35 },
    );
  } else {
    strap(
      sc,
      [
        [330, 752],
        [336, 702],
        [312, 684],
        [286, 690],
      ],
      12,
      { far: true, z: 0 },
    );
    strap(
      sc,
      [
        [236, 768],
        [242, 722],
        [270, 692],
        [306, 684],
        [330, 692],
      ],
      13,
    );
    strap(
      sc,
      [
        [470, 748],
        [478, 672],
        [452, 640],
        [420, 646],
      ],
      12,
      { far: true, z: 0 },
    );
    strap(
      sc,
      [
        [372, 772],
        [378, 696],
        [404, 654],
        [440, 640],
        [468, 650],
      ],
      13,
    );
  }
  const counter: Path = [
    [848, 752, 1],
    [858, 690],
    [852, 572, 1],
    [822, 566, 1],
    [800, 600],
    [792, 690],
    [760, 752, 1],
  ];
  sc.panel({
    id: 'ct',
    slot: 'main',
    path: counter,
    z: 40,
    bulge: sc.volume([counter], 50, 0.5, 'ct'),
    thick: 5,
    round: 8,
    shadow: 0.3,
  });
  sc.stitch(
    offset(
      line([
        [850, 580],
        [824, 574],
        [804, 604],
        [796, 692],
        [768, 748],
      ]),
      -4,
    ),
    { slot: 'thread', ...FINE },
  );
  strap(
    sc,
    [
      [848, 594],
      [790, 624],
      [708, 634],
      [654, 614],
      [640, 588],
    ],
    10,
  );
  buckle(sc, 706, 634, 28, 32);
}

function ropeSole(sc: Scene, top: Path, bottom: Path, rows: number) {
  wall(sc, top, bottom, { slot: 'sole', thick: 8, round: 12, d: 116 });
  const [a, b] = [line(top), line(bottom)];
  for (let row = 1; row < rows; row++) {
    const share = row / rows;
    sc.crease(
      a
        .filter((_, i) => i % 6 === 0)
        .map(([x, y], i) => {
          const under = b[Math.min(b.length - 1, Math.round(((i * 6) / a.length) * b.length))] ?? [x, y];
          return [x, y + (under[1] - y) * share] as const;
        }),
      { w: 5, depth: -3.4, dark: 0.28 },
    );
  }
  for (let x = 160; x < 850; x += 9) {
    const under = b.reduce(
      (best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best),
      b[0] ?? [x, 0],
    );
    const over = a.reduce(
      (best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best),
      a[0] ?? [x, 0],
    );
    sc.crease(
      [
        [x, over[1] + 2],
        [x + 5, under[1] - 2],
      ],
      { w: 2.6, depth: -1.4, dark: 0.16 },
    );
  }
}

function espadrille(sc: Scene) {
  const edge: Path = [
    [842, 626, 1],
    [800, 652],
    [716, 684],
    [620, 684],
    [560, 650],
    [510, 604, 1],
    [460, 600],
  ];
  const far: Path = [
    [836, 630, 1],
    [790, 622],
    [700, 634],
    [600, 624],
    [516, 590, 1],
    [560, 650],
    [660, 700],
    [760, 690],
  ];
  sc.panel({ slot: 'lining', path: far, z: 8, thick: 4, round: 8, shadow: 0 });
  sc.shade(far, { soft: 16, k: 0.4 });
  const upper: Path = [
    [848, 762, 1],
    [860, 716],
    [852, 664],
    ...edge,
    [380, 634],
    [290, 666],
    [212, 694],
    [166, 728],
    [150, 768, 1],
    [340, 776],
    [520, 772],
    [700, 766],
  ];
  sc.panel({
    id: 'up',
    slot: 'main',
    path: upper,
    z: 6,
    bulge: sc.volume(
      [
        upper,
        [
          [176, 744, 1],
          [846, 740, 1],
          [846, 870, 1],
          [196, 870, 1],
        ],
      ],
      110,
      0.5,
      'v',
    ),
    thick: 4,
    round: 9,
    shadow: 0.25,
    cloth: {
      ex: 0.008,
      ey: 0.006,
      wave: 50,
      noise: 1.4,
      iters: 180,
      bend: 0.028,
      gathers: [
        { a: [460, 620], b: [400, 740], r: 46, amt: 0.06 },
        { a: [700, 690], b: [720, 750], r: 40, amt: 0.05 },
      ],
    },
  });
  binding(sc, edge, 5, 'main');
  sc.seam(
    [
      [560, 654],
      [520, 710],
      [524, 770],
    ],
    { depth: -1.1, dark: 0.16, stitch: [3], slot: 'thread', st: FINE },
  );
  ropeSole(
    sc,
    [
      [140, 748],
      [240, 764],
      [400, 770],
      [560, 766],
      [700, 760],
      [860, 752],
    ],
    [
      [152, 800],
      [240, 812],
      [400, 814],
      [560, 814],
      [700, 812],
      [856, 806],
    ],
    4,
  );
  // blanket stitch that holds the cloth to the rope
  for (let x = 170; x < 850; x += 26)
    sc.line(
      [
        [x, 744 + 18 * Math.sin(((x - 140) / 720) * Math.PI)],
        [x + 4, 766 + 10 * Math.sin(((x - 140) / 720) * Math.PI)],
      ],
      { slot: 'thread', w: 2.6, alpha: 0.8 },
    );
}

function wedge(sc: Scene) {
  strap(
    sc,
    [
      [836, 500],
      [790, 470],
      [720, 462],
      [668, 478],
      [660, 496],
    ],
    9,
    { far: true, z: -6 },
  );
  strap(
    sc,
    [
      [470, 776],
      [486, 706],
      [456, 664],
      [410, 670],
    ],
    14,
    { far: true, z: -6 },
  );
  const top: Path = [
    [118, 806],
    [220, 816],
    [320, 812],
    [440, 792],
    [540, 756],
    [620, 712],
    [700, 660],
    [780, 606],
    [842, 566],
  ];
  ropeSole(
    sc,
    top,
    [
      [134, 852],
      [220, 862],
      [320, 864],
      [440, 864],
      [540, 864],
      [620, 864],
      [700, 864],
      [780, 864],
      [846, 858],
    ],
    7,
  );
  wall(
    sc,
    top.map(([x, y]): readonly [number, number] => [x, y - 8]),
    top.map(([x, y]): readonly [number, number] => [x, y + 8]),
    { slot: 'insole', d: 120, thick: 5, round: 6 },
  );
  const vamp: Path = [
    [206, 822, 1],
    [220, 756],
    [270, 700],
    [340, 662],
    [420, 640, 1],
    [452, 664],
    [462, 720],
    [446, 796, 1],
    [320, 820],
  ];
  sc.panel({
    id: 'vp',
    slot: 'main',
    path: vamp,
    z: 40,
    bulge: sc.volume(
      [
        vamp,
        [
          [220, 800, 1],
          [440, 780, 1],
          [440, 900, 1],
          [220, 900, 1],
        ],
      ],
      90,
      0.5,
      'vp',
    ),
    thick: 5,
    round: 9,
    shadow: 0.4,
    cloth: { ex: 0.006, ey: 0.006, iters: 140, wave: 50, noise: 1 },
  });
  sc.stitch(
    offset(
      line([
        [426, 646],
        [456, 668],
        [462, 720],
        [448, 790],
      ]),
      7,
    ),
    { slot: 'thread', ...FINE },
  );
  sc.stitch(
    offset(
      line([
        [210, 816],
        [224, 758],
        [272, 704],
        [340, 668],
        [416, 646],
      ]),
      7,
    ),
    { slot: 'thread', ...FINE },
  );
  const counter: Path = [
    [842, 580, 1],
    [850, 540],
    [850, 462, 1],
    [822, 454],
    [796, 474, 1],
    [790, 540],
    [760, 610, 1],
  ];
  sc.panel({
    id: 'ct',
    slot: 'main',
    path: counter,
    z: 60,
    bulge: sc.volume([counter], 22, 0.5, 'ct'),
    thick: 5,
    round: 7,
    shadow: 0.35,
  });
  strap(
    sc,
    [
      [844, 496],
      [800, 530],
      [730, 546],
      [680, 530],
      [660, 500],
      [664, 484],
    ],
    10,
  );
  buckle(sc, 716, 545, 28, 30);
}

/** Sandals, slides and espadrilles in profile. Slots: insole sole lining metal thread fluff. */
export function sandal(o: SandalOptions = {}) {
  const { kind = 'flat' } = o;
  return (sc: Scene) => {
    if (kind === 'thong') thong(sc);
    else if (kind === 'slide' || kind === 'two-strap' || kind === 'shearling') slide(sc, kind);
    else if (kind === 'espadrille') espadrille(sc);
    else if (kind === 'wedge') wedge(sc);
    else flat(sc, kind);
  };
}
