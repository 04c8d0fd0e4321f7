import type { Scene } from '../engine/scene.ts';
import type { Placement } from '../engine/types.ts';
import { hoodie, type HoodieOptions } from './hoodie.ts';
import { knit, type KnitOptions } from './knit.ts';
import { shirt, type ShirtOptions } from './shirt.ts';
import { tailored, type TailoredOptions } from './tailored.ts';
import type { View } from './torso.ts';
import { trousers, type TrousersOptions } from './trousers.ts';

type Draw = (sc: Scene) => void;

/** Trousers lie below and a little to the side, their waist under the upper piece. */
const belowAside: Placement = { cx: 500, cy: 110, x: 34, y: 690, scale: 0.86, rot: 0 };

function laidTogether(sc: Scene, upper: Draw, lower: Draw, at: Placement = belowAside) {
  sc.group(at, lower);
  sc.shade(
    [
      [330, 860],
      [720, 860],
      [720, 1010],
      [330, 1010],
    ],
    { soft: 26, k: 0.24 },
  );
  upper(sc);
}

export interface SuitOptions {
  view?: View;
  jacket?: Omit<TailoredOptions, 'view'>;
  trousers?: Omit<TrousersOptions, 'view'>;
}

/** A suit: the jacket over its trousers. */
export function suit(o: SuitOptions = {}) {
  const { view = 'front' } = o;
  return (sc: Scene) =>
    laidTogether(
      sc,
      tailored({ backStyle: 'vents', ...o.jacket, view }),
      trousers({ kind: 'tailored', cut: 'taper', pleats: 0, len: 1080, ...o.trousers, view }),
      { ...belowAside, x: 0, y: 650, scale: 0.82 },
    );
}

export interface PyjamasOptions {
  view?: View;
  top?: Omit<ShirtOptions, 'view'>;
  short?: 0 | 1;
}

/** Pyjamas: a piped shirt over drawstring trousers. */
export function pyjamas(o: PyjamasOptions = {}) {
  const { view = 'front' } = o;
  return (sc: Scene) =>
    laidTogether(
      sc,
      shirt({
        collarType: 'camp',
        hem: 'straight',
        piping: 'accent',
        fit: 12,
        fold: 0.6,
        crop: 60,
        ...o.top,
        view,
      }),
      trousers({ kind: 'drawstring', cut: 'wide', short: o.short, shortY: 520, len: 1060, fold: 0.8, view }),
      { ...belowAside, x: 26, y: o.short ? 740 : 640, scale: o.short ? 0.92 : 0.8 },
    );
}

export interface LoungeOptions {
  view?: View;
  /** A sweatshirt, a hoodie or a knit above joggers of the same cloth. */
  top?: 'sweat' | 'hoodie' | 'knit';
  hoodie?: Omit<HoodieOptions, 'view'>;
  knit?: Omit<KnitOptions, 'view'>;
  cut?: TrousersOptions['cut'];
}

/** A lounge set: a soft top over trousers of the same cloth. */
export function loungeSet(o: LoungeOptions = {}) {
  const { view = 'front', top = 'sweat' } = o;
  const upper =
    top === 'knit'
      ? knit({ crop: 60, boxy: 4, ...o.knit, view })
      : hoodie({ hood: top === 'hoodie' ? 'down' : 'none', crop: 70, ...o.hoodie, view });
  return (sc: Scene) =>
    laidTogether(sc, upper, trousers({ kind: 'drawstring', cut: o.cut ?? 'straight', len: 1060, view }), {
      ...belowAside,
      x: 26,
      y: 650,
      scale: 0.8,
    });
}
