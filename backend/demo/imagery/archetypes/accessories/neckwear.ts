import { ribbon } from '../../engine/geom.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path } from '../../engine/types.ts';

/** A tie folded over once: the broad blade in front, the narrow one behind, the neck at the top. Slots: thread. */
export function tie(o: { knit?: boolean } = {}) {
  return (sc: Scene) => {
    const knit = o.knit ?? false;
    const back: Path = knit
      ? [
          [512, 160, 1],
          [566, 170, 1],
          [598, 560],
          [606, 930, 1],
          [536, 934, 1],
          [522, 560],
        ]
      : [
          [514, 160, 1],
          [564, 170, 1],
          [596, 560],
          [612, 900, 1],
          [576, 946, 1],
          [538, 906, 1],
          [520, 560],
        ];
    sc.panel({
      id: 'n',
      slot: 'main',
      path: back,
      z: 0,
      amp: 10,
      pow: 0.4,
      thick: 6,
      round: 8,
      shadow: 0.3,
      uv: { angle: 8 },
    });
    const front: Path = knit
      ? [
          [440, 156, 1],
          [512, 150, 1],
          [534, 600],
          [552, 1080, 1],
          [400, 1084, 1],
          [420, 600],
        ]
      : [
          [442, 156, 1],
          [512, 150, 1],
          [540, 560],
          [574, 1010, 1],
          [476, 1112, 1],
          [378, 1010, 1],
          [414, 560],
        ];
    sc.panel({
      id: 'b',
      slot: 'main',
      path: front,
      z: 12,
      amp: 16,
      pow: 0.4,
      thick: 8,
      round: 10,
      shadow: 0.42,
      shadowR: 12,
      cloth: { ex: 0.003, ey: 0.003, wave: 90, iters: 100, noise: 1.2 },
    });
    // the fold at the neck
    const neck: Path = [
      [436, 172, 1],
      [450, 132],
      [500, 118],
      [556, 134],
      [572, 176, 1],
      [520, 196],
      [470, 192],
    ];
    sc.panel({
      id: 'k',
      slot: 'main',
      path: neck,
      z: 20,
      amp: 20,
      pow: 0.5,
      thick: 7,
      round: 12,
      shadow: 0.4,
      uv: { angle: 60 },
    });
    if (!knit) {
      sc.crease(
        [
          [396, 1004],
          [476, 1092],
          [558, 1004],
        ],
        { w: 3, depth: -0.8, dark: 0.1 },
      );
      sc.stitch(
        [
          [474, 212],
          [476, 232],
        ],
        { slot: 'thread', w: 2, dash: 9, gap: 3 },
      );
    } else
      sc.crease(
        [
          [402, 1062],
          [552, 1058],
        ],
        { w: 4, depth: -1.2, dark: 0.16 },
      );
  };
}

/** A bow tie, tied, on its band. Slots: metal. */
export function bowTie() {
  return (sc: Scene) => {
    const band: Path = [
      [150, 600],
      [260, 566],
      [500, 556],
      [740, 566],
      [850, 600],
      [780, 690],
      [620, 730],
      [500, 738],
      [380, 730],
      [220, 690],
      [150, 600],
    ];
    sc.panel({
      id: 's',
      slot: 'main',
      path: ribbon(sc.poly(band), 13),
      z: 0,
      thick: 6,
      round: 8,
      shadow: 0.25,
    });
    const wing = (side: number, back: boolean): Path => {
      const x = (d: number) => 500 + side * d;
      return back
        ? [
            [x(10), 600, 1],
            [x(140), 548, 1],
            [x(226), 566],
            [x(222), 700],
            [x(140), 716, 1],
            [x(10), 660, 1],
          ]
        : [
            [x(8), 606, 1],
            [x(90), 566],
            [x(196), 528, 1],
            [x(214), 630],
            [x(196), 732, 1],
            [x(90), 694],
            [x(8), 654, 1],
          ];
    };
    for (const side of [-1, 1]) {
      sc.panel({
        id: `w${side}`,
        slot: 'main',
        path: wing(side, true),
        z: 10,
        amp: 14,
        pow: 0.4,
        thick: 6,
        round: 8,
        shadow: 0.35,
        uv: { angle: side * 8 },
      });
      sc.panel({
        id: `f${side}`,
        slot: 'main',
        path: wing(side, false),
        z: 26,
        amp: 24,
        pow: 0.45,
        thick: 7,
        round: 9,
        shadow: 0.45,
        shadowR: 12,
        cloth: {
          ex: 0.008,
          ey: 0.01,
          wave: 40,
          iters: 160,
          noise: 1.4,
          bend: 0.026,
          gathers: [
            { a: [500 + side * 20, 620], b: [500 + side * 150, 596], r: 26, amt: 0.12 },
            { a: [500 + side * 20, 642], b: [500 + side * 150, 668], r: 26, amt: 0.12, ph: 3 },
          ],
        },
      });
    }
    sc.panel({
      id: 'k',
      slot: 'main',
      path: [
        [466, 588],
        [500, 580],
        [534, 588],
        [544, 630],
        [534, 674],
        [500, 682],
        [466, 674],
        [456, 630],
      ],
      z: 52,
      amp: 26,
      pow: 0.5,
      thick: 8,
      round: 14,
      shadow: 0.5,
      shadowR: 12,
      cloth: { ex: 0.01, ey: 0.002, wave: 30, iters: 120, noise: 1.2 },
    });
  };
}
