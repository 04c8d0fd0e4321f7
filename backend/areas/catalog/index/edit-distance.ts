/** Slips that a word of this length may hold and still be recognised. */
const slipsAllowed = (length: number) => (length < 4 ? 1 : length < 8 ? 1 : 2);

/**
 * How many slips lie between two words when they are few enough, else null. A slip is a letter too many, too few,
 * wrong, or swapped with its neighbour; eight letters and more may have two.
 */
export function isNear(typed: string, word: string): number | null {
  const allowed = slipsAllowed(Math.min(typed.length, word.length));
  if (Math.abs(typed.length - word.length) > allowed) return null;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= word.length; j += 1) {
      const same = typed[i - 1] === word[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > allowed) return null;
    before = last;
    last = row;
  }
  const slips = last[word.length]!;
  return slips <= allowed ? slips : null;
}
