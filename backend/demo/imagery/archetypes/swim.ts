import { line, mirror, offset } from '../engine/geom.ts';
import { band, both, label } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Path } from '../engine/types.ts';
import type { View } from './torso.ts';

export interface SwimsuitOptions {
  view?: View;
  neck?: 'scoop' | 'plunge' | 'square';
  /** Ruched sides. */
  ruched?: 0 | 1;
  belt?: 0 | 1;
}

const snug = { ex: 0.004, ey: 0.002, wave: 70, noise: 0.9, iters: 180, bend: 0.03 };

/** One-piece swimsuits. */
export function swimsuit(o: SwimsuitOptions = {}) {
  const { view = 'front', neck = 'scoop' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const low = front
      ? neck === 'plunge'
        ? 480
        : neck === 'square'
          ? 376
          : 404
      : neck === 'square'
        ? 420
        : 560;
    const strapY = 230;
    const right: Path = [
      [500, low, neck === 'plunge' && front ? 1 : 0],
      neck === 'square' ? [548, low - 2] : [546, low - (front ? 44 : 70)],
      ...(neck === 'square' ? ([[566, low - 8, 1]] as Path) : ([[574, 320]] as Path)),
      [570, strapY, 1],
      [594, strapY - 2, 1],
      [606, 330],
      [628, 404],
      [640, 452, 1],
      [628, 540],
      [614, 610],
      [634, 720],
      [668, 818],
      [672, 850, 1],
      [626, front ? 890 : 912],
      [560, front ? 968 : 1006],
      [532, 1036, 1],
    ];
    const body: Path = [...right, [500, 1042], ...mirror(right.slice(1)).reverse()];
    const volume = sc.volume(
      [
        body,
        [
          [570, 260, 1],
          [594, 258, 1],
          [590, 180, 1],
          [566, 180, 1],
        ],
        [
          [430, 260, 1],
          [406, 258, 1],
          [410, 180, 1],
          [434, 180, 1],
        ],
      ],
      84,
      0.5,
      `sw${view}`,
    );
    const bust: Field = (x, y) =>
      front
        ? [448, 552].reduce((s, c) => s + 14 * Math.exp(-(((x - c) / 50) ** 2) - ((y - 436) / 56) ** 2), 0)
        : 0;
    const seat: Field = (x, y) =>
      front
        ? 0
        : [446, 554].reduce((s, c) => s + 14 * Math.exp(-(((x - c) / 58) ** 2) - ((y - 880) / 70) ** 2), 0);
    if (front) backInside(sc, neck === 'plunge' ? 470 : 420);
    const ruche: Field = (x, y) => {
      if (!o.ruched) return 0;
      const side = Math.abs(x - 500) / 130;
      return 5 * Math.max(0, side - 0.15) * Math.sin(y * 0.2 + 2.2 * Math.sin(y * 0.047) + x * 0.01);
    };
    sc.panel({
      id: `swim${view}`,
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + bust(x, y) + seat(x, y) + ruche(x, y),
      thick: 3.4,
      round: 7,
      shadow: 0.24,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        ...snug,
        seed: 4,
        gathers: [
          { a: [620, 612], b: [540, 640], r: 46, amt: 0.05 },
          { a: [380, 606], b: [450, 640], r: 46, amt: 0.05, ph: 3 },
          { a: [528, 1020], b: [580, 900], r: 36, amt: 0.05 },
          { a: [472, 1020], b: [420, 900], r: 36, amt: 0.05, ph: 2 },
        ],
      },
    });
    const leg: Path = right.slice(-4);
    const arm: Path = right.slice(4, 8);
    both((f, sg) => {
      for (const edge of [leg, arm]) {
        sc.stitch(offset(line(f(edge)), sg < 0 ? 7 : -7), {
          slot: 'thread',
          w: 1,
          dash: 3,
          gap: 2.2,
          alpha: 0.6,
        });
      }
      if (!front)
        sc.seam(
          f([
            [600, 470],
            [590, 620],
            [610, 760],
          ]),
          { depth: -0.6, dark: 0.05 },
        );
    });
    const neckLine = line([...mirror(right.slice(1, 4)).reverse(), ...right.slice(0, 4)]);
    sc.stitch(offset(neckLine, 7), { slot: 'thread', w: 1, dash: 3, gap: 2.2, alpha: 0.6 });
    if (!front)
      sc.seam(
        [
          [500, 900],
          [500, 1038],
        ],
        { depth: -1, dark: 0.12 },
      );
    if (o.belt) waistBand(sc, front);
  };
}

function waistBand(sc: Scene, front: boolean) {
  const row = (y: number): Path => [
    [386, y],
    [500, y + 9],
    [614, y],
  ];
  band(sc, row(598), row(630), {
    slot: 'accent',
    thick: 2.6,
    round: 4,
    shadow: 0.34,
    shadowR: 6,
    smooth: 10,
  });
  if (front)
    sc.panel({
      slot: 'metal',
      path: [
        [478, 598, 1],
        [522, 598, 1],
        [522, 646, 1],
        [478, 646, 1],
      ],
      on: 1,
      thick: 4,
      round: 4,
      shadow: 0.4,
      shadowR: 6,
    });
}

function backInside(sc: Scene, to: number) {
  sc.panel({
    slot: 'inside',
    path: [
      [404, 250, 1],
      [436, 250, 1],
      [452, to + 60],
      [500, to + 120],
      [548, to + 60],
      [564, 250, 1],
      [596, 250, 1],
      [640, 470],
      [500, to + 190],
      [360, 470],
    ],
    z: 0,
    bulge: () => 8,
    thick: 1,
    shadow: 0,
  });
  label(sc, 500, to + 132 > 600 ? 560 : to + 110, 30, 18);
}

export interface BikiniOptions {
  view?: View;
  top?: 'triangle' | 'bandeau' | 'crop';
  /** The briefs are cut high on the leg, or up to the waist. */
  briefs?: 'classic' | 'high';
  ties?: 0 | 1;
}

/** A bikini: top above, briefs below, as a pair is laid out. */
export function bikini(o: BikiniOptions = {}) {
  const { view = 'front', top = 'triangle' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    if (front) {
      if (top === 'triangle') triangleTop(sc);
      else bandTop(sc, top === 'crop');
    } else topBehind(sc, top);
    briefs(sc, o, front);
  };
}

function triangleTop(sc: Scene) {
  both((f, sg) => {
    sc.cord(
      f([
        [424, 316],
        [446, 240],
        [484, 190],
        [500, 184],
      ]),
      { slot: 'strap', r: 3.4, shadow: 0.3 },
    );
    sc.cord(
      f([
        [352, 470],
        [318, 486],
        [300, 520],
      ]),
      { slot: 'strap', r: 3.4, shadow: 0.3 },
    );
    const cup: Path = f([
      [424, 308, 1],
      [378, 384],
      [346, 470, 1],
      [412, 488],
      [486, 476, 1],
      [462, 388],
    ]);
    const round = sc.volume([cup], 40, 0.5, `cup${sg}`);
    sc.panel({
      id: `cup${sg}`,
      slot: 'main',
      path: cup,
      bulge: round,
      z: 4,
      thick: 3.4,
      round: 7,
      shadow: 0.3,
      shadowR: 9,
      cloth: {
        ...snug,
        seed: 3 + sg,
        gathers: [{ a: f([416, 486] as const), b: f([420, 420] as const), r: 40, amt: 0.09 }],
      },
    });
    sc.stitch(offset(line(cup.slice(0, 3)), sg < 0 ? -7 : 7), {
      slot: 'thread',
      w: 1,
      dash: 3,
      gap: 2.2,
      alpha: 0.6,
    });
    sc.seam(
      f([
        [418, 482],
        [424, 420],
      ]),
      { depth: -0.8, dark: 0.08 },
    );
  });
  sc.cord(
    [
      [352, 474],
      [430, 488],
      [500, 484],
      [570, 488],
      [648, 474],
    ],
    { slot: 'strap', r: 4, shadow: 0.3 },
  );
}

function bandTop(sc: Scene, crop: boolean) {
  const up = crop ? 330 : 356;
  if (crop)
    both((f) =>
      sc.panel({
        slot: 'main',
        path: f([
          [394, 372, 1],
          [404, 250],
          [418, 214, 1],
          [444, 214, 1],
          [446, 300],
          [462, 380, 1],
        ]),
        z: 6,
        thick: 3.4,
        round: 6,
        amp: 8,
        shadow: 0.25,
      }),
    );
  const path: Path = [
    [332, up + 30, 1],
    [400, up + 6],
    [500, up + 30],
    [600, up + 6],
    [668, up + 30, 1],
    [658, 500, 1],
    [580, 512],
    [500, 506],
    [420, 512],
    [342, 500, 1],
  ];
  const round = sc.volume(
    [
      path,
      [
        [332, up + 40, 1],
        [300, up + 50, 1],
        [300, 490, 1],
        [342, 490, 1],
      ],
      [
        [668, up + 40, 1],
        [700, up + 50, 1],
        [700, 490, 1],
        [658, 490, 1],
      ],
    ],
    46,
    0.5,
    'bd',
  );
  const bust: Field = (x, y) =>
    [432, 568].reduce((s, c) => s + 12 * Math.exp(-(((x - c) / 56) ** 2) - ((y - 436) / 52) ** 2), 0);
  sc.panel({
    id: 'bandeau',
    slot: 'main',
    path,
    bulge: (x, y) => round(x, y) + bust(x, y),
    thick: 3.4,
    round: 7,
    shadow: 0.3,
    shadowR: 9,
    cloth: {
      ...snug,
      seed: 6,
      gathers: [
        { a: [500, 400], b: [430, 450], r: 44, amt: 0.1, taper: 0.8 },
        { a: [500, 470], b: [566, 440], r: 44, amt: 0.1, taper: 0.8, ph: 3 },
      ],
    },
  });
  for (const [a, b] of [
    [up + 38, up + 36],
    [494, 498],
  ] as const)
    sc.stitch(
      [
        [336, a],
        [420, a < 450 ? b - 22 : b + 6],
        [500, b],
        [580, a < 450 ? b - 22 : b + 6],
        [664, a],
      ],
      { slot: 'thread', w: 1, dash: 3, gap: 2.2, alpha: 0.6 },
    );
  if (!crop)
    sc.crease(
      [
        [500, up + 32],
        [500, 504],
      ],
      { w: 12, depth: -4, macro: 1, dark: 0.15 },
    );
}

function topBehind(sc: Scene, top: NonNullable<BikiniOptions['top']>) {
  const h = top === 'triangle' ? 9 : 34;
  const row = (y: number): Path => [
    [338, y],
    [500, y + 12],
    [662, y],
  ];
  if (top === 'triangle') {
    both((f) =>
      sc.cord(
        f([
          [404, 330],
          [430, 236],
          [470, 190],
          [496, 196],
        ]),
        { slot: 'strap', r: 3.4, shadow: 0.3 },
      ),
    );
    bow(sc, 500, 196);
    both((f) => {
      const wing: Path = f([
        [404, 330, 1],
        [366, 400],
        [338, 476, 1],
        [420, 482],
        [430, 400],
      ]);
      sc.panel({ slot: 'inside', path: wing, z: 2, amp: 16, thick: 3, round: 6, shadow: 0.24 });
    });
  }
  if (top === 'crop')
    both((f) =>
      sc.panel({
        slot: 'main',
        path: f([
          [394, 470, 1],
          [404, 280],
          [418, 214, 1],
          [444, 214, 1],
          [452, 330],
          [470, 470, 1],
        ]),
        z: 6,
        thick: 3.4,
        round: 6,
        amp: 8,
        shadow: 0.25,
      }),
    );
  band(sc, row(474 - h), row(474 + h * 0.4), {
    slot: top === 'triangle' ? 'strap' : 'main',
    abs: 1,
    z: 12,
    thick: 4,
    round: 5,
    amp: 14,
    shadow: 0.3,
    shadowR: 7,
  });
  if (top === 'triangle') bow(sc, 500, 484);
  else
    sc.panel({
      slot: 'metal',
      path: [
        [486, 452, 1],
        [514, 452, 1],
        [514, 500, 1],
        [486, 500, 1],
      ],
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.35,
    });
}

function bow(sc: Scene, x: number, y: number) {
  for (const s of [-1, 1]) {
    sc.cord(
      [
        [x, y],
        [x + s * 30, y - 22],
        [x + s * 46, y],
        [x + s * 24, y + 12],
        [x, y],
      ],
      { slot: 'strap', r: 3.2, shadow: 0.35 },
    );
    sc.cord(
      [
        [x, y],
        [x + s * 14, y + 40],
        [x + s * 26, y + 88],
      ],
      { slot: 'strap', r: 3.2, shadow: 0.35 },
    );
  }
  sc.cord(
    [
      [x - 3, y - 4],
      [x + 3, y + 5],
    ],
    { slot: 'strap', r: 6, shadow: 0.4 },
  );
}

function briefs(sc: Scene, o: BikiniOptions, front: boolean) {
  const high = o.briefs === 'high';
  const top = high ? 640 : 704;
  const side = high ? 118 : 154;
  const left: Path = [
    [500, top + 10],
    [430, top + 6],
    [500 - side - 8, top, 1],
    [490 - side - (high ? 30 : 4), top + (high ? 150 : 48), 1],
    [412, front ? 838 : 868],
    [462, front ? 900 : 936],
    [472, 968, 1],
  ];
  const path: Path = [...left, [500, 974], ...mirror(left.slice(1)).reverse()];
  const round = sc.volume(
    [
      path,
      [
        [500 - side, top + 20, 1],
        [500 + side, top + 20, 1],
        [500 + side, top - 70, 1],
        [500 - side, top - 70, 1],
      ],
    ],
    62,
    0.5,
    `br${o.view}`,
  );
  const seat: Field = (x, y) =>
    front
      ? 0
      : [440, 560].reduce((s, c) => s + 13 * Math.exp(-(((x - c) / 60) ** 2) - ((y - 820) / 66) ** 2), 0);
  if (front)
    sc.panel({
      slot: 'inside',
      path: [
        [502 - side, top + 2, 1],
        [500, top - 10],
        [498 + side, top + 2, 1],
        [500, top + 60],
      ],
      z: 10,
      bulge: () => 12,
      thick: 1,
      shadow: 0,
    });
  if (o.ties)
    both((f) => {
      for (const d of [0, 26])
        sc.cord(
          f([
            [346 - d * 0.2, top + 20 + d * 0.3],
            [318 - d, top + 62 + d],
            [308 - d * 0.4, top + 120 + d],
          ]),
          { slot: 'strap', r: 3.2, shadow: 0.35 },
        );
      sc.cord(
        f([
          [344, top + 22],
          [312, top - 10],
          [296, top + 16],
          [338, top + 26],
        ]),
        { slot: 'strap', r: 3.2, shadow: 0.35 },
      );
    });
  sc.panel({
    id: `briefs${o.view}`,
    slot: 'main',
    path,
    bulge: (x, y) => round(x, y) + seat(x, y),
    thick: 3.4,
    round: 7,
    shadow: 0.26,
    shadowR: 9,
    uv: { cx: 500 },
    cloth: {
      ...snug,
      seed: 8,
      gathers: [
        { a: [470, 950], b: [420, 830], r: 36, amt: 0.06 },
        { a: [530, 950], b: [580, 830], r: 36, amt: 0.06, ph: 3 },
      ],
    },
  });
  const legs: Path = left.slice(3);
  both((f, sg) =>
    sc.stitch(offset(line(f(legs)), sg < 0 ? -8 : 8), {
      slot: 'thread',
      w: 1,
      dash: 3,
      gap: 2.2,
      alpha: 0.6,
    }),
  );
  sc.stitch(
    [
      [502 - side, top + 9],
      [430, top + 15],
      [500, top + 19],
      [570, top + 15],
      [498 + side, top + 9],
    ],
    { slot: 'thread', w: 1, dash: 3, gap: 2.2, alpha: 0.6 },
  );
  if (!front)
    sc.crease(
      [
        [500, 780],
        [500, 960],
      ],
      { w: 10, depth: -4, macro: 1, dark: 0.12, taper: 0.3 },
    );
}
