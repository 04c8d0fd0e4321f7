import { roundRect } from '../../engine/geom.ts';
import { strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';
import { closed, LONG, stamp } from './parts.ts';

export interface ToteOptions {
  view?: string;
  /** How soft it falls. */
  soft?: number;
  wider?: number;
  /** A base in the leather of the straps. */
  base?: boolean;
  tag?: boolean;
  /** A flat square shopper of cloth with long handles. */
  shopper?: boolean;
}

/** Slots: strap lining thread foil. */
export function tote(o: ToteOptions = {}) {
  const { soft = 1, wider = 0, shopper = false } = o;
  const front = o.view !== 'back';
  return (sc: Scene) => {
    const [y0, y1] = [470, shopper ? 1010 : 960];
    const tw = 268 + wider;
    const bw = (shopper ? 262 : 244) + wider;
    const body: Path = [
      [500 - tw, y0, 1],
      [500 - tw + 6, y0 + 160],
      [500 - bw - 4, y1 - 60],
      [500 - bw + 8, y1 - 8],
      [500 - bw + 34, y1, 1],
      [500, y1 + 5],
      [500 + bw - 34, y1, 1],
      [500 + bw - 8, y1 - 8],
      [500 + bw + 4, y1 - 60],
      [500 + tw - 6, y0 + 160],
      [500 + tw, y0, 1],
      [640, y0 + 8],
      [500, y0 + 11],
      [360, y0 + 8],
    ];
    const rise = shopper ? 90 : 0;
    const handle = (dy: number, x = 0): Path => [
      [388 + x, y0 + 66 + dy],
      [388 + x, y0 - 60 + dy - rise * 0.5],
      [404 + x, y0 - 190 + dy - rise],
      [450, y0 - 262 + dy - rise],
      [500, y0 - 276 + dy - rise],
      [550, y0 - 262 + dy - rise],
      [596 - x, y0 - 190 + dy - rise],
      [612 - x, y0 - 60 + dy - rise * 0.5],
      [612 - x, y0 + 66 + dy],
    ];
    strip(sc, handle(-16, 8), 13, {
      slot: 'strap',
      thick: shopper ? 3 : 6,
      round: shopper ? 4 : 8,
      shadow: 0.2,
      tone: 0.82,
    });
    sc.panel({
      slot: 'lining',
      path: [
        [500 - tw + 4, y0 + 4, 1],
        [500, y0 - 18],
        [500 + tw - 4, y0 + 4, 1],
        [500 + tw - 10, y0 + 30, 1],
        [500 - tw + 10, y0 + 30, 1],
      ],
      z: 10,
      thick: 3,
      round: 4,
      shadow: 0.2,
    });
    sc.shade(
      [
        [500 - tw, y0 + 6],
        [500, y0 - 6],
        [500 + tw, y0 + 6],
        [500, y0 + 20],
      ],
      { soft: 8, k: 0.45 },
    );
    const volume = sc.volume(
      [
        body,
        [
          [500 - tw, y0 + 20, 1],
          [500 + tw, y0 + 20, 1],
          [500 + tw, y0 - 130, 1],
          [500 - tw, y0 - 130, 1],
        ],
      ],
      shopper ? 46 : 70,
      0.42,
      'v',
    );
    sc.panel({
      id: 'b',
      slot: 'main',
      path: body,
      bulge: volume,
      thick: 6,
      round: 10,
      shadow: 0.25,
      uv: { cx: 500 },
      cloth: {
        ex: 0.006 * soft,
        ey: 0.006 * soft,
        wave: 70,
        noise: 2,
        iters: 200,
        bend: 0.03,
        gathers: [
          { a: [388, y0 + 70], b: [330, y1 - 90], r: 60, amt: 0.045 * soft },
          { a: [612, y0 + 70], b: [670, y1 - 120], r: 60, amt: 0.045 * soft, ph: 4 },
          { a: [280, y1 - 40], b: [420, y1 - 150], r: 50, amt: 0.04 * soft },
          { a: [720, y1 - 40], b: [590, y1 - 150], r: 50, amt: 0.04 * soft, ph: 3 },
        ],
      },
    });
    if (o.base) {
      sc.panel({
        slot: 'strap',
        path: [
          [500 - bw - 6, y1 - 120, 1],
          [500 + bw + 6, y1 - 120, 1],
          [500 + bw + 4, y1 - 60],
          [500 + bw - 8, y1 - 8],
          [500 + bw - 34, y1, 1],
          [500, y1 + 5],
          [500 - bw + 34, y1, 1],
          [500 - bw + 8, y1 - 8],
          [500 - bw - 4, y1 - 60],
        ],
        on: 1,
        thick: 2,
        round: 3,
        shadow: 0.25,
      });
      sc.stitch(
        [
          [500 - bw - 4, y1 - 114],
          [500, y1 - 112],
          [500 + bw + 4, y1 - 114],
        ],
        { slot: 'thread', ...LONG },
      );
    }
    sc.stitch(
      [
        [500 - tw + 10, y0 + 16],
        [360, y0 + 24],
        [500, y0 + 27],
        [640, y0 + 24],
        [500 + tw - 10, y0 + 16],
      ],
      { slot: 'thread', ...LONG },
    );
    for (const side of [-1, 1]) {
      const x = 500 + side * 112;
      if (shopper) {
        sc.panel({
          slot: 'strap',
          path: [
            [x - 14, y0 + 20, 1],
            [x + 14, y0 + 20, 1],
            [x + 14, y0 + 70, 1],
            [x - 14, y0 + 70, 1],
          ],
          on: 1,
          thick: 2,
          round: 2,
          shadow: 0.3,
        });
        sc.stitch(
          [
            [x - 10, y0 + 40, 1],
            [x + 10, y0 + 66, 1],
            [x - 10, y0 + 66, 1],
            [x + 10, y0 + 40, 1],
          ],
          { slot: 'thread', ...LONG },
        );
      } else {
        sc.panel({
          slot: 'strap',
          path: [
            [x - 20, y0 + 26, 1],
            [x + 20, y0 + 26, 1],
            [x + 20, y0 + 96],
            [x, y0 + 122],
            [x - 20, y0 + 96],
          ],
          on: 1,
          thick: 3,
          round: 3,
          shadow: 0.35,
        });
        sc.stitch(
          [
            [x - 15, y0 + 34],
            [x - 15, y0 + 94],
            [x, y0 + 114],
            [x + 15, y0 + 94],
            [x + 15, y0 + 34],
          ],
          { slot: 'thread', ...LONG },
        );
      }
    }
    strip(sc, handle(0), 13.5, {
      slot: 'strap',
      thick: shopper ? 3.4 : 7,
      round: shopper ? 4 : 8,
      shadow: 0.45,
      shadowR: 9,
      stitch: [9.5, -9.5],
      st: { w: 1.3, dash: 5, gap: 3 },
      smooth: 6,
    });
    if (front) {
      stamp(sc, 500, 742, 88);
      stamp(sc, 500, 756, 52);
    }
    if (o.tag && front) {
      sc.cord(
        [
          [430, y0 + 20],
          [424, y0 + 120],
          [420, y0 + 180],
        ],
        { slot: 'strap', r: 3 },
      );
      sc.panel({
        slot: 'strap',
        path: roundRect(398, y0 + 176, 46, 74, 8),
        on: 1,
        thick: 4,
        round: 3,
        shadow: 0.45,
      });
      sc.stitch(closed(roundRect(403, y0 + 181, 36, 64, 6)), { slot: 'thread', ...LONG });
    }
    if (!front) {
      // a slip pocket for what must be at hand
      const pocket: Path = [
        [500 - tw * 0.7, y0 + 150, 1],
        [500, y0 + 160],
        [500 + tw * 0.7, y0 + 150, 1],
        [500 + bw * 0.74, y1 - 150, 1],
        [500 - bw * 0.74, y1 - 150, 1],
      ];
      sc.panel({
        slot: 'main',
        path: pocket,
        on: 1,
        thick: 2.6,
        round: 3,
        shadow: 0.3,
        shadowR: 7,
        smooth: 8,
      });
      sc.stitch(
        [
          [500 - tw * 0.68, y0 + 162],
          [500, y0 + 171],
          [500 + tw * 0.68, y0 + 162],
        ],
        { slot: 'thread', ...LONG },
      );
    }
  };
}
