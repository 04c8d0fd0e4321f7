import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { boxOf, type Model, place, scene, studio } from '#backend/demo/imagery/compose.ts';
import { nested, placed, rect } from '#backend/demo/imagery/engine/geom.ts';
import { band, both, button, patch, zip } from '#backend/demo/imagery/engine/kit.ts';
import type { Point } from '#backend/demo/imagery/engine/types.ts';
import { gobos } from '#backend/demo/imagery/gobos.ts';
import { denim, jersey, leather, poplin, rib, set, silver } from '#backend/demo/imagery/presets.ts';
import { hanger } from '#backend/demo/imagery/props.ts';
import { surfaces } from '#backend/demo/imagery/surfaces.ts';

const size = { W: 80, H: 100 };
const sha = (bytes: Buffer) => createHash('sha1').update(bytes).digest('hex').slice(0, 12);

/** A cushion with all that the kit has: enough to see that the engine's pixels stay. */
const cushion = (mats: Model['mats'], id = 'cushion'): Model => ({
  id,
  mats,
  build: (side) => (sc) => {
    const path: Point[] = [
      [300, 300, 1],
      [700, 310, 1],
      [740, 620],
      [700, 950, 1],
      [310, 940, 1],
    ];
    const body = sc.volume([path], 90, 0.55, `v${side}`);
    sc.panel({
      id: `b${side}`,
      slot: 'main',
      path,
      bulge: body,
      cloth: { iters: 40, ex: 0.02, gathers: [{ a: [300, 400], b: [560, 700], r: 60, amt: 0.1 }] },
    });
    if (side === 'front') {
      both((f) =>
        patch(
          sc,
          f([
            [360, 420],
            [460, 420],
            [460, 540],
            [360, 540],
          ]),
        ),
      );
      zip(sc, [
        [500, 340],
        [500, 700],
      ]);
      button(sc, 430, 760);
    }
    band(
      sc,
      [
        [320, 880],
        [690, 880],
      ],
      [
        [320, 920],
        [690, 920],
      ],
    );
    sc.seam(
      [
        [330, 330],
        [680, 340],
      ],
      { stitch: [4] },
    );
    sc.cord(
      [
        [330, 840],
        [500, 800],
        [680, 840],
      ],
      { slot: 'cord', r: 4 },
    );
    sc.tint(rect(540, 740, 60, 40), { slot: 'print' });
    sc.shade(rect(400, 330, 200, 60), { soft: 14 });
  },
});

describe('the engine of the pictures', () => {
  it.each([
    ['jersey', set(jersey('#8a3b32'), { rib: rib('#8a3b32') }), 'front', 'f84817104dd1'],
    ['denim, which wears', { main: denim('#3f5a7a', 0.6, '#b4c4d4') }, 'front', '39c6ad46c6d1'],
    ['a crop', { main: leather('#5f3e29'), metal: silver }, 'detail:500,500,240', '5732ac0fcba4'],
    [
      'a floral pattern from the back',
      set(
        poplin('#22303f', {
          pattern: {
            type: 'floral',
            base: '#22303f',
            petals: ['#d9785c', '#f0d9b0'],
            leaf: '#5d7d66',
            p: 74,
          },
        }),
      ),
      'back',
      '50bba2447768',
    ],
  ] as const)('draws %s to the same pixels for ever', async (_, mats, view, expected) => {
    expect(sha(await studio(cushion(mats), view, size).raw().toBuffer())).toBe(expected);
  });

  it('draws a composition to the same pixels for ever', async () => {
    const [W, H] = [100, 100];
    const view = { s: 0.1, w: 1000, h: 1000, ox: 0, oy: 0 };
    const picture = scene({
      W,
      H,
      view,
      bgFn: surfaces.wood('#8d6a48', W, H, 15),
      gobo: gobos.window(W, H),
      items: [
        { p: hanger, tf: { x: 0, y: 60, scale: 0.9 } },
        place(cushion(set(jersey('#2f5a46'))), { x: 500, y: 560, w: 420, rot: 8 }),
      ],
    });
    expect(sha(await picture.raw().toBuffer())).toBe('681797d42d70');
  });

  it.each([false, true])(
    'places a group within a placement as one after the other (outer flipped: %s)',
    (flip) => {
      const inner = { cx: 500, cy: 110, x: 26, y: 640, scale: 0.8, rot: 12 };
      const outer = { cx: 480, cy: 300, x: -40, y: 15, scale: 0.6, rot: -7, flip };
      for (const point of [
        [500, 110],
        [310, 720],
        [900, 40],
      ] as const) {
        const [x, y] = placed(point, nested(outer, inner));
        const [px, py] = placed(placed(point, inner), outer);
        expect(x).toBeCloseTo(px, 6);
        expect(y).toBeCloseTo(py, 6);
      }
    },
  );

  it('measures a thing in its own units', () => {
    const [x0, y0, x1, y1] = boxOf(cushion({}));
    expect(Math.abs(x0 - 300)).toBeLessThan(16);
    expect(Math.abs(x1 - 735)).toBeLessThan(16);
    expect(Math.abs(y1 - y0 - 650)).toBeLessThan(24);
  });
});
