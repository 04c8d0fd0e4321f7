/** Lower case, without accents, with plain apostrophes gone: `Crème d’Été` → `creme dete`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replace(/['’`´]/g, '');
}

/** The folded words of a text in their order: runs of letters and digits. */
export function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  scarves: 'scarf',
  knives: 'knife',
  leaves: 'leaf',
  knitted: 'knit',
  jewellery: 'jewelry',
  grey: 'gray',
  colour: 'color',
  // No plurals, though they look like it.
  jeans: 'jean',
  dress: 'dress',
  canvas: 'canvas',
};

const hasVowel = (text: string) => /[aeiouy]/.test(text);
const undouble = (text: string) => (/([bdfgmnprt])\1$/.test(text) ? text.slice(0, -1) : text);

/**
 * What a folded English word and its other forms have in common: plurals, `-ed` and `-ing` go (dresses, pleated,
 * knitting), and a silent `e` with them. Meant for matching, never shown.
 */
export function stemOf(word: string): string {
  const known = irregular[word];
  if (known) return known;
  // Numbers, sizes and style ids are what they are.
  if (word.length < 4 || /\d/.test(word) || !/^[a-z]+$/.test(word)) return word;
  const single = singular(word);
  for (const ending of ['ing', 'ed']) {
    const rest = single.slice(0, -ending.length);
    if (single.endsWith(ending) && rest.length >= 3 && hasVowel(rest)) return withoutE(undouble(rest));
  }
  return withoutE(irregular[single] ?? single);
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  if (/oes$/.test(word) && word.length > 5) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const withoutE = (word: string) => (word.length > 4 && /[^aeiou]e$/.test(word) ? word.slice(0, -1) : word);

/** Words that say nothing about a thing. */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and as at by for from in is it of on or our s t that the their these this to with your'.split(' '),
);
