import { stemOf } from '../words.ts';
import { isNear } from './edit-distance.ts';

/** New words are looked through one by one until there are this many; then they are sorted in. */
const LOOSE_MAX = 300;
/** Words with so little in common are not worth measuring. */
const LEAST_OVERLAP = 0.3;
const NEAR_MAX = 5;

/** The words of the catalogue as they are written, with the stem that stands for each. */
export class Vocabulary {
  private readonly stems = new Map<string, number>();
  private readonly words = new Map<string, number>();
  /** Per stem the word that stood for it most often. */
  private readonly faces: { word: string; count: number }[] = [];
  private readonly counts = new Map<string, number>();
  private sorted: string[] = [];
  private loose: string[] = [];
  /** Words by the three-letter pieces in them. */
  private readonly pieces = new Map<string, string[]>();

  /** The stem's number; both are learnt when they are new. */
  add(word: string, stem: string): number {
    const known = this.words.get(word);
    if (known !== undefined) {
      this.count(word, known);
      return known;
    }
    let number = this.stems.get(stem);
    if (number === undefined) {
      number = this.faces.push({ word, count: 0 }) - 1;
      this.stems.set(stem, number);
    }
    this.words.set(word, number);
    this.count(word, number);
    this.loose.push(word);
    // Nobody mistypes a number so that it can be guessed.
    if (!/\d/.test(word)) for (const piece of piecesOf(word)) this.piece(piece).push(word);
    return number;
  }

  /** The number of a stem, if any style says it. */
  stem(stem: string): number | undefined {
    return this.stems.get(stem);
  }

  /** True when some style says exactly this. */
  writes(word: string): boolean {
    return this.words.has(word);
  }

  /** How a stem is written most often. */
  face(stem: number): string {
    return this.faces[stem]?.word ?? '';
  }

  /** Stems of all words that begin so. */
  beginningWith(start: string): Set<number> {
    this.sortIn();
    const found = new Set<number>();
    for (let at = lowerBound(this.sorted, start); this.sorted[at]?.startsWith(start); at += 1)
      found.add(this.words.get(this.sorted[at]!)!);
    for (const word of this.loose) if (word.startsWith(start)) found.add(this.words.get(word)!);
    return found;
  }

  /** Words that are a slip or two away from this one, the likeliest first. */
  near(typed: string): { word: string; stem: number }[] {
    if (typed.length < 3 || /\d/.test(typed)) return [];
    const shared = new Map<string, number>();
    const pieces = piecesOf(typed);
    for (const piece of pieces)
      for (const word of this.pieces.get(piece) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const typedStem = stemOf(typed);
    const found: { word: string; stem: number; slips: number; likeness: number }[] = [];
    for (const [word, common] of shared) {
      const likeness = common / (pieces.length + word.length + 1 - common);
      if (likeness < LEAST_OVERLAP * (typed.length < 6 ? 0.5 : 1)) continue;
      // "sneeker" is one slip from "sneaker", of which only the plural may be written anywhere.
      const slips = isNear(typed, word) ?? isNear(typedStem, stemOf(word));
      if (slips !== null) found.push({ word, stem: this.words.get(word)!, slips, likeness });
    }
    return found
      .sort(
        (a, b) =>
          a.slips - b.slips ||
          (this.counts.get(b.word) ?? 0) - (this.counts.get(a.word) ?? 0) ||
          b.likeness - a.likeness,
      )
      .slice(0, NEAR_MAX)
      .map(({ word, stem }) => ({ word, stem }));
  }

  private count(word: string, stem: number): void {
    const count = (this.counts.get(word) ?? 0) + 1;
    this.counts.set(word, count);
    const face = this.faces[stem]!;
    if (face.word === word) face.count = count;
    else if (count > face.count) this.faces[stem] = { word, count };
  }

  private piece(piece: string): string[] {
    let words = this.pieces.get(piece);
    if (!words) this.pieces.set(piece, (words = []));
    return words;
  }

  private sortIn(): void {
    if (this.loose.length <= LOOSE_MAX) return;
    this.sorted = [...this.sorted, ...this.loose].sort();
    this.loose = [];
  }
}

/** Three letters at a time, with what stands before and after: `boot` → `␣␣b ␣bo boo oot ot␣`. */
function piecesOf(word: string): string[] {
  const padded = `  ${word} `;
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) pieces.add(padded.slice(at, at + 3));
  return [...pieces];
}

/** Place of the first word that does not come before `start`. */
function lowerBound(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
