import { line, mirror, sub } from '../engine/geom.ts';
import type { Path } from '../engine/types.ts';
import { button, patch, strip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import { neckRoll, shawlCollar, shawlOutline } from './collars.ts';
import { backNeckTape, backRib, neckRib, ribCuffs, ribHem, torso, type Torso, type View } from './torso.ts';

export interface KnitOptions {
  view?: View;
  neck?: 'crew' | 'v' | 'mock' | 'turtle' | 'shawl';
  chunky?: number;
  boxy?: number;
  crop?: number;
  ribH?: number;
  cardigan?: 0 | 1;
  buttons?: number;
  pockets?: 0 | 1;
  /** A sleeveless knit: a tank or slipover. */
  sleeveless?: 0 | 1;
}

/** Pullovers, cardigans and slipovers. */
export function knit(o: KnitOptions = {}) {
  const { view = 'front', neck = 'crew', chunky = 0, crop = 0, boxy = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const rh = o.ribH ?? 62;
    const C = (o.sleeveless ? 202 : 222) + boxy;
    const hemY = 940 - crop - rh;
    const high = neck === 'turtle' || neck === 'mock';
    const open = neck === 'v' || neck === 'shawl';
    const A = torso(sc, {
      view,
      C,
      waist: C + (o.sleeveless ? 10 : 2),
      hemW: C + (o.sleeveless ? 6 : -8),
      hemY,
      SW: o.sleeveless ? 196 + boxy : 236 + boxy,
      shY: o.sleeveless ? 276 : 292,
      sleeve: o.sleeveless ? 'none' : 'long',
      neck: open ? 'v' : 'crew',
      fd: neck === 'shawl' ? 520 : open ? 420 : high ? 262 : 300,
      nh: neck === 'turtle' ? 78 : 86,
      pitY: 490,
      fold: 0.8 + chunky * 0.25,
      bend: 0.03,
      wave: 66,
      swave: 56,
      depth: 104 + chunky * 10,
      cuffY: 880 - rh,
      cuffW: 76,
      bicep: 108,
      flare: 96,
      hemDrop: 10,
      backPeek: 0,
      cuffFold: 0.2,
      hemEx: 0.05,
      inside: high ? 0 : 1,
      manual: 1,
      insideDetail: backNeckTape(20, 46, 48),
    });
    A.drawBody();
    ribHem(sc, A, rh);
    A.drawSleeves();
    A.seams();
    if (o.sleeveless) armholeRib(sc, A);
    else ribCuffs(sc, A, rh * 0.98);
    if (high) highNeck(sc, A, neck === 'turtle' ? 74 : 44, neck === 'turtle');
    else if (!front) backRib(sc, A, neck === 'shawl' ? 40 : 24);
    else if (neck !== 'shawl') neckRib(sc, A, { w: 25, stitch: [], thick: 3 });
    if (!front) fullyFashioned(sc, A);
    if (!front || (!o.cardigan && neck !== 'shawl')) return;
    const from = A.p.fd - 4;
    const to = hemY + rh;
    if (neck === 'shawl') {
      neckRoll(sc, A, { slot: 'rib', up: 14, low: 26 });
      shawlCollar(sc, A, { meet: [506, A.p.fd + 8], width: 76, slot: 'rib', thick: 5 });
      for (const m of [0, 1]) {
        const roll: Path = shawlOutline(A, [506, A.p.fd + 8], 58, m === 1).slice(3, 7);
        sc.crease(roll, { w: 8, depth: -1.4, macro: 1 });
      }
    }
    strip(
      sc,
      [
        [500, from + 8],
        [500, to + 9],
      ],
      17,
      { slot: 'rib', thick: 2.6, round: 5, uv: { angle: 90 }, shadow: 0.3 },
    );
    const n = o.buttons ?? 6;
    for (let i = 0; i < n; i++) button(sc, 500, from + 40 + ((to - from - 62) * i) / (n - 1), { r: 9 });
    if (o.pockets) {
      const pocket: Path = [
        [330, hemY - 128],
        [436, hemY - 124],
        [436, hemY - 4],
        [330, hemY - 8],
      ];
      for (const side of [pocket, mirror(pocket)]) {
        patch(sc, side, { rows: [], stitch: 0, thick: 2.6, round: 4, shadow: 0.3 });
        strip(sc, side.slice(0, 2), 10, {
          slot: 'rib',
          thick: 2.4,
          round: 4,
          uv: { angle: 90 },
          shadow: 0.24,
        });
      }
    }
  };
}

/** Decreases along a raglan-like line and a seam at the shoulders: what tells a knitted back. */
function fullyFashioned(sc: Scene, A: Torso) {
  const y = A.sh[1];
  for (const side of [1, -1]) {
    const x = (v: number) => 500 - side * (500 - v);
    sc.seam(
      [
        [x(A.sh[0] + 26), y + 26],
        [x(A.hps[0] - 18), A.hps[1] + 36],
      ],
      { depth: -0.7, dark: 0.06, stitch: [3], slot: 'thread', st: { w: 1.4, dash: 3, gap: 5 } },
    );
  }
}

function armholeRib(sc: Scene, A: Torso) {
  for (const arm of [A.arm, mirror(A.arm)])
    strip(sc, sub(line(arm), 0.03, 0.94), 11, {
      slot: 'rib',
      thick: 2.4,
      round: 4,
      shadow: 0.24,
      shadowR: 5,
      uv: { angle: 90 },
    });
}

/** A knitted collar that stands, folded over once on a roll-neck. */
function highNeck(sc: Scene, A: Torso, height: number, folded: boolean) {
  const [x, y] = A.hps;
  const t = y - height;
  sc.panel({
    slot: 'inside',
    path: [
      [x + 8, t + 8, 1],
      [500, t - 8],
      [992 - x, t + 8, 1],
      [985 - x, t + 34, 1],
      [500, t + 44],
      [x + 15, t + 34, 1],
    ],
    z: 6,
    thick: 2,
    round: 6,
    shadow: 0,
  });
  sc.shade(
    [
      [x + 20, t + 10],
      [500, t + 2],
      [980 - x, t + 10],
      [500, t + 40],
    ],
    { soft: 8, k: 0.4 },
  );
  const collar: Path = [
    [x + 6, t + 10, 1],
    [x + 40, t + 24],
    [500, t + 30],
    [960 - x, t + 24],
    [994 - x, t + 10, 1],
    [998 - x, y - 20],
    [1006 - x, y + 14, 1],
    [560, y + 42],
    [500, y + 50],
    [440, y + 42],
    [x - 6, y + 14, 1],
    [x + 2, y - 20],
  ];
  const past: Path[] = [
    [
      [x, y, 1],
      [1000 - x, y, 1],
      [1040 - x, y + 120, 1],
      [x - 40, y + 120, 1],
    ],
    [
      [x + 6, t + 12, 1],
      [994 - x, t + 12, 1],
      [990 - x, t - 60, 1],
      [x + 10, t - 60, 1],
    ],
  ];
  const round = sc.volume([collar, ...past], 62, 0.5, 'colv');
  sc.panel({
    id: 'col',
    slot: 'rib',
    path: collar,
    bulge: (px, py) => round(px, py) + 22,
    thick: 4,
    round: 10,
    shadow: 0.4,
    shadowR: 9,
    cloth: {
      ex: 0.01,
      ey: 0.05,
      bend: 0.03,
      wave: 40,
      iters: 160,
      noise: 1.4,
      gathers: [{ a: [430, y - 10], b: [570, y - 16], r: 46, amt: folded ? 0.12 : 0.05, taper: 0 }],
    },
  });
  if (folded)
    sc.crease(
      [
        [x - 2, y - 22],
        [450, y + 4],
        [500, y + 8],
        [550, y + 4],
        [1002 - x, y - 22],
      ],
      { w: 9, depth: -4, dark: 0.22, macro: 1 },
    );
}
