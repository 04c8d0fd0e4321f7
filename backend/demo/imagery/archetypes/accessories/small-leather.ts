import { ellipse, rect, roundRect } from '../../engine/geom.ts';
import { strip, zip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point, StitchOptions } from '../../engine/types.ts';

const ST: StitchOptions = { w: 1.6, dash: 6, gap: 3 };
const closed = (path: readonly Point[]): Point[] => [...path, path[0]!];

export interface CaseOptions {
  view?: string;
  kind?: 'card-holder' | 'bifold' | 'zip' | 'flap' | 'phone' | 'passport';
}

function cardHolder(sc: Scene) {
  sc.panel({
    id: 'w',
    slot: 'main',
    path: roundRect(290, 480, 420, 290, 16),
    amp: 14,
    pow: 0.3,
    thick: 12,
    round: 10,
    shadow: 0.3,
  });
  sc.stitch(closed(roundRect(298, 488, 404, 274, 12)), { slot: 'thread', ...ST });
  for (let i = 0; i < 3; i++) {
    const y = 552 + i * 52;
    sc.panel({
      slot: 'main',
      path: [
        [302, y, 1],
        [440, y],
        [470, y + 16],
        [530, y + 16],
        [560, y],
        [698, y, 1],
        [698, 758, 1],
        [302, 758, 1],
      ],
      on: 1,
      thick: 2.4,
      round: 2.4,
      shadow: 0.32,
      shadowR: 5,
    });
  }
  sc.tint(rect(456, 720, 88, 4), { slot: 'foil' });
}

function bifold(sc: Scene, inside: boolean) {
  if (!inside) {
    sc.panel({
      slot: 'main',
      path: roundRect(294, 466, 420, 330, 18),
      z: 0,
      thick: 10,
      round: 8,
      shadow: 0.3,
    });
    sc.panel({
      id: 'w',
      slot: 'main',
      path: roundRect(286, 460, 420, 330, 18),
      z: 12,
      amp: 16,
      pow: 0.3,
      thick: 12,
      round: 12,
      shadow: 0.4,
    });
    sc.stitch(closed(roundRect(296, 470, 400, 310, 12)), { slot: 'thread', ...ST });
    sc.tint(rect(590, 744, 80, 4), { slot: 'foil' });
    return;
  }
  // open: notes behind, three slots on each side
  sc.panel({
    slot: 'lining',
    path: roundRect(120, 474, 760, 320, 16),
    z: 0,
    thick: 8,
    round: 6,
    shadow: 0.3,
  });
  sc.panel({
    id: 'o',
    slot: 'main',
    path: [
      [118, 500, 1],
      [500, 510],
      [882, 500, 1],
      [884, 790],
      [868, 804, 1],
      [500, 812],
      [132, 804, 1],
      [116, 790],
    ],
    z: 10,
    amp: 14,
    pow: 0.3,
    thick: 8,
    round: 8,
    shadow: 0.4,
  });
  for (const side of [-1, 1]) {
    const f = (x: number) => 500 + side * x;
    for (let i = 0; i < 3; i++) {
      const y = 560 + i * 56;
      sc.panel({
        slot: 'main',
        path: [
          [f(34), y, 1],
          [f(360), y, 1],
          [f(362), 786, 1],
          [f(34), 790, 1],
        ],
        on: 1,
        thick: 2.4,
        round: 2.4,
        shadow: 0.34,
        shadowR: 5,
      });
      sc.stitch(
        [
          [f(40), y + 7],
          [f(354), y + 7],
        ],
        { slot: 'thread', ...ST },
      );
    }
  }
  sc.crease(
    [
      [500, 512],
      [500, 808],
    ],
    { w: 12, depth: -6, dark: 0.35 },
  );
  sc.tint(rect(190, 752, 76, 4), { slot: 'foil' });
}

function zipAround(sc: Scene) {
  const body = roundRect(212, 480, 576, 310, 34);
  sc.panel({ id: 'w', slot: 'main', path: body, amp: 34, pow: 0.34, thick: 12, round: 14, shadow: 0.3 });
  zip(
    sc,
    [
      [220, 700],
      [222, 520],
      [254, 490],
      [500, 486],
      [746, 490],
      [778, 520],
      [780, 700],
    ],
    { w: 8, per: 5, tapeW: 11, pull: 0 },
  );
  sc.panel({ slot: 'metal', path: roundRect(770, 700, 20, 30, 6), on: 1, thick: 5, round: 5, shadow: 0.4 });
  sc.panel({
    slot: 'main',
    path: [
      [772, 724, 1],
      [790, 724, 1],
      [800, 800],
      [781, 812],
      [764, 800],
    ],
    on: 0,
    z: 30,
    thick: 5,
    round: 5,
    shadow: 0.4,
  });
  sc.stitch(
    [
      [236, 730],
      [240, 772],
      [500, 778],
      [760, 772],
      [764, 740],
    ],
    { slot: 'thread', ...ST },
  );
  sc.tint(rect(452, 646, 96, 5), { slot: 'foil' });
}

function flapPurse(sc: Scene) {
  const body = roundRect(270, 470, 460, 330, 22);
  sc.panel({ id: 'w', slot: 'main', path: body, amp: 30, pow: 0.32, thick: 12, round: 12, shadow: 0.3 });
  const flap: Path = [
    [266, 468, 1],
    [500, 460],
    [734, 468, 1],
    [736, 600],
    [700, 672],
    [500, 690],
    [300, 672],
    [264, 600],
  ];
  sc.panel({
    id: 'f',
    slot: 'main',
    path: flap,
    z: 26,
    amp: 14,
    pow: 0.3,
    thick: 8,
    round: 8,
    shadow: 0.45,
    shadowR: 12,
  });
  sc.stitch(
    [
      [274, 600],
      [306, 664],
      [500, 680],
      [694, 664],
      [726, 600],
    ],
    { slot: 'thread', ...ST },
  );
  sc.panel({ slot: 'metal', path: ellipse(500, 664, 15, 15), on: 1, thick: 6, round: 7, shadow: 0.45 });
  sc.tint(rect(460, 752, 80, 4), { slot: 'foil' });
}

function passport(sc: Scene) {
  sc.panel({
    slot: 'lining',
    path: roundRect(338, 418, 340, 450, 12),
    z: 0,
    thick: 8,
    round: 6,
    shadow: 0.3,
  });
  sc.panel({
    id: 'w',
    slot: 'main',
    path: roundRect(328, 412, 340, 450, 14),
    z: 10,
    amp: 14,
    pow: 0.3,
    thick: 10,
    round: 10,
    shadow: 0.4,
  });
  sc.stitch(closed(roundRect(338, 422, 320, 430, 10)), { slot: 'thread', ...ST });
  sc.crease(
    [
      [352, 424],
      [352, 852],
    ],
    { w: 6, depth: -2.4, dark: 0.14 },
  );
  sc.tint(rect(446, 620, 104, 5), { slot: 'foil' });
  sc.tint(rect(466, 636, 64, 4), { slot: 'foil' });
}

function phone(sc: Scene) {
  sc.panel({
    id: 'w',
    slot: 'main',
    path: roundRect(348, 300, 304, 630, 52),
    amp: 20,
    pow: 0.24,
    thick: 14,
    round: 16,
    shadow: 0.35,
  });
  sc.stitch(closed(roundRect(358, 310, 284, 610, 44)), { slot: 'thread', ...ST });
  sc.panel({
    slot: 'glass',
    path: roundRect(370, 324, 124, 130, 34),
    on: 1,
    thick: 3,
    round: 6,
    shadow: 0.3,
  });
  for (const [x, y] of [
    [404, 358],
    [404, 418],
    [460, 388],
  ] as const) {
    sc.panel({ slot: 'metal', path: ellipse(x, y, 23, 23), on: 1, thick: 5, round: 5, shadow: 0.35 });
    sc.panel({ slot: 'lens', path: ellipse(x, y, 17, 17), on: 1, thick: -1, round: 4, shadow: 0 });
    sc.tint(ellipse(x - 5, y - 5, 4, 4), { slot: 'glare', alpha: 0.5 });
  }
  sc.tint(rect(462, 760, 76, 4), { slot: 'foil' });
  for (const y of [430, 500])
    sc.panel({ slot: 'main', path: roundRect(646, y, 12, 50, 4), z: 6, thick: 6, round: 4, shadow: 0.2 });
}

/** Slots: lining metal tape thread foil glass lens. The bifold's back is its inside. */
export function leatherCase(o: CaseOptions = {}) {
  const kind = o.kind ?? 'card-holder';
  return (sc: Scene) => {
    if (kind === 'card-holder') cardHolder(sc);
    else if (kind === 'bifold') bifold(sc, o.view === 'back');
    else if (kind === 'zip') zipAround(sc);
    else if (kind === 'flap') flapPurse(sc);
    else if (kind === 'passport') passport(sc);
    else phone(sc);
  };
}

export interface BeltOptions {
  buckle?: 'square' | 'round' | 'plate' | 'double';
  /** Half the width of the strap. */
  half?: number;
}

/** A belt rolled up, its buckled end lying across in front. Slots: metal inside thread. */
export function belt(o: BeltOptions = {}) {
  const half = o.half ?? 34;
  return (sc: Scene) => {
    // the coil, seen from above: turns of leather on their edge
    const turns = 3.4;
    const spiral: Point[] = [];
    for (let i = 0; i <= 150; i++) {
      const t = i / 150;
      const a = -Math.PI * 0.5 + t * turns * 2 * Math.PI;
      const r = 62 + t * 118;
      spiral.push([500 + Math.cos(a) * r, 470 + Math.sin(a) * r * 0.94]);
    }
    sc.panel({ slot: 'inside', path: ellipse(500, 470, 160, 150, 50), z: -6, thick: 2, round: 8, shadow: 0 });
    sc.shade(ellipse(500, 470, 150, 140), { soft: 24, k: 0.5 });
    for (let i = 0; i + 30 <= spiral.length; i += 24)
      sc.cord(spiral.slice(Math.max(0, i - 2), i + 27), {
        slot: i % 48 ? 'main' : 'main',
        r: 8,
        rise: 1.4,
        z: 14,
        shadow: 0.3,
        shadowR: 6,
      });
    const end = spiral.at(-1)!;
    // the free end comes out of the coil and lies flat below
    const strap: Path = [
      [end[0], end[1] + 24],
      [360, 700],
      [300, 790],
      [340, 876],
      [470, 900],
      [620, 896],
      [800, 888],
    ];
    strip(sc, strap, half, {
      slot: 'main',
      abs: 1,
      z: 10,
      thick: 8,
      round: 6,
      shadow: 0.35,
      shadowR: 12,
      stitch: [half - 6, 6 - half],
      st: { w: 1.6, dash: 6, gap: 3.4 },
    });
    for (let i = 0; i < 5; i++)
      sc.tint(ellipse(420 + i * 46, 897 + (i === 0 ? -3 : 0), 4.4, 4.8), { slot: 'hole' });
    buckleOf(sc, o.buckle ?? 'square', 742, 890, half);
  };
}

function buckleOf(
  sc: Scene,
  kind: 'square' | 'round' | 'plate' | 'double',
  x: number,
  y: number,
  half: number,
) {
  const h = half + 16;
  if (kind === 'plate') {
    sc.panel({
      slot: 'metal',
      path: roundRect(x - 46, y - h, 112, h * 2, 12),
      on: 1,
      thick: 9,
      round: 9,
      shadow: 0.5,
      shadowR: 10,
      smooth: 10,
    });
    sc.crease(closed(roundRect(x - 34, y - h + 12, 88, h * 2 - 24, 8)), { w: 3, depth: -1.6, dark: 0.16 });
    return;
  }
  const frame = (cx: number): Point[] =>
    kind === 'square' ? roundRect(cx - 46, y - h, 96, h * 2, 14) : ellipse(cx, y, h, h, 48);
  strip(
    sc,
    [
      [x - 88, y - half - 4],
      [x - 86, y + half + 4],
    ],
    10,
    { slot: 'main', thick: 5, round: 4, shadow: 0.4 },
  );
  if (kind === 'double')
    sc.cord(closed(frame(x - h * 0.8).map(([px, py]): Point => [px, py])), {
      slot: 'metal',
      r: 8,
      shadow: 0.45,
      z: 5,
    });
  sc.cord(closed(frame(x).map(([px, py]): Point => [px, py])), { slot: 'metal', r: 8.5, shadow: 0.5, z: 6 });
  if (kind !== 'double')
    sc.cord(
      [
        [x + 44, y],
        [x - 50, y + 1],
      ],
      { slot: 'metal', r: 5, shadow: 0.4, z: 6 },
    );
}

/** A key ring with a leather fob. Slots: metal thread foil. */
export function keyring(o: { kind?: 'fob' | 'loop' } = {}) {
  return (sc: Scene) => {
    sc.cord(closed(ellipse(500, 370, 74, 74, 60)), { slot: 'metal', r: 7, shadow: 0.4 });
    sc.cord(
      closed(ellipse(500, 370, 74, 74, 60))
        .slice(8, 50)
        .map(([x, y]): Point => [x + 3, y + 5]),
      { slot: 'metal', r: 5, shadow: 0.3 },
    );
    if (o.kind === 'loop') {
      strip(
        sc,
        [
          [486, 440],
          [430, 620],
          [410, 780],
          [440, 880],
          [500, 908],
          [560, 880],
          [590, 780],
          [570, 620],
          [514, 440],
        ],
        26,
        { slot: 'main', abs: 1, z: 10, thick: 8, round: 7, shadow: 0.4, stitch: [20, -20], st: ST },
      );
      sc.panel({
        slot: 'metal',
        path: roundRect(460, 420, 80, 56, 10),
        on: 0,
        z: 30,
        thick: 12,
        round: 9,
        shadow: 0.4,
      });
      return;
    }
    sc.panel({
      slot: 'main',
      path: roundRect(478, 430, 44, 90, 10),
      z: 16,
      thick: 9,
      round: 8,
      shadow: 0.35,
    });
    const fob: Path = [
      [430, 516, 1],
      [570, 516, 1],
      [608, 640],
      [600, 800],
      [560, 880],
      [500, 900],
      [440, 880],
      [400, 800],
      [392, 640],
    ];
    sc.panel({
      id: 'f',
      slot: 'main',
      path: fob,
      z: 8,
      amp: 16,
      pow: 0.35,
      thick: 10,
      round: 10,
      shadow: 0.4,
    });
    sc.stitch(
      [
        [436, 528],
        [406, 642],
        [413, 796],
        [448, 869],
        [500, 887],
        [552, 869],
        [587, 796],
        [594, 642],
        [564, 528],
      ],
      { slot: 'thread', ...ST },
    );
    sc.panel({ slot: 'metal', path: ellipse(500, 556, 11, 11), on: 1, thick: 4, round: 5, shadow: 0.4 });
    sc.tint(rect(462, 746, 76, 5), { slot: 'foil' });
  };
}
