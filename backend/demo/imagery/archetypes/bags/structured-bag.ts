// Bags that keep their shape: backpack, camera bag, duffle, briefcase, top-handle bag.
import { ellipse, rect, roundRect } from '../../engine/geom.ts';
import { strip, zip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { closed, lock, LONG, loopStrap, ring, stamp, tassel } from './parts.ts';

export interface BackpackOptions {
  view?: string;
  /** A flap over a drawstring instead of zips. */
  flap?: boolean;
}

const PACK: Path = [
  [330, 330],
  [300, 460],
  [292, 700],
  [296, 900],
  [330, 968, 1],
  [500, 976],
  [670, 968, 1],
  [704, 900],
  [708, 700],
  [700, 460],
  [670, 330],
  [600, 274],
  [500, 262],
  [400, 274],
];

/** Slots: strap metal tape thread foil pocket. */
export function backpack(o: BackpackOptions = {}) {
  const back = o.view === 'back';
  return (sc: Scene) => {
    if (!back)
      for (const side of [-1, 1])
        strip(
          sc,
          [
            [500 + side * 120, 330],
            [500 + side * 250, 460],
            [500 + side * 262, 700],
            [500 + side * 210, 900],
          ],
          22,
          { slot: 'strap', abs: 1, z: -6, thick: 8, round: 12, shadow: 0.2, tone: 0.85 },
        );
    sc.cord(
      [
        [440, 300],
        [450, 230],
        [500, 214],
        [550, 230],
        [560, 300],
      ],
      { slot: 'strap', r: 9 },
    );
    sc.panel({
      id: 'b',
      slot: 'main',
      path: PACK,
      bulge: sc.volume([PACK], 100, 0.45, 'v'),
      thick: 6,
      round: 12,
      shadow: 0.3,
      cloth: {
        ex: 0.01,
        ey: 0.01,
        wave: 60,
        iters: 200,
        noise: 1.6,
        gathers: [
          { a: [320, 900], b: [420, 800], r: 60, amt: 0.06 },
          { a: [680, 900], b: [580, 800], r: 60, amt: 0.06, ph: 3 },
        ],
      },
    });
    if (back) return straps(sc);
    if (o.flap) return flapFront(sc);
    zip(
      sc,
      [
        [318, 600],
        [322, 440],
        [350, 350],
        [410, 304],
        [500, 292],
        [590, 304],
        [650, 350],
        [678, 440],
        [682, 600],
      ],
      { w: 7, per: 5, tapeW: 9, pullAt: 0.02 },
    );
    const pocket: Path = [
      [330, 640, 1],
      [322, 800],
      [330, 924, 1],
      [500, 934],
      [670, 924, 1],
      [678, 800],
      [670, 640, 1],
      [500, 628],
    ];
    sc.panel({
      id: 'pk',
      slot: 'pocket',
      path: pocket,
      on: 1,
      thick: 6,
      round: 10,
      bulge: sc.volume([pocket], 30, 0.4, 'pv'),
      shadow: 0.4,
      shadowR: 10,
      smooth: 12,
      cloth: { ex: 0.012, ey: 0.01, wave: 50, iters: 160, noise: 1.3 },
    });
    zip(
      sc,
      [
        [344, 672],
        [500, 662],
        [656, 672],
      ],
      { w: 7, per: 5, tapeW: 9, pullAt: 0.97 },
    );
    sc.panel({ slot: 'strap', path: roundRect(452, 740, 96, 34, 4), on: 1, thick: 2, round: 2, shadow: 0.3 });
    sc.tint(rect(470, 754, 60, 5), { slot: 'foil' });
  };
}

function straps(sc: Scene) {
  // the padded back and the two straps that lie on it
  const pad: Path = [
    [372, 400, 1],
    [500, 380],
    [628, 400, 1],
    [640, 660],
    [630, 900, 1],
    [500, 910],
    [370, 900, 1],
    [360, 660],
  ];
  sc.panel({
    id: 'pd',
    slot: 'pocket',
    path: pad,
    on: 1,
    bulge: sc.volume([pad], 22, 0.4, 'pdv'),
    thick: 4,
    round: 8,
    shadow: 0.3,
    smooth: 10,
  });
  for (const y of [520, 640, 760])
    sc.crease(
      [
        [372, y],
        [500, y + 6],
        [628, y],
      ],
      { w: 9, depth: -5, dark: 0.2, macro: 1 },
    );
  for (const side of [-1, 1]) {
    strip(
      sc,
      [
        [500 + side * 64, 330],
        [500 + side * 130, 440],
        [500 + side * 150, 600],
        [500 + side * 140, 700],
      ],
      36,
      {
        slot: 'strap',
        thick: 13,
        round: 16,
        shadow: 0.45,
        shadowR: 14,
        smooth: 20,
        stitch: [28, -28],
        st: LONG,
      },
    );
    strip(
      sc,
      [
        [500 + side * 140, 700],
        [500 + side * 160, 800],
        [500 + side * 196, 900],
      ],
      12,
      { slot: 'strap', thick: 4, round: 4, shadow: 0.35, smooth: 10 },
    );
    sc.panel({
      slot: 'buckle',
      path: roundRect(500 + side * 141 - 22, 690, 44, 34, 6),
      on: 1,
      thick: 6,
      round: 5,
      shadow: 0.4,
    });
  }
}

function flapFront(sc: Scene) {
  const flap: Path = [
    [312, 330, 1],
    [400, 268],
    [500, 256],
    [600, 268],
    [688, 330, 1],
    [704, 480],
    [690, 600],
    [640, 632, 1],
    [500, 642],
    [360, 632, 1],
    [310, 600],
    [296, 480],
  ];
  const volume = sc.volume([PACK], 100, 0.45, 'v');
  sc.panel({
    id: 'fl',
    slot: 'main',
    path: flap,
    z: 12,
    bulge: volume,
    thick: 6,
    round: 10,
    shadow: 0.5,
    shadowR: 14,
  });
  sc.stitch(
    [
      [318, 560],
      [340, 600],
      [366, 618],
      [500, 627],
      [634, 618],
      [660, 600],
      [682, 560],
    ],
    { slot: 'thread', ...LONG },
  );
  for (const x of [400, 600]) {
    strip(
      sc,
      [
        [x, 560],
        [x, 700],
        [x, 800],
      ],
      15,
      { slot: 'strap', thick: 4, round: 4, shadow: 0.4, smooth: 10, stitch: [11, -11], st: LONG },
    );
    sc.cord(closed(roundRect(x - 24, 690, 48, 40, 6)), { slot: 'metal', r: 4.4, shadow: 0.45 });
    sc.cord(
      [
        [x - 24, 710],
        [x + 6, 710],
      ],
      { slot: 'metal', r: 3.4, shadow: 0.3 },
    );
  }
  stamp(sc, 500, 880, 70);
}

/** A rounded box with a zip and a crossbody strap. Slots: strap metal tape thread foil pocket. */
export function cameraBag() {
  return (sc: Scene) => {
    strip(sc, loopStrap(286, 714, 600, 190), 10, {
      slot: 'strap',
      thick: 5,
      round: 5,
      shadow: 0.3,
      stitch: [6.5, -6.5],
      st: { w: 1.2, dash: 5, gap: 3 },
    });
    const body = roundRect(270, 580, 460, 330, 70);
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: sc.volume([body], 84, 0.42, 'v'),
      thick: 8,
      round: 16,
      shadow: 0.3,
    });
    sc.cord(closed(roundRect(278, 588, 444, 314, 64)), { slot: 'piping', r: 4.6, shadow: 0.3 });
    zip(
      sc,
      [
        [300, 650],
        [360, 634],
        [500, 628],
        [640, 634],
        [700, 650],
      ],
      { w: 8, per: 5.4, tapeW: 12, pull: 0 },
    );
    tassel(sc, 690, 652, 92);
    const pocket: Path = [
      [312, 700, 1],
      [500, 692],
      [688, 700, 1],
      [684, 820],
      [650, 868],
      [500, 874],
      [350, 868],
      [316, 820],
    ];
    sc.panel({
      id: 'p',
      slot: 'pocket',
      path: pocket,
      on: 1,
      bulge: sc.volume([pocket], 16, 0.45, 'pv'),
      thick: 3.4,
      round: 5,
      shadow: 0.35,
      shadowR: 8,
      smooth: 8,
    });
    sc.stitch(
      [
        [318, 708],
        [500, 700],
        [682, 708],
        [677, 818],
        [646, 860],
        [500, 866],
        [354, 860],
        [323, 818],
        [318, 708],
      ],
      { slot: 'thread', ...LONG },
    );
    for (const x of [286, 714]) {
      sc.panel({
        slot: 'strap',
        path: roundRect(x - 15, 600, 30, 54, 7),
        on: 1,
        thick: 4,
        round: 4,
        shadow: 0.4,
      });
      ring(sc, x, 596, 16, 14);
    }
    stamp(sc, 500, 786);
  };
}

/** A barrel with two handles. Slots: strap metal tape thread foil end. */
export function duffle() {
  return (sc: Scene) => {
    const handle = (dy: number): Path => [
      [360, 660 + dy],
      [366, 520 + dy],
      [400, 420 + dy],
      [460, 372 + dy],
      [540, 372 + dy],
      [600, 420 + dy],
      [634, 520 + dy],
      [640, 660 + dy],
    ];
    strip(sc, handle(-22), 15, { slot: 'strap', abs: 1, z: -8, thick: 7, round: 9, shadow: 0.2, tone: 0.8 });
    const body: Path = [
      [176, 620, 1],
      [240, 586, 1],
      [500, 566],
      [760, 586, 1],
      [824, 620, 1],
      [846, 720],
      [836, 850],
      [796, 902, 1],
      [500, 912],
      [204, 902, 1],
      [164, 850],
      [154, 720],
    ];
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: sc.volume([body], 124, 0.46, 'v'),
      thick: 6,
      round: 14,
      shadow: 0.3,
      cloth: {
        ex: 0.012,
        ey: 0.008,
        wave: 64,
        iters: 220,
        noise: 2,
        bend: 0.026,
        gathers: [
          { a: [200, 640], b: [330, 820], r: 60, amt: 0.07 },
          { a: [800, 640], b: [670, 820], r: 60, amt: 0.07, ph: 3 },
          { a: [430, 640], b: [470, 800], r: 60, amt: 0.05, ph: 5 },
        ],
      },
    });
    zip(
      sc,
      [
        [226, 616],
        [360, 598],
        [500, 592],
        [640, 598],
        [774, 616],
      ],
      { w: 8, per: 5.6, tapeW: 13, pullAt: 0.03, pk: 1.2 },
    );
    for (const side of [-1, 1]) {
      const f = (path: Path): Path =>
        path.map(([x, y, c]) => (c ? [500 + side * (x - 500), y, c] : [500 + side * (x - 500), y]));
      sc.panel({
        slot: 'end',
        path: f([
          [756, 588, 1],
          [824, 620, 1],
          [846, 720],
          [836, 850],
          [796, 902, 1],
          [744, 906, 1],
          [768, 800],
          [770, 690],
        ]),
        on: 1,
        thick: 3,
        round: 4,
        shadow: 0.35,
        smooth: 8,
      });
      sc.stitch(
        f([
          [752, 600],
          [764, 690],
          [762, 800],
          [740, 898],
        ]),
        { slot: 'thread', ...LONG },
      );
      ring(sc, 500 + side * 322, 640, 17, 17, 4);
      strip(
        sc,
        f([
          [640, 560],
          [640, 700],
          [636, 904],
        ]),
        17,
        { slot: 'strap', thick: 4, round: 4, shadow: 0.35, smooth: 10, stitch: [12, -12], st: LONG },
      );
      for (const y of [690, 720])
        sc.panel({
          slot: 'metal',
          path: ellipse(500 + side * 140, y, 5, 5),
          on: 1,
          thick: 3,
          round: 3,
          shadow: 0.3,
        });
    }
    strip(sc, handle(0), 16, { slot: 'strap', thick: 8, round: 10, shadow: 0.45, shadowR: 12, smooth: 12 });
    sc.panel({
      slot: 'strap',
      path: roundRect(446, 356, 108, 40, 12),
      on: 1,
      thick: 7,
      round: 10,
      shadow: 0.4,
    });
    sc.stitch(
      [
        [500, 362],
        [500, 390],
      ],
      { slot: 'thread', ...LONG },
    );
    // name tag on its cord
    sc.cord(
      [
        [366, 520],
        [330, 600],
        [322, 650],
      ],
      { slot: 'strap', r: 3, shadow: 0.35 },
    );
    sc.panel({
      slot: 'strap',
      path: [
        [296, 668, 1],
        [322, 644, 1],
        [348, 668, 1],
        [348, 756, 1],
        [296, 756, 1],
      ],
      on: 1,
      thick: 4,
      round: 4,
      shadow: 0.45,
      shadowR: 9,
    });
    sc.stitch(
      [
        [302, 672],
        [322, 654],
        [342, 672],
        [342, 750],
        [302, 750],
        [302, 672],
      ],
      { slot: 'thread', ...LONG },
    );
    stamp(sc, 500, 820, 84);
  };
}

/** A case for papers and a laptop. Slots: strap metal tape thread foil flap. */
export function briefcase(o: { kind?: 'flap' | 'zip' } = {}) {
  return (sc: Scene) => {
    sc.cord(
      [
        [408, 560],
        [404, 500],
        [430, 462],
        [500, 452],
        [570, 462],
        [596, 500],
        [592, 560],
      ],
      { slot: 'strap', r: 13, shadow: 0.3 },
    );
    const body: Path = [
      [196, 572, 1],
      [500, 562],
      [804, 572, 1],
      [812, 740],
      [806, 930, 1],
      [500, 938],
      [194, 930, 1],
      [188, 740],
    ];
    const volume = sc.volume([body], 56, 0.36, 'v');
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: volume,
      thick: 8,
      round: 14,
      shadow: 0.3,
      cloth: { ex: 0.003, ey: 0.003, wave: 70, iters: 100, noise: 0.8 },
    });
    sc.stitch(
      [
        [206, 586],
        [200, 740],
        [204, 920],
        [500, 928],
        [796, 920],
        [800, 740],
        [794, 586],
      ],
      { slot: 'thread', ...LONG },
    );
    if (o.kind === 'zip') {
      zip(
        sc,
        [
          [208, 604],
          [500, 594],
          [792, 604],
        ],
        { w: 8, per: 5.6, tapeW: 12, pullAt: 0.03, pk: 1.2 },
      );
      const pocket: Path = [
        [232, 690, 1],
        [500, 682],
        [768, 690, 1],
        [770, 890, 1],
        [500, 896],
        [230, 890, 1],
      ];
      sc.panel({
        slot: 'main',
        path: pocket,
        on: 1,
        thick: 3,
        round: 4,
        shadow: 0.35,
        shadowR: 8,
        smooth: 8,
      });
      zip(
        sc,
        [
          [246, 712],
          [500, 704],
          [754, 712],
        ],
        { w: 6, per: 5, tapeW: 9, pullAt: 0.97 },
      );
      sc.stitch(
        [
          [240, 700],
          [238, 882],
          [500, 888],
          [762, 882],
          [760, 700],
        ],
        { slot: 'thread', ...LONG },
      );
    } else {
      const flap: Path = [
        [192, 566, 1],
        [500, 552],
        [808, 566, 1],
        [816, 680],
        [806, 770, 1],
        [500, 782],
        [194, 770, 1],
        [184, 680],
      ];
      sc.panel({
        id: 'f',
        slot: 'flap',
        path: flap,
        z: 8,
        bulge: volume,
        thick: 7,
        round: 9,
        shadow: 0.5,
        shadowR: 14,
      });
      sc.stitch(
        [
          [202, 700],
          [206, 758],
          [500, 770],
          [794, 758],
          [798, 700],
        ],
        { slot: 'thread', ...LONG },
      );
      for (const x of [330, 670]) {
        strip(
          sc,
          [
            [x, 600],
            [x, 760],
            [x, 838],
          ],
          21,
          { slot: 'strap', thick: 4, round: 4, shadow: 0.4, smooth: 10, stitch: [16, -16], st: LONG },
        );
        lock(sc, x, 790, 'push');
      }
    }
    for (const x of [408, 592])
      sc.panel({
        slot: 'metal',
        path: roundRect(x - 20, 556, 40, 26, 6),
        on: 1,
        thick: 5,
        round: 5,
        shadow: 0.4,
      });
    stamp(sc, 500, 858, 70);
  };
}

/** A small trapezoid with one stiff handle. Slots: strap metal thread foil flap. */
export function topHandle() {
  return (sc: Scene) => {
    sc.cord(
      [
        [400, 570],
        [396, 470],
        [428, 396],
        [500, 372],
        [572, 396],
        [604, 470],
        [600, 570],
      ],
      { slot: 'strap', r: 14, shadow: 0.3 },
    );
    const body: Path = [
      [316, 560, 1],
      [500, 552],
      [684, 560, 1],
      [718, 760],
      [742, 924, 1],
      [500, 934],
      [258, 924, 1],
      [282, 760],
    ];
    const volume = sc.volume([body], 70, 0.38, 'v');
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: volume,
      thick: 8,
      round: 12,
      shadow: 0.3,
      cloth: { ex: 0.003, ey: 0.003, wave: 70, iters: 100, noise: 0.8 },
    });
    for (const side of [-1, 1])
      sc.stitch(
        [
          [500 + side * 172, 580],
          [500 + side * 206, 760],
          [500 + side * 230, 912],
        ],
        { slot: 'thread', ...LONG },
      );
    const flap: Path = [
      [310, 556, 1],
      [500, 544],
      [690, 556, 1],
      [706, 640],
      [690, 706],
      [600, 740],
      [500, 752],
      [400, 740],
      [310, 706],
      [294, 640],
    ];
    sc.panel({
      id: 'f',
      slot: 'flap',
      path: flap,
      z: 8,
      bulge: volume,
      thick: 7,
      round: 9,
      shadow: 0.5,
      shadowR: 14,
    });
    sc.stitch(
      [
        [304, 640],
        [320, 698],
        [404, 729],
        [500, 741],
        [596, 729],
        [680, 698],
        [696, 640],
      ],
      { slot: 'thread', ...LONG },
    );
    lock(sc, 500, 726, 'push');
    for (const x of [400, 600]) {
      sc.panel({
        slot: 'strap',
        path: roundRect(x - 18, 556, 36, 60, 8),
        on: 1,
        thick: 4,
        round: 4,
        shadow: 0.4,
      });
      sc.panel({ slot: 'metal', path: ellipse(x, 588, 8, 8), on: 1, thick: 4, round: 4, shadow: 0.35 });
    }
    for (const x of [300, 700])
      sc.panel({
        slot: 'metal',
        path: [
          [x - 14, 926, 1],
          [x + 14, 926, 1],
          [x + 10, 942, 1],
          [x - 10, 942, 1],
        ],
        z: 40,
        thick: 6,
        round: 5,
        shadow: 0.3,
      });
    stamp(sc, 500, 846, 64);
  };
}
