import { ellipse, mirror, ribbon, roundRect } from '../../engine/geom.ts';
import { lerp, strip } from '../../engine/kit.ts';
import type { Scene } from '../../engine/scene.ts';
import type { Path, Point } from '../../engine/types.ts';

export interface WatchOptions {
  strap?: 'leather' | 'metal' | 'rubber';
  face?: 'seconds' | 'plain' | 'chronograph' | 'diver';
  /** A rectangular case instead of a round one. */
  tank?: boolean;
}

const [CX, CY, R] = [500, 625, 168];
const closed = (path: readonly Point[]): Point[] => [...path, path[0]!];

function straps(sc: Scene, kind: 'leather' | 'metal' | 'rubber', half: number) {
  for (const s of [-1, 1]) {
    const k = half / 84;
    const end: Path =
      s > 0
        ? [
            [CX - 40 * k, CY + 500],
            [CX, CY + 512],
            [CX + 40 * k, CY + 500],
          ]
        : [];
    const path: Path = [
      [CX - half, CY + s * 130, 1],
      [CX - 78 * k, CY + s * 260],
      [CX - 64 * k, CY + s * 470, 1],
      ...end,
      [CX + 64 * k, CY + s * 470, 1],
      [CX + 78 * k, CY + s * 260],
      [CX + half, CY + s * 130, 1],
    ];
    sc.panel({
      id: `s${s}`,
      slot: 'strap',
      path,
      bulge: (x, y) =>
        34 - Math.abs(y - CY) * 0.06 + (kind === 'metal' ? 0 : 10 * (1 - ((x - CX) / half) ** 2)),
      thick: 10,
      round: 9,
      shadow: 0.3,
    });
    if (kind === 'metal') {
      for (let i = 0; i < 14; i++) {
        const y = CY + s * (150 + i * 24);
        const w = lerp(half, 64 * k, (150 + i * 24) / 470);
        sc.crease(
          [
            [CX - w, y],
            [CX + w, y],
          ],
          { w: 4, depth: -4, dark: 0.35 },
        );
      }
      for (const x of [-34 * k, 34 * k])
        sc.crease(
          [
            [CX + x, CY + s * 140],
            [CX + x * 0.8, CY + s * 468],
          ],
          { w: 4, depth: -4, dark: 0.3 },
        );
      continue;
    }
    if (kind === 'leather') {
      const edge: Path = [
        [CX - half + 10, CY + s * 150],
        [CX - 68 * k, CY + s * 260],
        [CX - 55 * k, CY + s * 462],
      ];
      sc.stitch(edge, { slot: 'thread', w: 2, dash: 9, gap: 5 });
      sc.stitch(mirror(edge), { slot: 'thread', w: 2, dash: 9, gap: 5 });
    } else
      for (let i = 0; i < 7; i++)
        sc.crease(
          [
            [CX - 50 * k, CY + s * (190 + i * 16)],
            [CX, CY + s * (200 + i * 16)],
            [CX + 50 * k, CY + s * (190 + i * 16)],
          ],
          { w: 6, depth: -3, dark: 0.25 },
        );
    if (s > 0)
      for (let i = 0; i < 5; i++)
        sc.tint(ellipse(CX, CY + 330 + i * 30, 4.5, 5.5), { slot: 'hole', alpha: 0.8 });
    else {
      strip(
        sc,
        [
          [CX - 70 * k, CY - 392],
          [CX + 70 * k, CY - 392],
        ],
        13,
        { slot: 'strap', thick: 4, round: 4, shadow: 0.4 },
      );
      const b: Path = [
        [CX - 80 * k, CY - 486, 1],
        [CX + 80 * k, CY - 486, 1],
        [CX + 80 * k, CY - 438, 1],
        [CX - 80 * k, CY - 438, 1],
      ];
      sc.cord(closed(b), { slot: 'metal', r: 7, shadow: 0.4 });
      sc.cord(
        [
          [CX, CY - 440],
          [CX, CY - 494],
        ],
        { slot: 'metal', r: 4 },
      );
    }
  }
}

function crown(sc: Scene, x: number) {
  sc.panel({
    slot: 'metal',
    path: roundRect(x, CY - 22, 30, 44, 7),
    z: 44,
    thick: 14,
    round: 9,
    shadow: 0.3,
  });
  for (let i = 0; i < 7; i++)
    sc.crease(
      [
        [x + 4, CY - 18 + i * 6],
        [x + 28, CY - 18 + i * 6],
      ],
      { w: 2.2, depth: -2, dark: 0.2 },
    );
}

const polar = (angle: number, r: number, x = CX, y = CY): Point => [
  x + Math.sin(angle) * r,
  y - Math.cos(angle) * r,
];

function hands(sc: Scene, y: number, k: number) {
  const hand = (degrees: number, length: number, w: number) => {
    const a = (degrees * Math.PI) / 180;
    sc.panel({
      slot: 'index',
      path: ribbon(
        [polar(a, -18, CX, y), polar(a, length * 0.6, CX, y), polar(a, length, CX, y)],
        (t) => w * (1 - t * 0.6),
      ),
      on: 1,
      thick: 3,
      round: 2.4,
      shadow: 0.45,
      shadowR: 6,
    });
  };
  hand(305, 74 * k, 5.5);
  hand(52, 108 * k, 4);
  sc.cord(
    [
      [CX - 10 * k, y + 24 * k],
      [CX + 44 * k, y - 104 * k],
    ],
    { slot: 'second', r: 1.3, shadow: 0.3 },
  );
  sc.panel({ slot: 'index', path: ellipse(CX, y, 8, 8), on: 1, thick: 4, round: 4, shadow: 0.3 });
}

function subdial(sc: Scene, x: number, y: number, r: number, turn: number) {
  sc.crease(closed(ellipse(x, y, r, r, 50)), { w: 3, depth: -1.2, dark: 0.16 });
  for (let i = 0; i < 12; i++)
    sc.line([polar((i / 6) * Math.PI, r - 3, x, y), polar((i / 6) * Math.PI, r - 8, x, y)], {
      slot: 'mark',
      w: 1.2,
    });
  sc.cord([[x, y], polar(turn, r * 0.66, x, y)], { slot: 'index', r: 1.6 });
}

function roundCase(sc: Scene, face: 'seconds' | 'plain' | 'chronograph' | 'diver') {
  for (const s of [-1, 1])
    for (const x of [-1, 1])
      sc.panel({
        slot: 'metal',
        path: [
          [CX + x * 70, CY + s * 120, 1],
          [CX + x * 112, CY + s * 110, 1],
          [CX + x * 104, CY + s * 196, 1],
          [CX + x * 88, CY + s * 200, 1],
        ],
        z: 40,
        thick: 14,
        round: 10,
        shadow: 0.3,
      });
  crown(sc, CX + R + 2);
  if (face === 'chronograph')
    for (const dy of [-70, 70])
      sc.panel({
        slot: 'metal',
        path: roundRect(CX + R - 18, CY + dy - 14, 34, 28, 6),
        z: 42,
        thick: 12,
        round: 8,
        shadow: 0.3,
      });
  sc.panel({
    slot: 'metal',
    path: ellipse(CX, CY, R, R, 90),
    z: 46,
    thick: 26,
    round: 20,
    shadow: 0.4,
    shadowR: 16,
  });
  const inner = face === 'diver' ? R - 46 : R - 34;
  if (face === 'diver') {
    sc.panel({
      slot: 'bezel',
      path: [ellipse(CX, CY, R - 6, R - 6, 90), ellipse(CX, CY, inner, inner, 90).reverse()],
      on: 1,
      thick: 4,
      round: 4,
      shadow: 0.2,
    });
    for (let i = 0; i < 60; i++)
      sc.line([polar((i / 30) * Math.PI, inner + 8), polar((i / 30) * Math.PI, inner + (i % 5 ? 16 : 28))], {
        slot: 'mark',
        w: i % 5 ? 1.6 : 3.4,
      });
  } else
    sc.panel({
      slot: 'metal',
      path: [ellipse(CX, CY, R - 14, R - 14, 90), ellipse(CX, CY, inner, inner, 90).reverse()],
      on: 1,
      thick: 8,
      round: 9,
      shadow: 0.2,
    });
  sc.panel({ slot: 'dial', path: ellipse(CX, CY, inner, inner, 90), z: 60, thick: 0, round: 1, shadow: 0 });
  sc.shade(ellipse(CX, CY, inner, inner, 60), { soft: 2, k: 0.06 });
  for (let i = 0; i < 60; i++) {
    const a = (i / 30) * Math.PI;
    const hour = i % 5 === 0;
    const [p0, p1] = [polar(a, inner - 8), polar(a, inner - (hour ? 32 : 16))];
    if (hour && face === 'diver')
      sc.panel({
        slot: 'index',
        path: ellipse(...(polar(a, inner - 22) as [number, number]), i % 15 ? 8 : 11, i % 15 ? 8 : 11),
        on: 1,
        thick: 2.6,
        round: 3,
        shadow: 0.3,
        shadowR: 3,
      });
    else if (hour)
      sc.panel({
        slot: 'index',
        path: ribbon([p0, p1], i % 15 === 0 ? 4.4 : 3),
        on: 1,
        thick: 2.6,
        round: 2,
        shadow: 0.3,
        shadowR: 3,
      });
    else sc.line([p0, p1], { slot: 'mark', w: 1.4 });
  }
  if (face === 'seconds') subdial(sc, CX, CY + 62, 34, 0.8);
  if (face === 'chronograph') {
    subdial(sc, CX - 56, CY, 32, 4);
    subdial(sc, CX + 56, CY, 32, 2.2);
    subdial(sc, CX, CY + 58, 32, 0.6);
  }
  sc.line(
    [
      [CX - 26, CY - 52],
      [CX + 26, CY - 52],
    ],
    { slot: 'mark', w: 3 },
  );
  hands(sc, CY, face === 'diver' ? 0.9 : 1);
}

function tankCase(sc: Scene) {
  crown(sc, CX + 116);
  sc.panel({
    slot: 'metal',
    path: roundRect(CX - 120, CY - 164, 240, 328, 26),
    z: 44,
    thick: 24,
    round: 18,
    shadow: 0.4,
    shadowR: 16,
  });
  sc.panel({
    slot: 'metal',
    path: [roundRect(CX - 106, CY - 150, 212, 300, 18), roundRect(CX - 88, CY - 120, 176, 240, 8).reverse()],
    on: 1,
    thick: 6,
    round: 7,
    shadow: 0.2,
  });
  sc.panel({
    slot: 'dial',
    path: roundRect(CX - 88, CY - 120, 176, 240, 8),
    z: 58,
    thick: 0,
    round: 1,
    shadow: 0,
  });
  sc.line(closed(roundRect(CX - 58, CY - 84, 116, 168, 4)), { slot: 'mark', w: 1.6 });
  for (let i = 0; i < 12; i++) {
    const a = (i / 6) * Math.PI;
    const [sx, sy] = [Math.sin(a), -Math.cos(a)];
    const k = Math.min(70 / Math.max(1e-3, Math.abs(sx)), 100 / Math.max(1e-3, Math.abs(sy)));
    const [x, y] = [CX + sx * k, CY + sy * k];
    sc.panel({
      slot: 'index',
      path: ribbon(
        [
          [x - sx * 11, y - sy * 11],
          [x + sx * 11, y + sy * 11],
        ],
        i % 3 ? 2.2 : 3.4,
      ),
      on: 1,
      thick: 2,
      round: 1.6,
      shadow: 0.25,
      shadowR: 3,
    });
  }
  sc.line(
    [
      [CX - 22, CY - 46],
      [CX + 22, CY - 46],
    ],
    { slot: 'mark', w: 3 },
  );
  hands(sc, CY, 0.72);
}

/** A wristwatch lying open. Slots: strap metal dial index mark second thread bezel. */
export function watch(o: WatchOptions = {}) {
  return (sc: Scene) => {
    straps(sc, o.strap ?? 'leather', o.tank ? 92 : 84);
    if (o.tank) tankCase(sc);
    else roundCase(sc, o.face ?? 'seconds');
  };
}
