import { dimensions, type Dimension } from '#contract/dimensions.ts';
import type { OwnMeasurement } from '#contract/measurement.ts';
import { inUnit, type LengthUnit } from './measure.ts';
import { isOneOf } from './vocabulary.ts';

/** What can be measured on the picture of a garment; the others are of a body. */
export const garmentDimensions = dimensions.filter(
  (dimension): dimension is Exclude<Dimension, `body${string}`> => !dimension.startsWith('body'),
);

export function isDimension(value: string | null): value is Dimension {
  return isOneOf(dimensions, value);
}

/** Dimensions along a garment are longer or shorter, the others wider or narrower. */
const lengths: ReadonlySet<Dimension> = new Set(['length', 'sleeve', 'inseam', 'insole', 'height']);

export interface Comparison {
  name: string;
  /** Centimetres apart, never negative. */
  cm: number;
  how: 'wider' | 'narrower' | 'longer' | 'shorter' | 'same';
}

/** What is measured beside everything of the person's own in that dimension; less than a millimetre is the same. */
export function compare(cm: number, dimension: Dimension, mine: readonly OwnMeasurement[]): Comparison[] {
  return mine
    .filter((one) => one.dimension === dimension)
    .map(({ name, millimetres }) => {
      const apart = cm - millimetres / 10;
      const along = lengths.has(dimension);
      const how = apart > 0 ? (along ? 'longer' : 'wider') : along ? 'shorter' : 'narrower';
      return { name, cm: Math.abs(apart), how: Math.abs(apart) < 0.1 ? 'same' : how };
    });
}

/** Columns of size charts, as the shop names them, and what of the person's own says something about them. */
const columns: readonly {
  column: RegExp;
  body: Dimension | null;
  /** A garment's own dimension, how often it goes round, and how much wider than the body it is worn, cm. */
  garment: readonly [Dimension, number, number];
}[] = [
  { column: /^(chest|bust)\b/i, body: 'bodyChest', garment: ['chest', 2, 10] },
  { column: /^waist\b/i, body: 'bodyWaist', garment: ['waist', 2, 2] },
  { column: /^hips?\b/i, body: 'bodyHip', garment: ['hip', 2, 6] },
  { column: /^sleeve\b/i, body: null, garment: ['sleeve', 1, 0] },
  { column: /^inside leg\b/i, body: null, garment: ['inseam', 1, 0] },
  { column: /^foot length\b/i, body: null, garment: ['insole', 1, 0.5] },
];

export interface NearestRow {
  row: number;
  /** The measurement that decided. */
  name: string;
  /** Centimetres that were allowed for ease; 0 when it is a body's own. */
  ease: number;
}

/**
 * The row of a size chart nearest to the person's own measurements: the first measured column that one of them
 * speaks about decides, a body before a garment. Null when none does. The chart is in `unit`.
 */
export function nearestRow(
  order: readonly string[],
  sizeChart: Readonly<Record<string, readonly string[]>>,
  unit: 'cm' | 'in',
  mine: readonly OwnMeasurement[],
): NearestRow | null {
  for (const name of order) {
    const rule = columns.find(({ column }) => column.test(name) && /\((cm|in)\)$/.test(name));
    if (!rule) continue;
    const [dimension, times, ease] = rule.garment;
    const body = mine.find((one) => one.dimension === rule.body);
    const own = body ?? mine.find((one) => one.dimension === dimension);
    if (!own) continue;
    const cm = body ? own.millimetres / 10 : (own.millimetres / 10) * times - ease;
    const values = (sizeChart[name] ?? []).map((text) => Number(text) / (unit === 'in' ? 0.3937 : 1));
    const apart = values.map((value) => Math.abs(value - cm));
    const row = apart.indexOf(Math.min(...apart));
    if (row >= 0) return { row, name: own.name, ease: body ? 0 : ease };
  }
  return null;
}

/** A length as typed, in whole millimetres as it is kept. */
export function toMillimetres(length: number, unit: LengthUnit): number {
  return Math.max(1, Math.round((length / inUnit(1, unit)) * 10));
}
