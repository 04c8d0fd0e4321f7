import { ellipse, ribbon, shape } from '../../engine/geom.ts';
import { both } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Gather, Path, Point } from '../../engine/types.ts';

export interface HairOptions {
  kind?: 'claw' | 'barrette' | 'scrunchie' | 'headband';
}

function claw(sc: Scene) {
  // the far comb shows between the near teeth
  for (let i = 0; i < 6; i++) {
    const x = 296 + i * 82;
    sc.panel({
      slot: 'main',
      path: [
        [x - 16, 640, 1],
        [x + 18, 640, 1],
        [x + 26, 760],
        [x + 8, 838, 1],
        [x - 8, 770],
      ],
      z: -6,
      thick: 8,
      round: 8,
      shadow: 0.25,
      tone: 0.82,
    });
  }
  for (let i = 0; i < 7; i++) {
    const x = 260 + i * 80;
    const lean = (i - 3) * 4;
    sc.panel({
      slot: 'main',
      path: [
        [x - 20, 620, 1],
        [x + 20, 620, 1],
        [x + 22 - lean, 730],
        [x + 4 - lean * 2, 872 - Math.abs(i - 3) * 12, 1],
        [x - 18 - lean, 740],
      ],
      z: 12,
      thick: 12,
      round: 11,
      shadow: 0.4,
      shadowR: 9,
    });
  }
  const spine: Path = [
    [206, 640, 1],
    [220, 560],
    [320, 500],
    [500, 480],
    [680, 500],
    [780, 560],
    [794, 640, 1],
    [700, 668],
    [500, 680],
    [300, 668],
  ];
  sc.panel({
    id: 's',
    slot: 'main',
    path: spine,
    z: 16,
    amp: 70,
    pow: 0.5,
    thick: 10,
    round: 14,
    shadow: 0.4,
    shadowR: 12,
  });
  both((f) =>
    sc.panel({
      slot: 'main',
      path: f([
        [440, 486, 1],
        [400, 400],
        [420, 346],
        [462, 352],
        [490, 486, 1],
      ]),
      z: 30,
      amp: 26,
      pow: 0.5,
      thick: 8,
      round: 12,
      shadow: 0.35,
    }),
  );
  sc.cord(
    [
      [404, 500],
      [500, 492],
      [596, 500],
    ],
    { slot: 'metal', r: 9, z: 10, shadow: 0.4 },
  );
  for (let i = 0; i < 9; i++)
    sc.crease(
      [
        [418 + i * 20, 488],
        [422 + i * 20, 512],
      ],
      { w: 4, depth: -3, dark: 0.3 },
    );
}

function barrette(sc: Scene) {
  const bar: Path = [
    [190, 600, 1],
    [300, 556],
    [500, 540],
    [700, 556],
    [810, 600, 1],
    [816, 660],
    [700, 690],
    [500, 700],
    [300, 690],
    [184, 660],
  ];
  sc.panel({
    slot: 'metal',
    path: [
      [230, 676, 1],
      [500, 706],
      [770, 676, 1],
      [770, 700, 1],
      [500, 730],
      [230, 700, 1],
    ],
    z: -8,
    thick: 5,
    round: 5,
    shadow: 0.3,
  });
  sc.panel({
    id: 'b',
    slot: 'main',
    path: bar,
    amp: 56,
    pow: 0.5,
    thick: 12,
    round: 14,
    shadow: 0.4,
    shadowR: 14,
  });
}

function scrunchie(sc: Scene) {
  const outer: Path = ellipse(500, 625, 250, 236, 22).map(([x, y], i): Point => [
    x + (i % 2 ? 10 : -8),
    y + (i % 3 ? 7 : -9),
  ]);
  const inner: Path = ellipse(500, 625, 92, 84, 14).map(([x, y], i): Point => [
    x + (i % 2 ? 5 : -5),
    y + (i % 3 ? 4 : -5),
  ]);
  const corners = (path: Path): Point[] => shape(path).map(([x, y]): Point => [x, y, 1]);
  const folds: Gather[] = Array.from({ length: 16 }, (_, i): Gather => {
    const a = (i / 16) * Math.PI * 2 + 0.12 * Math.sin(i * 5);
    return {
      a: [500 + Math.cos(a) * 100, 625 + Math.sin(a) * 92],
      b: [500 + Math.cos(a + 0.12) * 240, 625 + Math.sin(a + 0.12) * 226],
      r: 30,
      amt: 0.18,
      ph: i * 2.3,
      taper: 0.2,
    };
  });
  const torus = (x: number, y: number) => {
    const d = (Math.hypot(x - 500, (y - 625) * 1.06) - 168) / 84;
    return 84 * Math.sqrt(Math.max(0, 1 - d * d));
  };
  sc.panel({
    id: 's',
    slot: 'main',
    path: [corners(outer), corners(inner).reverse()],
    bulge: torus,
    thick: 6,
    round: 14,
    shadow: 0.4,
    shadowR: 16,
    cloth: { ex: 0.01, ey: 0.01, wave: 26, iters: 240, noise: 2.4, bend: 0.018, gathers: folds },
  });
}

function headband(sc: Scene) {
  const arc: Path = [
    [250, 900],
    [226, 700],
    [268, 500],
    [380, 372],
    [500, 340],
    [620, 372],
    [732, 500],
    [774, 700],
    [750, 900],
  ];
  const path = ribbon(sc.poly(arc), (t) => 18 + 52 * Math.sin(Math.PI * t) ** 1.4);
  sc.panel({
    id: 'h',
    slot: 'main',
    path,
    amp: 60,
    pow: 0.5,
    thick: 8,
    round: 14,
    shadow: 0.4,
    shadowR: 14,
    cloth: {
      ex: 0.008,
      ey: 0.006,
      wave: 36,
      iters: 160,
      noise: 1.6,
      gathers: [{ a: [500, 300], b: [500, 420], r: 50, amt: 0.2 }],
    },
  });
  const knot: Path = [
    [462, 286],
    [500, 276],
    [540, 288],
    [556, 350],
    [540, 410],
    [500, 420],
    [462, 408],
    [446, 348],
  ];
  sc.panel({
    id: 'k',
    slot: 'main',
    path: knot,
    z: 40,
    amp: 50,
    pow: 0.5,
    thick: 8,
    round: 14,
    shadow: 0.5,
    shadowR: 14,
    cloth: { ex: 0.02, ey: 0.004, wave: 24, iters: 160, noise: 1.6 },
  });
}

/** Things for the hair. Slots: metal. */
export function hair(o: HairOptions = {}) {
  const draw = { claw, barrette, scrunchie, headband };
  return (sc: Scene) => draw[o.kind ?? 'claw'](sc);
}
