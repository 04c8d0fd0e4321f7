// Bags that hang or slump: hobo, bucket bag, pouch, belt bag.
import { at, ellipse, line, roundRect } from '../../engine/geom.ts';
import { strip, zip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { LONG, loopStrap, ring, stamp, tassel } from './parts.ts';

/** A half moon on one broad strap. Slots: metal tape thread. */
export function hobo() {
  return (sc: Scene) => {
    const body: Path = [
      [236, 600, 1],
      [252, 700],
      [300, 800],
      [390, 872],
      [500, 894],
      [610, 872],
      [700, 800],
      [748, 700],
      [764, 600, 1],
      [700, 660],
      [610, 706],
      [500, 720],
      [390, 706],
      [300, 660],
    ];
    strip(
      sc,
      [
        [250, 640],
        [262, 470],
        [340, 330],
        [430, 270],
        [500, 258],
        [570, 270],
        [660, 330],
        [738, 470],
        [750, 640],
      ],
      24,
      { slot: 'main', abs: 1, z: 14, thick: 8, round: 12, shadow: 0.3, stitch: [18, -18], st: LONG },
    );
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: sc.volume([body], 84, 0.46, 'v'),
      thick: 6,
      round: 10,
      shadow: 0.35,
      cloth: {
        ex: 0.012,
        ey: 0.01,
        wave: 50,
        iters: 240,
        noise: 1.8,
        bend: 0.022,
        gathers: [
          { a: [246, 616], b: [380, 780], r: 60, amt: 0.1 },
          { a: [754, 616], b: [620, 790], r: 60, amt: 0.1, ph: 4 },
          { a: [260, 660], b: [470, 760], r: 40, amt: 0.06 },
          { a: [740, 660], b: [530, 770], r: 40, amt: 0.06, ph: 2 },
        ],
      },
    });
    zip(
      sc,
      [
        [262, 634],
        [310, 664],
        [400, 700],
        [500, 712],
        [600, 700],
        [690, 664],
        [738, 634],
      ],
      { w: 7, per: 5, tapeW: 9, pullAt: 0.03 },
    );
    sc.seam(
      [
        [500, 724],
        [500, 890],
      ],
      { depth: -1.4, dark: 0.15, stitch: [4, -4], slot: 'thread', st: LONG },
    );
    for (const x of [256, 744])
      sc.panel({ slot: 'metal', path: ellipse(x, 618, 15, 15), on: 1, thick: 5, round: 6, shadow: 0.4 });
  };
}

/** Gathered by a cord below the rim. Slots: strap lining metal thread foil. */
export function bucketBag() {
  return (sc: Scene) => {
    strip(sc, loopStrap(344, 656, 560, 190), 11, {
      slot: 'strap',
      thick: 5,
      round: 5,
      shadow: 0.3,
      stitch: [7, -7],
      st: { w: 1.2, dash: 5, gap: 3 },
    });
    sc.panel({
      slot: 'lining',
      path: [
        [312, 516, 1],
        [400, 492],
        [500, 486],
        [600, 492],
        [688, 516, 1],
        [640, 560],
        [360, 560],
      ],
      z: 8,
      thick: 3,
      round: 5,
      shadow: 0,
    });
    sc.shade(
      [
        [330, 516],
        [500, 496],
        [670, 516],
        [500, 546],
      ],
      { soft: 12, k: 0.45 },
    );
    const body: Path = [
      [306, 512, 1],
      [328, 590],
      [312, 700],
      [286, 860],
      [290, 930],
      [322, 960, 1],
      [500, 970],
      [678, 960, 1],
      [710, 930],
      [714, 860],
      [688, 700],
      [672, 590],
      [694, 512, 1],
      [600, 532],
      [500, 538],
      [400, 532],
    ];
    const volume = sc.volume(
      [
        body,
        [
          [310, 520, 1],
          [690, 520, 1],
          [690, 420, 1],
          [310, 420, 1],
        ],
      ],
      128,
      0.46,
      'v',
    );
    const folds = [340, 390, 440, 500, 560, 610, 660].map((x, i) => ({
      a: [x, 590] as const,
      b: [500 + (x - 500) * 1.2, 740] as const,
      r: 34,
      amt: 0.14,
      ph: i * 2,
    }));
    const ruffle = [340, 400, 460, 540, 600, 660].map((x, i) => ({
      a: [x, 588] as const,
      b: [500 + (x - 500) * 1.1, 512] as const,
      r: 30,
      amt: 0.13,
      ph: i * 3,
      taper: 0,
    }));
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: volume,
      thick: 6,
      round: 12,
      shadow: 0.3,
      uv: { cx: 500 },
      cloth: {
        ex: 0.01,
        ey: 0.004,
        wave: 40,
        iters: 240,
        noise: 1.8,
        bend: 0.022,
        gathers: [...folds, ...ruffle],
      },
    });
    sc.stitch(
      [
        [312, 526],
        [400, 545],
        [500, 551],
        [600, 545],
        [688, 526],
      ],
      { slot: 'thread', ...LONG },
    );
    sc.panel({
      slot: 'strap',
      path: [
        [288, 880, 1],
        [500, 892],
        [712, 880, 1],
        [710, 930],
        [678, 960, 1],
        [500, 970],
        [322, 960, 1],
        [290, 930],
      ],
      on: 1,
      thick: 2.4,
      round: 3,
      shadow: 0.25,
    });
    sc.stitch(
      [
        [290, 888],
        [500, 900],
        [710, 888],
      ],
      { slot: 'thread', ...LONG },
    );
    const draw: Path = [
      [322, 592],
      [400, 606],
      [500, 612],
      [600, 606],
      [678, 592],
    ];
    const curve = line(draw);
    for (let i = 0; i < 8; i++) {
      const { p } = at(curve, 0.06 + i * 0.126);
      sc.panel({
        slot: 'metal',
        path: ellipse(p[0], p[1], 9, 10),
        on: 1,
        thick: 2.4,
        round: 2.6,
        shadow: 0.3,
      });
      sc.tint(ellipse(p[0], p[1], 5, 6), { slot: 'hole' });
    }
    for (let i = 0; i < 7; i += 2)
      sc.cord(
        [at(curve, 0.06 + i * 0.126).p, at(curve, 0.12 + i * 0.126).p, at(curve, 0.186 + i * 0.126).p],
        { slot: 'strap', r: 5, shadow: 0.4 },
      );
    for (const side of [-1, 1])
      sc.cord(
        [
          [500 + side * 24, 612],
          [500 + side * 30, 660],
          [500 + side * 20, 716],
        ],
        { slot: 'strap', r: 5, shadow: 0.45 },
      );
    for (const side of [-1, 1]) tassel(sc, 500 + side * 20, 712, 60);
    sc.panel({ slot: 'strap', path: roundRect(478, 634, 44, 22, 8), on: 1, thick: 6, round: 7, shadow: 0.4 });
    for (const x of [344, 656]) ring(sc, x, 566, 13, 15);
    stamp(sc, 500, 840, 70);
  };
}

/** A half-moon on a webbing belt, closed around nothing. Slots: strap metal tape thread foil buckle. */
export function beltBag() {
  return (sc: Scene) => {
    const belt: Path = [
      [262, 640],
      [176, 560],
      [150, 450],
      [230, 360],
      [380, 312],
      [500, 304],
      [620, 312],
      [770, 360],
      [850, 450],
      [824, 560],
      [738, 640],
    ];
    strip(sc, belt, 19, {
      slot: 'strap',
      abs: 1,
      z: 4,
      thick: 5,
      round: 5,
      shadow: 0.3,
      stitch: [15, -15],
      st: { w: 1.2, dash: 4, gap: 2.4 },
    });
    for (const [x, w] of [
      [470, 44],
      [540, 36],
    ] as const)
      sc.panel({
        slot: 'buckle',
        path: roundRect(x - w / 2, 280, w, 50, 8),
        on: 1,
        thick: 8,
        round: 7,
        shadow: 0.4,
      });
    sc.crease(
      [
        [512, 284],
        [512, 326],
      ],
      { w: 5, depth: -4, dark: 0.4 },
    );
    strip(
      sc,
      [
        [690, 332],
        [712, 342],
      ],
      24,
      { slot: 'buckle', thick: 6, round: 5, shadow: 0.4 },
    );
    const body: Path = [
      [250, 606, 1],
      [262, 560],
      [330, 540, 1],
      [500, 530],
      [670, 540, 1],
      [738, 560],
      [750, 606, 1],
      [752, 700],
      [716, 800],
      [640, 850],
      [500, 864],
      [360, 850],
      [284, 800],
      [248, 700],
    ];
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: sc.volume([body], 92, 0.46, 'v'),
      thick: 6,
      round: 14,
      shadow: 0.35,
      cloth: {
        ex: 0.01,
        ey: 0.008,
        wave: 56,
        iters: 200,
        noise: 1.6,
        bend: 0.026,
        gathers: [
          { a: [262, 640], b: [400, 760], r: 50, amt: 0.06 },
          { a: [738, 640], b: [600, 760], r: 50, amt: 0.06, ph: 3 },
        ],
      },
    });
    zip(
      sc,
      [
        [276, 604],
        [360, 580],
        [500, 572],
        [640, 580],
        [724, 604],
      ],
      { w: 8, per: 5.4, tapeW: 11, pullAt: 0.03, pk: 1.1 },
    );
    const pocket: Path = [
      [300, 670, 1],
      [500, 652],
      [700, 670, 1],
      [700, 740],
      [650, 810],
      [500, 828],
      [350, 810],
      [300, 740],
    ];
    sc.panel({
      id: 'p',
      slot: 'main',
      path: pocket,
      on: 1,
      bulge: sc.volume([pocket], 22, 0.45, 'pv'),
      thick: 4,
      round: 8,
      shadow: 0.4,
      shadowR: 9,
      smooth: 10,
    });
    zip(
      sc,
      [
        [322, 688],
        [500, 672],
        [678, 688],
      ],
      { w: 6, per: 5, tapeW: 8, pullAt: 0.97, pk: 0.9 },
    );
    sc.stitch(
      [
        [310, 740],
        [354, 800],
        [500, 818],
        [646, 800],
        [690, 740],
      ],
      { slot: 'thread', ...LONG },
    );
    stamp(sc, 500, 752, 64);
  };
}
