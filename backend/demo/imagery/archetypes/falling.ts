import { lerp, smooth } from '../engine/kit.ts';
import { gnoise } from '../engine/noise.ts';
import type { Field } from '../engine/types.ts';

interface Flutes {
  /** Half width of the skirt at the top and at the hem, and where these are. */
  W: number;
  flare: number;
  y0: number;
  y1: number;
  amp: number;
  seed: number;
  /** How many folds go round. */
  freq?: number;
}

/**
 * The long folds of a skirt that hangs: noise in the angle round the body, so that they fan out from the waist, grow
 * towards the hem and close up at the sides.
 */
export function flutes({ W, flare, y0, y1, amp, seed, freq = 2.9 }: Flutes): Field {
  return (x, y) => {
    if (y <= y0) return 0;
    const t = (y - y0) / (y1 - y0);
    const w = lerp(W, flare, t);
    const angle = Math.asin(Math.max(-0.98, Math.min(0.98, (x - 500) / w)));
    const broad = gnoise(angle * freq + seed + 0.2 * t, t * 0.6 + seed);
    const narrow = gnoise(angle * freq * 2.1 + seed * 2, t * 0.9 + 4);
    return amp * Math.pow(smooth(0, 1.05, t), 1.1) * (broad + 0.45 * narrow);
  };
}
