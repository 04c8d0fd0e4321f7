import { stemOf, stopWords, wordsIn, fold } from '../words.ts';
import { widened, type StyleText } from './columns.ts';
import { Vocabulary } from './vocabulary.ts';

/** Where in a style a word stands, one bit each. */
const FIELD = { brand: 1, name: 2, words: 4, description: 8 } as const;
const FIELD_BITS = 4;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** What a hit in each field is worth: brand before name before category and colour before description. */
const worth = [16, 8, 4, 1] as const;
/** By fields hit: the best of them, and a little for each other one. */
const worthOf = Float64Array.from({ length: FIELD_MASK + 1 }, (_, fields) => {
  const hit = worth.filter((_worth, bit) => (fields & (1 << bit)) !== 0);
  const best = Math.max(0, ...hit);
  return best + (hit.reduce((sum, one) => sum + one, 0) - best) / 32;
});

/** A style id as people type it, with or without dashes. */
export const styleIdKey = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

/** Words joined that are written in one or in two: `t-shirt` → `tshirt`. */
function joinedIn(text: string): string[] {
  const runs = fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  return runs.map((run) => run.replaceAll('-', ''));
}

/** Which rows say a word, and where: by stem, rows rising. */
export class TextIndex {
  readonly vocabulary = new Vocabulary();
  private postings: Uint32Array[] = [];
  private lengths: number[] = [];

  add(row: number, text: StyleText): void {
    const fields = new Map<number, number>();
    const note = (words: readonly string[], field: number) => {
      for (const word of words) {
        if (stopWords.has(word)) continue;
        const stem = this.vocabulary.add(word, stemOf(word));
        fields.set(stem, (fields.get(stem) ?? 0) | field);
      }
    };
    const brand = wordsIn(text.brand);
    note(brand, FIELD.brand);
    if (brand.length > 1) note([brand.join('')], FIELD.brand);
    if (text.alias) note([...wordsIn(text.alias), styleIdKey(text.alias)].filter(Boolean), FIELD.brand);
    note([...wordsIn(text.name), ...joinedIn(text.name)], FIELD.name);
    note([...wordsIn(text.words), ...joinedIn(text.words)], FIELD.words);
    note([styleIdKey(text.styleId), ...wordsIn(text.styleId).filter((part) => part.length > 2)], FIELD.words);
    note(wordsIn(text.description), FIELD.description);
    for (const [stem, where] of fields) this.post(stem, row, where);
  }

  /** Each row that says a stem, with what that is worth. */
  each(stem: number, visit: (row: number, worth: number) => void): void {
    const postings = this.postings[stem];
    if (!postings) return;
    const length = this.lengths[stem]!;
    for (let at = 0; at < length; at += 1) {
      const entry = postings[at]!;
      visit(entry >>> FIELD_BITS, worthOf[entry & FIELD_MASK]!);
    }
  }

  /** How many rows say a stem. */
  frequency(stem: number): number {
    return this.lengths[stem] ?? 0;
  }

  private post(stem: number, row: number, fields: number): void {
    let postings = this.postings[stem];
    if (!postings) {
      postings = new Uint32Array(2);
      this.postings[stem] = postings;
      this.lengths[stem] = 0;
    }
    const length = this.lengths[stem]!;
    if (length === postings.length) this.postings[stem] = postings = widened(postings);
    postings[length] = ((row << FIELD_BITS) | fields) >>> 0;
    this.lengths[stem] = length + 1;
  }
}
