import { line, mirror, offset } from '../engine/geom.ts';
import { both, corner, lerp, smooth } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Field, Gather, Path, Point } from '../engine/types.ts';
import { flutes } from './falling.ts';
import type { View } from './torso.ts';

export interface SlipOptions {
  view?: View;
  len?: number;
  flare?: number;
  /** Ends at the hip: a camisole. */
  cami?: 0 | 1;
  /** The neckline falls in folds. */
  cowl?: 0 | 1;
  lace?: 0 | 1;
  /** Straps meet behind the neck, or are wide. */
  straps?: 'thin' | 'halter' | 'wide' | 'none';
  seed?: number;
}

/** Slip dresses and camisoles, cut on the bias: a calm sheet with long flutes below the hip. */
export function slip(o: SlipOptions = {}) {
  const { view = 'front', len = 1330, flare = 190, cami = 0, cowl = 0, lace = 0, straps = 'thin' } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hemY = cami ? 760 : len;
    const F = cami ? 164 : flare;
    const [top, pitY, B, waist, hip] = [322, 408, 134, 112, 152];
    const v0 = cowl ? 400 : straps === 'none' ? 356 : 412;
    const neck: Path = front
      ? [
          [500, v0, 1],
          [450, lerp(top, v0, 0.5) + (cowl ? 28 : 4)],
          [414, top, 1],
        ]
      : [
          [500, 470],
          [452, 452],
          [414, straps === 'halter' ? 420 : top, 1],
        ];
    const half: Path = [
      ...neck,
      [398, top + 32],
      [500 - B, pitY, 1],
      [508 - B, pitY + 70],
      [500 - waist, 590],
      [486 - waist, 660],
      ...(cami
        ? ([[500 - lerp(waist, F, 0.7), 700]] as Path)
        : ([
            [500 - hip, 780],
            [500 - lerp(hip, F, 0.55), 980],
          ] as Path)),
      [500 - F, hemY, 1],
    ];
    const body: Path = [
      ...half,
      [500 - F * 0.5, hemY + 16],
      [500, hemY + 22],
      [500 + F * 0.5, hemY + 16],
      ...mirror(half.slice(1)).reverse(),
    ];
    const volume = sc.volume(
      [
        body,
        [
          [500 - F, hemY - 20, 1],
          [500 + F, hemY - 20, 1],
          [500 + F, hemY + 170, 1],
          [500 - F, hemY + 170, 1],
        ],
        [
          [414, top + 30, 1],
          [414, top - 60, 1],
          [586, top - 60, 1],
          [586, top + 30, 1],
        ],
      ],
      92,
      0.5,
      `v${view}`,
    );
    const bust: Field = (x, y) =>
      front
        ? [446, 554].reduce((s, c) => s + 13 * Math.exp(-(((x - c) / 54) ** 2) - ((y - 420) / 62) ** 2), 0)
        : 0;
    drawStraps(sc, straps, top);
    if (front) insideOfBack(sc);
    sc.panel({
      slot: 'inside',
      path: [
        [506 - F, hemY - 30, 1],
        [494 + F, hemY - 30, 1],
        [494 + F, hemY - 3, 1],
        [500, hemY + 10],
        [506 - F, hemY - 3, 1],
      ],
      z: 0,
      thick: 1,
      shadow: 0,
    });
    const fall = flutes({
      W: hip - 10,
      flare: F,
      y0: cami ? 560 : 640,
      y1: hemY,
      amp: cami ? 10 : 25,
      seed: 4.3 + (o.seed ?? 0) + (front ? 0 : 3.7),
    });
    const cowlFolds: Field = (x, y) => {
      if (!cowl || !front) return 0;
      let s = 0;
      for (let k = 0; k < 3; k++) {
        const yc = 428 + k * 44 - ((x - 500) / 110) ** 2 * (86 + k * 10);
        const d = (y - yc) / (13 + k * 2);
        s += (10 - k * 2.4) * Math.exp(-d * d) * Math.max(0, 1 - ((x - 500) / 130) ** 2);
      }
      return s;
    };
    const gathers: Gather[] = [];
    const pull = (a: Point, b: Point, q: Omit<Gather, 'a' | 'b'>) => {
      gathers.push({ a, b, ...q });
      gathers.push({ a: [1000 - a[0], a[1]], b: [1014 - b[0], b[1]], ph: 4.4, ...q });
    };
    pull([504 - waist, 596], [440, 690], { r: 54, amt: 0.045, wave: 70 });
    pull([510 - B, pitY + 12], [450, 480], { r: 36, amt: 0.06 });
    pull([500 - waist, 580], [470, 540], { r: 44, amt: 0.04, wave: 60 });
    sc.panel({
      id: `b${view}`,
      slot: 'main',
      path: body,
      bulge: (x, y) => volume(x, y) + bust(x, y) + cowlFolds(x, y) + fall(x, y),
      thick: 3,
      round: 7,
      shadow: 0.22,
      shadowR: 10,
      uv: { cx: 500 },
      cloth: {
        seed: 3,
        ex: 0.005,
        ey: -0.006,
        wave: 84,
        noise: 1.1,
        iters: 300,
        bend: 0.03,
        excess: (_x, y) => [0.005 * smooth(640, hemY, y), -0.008 * smooth(640, hemY, y)],
        gathers,
      },
    });
    const edge = line(
      [...mirror(half.slice(1, 3)).reverse(), ...half.slice(0, 3)].map((q, i): Point =>
        i === 2 && !cowl && front ? corner(q) : [q[0], q[1]],
      ),
    );
    sc.seam(offset(edge, -5), { depth: -0.6, stitch: [], dark: 0.06 });
    const hem = (d: number): Path => [
      [503 - F, hemY - 14 - d],
      [500, hemY + 8 - d],
      [497 + F, hemY - 14 - d],
    ];
    if (lace) laceHem(sc, F, hemY);
    else sc.seam(hem(-2), { depth: -0.5, stitch: [], dark: 0.05 });
    if (!front)
      sc.seam(
        [
          [500, 474],
          [500, 760],
        ],
        { depth: -0.8, dark: 0.08 },
      );
  };
}

function drawStraps(sc: Scene, kind: NonNullable<SlipOptions['straps']>, top: number) {
  if (kind === 'none') return;
  const r = kind === 'wide' ? 10 : 3.4;
  const peak = 206;
  both((f) => {
    if (kind === 'halter') {
      sc.cord(
        f([
          [416, top + 8],
          [440, 262],
          [478, 212],
          [500, 202],
        ]),
        { slot: 'strap', r: 5, shadow: 0.3 },
      );
      return;
    }
    sc.cord(
      f([
        [450, peak],
        [446, 250],
        [430, 340],
        [420, 420],
      ]),
      { slot: 'strap', r: r * 0.9, shadow: 0.2, tone: 0.8 },
    );
    sc.cord(
      f([
        [414, top + 6],
        [420, 270],
        [436, peak + 8],
        [450, peak],
      ]),
      { slot: 'strap', r, rise: kind === 'wide' ? 0.4 : 1, shadow: 0.3 },
    );
  });
}

function insideOfBack(sc: Scene) {
  sc.panel({
    slot: 'inside',
    path: [
      [410, 408, 1],
      [500, 440],
      [590, 408, 1],
      [620, 500],
      [500, 560],
      [380, 500],
    ],
    z: 0,
    bulge: () => 10,
    thick: 1,
    shadow: 0,
  });
  sc.shade(
    [
      [420, 380],
      [500, 420],
      [580, 380],
      [560, 450],
      [500, 470],
      [440, 450],
    ],
    { soft: 16, k: 0.4 },
  );
}

/** Scallops of lace sewn to the hem. */
function laceHem(sc: Scene, F: number, hemY: number) {
  const n = Math.round(F / 11);
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const x = 500 - F + 2 * F * t;
    const y = hemY + 22 * (1 - (2 * t - 1) ** 2) - 4;
    sc.panel({
      slot: 'lace',
      path: [
        [x - F / n - 1, y - 14, 1],
        [x + F / n + 1, y - 14, 1],
        [x + F / n, y + 2],
        [x, y + 12],
        [x - F / n, y + 2],
      ],
      on: 0,
      z: 20,
      thick: 1.4,
      round: 2,
      shadow: 0.2,
      shadowR: 3,
    });
    sc.tint(
      [
        [x - 3, y - 4],
        [x, y - 8],
        [x + 3, y - 4],
        [x, y + 2],
      ],
      { slot: 'hole', alpha: 0.3 },
    );
  }
}
