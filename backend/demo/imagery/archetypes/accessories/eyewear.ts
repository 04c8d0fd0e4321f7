import { ellipse, roundRect, shape } from '../../engine/geom.ts';
import { both, strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point } from '../../engine/types.ts';

export interface EyewearOptions {
  kind?: 'square' | 'cat' | 'round' | 'aviator' | 'slim' | 'hexagon' | 'shield';
}

const Y = 620;
/** Left lenses. */
const LENSES: Record<'square' | 'cat' | 'round' | 'aviator' | 'slim' | 'hexagon' | 'shield', Path> = {
  square: [
    [232, Y - 70],
    [350, Y - 82],
    [452, Y - 70],
    [474, Y - 22],
    [456, Y + 54],
    [400, Y + 84],
    [300, Y + 82],
    [246, Y + 50],
    [228, Y - 10],
  ],
  cat: [
    [228, Y - 84, 1],
    [330, Y - 76],
    [440, Y - 62],
    [470, Y - 30],
    [456, Y + 40],
    [400, Y + 84],
    [320, Y + 84],
    [262, Y + 40],
    [236, Y - 20],
  ],
  round: ellipse(352, Y, 116, 112, 40),
  aviator: [
    [238, Y - 70],
    [350, Y - 82],
    [452, Y - 66],
    [474, Y - 24],
    [452, Y + 56],
    [380, Y + 108],
    [300, Y + 96],
    [250, Y + 30],
  ],
  slim: [
    [226, Y - 40],
    [344, Y - 46],
    [456, Y - 38],
    [474, Y - 10],
    [462, Y + 36],
    [400, Y + 48],
    [280, Y + 46],
    [236, Y + 30],
    [222, Y - 10],
  ],
  hexagon: [
    [282, Y - 84, 1],
    [418, Y - 84, 1],
    [468, Y + 4, 1],
    [420, Y + 88, 1],
    [284, Y + 88, 1],
    [234, Y + 4, 1],
  ],
  shield: [
    [214, Y - 62],
    [350, Y - 78],
    [500, Y - 72],
    [500, Y + 22, 1],
    [470, Y + 34],
    [440, Y + 76],
    [340, Y + 86],
    [250, Y + 56],
    [216, Y - 8],
  ],
};
const WIRE = new Set(['round', 'aviator', 'hexagon']);

/** An outline as far outside as `d`; corners stay where they are in number. */
function grown(points: readonly Point[], d: number): Point[] {
  const n = points.length;
  const p = (i: number) => points[(i + n) % n]!;
  const area = points.reduce((sum, a, i) => sum + a[0] * p(i + 1)[1] - p(i + 1)[0] * a[1], 0);
  return points.map((q, i): Point => {
    const [a, b] = [p(i - 2), p(i + 2)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const l = (Math.hypot(dx, dy) || 1) * Math.sign(area);
    return [q[0] + (dy / l) * d, q[1] - (dx / l) * d, 1];
  });
}

function glare(sc: Scene, wide: boolean) {
  for (const shift of [0, 275]) {
    const streak = (x: number, w: number): Path => [
      [x + shift, Y + 56, 1],
      [x + 88 + shift, Y - 66, 1],
      [x + 88 + w + shift, Y - 66, 1],
      [x + w + shift, Y + 56, 1],
    ];
    if (wide && shift) continue;
    sc.tint(streak(266, 34), { slot: 'glare', alpha: 0.1, soft: 3 });
    sc.tint(streak(318, 9), { slot: 'glare', alpha: 0.1, soft: 2 });
  }
}

/** Glasses from the front, temples folded behind. Slots: frame lens metal pad glare. */
export function eyewear(o: EyewearOptions = {}) {
  const { kind = 'square' } = o;
  const wire = WIRE.has(kind);
  return (sc: Scene) => {
    both((f, side) => {
      strip(
        sc,
        f([
          [238, Y - (kind === 'slim' ? 30 : 58)],
          [300, Y - (side > 0 ? 80 : 74)],
          [500, Y - 88],
          [690, Y - 70],
          [740, Y - 40],
          [752, Y + 6],
        ]),
        wire ? 5 : 12,
        { slot: 'frame', abs: 1, z: -18, thick: 6, round: 6, shadow: 0.3, tone: 0.85 },
      );
    });
    const lens = LENSES[kind];
    const outline = (lens.length < 24 ? shape(lens) : lens).map(([x, y]): Point => [x, y]);
    const corners = (path: readonly Point[]) => path.map(([x, y]): Point => [x, y, 1]);
    both((f, side) => {
      sc.panel({
        id: `ln${side}`,
        slot: 'lens',
        path: f(outline),
        z: 2,
        amp: 16,
        pow: 0.6,
        thick: 2,
        round: 6,
        shadow: 0.15,
      });
    });
    glare(sc, kind === 'shield');
    if (kind === 'shield') {
      const brow: Path = [
        [206, Y - 66, 1],
        [350, Y - 84],
        [500, Y - 78],
        [650, Y - 84],
        [794, Y - 66, 1],
        [794, Y - 34, 1],
        [650, Y - 58],
        [500, Y - 54],
        [350, Y - 58],
        [206, Y - 34, 1],
      ];
      sc.panel({ slot: 'frame', path: brow, z: 8, thick: 12, round: 10, shadow: 0.3 });
    } else {
      both((f) => {
        sc.panel({
          slot: 'frame',
          path: [f(grown(outline, wire ? 5 : 22)), corners(f(outline)).reverse()],
          z: 6,
          thick: wire ? 6 : 13,
          round: wire ? 5 : 12,
          shadow: 0.3,
          shadowR: 8,
        });
      });
    }
    if (wire) wireBridge(sc, kind === 'aviator');
    else if (kind !== 'shield') acetateBridge(sc, kind === 'slim');
    if (wire || kind === 'shield') {
      both((f) =>
        sc.panel({
          slot: 'pad',
          path: f([
            [470, Y + 10],
            [482, Y - 6],
            [490, Y + 20],
            [480, Y + 46],
            [470, Y + 40],
          ]),
          on: kind === 'shield' ? 0 : 1,
          thick: 5,
          round: 5,
          shadow: 0.3,
        }),
      );
    }
  };
}

function wireBridge(sc: Scene, double: boolean) {
  sc.cord(
    [
      [468, Y - 34],
      [500, Y - 48],
      [532, Y - 34],
    ],
    { slot: 'frame', r: 5, z: 4 },
  );
  if (double)
    sc.cord(
      [
        [446, Y - 70],
        [500, Y - 78],
        [554, Y - 70],
      ],
      { slot: 'frame', r: 5, z: 4 },
    );
}

function acetateBridge(sc: Scene, slim: boolean) {
  const d = slim ? 26 : 0;
  sc.panel({
    slot: 'frame',
    path: [
      [462, Y - 58 + d, 1],
      [500, Y - 66 + d],
      [538, Y - 58 + d, 1],
      [536, Y - 16, 1],
      [518, Y - 30 + d / 3],
      [500, Y - 34 + d / 3],
      [482, Y - 30 + d / 3],
      [464, Y - 16, 1],
    ],
    z: 8,
    thick: 12,
    round: 12,
    shadow: 0.25,
  });
  both((f) => {
    for (const x of [222, 236])
      sc.panel({
        slot: 'metal',
        path: f(roundRect(x, Y - 62 + d, 9, 18, 3)),
        on: 1,
        thick: 2,
        round: 2,
        shadow: 0.2,
      });
  });
}
