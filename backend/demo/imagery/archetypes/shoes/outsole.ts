// The underside of a pair, toes up.
import { ellipse, line, rect, scaleP, shape } from '../../engine/geom.ts';
import { both } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point } from '../../engine/types.ts';
import { closed } from './parts.ts';
import { foot, type Toe } from './top.ts';

export interface OutsoleOptions {
  toe?: Toe;
  tread?: 'cup' | 'runner' | 'lug' | 'leather' | 'heel' | 'rope' | 'flat';
  /** Half the width of a high heel's tip. */
  tip?: number;
}

const HEEL: Path = [
  [276, 790, 1],
  [430, 790, 1],
  [430, 812],
  [414, 884],
  [356, 914],
  [298, 884],
  [276, 812],
];
const smoothed = (path: Path): Point[] => shape(path).map(([x, y]): Point => [x, y, 1]);

/** Whether a point lies in an outline, by counting crossings. */
function inside(outline: Path, x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a && b && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      odd = !odd;
  }
  return odd;
}

function cup(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  // rings under ball and heel, herringbone between
  const rim = scaleP(outline, 0.88, 0.94, 352, 608);
  sc.crease(closed(f(smoothed(rim))), { w: 5, depth: -3, dark: 0.3 });
  const turn = (cx: number, cy: number) => {
    for (let r = 12; r <= 66; r += 9)
      sc.crease(closed(f(ellipse(cx, cy, r, r, 60))), { w: 4, depth: -2.6, dark: 0.22 });
    sc.panel({ slot: 'outsole', path: f(ellipse(cx, cy, 7, 7)), on: 1, thick: 2, round: 3, shadow: 0.2 });
  };
  turn(354, 458);
  turn(352, 822);
  for (let y = 334; y < 884; y += 13) {
    for (let x = 262; x < 450; x += 22) {
      const clear = [
        [354, 458],
        [352, 822],
      ].every(([cx = 0, cy = 0]) => Math.hypot(x + 11 - cx, y - cy) > 82);
      if (clear && inside(rim, x + 2, y) && inside(rim, x + 20, y))
        sc.crease(
          f([
            [x, y],
            [x + 11, y - 7],
            [x + 22, y],
          ]),
          { w: 3.4, depth: -2.2, dark: 0.2 },
        );
    }
  }
}

function runner(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  const inner = scaleP(outline, 0.93, 0.97, 352, 608);
  for (let y = 320; y < 900; y += 34) {
    if (y > 610 && y < 720) continue;
    for (let column = 0; column < 3; column++) {
      const x0 = 250 + column * 70;
      const pod: Path = [
        [x0 + 4, y, 1],
        [x0 + 36, y - 8, 1],
        [x0 + 64, y, 1],
        [x0 + 62, y + 24, 1],
        [x0 + 34, y + 16, 1],
        [x0 + 6, y + 24, 1],
      ];
      if (pod.every(([x, py]) => inside(inner, x, py)))
        sc.panel({ slot: 'outsole', path: f(pod), on: 1, thick: 7, round: 4, shadow: 0.4, shadowR: 5 });
    }
  }
  const shank: Path = [
    [300, 636, 1],
    [396, 636, 1],
    [386, 704, 1],
    [306, 704, 1],
  ];
  sc.panel({ slot: 'accent', path: f(shank), on: 1, thick: 3, round: 4, shadow: 0.3 });
  for (let i = 0; i < 5; i++)
    sc.crease(
      f([
        [306, 646 + i * 12],
        [392, 646 + i * 12],
      ]),
      { w: 3, depth: -1.6, dark: 0.2 },
    );
}

function lug(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  const inner = scaleP(outline, 0.97, 0.985, 352, 608);
  const curve = smoothed(inner);
  const centre = { x: 352, y: 608 };
  for (let i = 0; i < curve.length; i += 15) {
    const [a, b] = [curve[i], curve[(i + 8) % curve.length]];
    if (!a || !b || (a[1] > 596 && a[1] < 690)) continue;
    const towards = ([x, y]: Point, by: number): Point => [
      x + (centre.x - x) * by,
      y + ((y < 600 ? 470 : 830) - y) * by,
      1,
    ];
    sc.panel({
      slot: 'outsole',
      path: f([[a[0], a[1], 1], [b[0], b[1], 1], towards(b, 0.3), towards(a, 0.3)]),
      on: 1,
      thick: 11,
      round: 4,
      shadow: 0.45,
      shadowR: 7,
    });
  }
  const block = (x: number, y: number) =>
    sc.panel({
      slot: 'outsole',
      path: f([
        [x - 26, y - 9, 1],
        [x - 9, y - 9, 1],
        [x - 9, y - 26, 1],
        [x + 9, y - 26, 1],
        [x + 9, y - 9, 1],
        [x + 26, y - 9, 1],
        [x + 26, y + 9, 1],
        [x + 9, y + 9, 1],
        [x + 9, y + 26, 1],
        [x - 9, y + 26, 1],
        [x - 9, y + 9, 1],
        [x - 26, y + 9, 1],
      ]),
      on: 1,
      thick: 10,
      round: 4,
      shadow: 0.45,
      shadowR: 6,
    });
  for (const y of [412, 484, 556]) block(352, y);
  block(352, 836);
  sc.crease(
    f([
      [262, 640],
      [440, 640],
    ]),
    { w: 5, depth: -3, dark: 0.3 },
  );
}

function leather(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  sc.stitch(closed(f(smoothed(scaleP(outline, 0.86, 0.94, 352, 608)))), {
    slot: 'thread',
    w: 1.6,
    dash: 5,
    gap: 3.4,
    pull: 1.4,
  });
  sc.panel({ slot: 'heel', path: f(HEEL), on: 1, thick: 16, round: 5, shadow: 0.5, shadowR: 12 });
  sc.panel({
    slot: 'outsole',
    path: f([
      [278, 840, 1],
      [428, 836, 1],
      [414, 884],
      [356, 914],
      [298, 884],
    ]),
    on: 1,
    thick: 1.5,
    round: 2,
    shadow: 0.2,
  });
  for (const [x, y] of [
    [292, 806],
    [352, 804],
    [414, 806],
    [312, 826],
    [392, 826],
  ] as const)
    sc.panel({ slot: 'metal', path: f(ellipse(x, y, 3, 3)), on: 1, thick: 1, round: 1.4, shadow: 0.2 });
  sc.tint(f(rect(322, 640, 60, 5)), { slot: 'foil', alpha: 0.75 });
  sc.tint(f(rect(334, 654, 36, 3)), { slot: 'foil', alpha: 0.6 });
}

function highHeel(sc: Scene, outline: Path, f: (path: Path) => Point[], tip: number) {
  sc.crease(closed(f(smoothed(scaleP(outline, 0.93, 0.97, 352, 608)))), { w: 2, depth: -0.9, dark: 0.16 });
  sc.shade(
    f([
      [290, 640],
      [420, 640],
      [424, 880],
      [352, 910],
      [290, 880],
    ]),
    { soft: 40, k: 0.28 },
  );
  // the heel is as wide as the seat at its breast and narrows towards the tip
  const seat: Path = [
    [284, 800, 1],
    [352, 790],
    [422, 798, 1],
    [420, 836],
    [404, 880],
    [354, 906],
    [304, 880],
    [288, 836],
  ];
  sc.panel({ slot: 'heel', path: f(seat), on: 1, thick: 44, round: 76, shadow: 0.4, shadowR: 18 });
  const end: Path = [
    [352 - tip, 848, 1],
    [352 + tip, 848, 1],
    [352 + tip, 868 + tip * 0.4],
    [352, 882 + tip * 0.6],
    [352 - tip, 868 + tip * 0.4],
  ];
  sc.panel({ slot: 'outsole', path: f(end), on: 1, thick: 10, round: 4, shadow: 0.5, shadowR: 7 });
  sc.tint(f(rect(326, 620, 52, 4)), { slot: 'foil', alpha: 0.75 });
}

function rope(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  for (let k = 0.95; k > 0.12; k -= 0.085) {
    const ring = smoothed(scaleP(outline, k, 0.16 + 0.84 * k, 352, 608));
    sc.crease(closed(f(ring)), { w: 5, depth: -3.2, dark: 0.28 });
  }
  sc.panel({
    slot: 'outsole',
    path: f(
      scaleP(
        [
          [276, 420],
          [352, 372],
          [428, 420],
          [436, 500],
          [412, 580],
          [352, 600],
          [286, 580],
          [262, 500],
        ],
        0.86,
        0.9,
        352,
        480,
      ),
    ),
    on: 1,
    thick: 4,
    round: 6,
    shadow: 0.35,
  });
  sc.panel({ slot: 'outsole', path: f(ellipse(353, 838, 52, 54)), on: 1, thick: 4, round: 6, shadow: 0.35 });
}

function flat(sc: Scene, outline: Path, f: (path: Path) => Point[]) {
  const inner = scaleP(outline, 0.93, 0.97, 352, 608);
  const wave = (y: number): Path =>
    Array.from({ length: 10 }, (_, i): Point => [252 + i * 23, y + (i % 2 ? -7 : 7)]);
  for (let y = 320; y < 900; y += 16) {
    const kept = line(wave(y)).filter(([x, py]) => inside(inner, x, py));
    if (kept.length > 8) sc.crease(f(kept), { w: 4, depth: -2.4, dark: 0.22 });
  }
}

/** The outsole of both shoes. Slots: sole outsole heel metal foil thread accent. */
export function outsole(o: OutsoleOptions = {}) {
  const { toe = 'round', tread = 'cup' } = o;
  return (sc: Scene) => {
    both((mirrored, side) => {
      const f = (path: Path) => mirrored([...path]) as Point[];
      const outline = foot(toe, 6);
      sc.panel({
        id: `o${side}`,
        slot: tread === 'leather' || tread === 'heel' ? 'leatherSole' : 'sole',
        path: f(outline),
        amp: 10,
        pow: 0.5,
        bulge: (_, y) => (tread === 'cup' ? 0 : -10 * Math.exp(-(((y - 670) / 70) ** 2))),
        thick: 18,
        round: 14,
        shadow: 0.2,
      });
      const draw = { cup, runner, lug, leather, rope, flat };
      if (tread === 'heel') highHeel(sc, outline, f, o.tip ?? 14);
      else draw[tread](sc, outline, f);
    });
  };
}
