import type { Build } from '../../engine/render.ts';
import { boot, type BootOptions } from './boot.ts';
import { heel, type HeelOptions } from './heel.ts';
import { loafer, type LoaferOptions } from './loafer.ts';
import { outsole, type OutsoleOptions } from './outsole.ts';
import { sandal, type SandalOptions } from './sandal.ts';
import { sneaker, type SneakerOptions } from './sneaker.ts';
import { fromAbove, type TopOptions } from './top.ts';

export interface ShoeOptions {
  view?: string;
  /** From its outer side: one of these. */
  sneaker?: SneakerOptions;
  boot?: BootOptions;
  loafer?: LoaferOptions;
  heel?: HeelOptions;
  sandal?: SandalOptions;
  /** The same pair from above, and its soles. */
  top: TopOptions;
  sole: OutsoleOptions;
}

/** Any shoe. Sides: `front` (its profile), `top` and `sole` (both shoes). */
export function shoe(o: ShoeOptions): Build {
  if (o.view === 'top') return fromAbove(o.top);
  if (o.view === 'sole') return outsole({ toe: o.top.toe, ...o.sole });
  if (o.boot) return boot(o.boot);
  if (o.loafer) return loafer(o.loafer);
  if (o.heel) return heel(o.heel);
  if (o.sandal) return sandal(o.sandal);
  return sneaker(o.sneaker);
}
