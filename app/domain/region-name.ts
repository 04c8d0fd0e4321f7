// Making one costs far more than asking it, and a list names many regions.
const names = new Map<string, Intl.DisplayNames>();

/** A region in words of a language: `US` → United States; what is no region code is itself. */
export function regionName(code: string, language = 'en'): string {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames([language], { type: 'region' });
    names.set(language, known);
  }
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

/** Regions by name in a language, in its own order. */
export function regionNames(
  regions: readonly { code: string }[],
  language: string,
): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(language);
  return regions
    .map(({ code }) => ({ code, name: regionName(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** An address with its country by name, as people read it. */
export function withCountryName<A extends { country: string }>(address: A, language: string): A {
  return { ...address, country: regionName(address.country, language) };
}
