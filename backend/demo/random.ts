/** A random number generator that gives the same numbers for the same seed everywhere. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Integer from `from` to `to`, both included. */
  int(from: number, to: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

/** FNV-1a over the parts, so that every thing made has a seed of its own and can be made alone. */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('\u0000')) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: 32 bits of state, good enough for shop windows. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      throw new Error('nothing to pick from');
    },
  };
}
