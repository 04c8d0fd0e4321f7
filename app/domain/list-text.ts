/**
 * Things side by side in one line, apart by what the language puts between them: `Like New, XS`, `未使用に近い、XS`.
 * `Intl.ListFormat` has no such list: its plainest says "A and B" in some of our languages and "AB" in others.
 */
export function listText(things: readonly (string | null | undefined)[], language: string): string {
  const [base = ''] = language.split('-');
  const between = { zh: '、', ja: '、', ar: '، ' }[base] ?? ', ';
  return things.filter(Boolean).join(between);
}
