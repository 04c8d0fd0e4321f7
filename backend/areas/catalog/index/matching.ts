import type { Columns } from './columns.ts';
import type { TextIndex } from './text-index.ts';
import type { Alternative, Understood } from './understand.ts';

/** Rows that a keyword found, rising, and how well each fits. */
export interface Found {
  rows: Uint32Array;
  scores: Float64Array;
}

/** The rows in which every term is said in one of its ways; a row's score is the sum of the best way of each. */
export function matchRows(texts: TextIndex, columns: Columns, { terms }: Understood): Found {
  const { length, live } = columns;
  /** How many terms a row has so far, what all of them are worth, and the best hit of the last one. */
  const reached = new Uint8Array(length);
  const scores = new Float64Array(length);
  const best = new Float64Array(length);
  terms.forEach((term, at) => {
    for (const way of term.alternatives) {
      eachRow(texts, way, (row, worth) => {
        const hit = worth * way.factor;
        if (reached[row] === at) {
          reached[row] = at + 1;
          scores[row]! += hit;
          best[row] = hit;
        } else if (reached[row] === at + 1 && hit > best[row]!) {
          scores[row]! += hit - best[row]!;
          best[row] = hit;
        }
      });
    }
  });
  const rows = new Uint32Array(length);
  let count = 0;
  for (let row = 0; row < length; row += 1)
    if (reached[row] === terms.length && live[row] === 1) rows[count++] = row;
  return { rows: rows.subarray(0, count), scores };
}

function eachRow(
  texts: TextIndex,
  { stems }: Alternative,
  visit: (row: number, worth: number) => void,
): void {
  const [first, ...others] = [...stems].sort((a, b) => texts.frequency(a) - texts.frequency(b));
  if (first === undefined) return;
  if (others.length === 0) return texts.each(first, visit);
  let rows = new Map<number, number>();
  texts.each(first, (row, worth) => rows.set(row, worth));
  for (const other of others) {
    const kept = new Map<number, number>();
    texts.each(other, (row, worth) => {
      const sofar = rows.get(row);
      if (sofar !== undefined) kept.set(row, Math.min(sofar, worth));
    });
    rows = kept;
  }
  rows.forEach((worth, row) => visit(row, worth));
}
