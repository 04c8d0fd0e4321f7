import type { Condition } from '#contract/offer-states.ts';
import type { Gender } from '#contract/primitives.ts';
import { choices, type Choice } from '../filters.ts';

/** A style as the index reads it. Times in milliseconds since 1970, prices in US cents. */
export interface StyleRecord extends Record<Exclude<Choice, 'condition' | 'size' | 'region'>, string | null> {
  id: number;
  available: boolean;
  gender: Gender;
  condition: Condition[];
  size: string[];
  region: string[];
  marketplace: boolean;
  lowest: number | null;
  allIn: Record<string, number>;
  popularity: number;
  discount: number;
  released: number;
  latest: number;
  lowestAt: number | null;
  highestBidAt: number | null;
  text: StyleText;
}

/** What of a style is searched, field by field. */
export interface StyleText {
  brand: string;
  alias: string | null;
  name: string;
  /** Categories, kind, material, pattern, colours. */
  words: string;
  styleId: string;
  description: string;
}

/** Numbers lists of values in the order they are met. */
class Coder {
  readonly values: (readonly string[])[] = [];
  private readonly codes = new Map<string, number>();

  codeOf(value: readonly string[] | string | null): number {
    const key = Array.isArray(value) ? value.join('\n') : ((value as string | null) ?? '');
    let code = this.codes.get(key);
    if (code === undefined) {
      const list = Array.isArray(value) ? [...(value as string[])] : value === null ? [] : [value as string];
      code = this.values.push(list) - 1;
      this.codes.set(key, code);
    }
    return code;
  }
}

const perChoice = <T>(make: (choice: Choice) => T) =>
  Object.fromEntries(choices.map((choice) => [choice, make(choice)])) as Record<Choice, T>;

/** Number columns that sorts and bounds go by; NaN where there is none. */
const numbers = [
  'lowest',
  'popularity',
  'discount',
  'released',
  'latest',
  'lowestAt',
  'highestBidAt',
] as const;
export type NumberColumn = (typeof numbers)[number];

const REGION_FACTOR = 2 ** 40;

/**
 * The available styles as columns of numbers, one row a style, some 120 bytes each: what lists and facets are worked
 * out of. Rows are never moved; one that is gone is only marked so.
 */
export class Columns {
  length = 0;
  ids = new Float64Array(1024);
  live = new Uint8Array(1024);
  women = new Uint8Array(1024);
  marketplace = new Uint8Array(1024);
  readonly codes = perChoice(() => new Uint32Array(1024));
  readonly numbers = Object.fromEntries(numbers.map((name) => [name, new Float64Array(1024)])) as Record<
    NumberColumn,
    Float64Array
  >;
  private readonly coders = perChoice(() => new Coder());
  /** Prices with shipping: per row the place of its first entry in the pool, and how many. */
  private poolStart = new Uint32Array(1024);
  private poolCount = new Uint8Array(1024);
  private pool = new Float64Array(4096);
  private poolLength = 0;
  private readonly regions = new Coder();

  /** A new row; its columns are still to be written. */
  append(id: number): number {
    if (this.length === this.ids.length) this.grow();
    const row = this.length;
    this.length += 1;
    this.ids[row] = id;
    return row;
  }

  write(row: number, style: StyleRecord): void {
    this.live[row] = style.available ? 1 : 0;
    this.women[row] = style.gender === 'women' ? 1 : 0;
    this.marketplace[row] = style.marketplace ? 1 : 0;
    for (const choice of choices) this.codes[choice][row] = this.coders[choice].codeOf(style[choice]);
    for (const name of numbers) this.numbers[name][row] = style[name] ?? NaN;
    this.writeAllIn(row, style.allIn);
  }

  /** The values that a code of a choice stands for, by code. */
  valuesOf(choice: Choice): readonly (readonly string[])[] {
    return this.coders[choice].values;
  }

  /** Cheapest price with shipping to a region of a row (D5), US cents; NaN when nobody ships there. */
  allIn(row: number, region: string, elsewhere: string): number {
    const wanted = this.regions.codeOf(region);
    const rest = this.regions.codeOf(elsewhere);
    let found = NaN;
    const start = this.poolStart[row]!;
    for (let at = start; at < start + this.poolCount[row]!; at += 1) {
      const entry = this.pool[at]!;
      const code = Math.floor(entry / REGION_FACTOR);
      if (code === wanted) return entry % REGION_FACTOR;
      if (code === rest) found = entry % REGION_FACTOR;
    }
    return found;
  }

  private writeAllIn(row: number, prices: Record<string, number>): void {
    const entries = Object.entries(prices).slice(0, 255);
    // A changed row gets a new place; the old one is lost until the index is built anew.
    if (this.poolLength + entries.length > this.pool.length) this.pool = widened(this.pool, entries.length);
    this.poolStart[row] = this.poolLength;
    this.poolCount[row] = entries.length;
    for (const [region, cents] of entries) {
      this.pool[this.poolLength] = this.regions.codeOf(region) * REGION_FACTOR + cents;
      this.poolLength += 1;
    }
  }

  private grow(): void {
    this.ids = widened(this.ids);
    this.live = widened(this.live);
    this.women = widened(this.women);
    this.marketplace = widened(this.marketplace);
    this.poolStart = widened(this.poolStart);
    this.poolCount = widened(this.poolCount);
    for (const choice of choices) this.codes[choice] = widened(this.codes[choice]);
    for (const name of numbers) this.numbers[name] = widened(this.numbers[name]);
  }
}

/** The same numbers with room for twice as many, and for `atLeast` more. */
export function widened<A extends Uint8Array | Uint32Array | Float64Array>(from: A, atLeast = 0): A {
  const wider = new (from.constructor as new (length: number) => A)(from.length * 2 + atLeast);
  wider.set(from);
  return wider;
}
