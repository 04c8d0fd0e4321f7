export interface LetterGroup<T> {
  /** A to Z; empty for names that begin with none of them (9#22: "Other Designers"). */
  letter: string;
  items: T[];
}

/** Things by the first letter of their names, É among the E; other beginnings come last. Both in reading order. */
export function byLetter<T extends { name: string }>(things: readonly T[], locale: string): LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  const { compare } = new Intl.Collator(locale);
  for (const thing of [...things].sort((a, b) => compare(a.name, b.name))) {
    const first = (thing.name.normalize('NFD')[0] ?? '').toUpperCase();
    const letter = /^[A-Z]$/.test(first) ? first : '';
    const items = groups.get(letter);
    if (items) items.push(thing);
    else groups.set(letter, [thing]);
  }
  return [...groups]
    .map(([letter, items]) => ({ letter, items }))
    .sort((a, b) => (a.letter === '' ? 1 : b.letter === '' ? -1 : a.letter < b.letter ? -1 : 1));
}
