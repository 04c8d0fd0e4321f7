import { line, offset } from '../../engine/geom.ts';
import { lerp } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point, StitchOptions } from '../../engine/types.ts';

const ST: StitchOptions = { w: 1.4, dash: 5, gap: 2.6 };

/** A left hand, palm down, fingers up. */
const HAND: Path = [
  [380, 930, 1],
  [372, 820],
  [362, 730],
  [330, 650],
  [296, 590],
  [280, 548],
  [296, 528],
  [322, 536],
  [362, 586],
  [394, 620],
  [392, 520],
  [386, 420],
  [390, 372],
  [410, 356],
  [430, 372],
  [438, 440],
  [446, 540, 1],
  [450, 420],
  [452, 330],
  [472, 306],
  [492, 322],
  [496, 420],
  [500, 540, 1],
  [506, 430],
  [512, 342],
  [532, 322],
  [552, 340],
  [552, 440],
  [548, 550, 1],
  [560, 470],
  [570, 402],
  [588, 384],
  [606, 400],
  [606, 480],
  [594, 590],
  [582, 690],
  [572, 800],
  [576, 930, 1],
  [478, 938],
];

export interface GloveOptions {
  kind?: 'leather' | 'knit' | 'mitten';
}

const MITTEN: Path = [
  [372, 900, 1],
  [366, 800],
  [352, 720],
  [316, 640],
  [290, 590],
  [282, 546],
  [304, 526],
  [332, 544],
  [372, 604],
  [394, 630],
  [392, 520],
  [400, 420],
  [440, 350],
  [494, 332],
  [548, 352],
  [588, 424],
  [596, 520],
  [590, 640],
  [578, 780],
  [576, 900, 1],
  [474, 908],
];

function glove(
  sc: Scene,
  kind: 'leather' | 'knit' | 'mitten',
  at: (path: Path) => Point[],
  id: string,
  z: number,
) {
  const hand = at(kind === 'mitten' ? MITTEN : HAND);
  const volume = sc.volume([hand], 64, 0.5, `v${id}`);
  if (kind === 'leather') {
    sc.panel({
      slot: 'lining',
      path: at([
        [386, 926, 1],
        [478, 920],
        [570, 926, 1],
        [570, 944],
        [478, 952],
        [388, 944],
      ]),
      z: 4 + z,
      thick: 4,
      round: 5,
      shadow: 0,
    });
    sc.panel({
      id: `h${id}`,
      slot: 'main',
      path: hand,
      z,
      bulge: volume,
      thick: 6,
      round: 11,
      shadow: 0.4,
      shadowR: 14,
      cloth: {
        ex: 0.008,
        ey: 0.01,
        wave: 40,
        iters: 180,
        noise: 1.2,
        bend: 0.024,
        gathers: [
          { a: at([[400, 840]])[0]!, b: at([[560, 850]])[0]!, r: 40, amt: 0.07 },
          { a: at([[360, 640]])[0]!, b: at([[420, 720]])[0]!, r: 40, amt: 0.06 },
        ],
      },
    });
    // points: the fine ridges on the back of the hand
    for (const [x0, x1] of [
      [444, 440],
      [482, 480],
      [522, 524],
    ] as const)
      sc.crease(
        at([
          [x0, 600],
          [(x0 + x1) / 2, 680],
          [x1, 760],
        ]),
        { w: 5, depth: 2.6, fadeEnd: 0.3 },
      );
    for (const d of [884, 898])
      sc.stitch(
        at([
          [378, d],
          [478, d + 8],
          [574, d],
        ]),
        { slot: 'thread', ...ST },
      );
    sc.panel({
      slot: 'metal',
      path: at([
        [560, 862, 1],
        [576, 862, 1],
        [576, 880, 1],
        [560, 880, 1],
      ]),
      on: 1,
      thick: 2.4,
      round: 2.4,
      shadow: 0.3,
    });
    return;
  }
  sc.panel({
    id: `h${id}`,
    slot: 'main',
    path: hand,
    z,
    bulge: volume,
    thick: 8,
    round: 14,
    shadow: 0.4,
    shadowR: 14,
  });
  const cuff = at(
    kind === 'mitten'
      ? [
          [362, 880, 1],
          [474, 892],
          [586, 880, 1],
          [590, 960],
          [582, 1020, 1],
          [474, 1030],
          [366, 1020, 1],
          [358, 960],
        ]
      : [
          [370, 890, 1],
          [478, 900],
          [584, 890, 1],
          [588, 960],
          [580, 1010, 1],
          [478, 1020],
          [376, 1010, 1],
          [366, 960],
        ],
  );
  sc.panel({
    id: `c${id}`,
    slot: 'rib',
    path: cuff,
    z: z + 6,
    bulge: sc.volume([cuff, hand], 74, 0.5, `cv${id}`),
    thick: 8,
    round: 12,
    shadow: 0.4,
    shadowR: 10,
  });
}

/** A pair of gloves, the right one half under the left one. Slots: lining rib metal thread. */
export function gloves(o: GloveOptions = {}) {
  const { kind = 'leather' } = o;
  const turned =
    (degrees: number, dx: number, dy: number, flip: boolean) =>
    (path: Path): Point[] => {
      const a = (degrees * Math.PI) / 180;
      return path.map(([px, py, c]): Point => {
        const [x, y] = [(flip ? 1000 - px : px) - 500, py - 640];
        const q: [number, number] = [
          500 + dx + x * Math.cos(a) - y * Math.sin(a),
          640 + dy + x * Math.sin(a) + y * Math.cos(a),
        ];
        return c ? [...q, c] : q;
      });
    };
  return (sc: Scene) => {
    glove(sc, kind, turned(14, 104, 0, true), 'r', 0);
    glove(sc, kind, turned(-8, -84, 20, false), 'l', 40);
  };
}

export interface SockOptions {
  /** Where the leg ends. */
  kind?: 'crew' | 'knee' | 'ankle';
}

/** Two socks, one on the other. Slots: rib toe heel. */
export function socks(o: SockOptions = {}) {
  const top = { crew: 330, knee: 120, ankle: 560 }[o.kind ?? 'crew'];
  return (sc: Scene) => {
    for (const [id, dx, dy, z] of [
      ['b', 74, -36, 0],
      ['a', -30, 20, 30],
    ] as const) {
      const at = (path: Path): Point[] =>
        path.map(([x, y, c]): Point => (c ? [x + dx, y + dy, c] : [x + dx, y + dy]));
      const whole = at([
        [560, top, 1],
        [690, top, 1],
        [694, 560],
        [704, 700],
        [712, 800],
        [690, 880],
        [630, 914],
        [540, 916],
        [430, 914],
        [340, 904],
        [280, 870],
        [276, 810],
        [330, 780],
        [430, 752],
        [510, 700],
        [552, 620],
        [560, 540],
      ]);
      const volume = sc.volume([whole], 62, 0.48, `v${id}`);
      sc.panel({
        id: `s${id}`,
        slot: 'main',
        path: whole,
        z,
        bulge: volume,
        thick: 7,
        round: 12,
        shadow: 0.42,
        shadowR: 14,
        cloth: {
          ex: 0.008,
          ey: 0.008,
          wave: 50,
          iters: 140,
          noise: 1.4,
          gathers: [{ a: at([[560, 660]])[0]!, b: at([[690, 760]])[0]!, r: 50, amt: 0.06 }],
        },
      });
      sc.panel({
        slot: 'toe',
        path: at([
          [372, 770, 1],
          [330, 782],
          [278, 810],
          [282, 868],
          [340, 902],
          [390, 910, 1],
          [366, 846],
        ]),
        on: 1,
        thick: 1.6,
        round: 3,
        shadow: 0.15,
      });
      sc.panel({
        slot: 'heel',
        path: at([
          [706, 730, 1],
          [712, 800],
          [690, 880],
          [620, 914, 1],
          [612, 850],
          [640, 780],
        ]),
        on: 1,
        thick: 1.6,
        round: 3,
        shadow: 0.15,
      });
      sc.panel({
        slot: 'rib',
        path: at([
          [556, top - 4, 1],
          [694, top - 4, 1],
          [694, top + 78, 1],
          [557, top + 78, 1],
        ]),
        on: 1,
        thick: 3,
        round: 6,
        shadow: 0.2,
      });
      sc.stitch(
        at([
          [376, 776],
          [368, 846],
          [392, 906],
        ]),
        { slot: 'thread', ...ST },
      );
    }
  };
}

/** A rolled umbrella with a crook. Slots: wood metal strap. */
export function umbrella() {
  return (sc: Scene) => {
    sc.cord(
      [
        [500, 990],
        [500, 1120],
      ],
      { slot: 'metal', r: 5, shadow: 0.3 },
    );
    sc.cord(
      [
        [500, 320],
        [500, 160],
        [516, 104],
        [560, 90],
        [602, 108],
        [616, 160],
        [610, 200],
      ],
      { slot: 'wood', r: 15, shadow: 0.35, shadowR: 9 },
    );
    sc.panel({
      slot: 'metal',
      path: [
        [482, 300, 1],
        [518, 300, 1],
        [518, 330, 1],
        [482, 330, 1],
      ],
      z: 20,
      thick: 12,
      round: 10,
      shadow: 0.3,
    });
    const canopy: Path = [
      [476, 330, 1],
      [524, 330, 1],
      [556, 480],
      [560, 640],
      [540, 860],
      [510, 1010, 1],
      [490, 1010, 1],
      [460, 860],
      [440, 640],
      [444, 480],
    ];
    const twist = (x: number, y: number) =>
      9 * Math.abs(Math.sin((x - 500) / 17 + y / 120)) * Math.min(1, (1010 - y) / 300);
    sc.panel({
      id: 'c',
      slot: 'main',
      path: canopy,
      bulge: (x, y) => sc0(x, y) + twist(x, y),
      thick: 6,
      round: 10,
      shadow: 0.35,
    });
    function sc0(x: number, y: number) {
      const half = lerp(58, 12, Math.max(0, (y - 560) / 450));
      return 46 * Math.sqrt(Math.max(0, 1 - ((x - 500) / half) ** 2));
    }
    for (const [x0, x1] of [
      [470, 452],
      [500, 496],
      [530, 548],
    ] as const)
      sc.crease(
        [
          [x0, 340],
          [x1, 560],
          [lerp(x1, 500, 0.6), 980],
        ],
        { w: 6, depth: -4, dark: 0.28 },
      );
    sc.panel({
      slot: 'strap',
      path: [
        [438, 560, 1],
        [562, 580, 1],
        [562, 606, 1],
        [438, 586, 1],
      ],
      on: 1,
      thick: 4,
      round: 4,
      shadow: 0.4,
      smooth: 8,
    });
    sc.panel({
      slot: 'metal',
      path: [
        [520, 578, 1],
        [540, 581, 1],
        [540, 600, 1],
        [520, 597, 1],
      ],
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.3,
    });
    for (const x of [486, 500, 514])
      sc.panel({
        slot: 'metal',
        path: [
          [x - 4, 1000, 1],
          [x + 4, 1000, 1],
          [x + 3, 1026, 1],
          [x - 3, 1026, 1],
        ],
        z: 20,
        thick: 6,
        round: 4,
        shadow: 0.2,
      });
    sc.stitch(
      offset(
        line([
          [444, 562],
          [500, 572],
          [558, 582],
        ]),
        4,
      ),
      { slot: 'thread', ...ST },
    );
  };
}
