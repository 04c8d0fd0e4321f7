import { at, ellipse, line, roundRect } from '../../engine/geom.ts';
import { both } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point } from '../../engine/types.ts';
import { chain } from '../bags/parts.ts';

const closed = (path: readonly Point[]): Point[] => [...path, path[0]!];

/** A ball, a pearl. */
function bead(sc: Scene, x: number, y: number, r: number, slot: string, z = 0) {
  const dome = (px: number, py: number) => Math.sqrt(Math.max(0, r * r - (px - x) ** 2 - (py - y) ** 2));
  sc.panel({
    slot,
    path: ellipse(x, y, r, r, 40),
    z,
    thick: 1,
    round: 1,
    bulge: dome,
    shadow: 0.4,
    shadowR: r * 0.6,
  });
}

/** A cut stone: a flat table and facets that fall away to the girdle. */
function stone(
  sc: Scene,
  x: number,
  y: number,
  r: number,
  o: { facets?: number; slot?: string; z?: number; oval?: number } = {},
) {
  const facets = o.facets ?? 8;
  const oval = o.oval ?? 1;
  const girdle = Array.from({ length: facets * 2 }, (_, i): Point => {
    const a = (i / (facets * 2)) * Math.PI * 2;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * oval, 1];
  });
  const cut = (px: number, py: number) => {
    const [dx, dy] = [px - x, (py - y) / oval];
    const d = Math.hypot(dx, dy) / r;
    const sector = Math.PI / facets;
    const a = Math.atan2(dy, dx);
    const near = Math.round(a / (sector * 2)) * sector * 2;
    const flat = d * Math.cos(a - near);
    return Math.min(r * 0.42, (1 - flat) * r * 0.95);
  };
  sc.panel({
    slot: o.slot ?? 'stone',
    path: girdle,
    z: o.z ?? 0,
    thick: 2,
    round: 3,
    bulge: cut,
    shadow: 0.4,
    shadowR: r * 0.5,
  });
  const table = Array.from({ length: facets }, (_, i): Point => {
    const a = ((i + 0.5) / facets) * Math.PI * 2;
    return [x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.56 * oval, 1];
  });
  sc.tint(table, { slot: 'glare', alpha: 0.12 });
  sc.tint(
    [
      [x - r * 0.34, y - r * 0.3, 1],
      [x + r * 0.1, y - r * 0.42, 1],
      [x - r * 0.1, y - r * 0.06, 1],
    ],
    { slot: 'glare', alpha: 0.35 },
  );
}

export interface RingOptions {
  kind?: 'band' | 'signet' | 'solitaire' | 'stack' | 'dome';
}

/** A ring standing up, seen a little from above. Slots: metal stone. */
export function fingerRing(o: RingOptions = {}) {
  const { kind = 'band' } = o;
  return (sc: Scene) => {
    const hoop = (y: number, r: number, wire: number, z = 0) => {
      const arc = ellipse(500, y, r, r * 0.96, 90).map(([px, py]): Point => [px, py]);
      sc.cord(closed(arc), { slot: 'metal', r: wire, z, shadow: 0.4, shadowR: 12 });
    };
    if (kind === 'stack') {
      for (const [y, r] of [
        [560, 170],
        [640, 176],
        [720, 170],
      ] as const)
        hoop(y, r, 12, 0);
      return;
    }
    const r = 190;
    if (kind === 'dome') {
      const outer = ellipse(500, 660, r + 26, r + 20, 80);
      const inner = ellipse(500, 690, r - 26, r - 36, 80);
      sc.panel({
        id: 'd',
        slot: 'metal',
        path: [outer, inner.reverse()],
        amp: 60,
        pow: 0.5,
        thick: 8,
        round: 14,
        shadow: 0.4,
        shadowR: 14,
      });
      return;
    }
    hoop(690, r, kind === 'band' ? 24 : 17);
    if (kind === 'signet') {
      both((f) =>
        sc.panel({
          slot: 'metal',
          path: f([
            [500, 440, 1],
            [420, 452],
            [330, 560],
            [312, 640, 1],
            [352, 630],
            [420, 540],
            [500, 522, 1],
          ]),
          z: 8,
          amp: 26,
          pow: 0.5,
          thick: 8,
          round: 12,
          shadow: 0.3,
        }),
      );
      sc.panel({
        id: 's',
        slot: 'metal',
        path: ellipse(500, 470, 88, 74, 60),
        z: 24,
        thick: 16,
        round: 10,
        shadow: 0.45,
        shadowR: 12,
      });
      sc.crease(closed(ellipse(500, 470, 68, 56, 60)), { w: 3, depth: -1.6, dark: 0.2 });
      sc.crease(
        [
          [470, 486],
          [500, 448],
          [530, 486],
        ],
        { w: 3.4, depth: -2, dark: 0.3 },
      );
      sc.crease(
        [
          [470, 496],
          [530, 496],
        ],
        { w: 3.4, depth: -2, dark: 0.3 },
      );
    } else if (kind === 'solitaire') {
      both((f) => {
        sc.cord(
          f([
            [440, 514],
            [446, 470],
            [452, 440],
          ]),
          { slot: 'metal', r: 7, shadow: 0.3 },
        );
      });
      stone(sc, 500, 440, 70, { z: 40 });
      for (const [dx, dy] of [
        [-50, -48],
        [50, -48],
        [-50, 48],
        [50, 48],
      ] as const)
        bead(sc, 500 + dx, 440 + dy, 11, 'metal', 46);
    }
  };
}

export interface BraceletOptions {
  kind?: 'bangle' | 'cuff' | 'chain' | 'beads' | 'tennis';
}

/** Around no wrist, seen from above. Slots: metal stone bead. */
export function bracelet(o: BraceletOptions = {}) {
  const { kind = 'bangle' } = o;
  return (sc: Scene) => {
    const loop = ellipse(500, 630, 260, 226, 120).map(([x, y]): Point => [x, y]);
    if (kind === 'bangle') {
      for (const [dy, w] of [
        [26, 13],
        [-6, 13],
        [-38, 13],
      ] as const)
        sc.cord(closed(loop.map(([x, y]): Point => [x + dy * 0.3, y + dy])), {
          slot: 'metal',
          r: w,
          shadow: 0.35,
          shadowR: 10,
        });
    } else if (kind === 'cuff') {
      const arc = loop
        .slice(36, 120)
        .concat(loop.slice(0, 24))
        .map(([x, y]): Point => [x, y]);
      sc.cord(arc, { slot: 'metal', r: 26, rise: 0.8, shadow: 0.4, shadowR: 14 });
      for (const p of [arc[0]!, arc.at(-1)!]) bead(sc, p[0], p[1], 32, 'metal', 6);
    } else if (kind === 'chain') {
      chain(sc, closed(loop).slice(0, 112), { per: 46, r: 8 });
      sc.cord(
        [
          [748, 590],
          [770, 630],
          [752, 668],
        ],
        { slot: 'metal', r: 7, shadow: 0.4 },
      );
      bead(sc, 757, 610, 15, 'metal', 6);
    } else {
      const beads = kind === 'beads' ? 26 : 44;
      const curve = closed(loop);
      for (let i = 0; i < beads; i++) {
        const { p } = at(curve, i / beads);
        if (kind === 'beads') bead(sc, p[0], p[1], i % 9 === 0 ? 26 : 28, i % 9 === 0 ? 'metal' : 'bead');
        else {
          sc.panel({
            slot: 'metal',
            path: ellipse(p[0], p[1], 17, 17, 30),
            z: 0,
            thick: 10,
            round: 8,
            shadow: 0.35,
            shadowR: 8,
          });
          stone(sc, p[0], p[1], 12.5, { facets: 6, z: 10 });
        }
      }
    }
  };
}

export interface EarringOptions {
  kind?: 'hoop' | 'small-hoop' | 'stud' | 'pearl' | 'drop';
  /** Thickness of a hoop's tube. */
  tube?: number;
}

/** A pair of earrings. Slots: metal stone pearl. */
export function earrings(o: EarringOptions = {}) {
  const { kind = 'hoop' } = o;
  return (sc: Scene) => {
    for (const [cx, cy] of [
      [392, 600],
      [612, 650],
    ] as const) {
      if (kind === 'hoop' || kind === 'small-hoop') {
        const r = kind === 'hoop' ? 126 : 92;
        sc.cord(closed(ellipse(cx, cy + 40, r * 0.96, r * 1.04, 80)), {
          slot: 'metal',
          r: o.tube ?? 13,
          shadow: 0.45,
          shadowR: 10,
        });
        sc.cord(
          [
            [cx - 4, cy + 40 - r],
            [cx + 2, cy + 6 - r],
            [cx + 26, cy + 2 - r],
            [cx + 32, cy + 44 - r],
          ],
          { slot: 'metal', r: 3.4 },
        );
      } else if (kind === 'stud') {
        sc.cord(
          [
            [cx, cy],
            [cx + 66, cy - 78],
          ],
          { slot: 'metal', r: 4, z: -10, shadow: 0.3 },
        );
        sc.panel({ slot: 'metal', path: ellipse(cx, cy, 72, 72, 50), thick: 14, round: 10, shadow: 0.4 });
        stone(sc, cx, cy, 62, { z: 14 });
        for (const a of [0.8, 2.36, 3.93, 5.5])
          bead(sc, cx + Math.cos(a) * 60, cy + Math.sin(a) * 60, 10, 'metal', 18);
      } else if (kind === 'pearl') {
        sc.cord(
          [
            [cx, cy],
            [cx + 80, cy - 92],
          ],
          { slot: 'metal', r: 4, z: -10, shadow: 0.3 },
        );
        bead(sc, cx, cy, 84, 'pearl', 4);
      } else {
        sc.cord(
          [
            [cx, cy - 150],
            [cx - 18, cy - 190],
            [cx + 4, cy - 214],
            [cx + 24, cy - 190],
            [cx + 22, cy - 150],
          ],
          { slot: 'metal', r: 4, shadow: 0.3 },
        );
        stone(sc, cx, cy - 140, 30, { facets: 6 });
        chain(
          sc,
          [
            [cx, cy - 108],
            [cx, cy - 20],
          ],
          { per: 20, r: 3 },
        );
        const drop: Path = [
          [cx, cy - 24, 1],
          [cx + 40, cy + 60],
          [cx + 52, cy + 120],
          [cx, cy + 176],
          [cx - 52, cy + 120],
          [cx - 40, cy + 60],
        ];
        sc.panel({ slot: 'metal', path: drop, thick: 10, round: 9, shadow: 0.4 });
        stone(sc, cx, cy + 104, 42, { oval: 1.25, z: 12 });
      }
    }
  };
}

export interface NecklaceOptions {
  kind?: 'pendant' | 'pearls' | 'chain' | 'bar';
  per?: number;
}

/** A necklace laid as it falls. Slots: metal pearl stone. */
export function necklace(o: NecklaceOptions = {}) {
  const { kind = 'pendant' } = o;
  return (sc: Scene) => {
    const fall: Path = [
      [300, 300],
      [310, 480],
      [380, 680],
      [500, 770],
      [620, 680],
      [690, 480],
      [700, 300],
    ];
    if (kind === 'pearls') {
      const loop = line([
        [500, 300],
        [380, 316],
        [300, 410],
        [290, 560],
        [350, 720],
        [500, 806],
        [650, 720],
        [710, 560],
        [700, 410],
        [620, 316],
        [520, 300],
      ]);
      const count = 44;
      for (let i = 0; i < count; i++) {
        const t = i / (count - 1);
        const { p } = at(loop, t);
        bead(sc, p[0], p[1], 15 + 9 * Math.sin(Math.PI * t), 'pearl');
      }
      sc.panel({
        slot: 'metal',
        path: roundRect(486, 286, 34, 26, 8),
        on: 0,
        z: 10,
        thick: 10,
        round: 8,
        shadow: 0.35,
      });
      return;
    }
    chain(sc, fall, { per: o.per ?? (kind === 'chain' ? 46 : 24), r: kind === 'chain' ? 8 : 4 });
    if (kind === 'pendant') {
      sc.panel({
        slot: 'metal',
        path: ellipse(500, 838, 44, 44, 60),
        z: 10,
        thick: 12,
        round: 14,
        shadow: 0.45,
      });
      sc.crease(closed(ellipse(500, 838, 30, 30, 50)), { w: 3, depth: -2, dark: 0.2 });
      sc.cord(closed(ellipse(500, 784, 11, 11, 24)), { slot: 'metal', r: 3.4 });
    } else if (kind === 'bar') {
      sc.cord(closed(ellipse(500, 782, 11, 11, 24)), { slot: 'metal', r: 3.4 });
      sc.panel({
        slot: 'metal',
        path: roundRect(484, 792, 32, 130, 8),
        z: 8,
        thick: 12,
        round: 9,
        shadow: 0.45,
      });
      stone(sc, 500, 894, 13, { facets: 6, z: 18 });
    }
  };
}

/** A sprig of leaves with stones. Slots: metal stone pearl. */
export function brooch(o: { kind?: 'sprig' | 'sun' } = {}) {
  return (sc: Scene) => {
    if (o.kind === 'sun') {
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * Math.PI * 2;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const long = i % 2 ? 190 : 250;
        const ray: Path = [
          [500 + c * 70 - s * 22, 625 + s * 70 + c * 22, 1],
          [500 + c * long, 625 + s * long, 1],
          [500 + c * 70 + s * 22, 625 + s * 70 - c * 22, 1],
        ];
        sc.panel({
          slot: 'metal',
          path: ray,
          z: i % 2 ? 0 : 6,
          thick: 12,
          round: 14,
          shadow: 0.35,
          shadowR: 8,
        });
        bead(sc, 500 + c * (long + 12), 625 + s * (long + 12), 10, 'metal');
      }
      sc.panel({
        slot: 'metal',
        path: ellipse(500, 625, 96, 96, 60),
        z: 14,
        thick: 16,
        round: 12,
        shadow: 0.4,
      });
      stone(sc, 500, 625, 74, { z: 30, facets: 10 });
      return;
    }
    const stem = line([
      [400, 880],
      [450, 740],
      [500, 600],
      [560, 460],
      [600, 380],
    ]);
    sc.cord(stem, { slot: 'metal', r: 9, shadow: 0.35 });
    for (let i = 0; i < 7; i++) {
      const t = 0.18 + i * 0.125;
      const { p, d } = at(stem, t);
      for (const side of [-1, 1]) {
        const reach = 150 - i * 12;
        const [ux, uy] = [d[0] * 0.72 - d[1] * side * 0.7, d[1] * 0.72 + d[0] * side * 0.7];
        const [nx, ny] = [-uy, ux];
        const leaf: Path = [
          [p[0], p[1], 1],
          [p[0] + ux * reach * 0.45 + nx * 30, p[1] + uy * reach * 0.45 + ny * 30],
          [p[0] + ux * reach, p[1] + uy * reach, 1],
          [p[0] + ux * reach * 0.45 - nx * 30, p[1] + uy * reach * 0.45 - ny * 30],
        ];
        sc.panel({
          slot: 'metal',
          path: leaf,
          z: 4,
          amp: 18,
          pow: 0.5,
          thick: 5,
          round: 6,
          shadow: 0.35,
          shadowR: 8,
        });
        sc.crease(
          [
            [p[0], p[1]],
            [p[0] + ux * reach * 0.9, p[1] + uy * reach * 0.9],
          ],
          { w: 3, depth: -2, dark: 0.2 },
        );
      }
      bead(sc, p[0], p[1], 14, 'pearl', 16);
    }
    bead(sc, 604, 370, 20, 'pearl', 10);
  };
}

/** A pair with their toggles; the right one shows its back. Slots: metal stone. */
export function cufflinks(o: { kind?: 'round' | 'square' } = {}) {
  return (sc: Scene) => {
    for (const [x, y] of [
      [390, 560],
      [620, 690],
    ] as const) {
      sc.cord(
        [
          [x + 40, y - 40],
          [x + 110, y - 120],
        ],
        { slot: 'metal', r: 10, z: -8, shadow: 0.35 },
      );
      sc.panel({
        slot: 'metal',
        path: [
          [x + 76, y - 150, 1],
          [x + 100, y - 166],
          [x + 152, y - 104],
          [x + 134, y - 86, 1],
        ],
        z: 4,
        thick: 16,
        round: 12,
        shadow: 0.4,
      });
      const face = o.kind === 'square' ? roundRect(x - 84, y - 84, 168, 168, 16) : ellipse(x, y, 94, 94, 60);
      const inlay = o.kind === 'square' ? roundRect(x - 64, y - 64, 128, 128, 8) : ellipse(x, y, 70, 70, 60);
      sc.panel({ slot: 'metal', path: face, z: 8, thick: 22, round: 16, shadow: 0.45, shadowR: 12 });
      sc.panel({ slot: 'stone', path: inlay, on: 1, amp: 8, pow: 0.5, thick: 3, round: 4, shadow: 0.2 });
      sc.tint(ellipse(x - 26, y - 28, 20, 10, 30, -40), { slot: 'glare', alpha: 0.16, soft: 4 });
    }
  };
}
