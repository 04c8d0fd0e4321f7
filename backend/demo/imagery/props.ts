import type { Model } from './compose.ts';
import { ellipse, rect } from './engine/geom.ts';
import type { Point } from './engine/types.ts';
import type { MaterialSpec } from './engine/material.ts';
import * as P from './presets.ts';
/** A wooden hanger. */
export const hanger: Model = {
  id: 'hanger',
  mats: { wood: P.plain('#b98a58', { rough: 0.4, spec: 0.8 }), metal: P.silver },
  build: () => (sc) => {
    sc.cord(
      [
        [500, 236],
        [500, 190],
        [500, 168],
        [522, 146],
        [524, 116],
        [500, 98],
        [474, 108],
        [470, 128],
      ],
      { slot: 'metal', r: 4.6, shadow: 0.4 },
    );
    sc.panel({
      slot: 'wood',
      path: [
        [500, 214, 1],
        [440, 236],
        [340, 276],
        [290, 300, 1],
        [288, 322, 1],
        [360, 300],
        [440, 270],
        [500, 258],
        [560, 270],
        [640, 300],
        [712, 322, 1],
        [710, 300, 1],
        [660, 276],
        [560, 236],
      ],
      z: 0,
      thick: 12,
      round: 10,
      shadow: 0.2,
    });
  },
};
/** A rail that hangers hang on. */
export const rail = (x0: number, x1: number, y: number, col?: MaterialSpec): Model => ({
  id: 'rail' + x0,
  mats: { metal: col || P.gun },
  build: () => (sc) => {
    sc.cord(
      [
        [x0, y],
        [x1, y],
      ],
      { slot: 'metal', r: 7, shadow: 0.4, shadowR: 14 },
    );
  },
});
/** A round plinth. */
export const plinth = (x: number, y: number, w: number, h: number, col: string, id: string): Model => ({
  id: 'pl' + id,
  warp: 0,
  mats: {
    box: P.plain(col, { rough: 0.9, spec: 0.1 }),
    top: P.plain(P.shadeHex(col, 1.06), { rough: 0.9, spec: 0.1 }),
  },
  build: () => (sc) => {
    const ry = w * 0.085;
    const body: Point[] = [
      ...ellipse(x, y + h, w / 2, ry, 60)
        .filter((p) => p[1] >= y + h - 0.5)
        .sort((a, b) => b[0] - a[0]),
      [x - w / 2, y, 1],
      [x + w / 2, y, 1],
    ];
    sc.panel({
      id: 'b',
      slot: 'box',
      path: body,
      bulge: (X) => 0.2 * w * Math.sqrt(Math.max(0, 1 - ((X - x) / (w / 2)) ** 2)),
      thick: 1,
      round: 1,
      shadow: 0.2,
    });
    sc.panel({
      slot: 'top',
      path: ellipse(x, y, w / 2, ry, 80),
      z: 0.2 * w,
      thick: 0.5,
      round: 1,
      shadow: 0,
    });
    sc.tint(ellipse(x, y, w / 2, ry, 80), { slot: 'top', alpha: 0.9 });
  },
});
/** A square block. */
export const block = (x: number, y: number, w: number, h: number, col: string, id: string): Model => ({
  id: 'bk' + id,
  warp: 0,
  mats: { box: P.plain(col), top: P.plain(P.shadeHex(col, 1.1)) },
  build: () => (sc) => {
    const t = 26;
    sc.panel({ slot: 'box', path: rect(x - w / 2, y, w, h), z: 20, thick: 1, round: 1, shadow: 0.2 });
    sc.panel({
      slot: 'top',
      path: [
        [x - w / 2, y, 1],
        [x + w / 2, y, 1],
        [x + w / 2 - 18, y - t, 1],
        [x - w / 2 + 18, y - t, 1],
      ],
      z: 20,
      thick: 0.3,
      round: 1,
      shadow: 0,
    });
  },
});
/** A book. */
export const book = (x: number, y: number, w: number, h: number, col: string): Model => ({
  id: 'book' + x,
  warp: 0,
  mats: { cover: P.plain(col, { spec: 0.5, rough: 0.4 }), page: P.plain('#efeae0'), ink: P.plain('#f5f1e8') },
  build: () => (sc) => {
    sc.panel({
      slot: 'page',
      path: rect(x - w / 2 + 5, y - h / 2 + 5, w, h),
      z: 0,
      thick: 10,
      round: 2,
      shadow: 0.3,
    });
    sc.panel({
      slot: 'cover',
      path: rect(x - w / 2, y - h / 2, w, h),
      z: 12,
      thick: 5,
      round: 2.5,
      shadow: 0.2,
    });
    sc.tint(rect(x - w * 0.36, y - h * 0.36, w * 0.5, h * 0.05), { slot: 'ink' });
    sc.tint(rect(x - w * 0.36, y - h * 0.26, w * 0.3, h * 0.02), { slot: 'ink' });
  },
});
