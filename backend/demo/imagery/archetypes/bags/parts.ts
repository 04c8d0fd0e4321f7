import { at, ellipse, roundRect } from '../../engine/geom.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point, StitchOptions } from '../../engine/types.ts';

/** Stitches of bags: long, in a thick thread. */
export const LONG: StitchOptions = { w: 1.6, dash: 6, gap: 3 };

/** A closed path as an open line that ends where it began. */
export const closed = (path: Path): Point[] => {
  const first = path[0];
  return first ? [...path, first] : [];
};

/** A chain of oval links, every second one seen from its edge. */
export function chain(sc: Scene, path: Path, o: { per?: number; r?: number; slot?: string } = {}) {
  const curve = sc.poly(path);
  const per = o.per ?? 17;
  const r = o.r ?? 2.8;
  const slot = o.slot ?? 'metal';
  const count = Math.max(2, Math.round(at(curve, 1).len / per));
  for (let i = 0; i < count; i++) {
    const { p, d } = at(curve, (i + 0.5) / count);
    if (i % 2) {
      const reach = per * 0.52;
      sc.cord(
        [
          [p[0] - d[0] * reach, p[1] - d[1] * reach],
          [p[0] + d[0] * reach, p[1] + d[1] * reach],
        ],
        { slot, r, shadow: 0.3 },
      );
    } else {
      const angle = (Math.atan2(d[1], d[0]) * 180) / Math.PI;
      sc.cord(closed(ellipse(p[0], p[1], per * 0.72, per * 0.4, 28, angle)), {
        slot,
        r,
        shadow: 0.35,
        shadowR: 4,
      });
    }
  }
}

/** A ring of wire. */
export const ring = (sc: Scene, x: number, y: number, rx: number, ry = rx, r = 3.4) =>
  sc.cord(closed(ellipse(x, y, rx, ry, 40)), { slot: 'metal', r, shadow: 0.4 });

/** A small tassel of leather. */
export function tassel(sc: Scene, x: number, y: number, length: number, slot = 'strap') {
  sc.panel({
    slot,
    path: [
      [x - 7, y, 1],
      [x + 7, y, 1],
      [x + 13, y + length, 1],
      [x - 13, y + length, 1],
    ],
    on: 1,
    thick: 6,
    round: 7,
    shadow: 0.45,
    shadowR: 8,
  });
  for (let i = -2; i <= 2; i++)
    sc.crease(
      [
        [x + i * 2.4, y + 14],
        [x + i * 5, y + length],
      ],
      { w: 2.4, depth: -1.8, dark: 0.3 },
    );
  sc.panel({ slot, path: roundRect(x - 9, y - 4, 18, 16, 4), on: 1, thick: 4, round: 5, shadow: 0.3 });
}

/** The name on the front: two gilt lines, for no letters are true. */
export function stamp(sc: Scene, x: number, y: number, width = 76) {
  sc.tint(
    [
      [x - width / 2, y, 1],
      [x + width / 2, y, 1],
      [x + width / 2, y + 4, 1],
      [x - width / 2, y + 4, 1],
    ],
    { slot: 'foil', alpha: 0.85 },
  );
}

/** A turn lock, a ring with its tab, a stud or a padlock clasp. */
export function lock(sc: Scene, x: number, y: number, kind: 'turn' | 'ring' | 'stud' | 'push') {
  if (kind === 'turn') {
    sc.panel({
      slot: 'metal',
      path: roundRect(x - 26, y - 22, 52, 44, 9),
      on: 1,
      thick: 5,
      round: 5,
      shadow: 0.45,
      shadowR: 6,
      smooth: 8,
    });
    sc.panel({
      slot: 'metal',
      path: roundRect(x - 10, y - 8, 20, 16, 4),
      on: 1,
      thick: 5,
      round: 4,
      shadow: 0.4,
    });
  } else if (kind === 'ring') {
    ring(sc, x, y, 20, 20, 4.4);
    sc.panel({
      slot: 'strap',
      path: roundRect(x - 10, y - 44, 20, 42, 5),
      on: 1,
      thick: 3,
      round: 3,
      shadow: 0.35,
    });
  } else if (kind === 'push') {
    sc.panel({
      slot: 'metal',
      path: [
        [x - 24, y - 26, 1],
        [x + 24, y - 26, 1],
        [x + 28, y + 6],
        [x + 14, y + 28, 1],
        [x - 14, y + 28, 1],
        [x - 28, y + 6],
      ],
      on: 1,
      thick: 5,
      round: 5,
      shadow: 0.45,
      shadowR: 6,
      smooth: 8,
    });
    sc.panel({ slot: 'metal', path: ellipse(x, y + 4, 8, 8), on: 1, thick: 3, round: 4, shadow: 0.4 });
  } else sc.panel({ slot: 'metal', path: ellipse(x, y, 17, 17), on: 1, thick: 6, round: 7, shadow: 0.45 });
}

/** The line of a strap that stands up over the bag. */
export const loopStrap = (x0: number, x1: number, y: number, top: number): Path => [
  [x0, y],
  [x0 - 10, y - 120],
  [x0 + 40, top + 70],
  [(x0 + x1) / 2 - 60, top + 8],
  [(x0 + x1) / 2, top],
  [(x0 + x1) / 2 + 60, top + 8],
  [x1 - 40, top + 70],
  [x1 + 10, y - 120],
  [x1, y],
];
