import { both, button, label, lerp, zip } from '../engine/kit.ts';
import type { Scene } from '../engine/scene.ts';
import type { Path, Point } from '../engine/types.ts';
import { standCollar, standCollarBack } from './collars.ts';
import { hoodBehind, hoodUp } from './hoodie.ts';
import { channels, clipped } from './quilting.ts';
import { ribCuffs, torso, type View } from './torso.ts';

export interface PufferOptions {
  view?: View;
  /** Rows of filling between collar and hem. */
  rows?: number;
  crop?: number;
  /** Longer than the hip: a down coat. */
  long?: number;
  vest?: 0 | 1;
  hood?: 0 | 1;
  /** Snaps over the zip. */
  snaps?: 0 | 1;
}

/** Down jackets, coats and gilets. */
export function puffer(o: PufferOptions = {}) {
  const { view = 'front', rows = 7, crop = 0, vest = 0, long = 0, hood = 0 } = o;
  return (sc: Scene) => {
    const front = view === 'front';
    const hemY = 950 - crop + long;
    const C = 240;
    const per = (hemY - 300) / rows;
    const sag = (x: number) => 6 - 10 * ((x - 500) / 240) ** 2;
    const relief = channels({ from: 300, per, amp: per > 80 ? 25 : 20, sag, phase: front ? 3.3 : 8.1 });
    const tilt = (x: number) => (x - 260) * -0.2;
    const sleeveRelief = channels({ from: 316, per: per * 0.94, amp: 17, sag: tilt, phase: 11 });
    const A = torso(sc, {
      view,
      C,
      waist: C - 2 - long * 0.02,
      hemW: C - 6 + long * 0.06,
      hemY,
      SW: vest ? 210 : 246,
      shY: vest ? 290 : 304,
      pitY: 520,
      neck: 'crew',
      fd: 300,
      nh: 92,
      sleeve: vest ? 'none' : 'long',
      cuffY: 884,
      cuffW: 92,
      bicep: 128,
      flare: 104,
      fold: 0.05,
      depth: 112,
      manual: 1,
      inside: 0,
      backPeek: 10,
      hemDrop: 10,
      sleeveZ: 20,
      round: 12,
      bodyRelief: relief,
      sleeveRelief,
      cloth: { iters: 0, noise: 0 },
      scloth: { iters: 0, noise: 0 },
    });
    A.drawBody();
    const seam = (outline: Path, at: (x: number) => number) => {
      const row: Point[] = Array.from({ length: 60 }, (_, i): Point => [120 + i * 13, at(120 + i * 13)]);
      for (const run of clipped(row, outline)) {
        sc.crease(run, { w: 3, depth: -1.4, dark: 0.24 });
        sc.stitch(run, { slot: 'thread', w: 0.9, dash: 3, gap: 2.4, alpha: 0.4, pull: 0.3 });
      }
    };
    for (let k = 0; k <= rows; k++) seam(A.body, (x) => 300 + k * per + sag(x));
    if (front) closing(sc, hemY, o);
    if (!vest) {
      A.drawSleeves();
      const { slv } = A;
      if (slv)
        for (let k = 1; k * per * 0.94 < 560; k++)
          both((f, sg) => {
            const y0 = 316 + k * per * 0.94;
            seam(f(slv), (x) => y0 + tilt(sg > 0 ? 1000 - x : x));
          });
      ribCuffs(sc, A, 22, 6);
    }
    A.seams();
    const puff = channels({ from: 172, per: 62, amp: 9, phase: 5 });
    if (!front) {
      standCollarBack(sc, A, { relief: puff });
      if (hood) hoodBehind(sc, A, { relief: channels({ from: 216, per: 74, amp: 12 }) });
      return;
    }
    if (hood) {
      hoodUp(sc, A, { relief: channels({ from: 60, per: 72, amp: 12 }) });
      return;
    }
    standCollar(sc, A, { relief: puff });
    zip(
      sc,
      [
        [500, A.hps[1] + 26],
        [500, A.hps[1] + 84],
      ],
      { w: 9, per: 5, tapeW: 8, pull: 0 },
    );
    label(sc, 640, lerp(300, hemY, 0.18), 34, 24, { text: 1 });
  };
}

function closing(sc: Scene, hemY: number, o: PufferOptions) {
  const centre: Path = [
    [500, 290],
    [500, hemY + 10],
  ];
  sc.crease(centre, { w: 26, depth: -7, macro: 1, dark: 0.1 });
  const flap = o.snaps ? 24 : 22;
  sc.panel({
    slot: 'main',
    path: [
      [500 - flap, 262, 1],
      [500 + flap, 262, 1],
      [500 + flap, hemY + 9, 1],
      [500 - flap, hemY + 9, 1],
    ],
    on: 1,
    thick: 4,
    round: 8,
    smooth: 10,
    shadow: 0.35,
    shadowR: 6,
    tone: 0.97,
  });
  if (o.snaps)
    for (let i = 0; i < 6; i++)
      button(sc, 500, 320 + ((hemY - 370) * i) / 5, { r: 9, slot: 'metal', kind: 'metal' });
  else
    zip(
      sc,
      [
        [500, 214],
        [500, hemY + 7],
      ],
      { w: 9, per: 5, tapeW: 8, pullAt: 0.015, pk: 1.1 },
    );
  const py = Math.min(700, hemY - 230);
  both((f) => {
    sc.seam(
      f([
        [318, py],
        [352, py + 106],
      ]),
      { depth: -2.2, w: 5, dark: 0.4 },
    );
    zip(
      sc,
      f([
        [320, py + 4],
        [350, py + 100],
      ]),
      { w: 6, per: 4.4, tapeW: 5, pullAt: 0.02, pk: 0.8 },
    );
  });
}
