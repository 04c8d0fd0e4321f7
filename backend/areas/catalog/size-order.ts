const letters = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];

/** Letters first, then numbers, then numbers with a unit, then everything else such as `One Size`. */
function rankOf(size: string): [kind: number, value: number] {
  const text = size.toUpperCase().replace(/^(\d)XS$/, (_, n: string) => `${'X'.repeat(Number(n))}S`);
  const letter = letters.indexOf(text.replace(/^(\d)XL$/, (_, n: string) => `${'X'.repeat(Number(n))}L`));
  if (letter !== -1) return [0, letter];
  const number = /\d+(?:[.,]\d+)?/.exec(size);
  return number ? [number[0] === size ? 1 : 2, Number(number[0].replace(',', '.'))] : [3, 0];
}

/** Compares size names from small to large: letter sizes, then by the first number in the name, then by name. */
export function compareSizes(a: string, b: string): number {
  const [kindA, valueA] = rankOf(a);
  const [kindB, valueB] = rankOf(b);
  return kindA - kindB || valueA - valueB || a.localeCompare(b, 'en');
}
