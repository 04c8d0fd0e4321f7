import { ellipse, rect } from '../../engine/geom.ts';
import { both, smooth } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, StitchOptions } from '../../engine/types.ts';

const ST: StitchOptions = { w: 1.3, dash: 5, gap: 2.6 };

export interface CapOptions {
  /** Embroidered letters on the front; else two lines. */
  letters?: boolean;
}

/** A six-panel cap. Slots: brim logo thread. */
export function cap(o: CapOptions = {}) {
  return (sc: Scene) => {
    const crown: Path = [
      [262, 700, 1],
      [258, 610],
      [286, 500],
      [360, 404],
      [460, 360],
      [540, 360],
      [640, 404],
      [714, 500],
      [742, 610],
      [738, 700, 1],
      [640, 664],
      [500, 650],
      [360, 664],
    ];
    sc.panel({
      id: 'c',
      slot: 'main',
      path: crown,
      bulge: sc.volume(
        [
          crown,
          [
            [262, 690, 1],
            [738, 690, 1],
            [738, 860, 1],
            [262, 860, 1],
          ],
        ],
        150,
        0.5,
        'v',
      ),
      thick: 6,
      round: 12,
      shadow: 0.2,
      cloth: {
        ex: 0.006,
        ey: 0.004,
        wave: 50,
        iters: 160,
        noise: 1.2,
        bend: 0.028,
        gathers: [
          { a: [290, 690], b: [340, 560], r: 50, amt: 0.06 },
          { a: [710, 690], b: [660, 560], r: 50, amt: 0.06, ph: 3 },
        ],
      },
    });
    const seam = { depth: -1.4, dark: 0.16, stitch: [4.5, -4.5], slot: 'thread', st: ST };
    sc.seam(
      [
        [500, 360],
        [500, 652],
      ],
      seam,
    );
    both((f) => {
      sc.seam(
        f([
          [496, 362],
          [420, 430],
          [352, 540],
          [330, 672],
        ]),
        seam,
      );
      const [x, y] = f([384, 500]);
      sc.panel({ slot: 'thread', path: ellipse(x, y, 7, 7), on: 1, thick: 1.6, round: 2, shadow: 0.2 });
      sc.tint(ellipse(x, y, 3, 3), { slot: 'hole' });
    });
    sc.panel({ slot: 'main', path: ellipse(500, 360, 16, 9), z: 120, thick: 8, round: 8, shadow: 0.2 });
    const brim: Path = [
      [262, 696, 1],
      [360, 662],
      [500, 648],
      [640, 662],
      [738, 696, 1],
      [764, 760],
      [730, 822],
      [630, 862],
      [500, 874],
      [370, 862],
      [270, 822],
      [236, 760],
    ];
    sc.panel({
      id: 'br',
      slot: 'brim',
      path: brim,
      bulge: (x, y) => 150 - 0.0011 * (x - 500) ** 2 + 30 * smooth(640, 870, y),
      thick: 8,
      round: 9,
      shadow: 0.45,
      shadowR: 16,
    });
    for (let i = 1; i <= 6; i++) {
      const t = i / 7;
      sc.stitch(
        [
          [300 - t * 10, 760 + t * 56],
          [380, 720 + t * 132],
          [500, 664 + t * 196],
          [620, 720 + t * 132],
          [700 + t * 10, 760 + t * 56],
        ],
        { slot: 'thread', ...ST },
      );
    }
    const strokes: Path[] = o.letters
      ? [
          [
            [452, 540],
            [452, 590],
          ],
          [
            [452, 540],
            [488, 540],
          ],
          [
            [452, 590],
            [488, 590],
          ],
          [
            [452, 565],
            [480, 565],
          ],
          [
            [512, 590],
            [512, 540],
          ],
          [
            [512, 540],
            [540, 540],
            [550, 554],
            [540, 566],
            [514, 566],
          ],
          [
            [526, 568],
            [552, 590],
          ],
        ]
      : [
          [
            [452, 560],
            [548, 560],
          ],
          [
            [470, 578],
            [530, 578],
          ],
        ];
    for (const stroke of strokes) sc.cord(stroke, { slot: 'logo', r: 5, rise: 0.8, shadow: 0.3, shadowR: 4 });
  };
}

/** A knitted hat with a turn-up. Slots: rib label labelInk. */
export function beanie(o: { pompom?: boolean } = {}) {
  return (sc: Scene) => {
    const dome: Path = [
      [286, 760, 1],
      [276, 660],
      [286, 540],
      [334, 440],
      [420, 388],
      [500, 376],
      [580, 388],
      [666, 440],
      [714, 540],
      [724, 660],
      [714, 760, 1],
    ];
    if (o.pompom)
      sc.panel({
        id: 'p',
        slot: 'pompom',
        path: ellipse(500, 346, 84, 80, 20).map(([x, y], i): readonly [number, number] => [
          x + (i % 2 ? 5 : -4),
          y + (i % 3 ? 4 : -4),
        ]),
        amp: 60,
        pow: 0.5,
        thick: 10,
        round: 30,
        shadow: 0.3,
      });
    sc.panel({
      id: 'd',
      slot: 'main',
      path: dome,
      bulge: sc.volume(
        [
          dome,
          [
            [286, 740, 1],
            [714, 740, 1],
            [714, 1000, 1],
            [286, 1000, 1],
          ],
        ],
        150,
        0.5,
        'v',
      ),
      thick: 8,
      round: 16,
      shadow: 0.2,
      cloth: {
        ex: 0.03,
        ey: 0.02,
        wave: 54,
        iters: 180,
        noise: 1.6,
        bend: 0.03,
        gathers: [
          { a: [500, 382], b: [420, 520], r: 50, amt: 0.08 },
          { a: [510, 382], b: [590, 520], r: 50, amt: 0.08, ph: 3 },
        ],
      },
    });
    const cuff: Path = [
      [268, 730, 1],
      [264, 800],
      [278, 900, 1],
      [380, 922],
      [500, 928],
      [620, 922],
      [722, 900, 1],
      [736, 800],
      [732, 730, 1],
      [620, 752],
      [500, 758],
      [380, 752],
    ];
    const volume = sc.volume([cuff, dome], 170, 0.5, 'cv');
    sc.panel({
      id: 'cf',
      slot: 'rib',
      path: cuff,
      bulge: (x, y) => volume(x, y) + 14,
      thick: 8,
      round: 14,
      shadow: 0.45,
      shadowR: 12,
      cloth: { ex: 0.015, ey: 0.01, wave: 60, iters: 120, noise: 1.2, bend: 0.03 },
    });
    sc.panel({ slot: 'label', path: rect(560, 812, 74, 44), on: 1, thick: 1.6, round: 2, shadow: 0.3 });
    sc.line(
      [
        [576, 834],
        [618, 834],
      ],
      { slot: 'labelInk', w: 5 },
    );
  };
}

/** A soft hat with a short sloping brim, stitched round and round. Slots: thread label. */
export function bucketHat() {
  return (sc: Scene) => {
    const crown: Path = [
      [332, 690, 1],
      [342, 560],
      [366, 440, 1],
      [440, 412],
      [500, 406],
      [560, 412],
      [634, 440, 1],
      [658, 560],
      [668, 690, 1],
      [500, 720],
    ];
    const volume = sc.volume(
      [
        crown,
        [
          [332, 680, 1],
          [668, 680, 1],
          [668, 840, 1],
          [332, 840, 1],
        ],
      ],
      140,
      0.48,
      'v',
    );
    const brim: Path = [
      [334, 668, 1],
      [420, 690],
      [500, 696],
      [580, 690],
      [666, 668, 1],
      [730, 780],
      [776, 856, 1],
      [660, 902],
      [500, 916],
      [340, 902],
      [224, 856, 1],
      [270, 780],
    ];
    sc.panel({
      id: 'c',
      slot: 'main',
      path: crown,
      bulge: volume,
      thick: 7,
      round: 14,
      shadow: 0.2,
      cloth: {
        ex: 0.01,
        ey: 0.008,
        wave: 56,
        iters: 180,
        noise: 1.5,
        bend: 0.028,
        gathers: [
          { a: [350, 660], b: [410, 500], r: 50, amt: 0.06 },
          { a: [650, 660], b: [590, 500], r: 50, amt: 0.06, ph: 3 },
        ],
      },
    });
    sc.seam(
      [
        [368, 452],
        [430, 474],
        [500, 480],
        [570, 474],
        [632, 452],
      ],
      { depth: -1.6, dark: 0.2, stitch: [5, -5], slot: 'thread', st: ST },
    );
    sc.seam(
      [
        [500, 484],
        [500, 692],
      ],
      { depth: -1.2, dark: 0.14, stitch: [4], slot: 'thread', st: ST },
    );
    sc.panel({
      id: 'b',
      slot: 'main',
      path: brim,
      bulge: (x, y) => 168 - 0.0011 * (x - 500) ** 2 + 26 * smooth(660, 910, y),
      thick: 7,
      round: 9,
      shadow: 0.45,
      shadowR: 14,
      cloth: { ex: 0.006, ey: 0.004, wave: 70, iters: 140, noise: 1.6 },
    });
    for (let i = 1; i <= 7; i++) {
      const t = i / 8;
      sc.stitch(
        [
          [334 - t * 108, 672 + t * 180],
          [420 - t * 78, 692 + t * 206],
          [500, 698 + t * 214],
          [580 + t * 78, 692 + t * 206],
          [666 + t * 108, 672 + t * 180],
        ],
        { slot: 'thread', ...ST },
      );
    }
    sc.panel({ slot: 'label', path: rect(640, 742, 50, 28), on: 1, thick: 1.4, round: 2, shadow: 0.25 });
  };
}

export interface BrimHatOptions {
  kind?: 'fedora' | 'straw' | 'beret';
}

/** Felt and straw with a wide brim, or a beret. Slots: band thread bow. */
export function brimHat(o: BrimHatOptions = {}) {
  const { kind = 'fedora' } = o;
  return (sc: Scene) => {
    if (kind === 'beret') return beret(sc);
    const straw = kind === 'straw';
    const wide = straw ? 392 : 336;
    const y = 760;
    const brim: Path = [
      [500 - wide, y - 16],
      [500 - wide * 0.72, y - 66],
      [500 - wide * 0.3, y - 92],
      [500 + wide * 0.3, y - 92],
      [500 + wide * 0.72, y - 66],
      [500 + wide, y - 16],
      [500 + wide * 0.8, y + 62],
      [500 + wide * 0.36, y + 104],
      [500, y + 114],
      [500 - wide * 0.36, y + 104],
      [500 - wide * 0.8, y + 62],
    ];
    sc.panel({
      id: 'b',
      slot: 'main',
      path: brim,
      bulge: (px, py) => 30 + 24 * Math.sin((px - 500) / (wide * 0.62)) ** 2 + 0.12 * (py - y),
      thick: 9,
      round: 10,
      shadow: 0.35,
      shadowR: 16,
    });
    if (straw)
      for (let i = 1; i <= 6; i++) {
        const k = 1 - i * 0.09;
        sc.crease([...ellipse(500, y + 6, wide * k, 108 * k, 60)], { w: 5, depth: -2.4, dark: 0.16 });
      }
    else sc.stitch(ellipse(500, y + 8, wide * 0.95, 104, 80), { slot: 'thread', ...ST });
    const crown: Path = straw
      ? [
          [318, y + 20, 1],
          [322, y - 120],
          [352, y - 220],
          [430, y - 262],
          [500, y - 268],
          [570, y - 262],
          [648, y - 220],
          [678, y - 120],
          [682, y + 20, 1],
          [590, y + 44],
          [500, y + 50],
          [410, y + 44],
        ]
      : [
          [322, y + 20, 1],
          [330, y - 120],
          [356, y - 230],
          [412, y - 268],
          [456, y - 256],
          [500, y - 244],
          [544, y - 256],
          [588, y - 268],
          [644, y - 230],
          [670, y - 120],
          [678, y + 20, 1],
          [590, y + 44],
          [500, y + 50],
          [410, y + 44],
        ];
    const volume = sc.volume(
      [
        crown,
        [
          [322, y, 1],
          [678, y, 1],
          [678, y + 170, 1],
          [322, y + 170, 1],
        ],
      ],
      150,
      0.5,
      'v',
    );
    const pinch = (px: number, py: number) =>
      straw
        ? 0
        : -34 * Math.exp(-(((px - 500) / 40) ** 2)) * smooth(y - 60, y - 240, py) -
          26 *
            Math.exp(-(((Math.abs(px - 500) - 110) / 40) ** 2)) *
            Math.exp(-(((py - (y - 170)) / 60) ** 2));
    sc.panel({
      id: 'c',
      slot: 'main',
      path: crown,
      bulge: (px, py) => 40 + volume(px, py) + pinch(px, py),
      thick: 7,
      round: 14,
      shadow: 0.5,
      shadowR: 18,
    });
    if (straw)
      for (let i = 1; i < 9; i++)
        sc.crease(
          [
            [322 + i * 2, y - 10 - i * 26],
            [420, y + 12 - i * 28],
            [500, y + 18 - i * 28.6],
            [580, y + 12 - i * 28],
            [678 - i * 2, y - 10 - i * 26],
          ],
          { w: 5, depth: -2.4, dark: 0.16 },
        );
    const band: Path = [
      [320, y - 42, 1],
      [410, y - 22],
      [500, y - 16],
      [590, y - 22],
      [680, y - 42, 1],
      [682, y + 18, 1],
      [590, y + 42],
      [500, y + 48],
      [410, y + 42],
      [318, y + 18, 1],
    ];
    sc.panel({ slot: 'band', path: band, on: 1, thick: 3, round: 4, shadow: 0.3, smooth: 6 });
    both((f, side) => {
      if (side < 0)
        sc.panel({
          slot: 'band',
          path: f([
            [340, y - 40, 1],
            [300, y - 50],
            [290, y + 16],
            [340, y + 20, 1],
          ]),
          on: 1,
          thick: 6,
          round: 8,
          shadow: 0.4,
        });
    });
    sc.panel({
      slot: 'band',
      path: [
        [326, y - 38, 1],
        [350, y - 34, 1],
        [352, y + 26, 1],
        [326, y + 22, 1],
      ],
      on: 1,
      thick: 6,
      round: 6,
      shadow: 0.35,
    });
  };
}

function beret(sc: Scene) {
  const disc: Path = [
    [214, 640],
    [250, 540],
    [350, 470],
    [500, 446],
    [650, 470],
    [754, 546],
    [786, 640],
    [740, 730],
    [640, 780],
    [500, 796],
    [360, 780],
    [258, 730],
  ];
  sc.cord(
    [
      [500, 470],
      [508, 424],
      [520, 408],
    ],
    { slot: 'main', r: 8, shadow: 0.2 },
  );
  sc.panel({
    id: 'b',
    slot: 'main',
    path: disc,
    bulge: sc.volume([disc], 120, 0.5, 'v'),
    thick: 8,
    round: 20,
    shadow: 0.3,
    cloth: {
      ex: 0.016,
      ey: 0.012,
      wave: 60,
      iters: 200,
      noise: 2,
      bend: 0.026,
      gathers: [
        { a: [360, 770], b: [440, 640], r: 60, amt: 0.08 },
        { a: [640, 770], b: [560, 640], r: 60, amt: 0.08, ph: 3 },
        { a: [250, 600], b: [400, 560], r: 60, amt: 0.05 },
      ],
    },
  });
  const band: Path = [
    [330, 752, 1],
    [420, 778],
    [500, 784],
    [580, 778],
    [670, 752, 1],
    [664, 800],
    [580, 824],
    [500, 830],
    [420, 824],
    [336, 800],
  ];
  sc.panel({
    slot: 'band',
    path: band,
    on: 0,
    z: 70,
    bulge: (x) => 30 - 0.0006 * (x - 500) ** 2,
    thick: 8,
    round: 10,
    shadow: 0.4,
    id: 'bd',
  });
}
