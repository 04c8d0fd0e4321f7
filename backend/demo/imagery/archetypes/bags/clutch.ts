import { ellipse, roundRect } from '../../engine/geom.ts';
import { strip, zip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Gather, Path } from '../../engine/types.ts';
import { closed, lock, LONG, ring, stamp } from './parts.ts';

export interface ClutchOptions {
  kind?: 'envelope' | 'box' | 'pouch' | 'ruched';
}

function envelope(sc: Scene) {
  const body: Path = [
    [190, 520, 1],
    [500, 514],
    [810, 520, 1],
    [816, 700],
    [808, 868, 1],
    [500, 876],
    [192, 868, 1],
    [184, 700],
  ];
  const volume = sc.volume([body], 44, 0.36, 'v');
  sc.panel({ id: 'b', slot: 'main', path: body, bulge: volume, thick: 7, round: 12, shadow: 0.3 });
  sc.stitch(
    [
      [198, 760],
      [202, 858],
      [500, 866],
      [798, 858],
      [802, 760],
    ],
    { slot: 'thread', ...LONG },
  );
  const flap: Path = [
    [184, 514, 1],
    [500, 506],
    [816, 514, 1],
    [812, 560, 1],
    [500, 738, 1],
    [188, 560, 1],
  ];
  sc.panel({
    id: 'f',
    slot: 'flap',
    path: flap,
    z: 7,
    bulge: volume,
    thick: 6,
    round: 7,
    shadow: 0.5,
    shadowR: 13,
  });
  sc.stitch(
    [
      [200, 556, 1],
      [500, 724, 1],
      [800, 556, 1],
    ],
    { slot: 'thread', ...LONG },
  );
  lock(sc, 500, 706, 'stud');
  strip(
    sc,
    [
      [812, 560],
      [880, 600],
      [896, 690],
      [850, 740],
      [830, 660],
      [818, 580],
    ],
    10,
    {
      slot: 'strap',
      abs: 1,
      z: -10,
      thick: 5,
      round: 5,
      shadow: 0.35,
      stitch: [6.5, -6.5],
      st: { w: 1.1, dash: 4, gap: 2.4 },
    },
  );
}

function box(sc: Scene) {
  const body = roundRect(206, 520, 588, 330, 26);
  sc.panel({
    id: 'b',
    slot: 'main',
    path: body,
    bulge: sc.volume([body], 60, 0.34, 'v'),
    thick: 10,
    round: 16,
    shadow: 0.3,
  });
  sc.cord(closed(roundRect(208, 522, 584, 326, 24)), { slot: 'metal', r: 8, shadow: 0.3 });
  sc.cord(
    [
      [206, 604],
      [500, 600],
      [794, 604],
    ],
    { slot: 'metal', r: 4, shadow: 0.3 },
  );
  for (const side of [-1, 1])
    sc.panel({
      slot: 'stone',
      path: ellipse(500 + side * 15, 520, 19, 19),
      z: 60,
      thick: 20,
      round: 19,
      shadow: 0.4,
    });
  sc.panel({ slot: 'metal', path: roundRect(464, 530, 72, 22, 6), on: 1, thick: 5, round: 5, shadow: 0.35 });
}

function pouch(sc: Scene) {
  strip(
    sc,
    [
      [210, 570],
      [150, 590],
      [120, 680],
      [140, 780],
      [178, 792],
      [190, 700],
      [206, 600],
    ],
    10,
    {
      slot: 'strap',
      abs: 1,
      z: -8,
      thick: 5,
      round: 5,
      shadow: 0.35,
      stitch: [6.5, -6.5],
      st: { w: 1.1, dash: 4, gap: 2.4 },
    },
  );
  const body: Path = [
    [208, 540, 1],
    [500, 530],
    [792, 540, 1],
    [806, 700],
    [792, 838, 1],
    [500, 850],
    [208, 838, 1],
    [194, 700],
  ];
  sc.panel({
    id: 'b',
    slot: 'main',
    path: body,
    bulge: sc.volume([body], 70, 0.42, 'v'),
    thick: 6,
    round: 12,
    shadow: 0.3,
    cloth: {
      ex: 0.012,
      ey: 0.01,
      wave: 60,
      iters: 200,
      noise: 1.8,
      bend: 0.026,
      gathers: [
        { a: [230, 570], b: [380, 760], r: 50, amt: 0.06 },
        { a: [770, 570], b: [620, 760], r: 50, amt: 0.06, ph: 4 },
      ],
    },
  });
  zip(
    sc,
    [
      [222, 566],
      [500, 556],
      [778, 566],
    ],
    { w: 8, per: 5.4, tapeW: 12, pullAt: 0.03, pk: 1.1 },
  );
  ring(sc, 214, 572, 12);
  stamp(sc, 500, 770, 78);
}

function ruched(sc: Scene) {
  const body: Path = [
    [190, 600, 1],
    [300, 566],
    [500, 556],
    [700, 566],
    [810, 600, 1],
    [836, 720],
    [790, 820],
    [660, 862],
    [500, 870],
    [340, 862],
    [210, 820],
    [164, 720],
  ];
  const folds: Gather[] = [-300, -220, -140, -60, 60, 140, 220, 300].map((dx, i) => ({
    a: [500 + dx * 0.8, 600],
    b: [500 + dx, 840],
    r: 40,
    amt: 0.16,
    ph: i * 3,
    taper: 0.1,
  }));
  sc.panel({
    id: 'b',
    slot: 'main',
    path: body,
    bulge: sc.volume([body], 100, 0.46, 'v'),
    thick: 6,
    round: 14,
    shadow: 0.3,
    cloth: { ex: 0.012, ey: 0.002, wave: 40, iters: 240, noise: 2, bend: 0.022, gathers: folds },
  });
  strip(
    sc,
    [
      [192, 600],
      [300, 570],
      [500, 560],
      [700, 570],
      [808, 600],
    ],
    17,
    { slot: 'metal', thick: 10, round: 12, shadow: 0.4, shadowR: 10, smooth: 14 },
  );
  for (const side of [-1, 1])
    sc.panel({
      slot: 'metal',
      path: ellipse(500 + side * 14, 536, 15, 15),
      z: 70,
      thick: 16,
      round: 15,
      shadow: 0.4,
    });
}

/** Slots: flap strap metal tape thread foil stone. */
export function clutch(o: ClutchOptions = {}) {
  const draw = { envelope, box, pouch, ruched };
  return (sc: Scene) => draw[o.kind ?? 'envelope'](sc);
}
