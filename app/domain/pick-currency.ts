/** Where a code may come from, strongest first: URL, account, cookie (C6). */
export interface CodeSources {
  query?: string | null | undefined;
  account?: string | null | undefined;
  cookie?: string | null | undefined;
}

function pick(sources: CodeSources, known: readonly string[], fallback: string): string {
  for (const source of [sources.query, sources.account, sources.cookie]) {
    const code = source?.trim().toUpperCase();
    if (code && known.includes(code)) return code;
  }
  return fallback;
}

export const DEFAULT_REGION = 'US';
export const DEFAULT_CURRENCY = 'USD';

/** The region in force: ISO 3166-1 alpha-2 in any case, unknown codes ignored (C5, C6, 9#22). */
export function pickRegion(sources: CodeSources, known: readonly string[]): string {
  return pick(sources, known, DEFAULT_REGION);
}

/** The currency in force: ISO 4217 in any case; without a choice the region's own (3#20), else USD (9#22). */
export function pickCurrency(
  sources: CodeSources,
  known: readonly string[],
  region: string,
  mapping: Readonly<Record<string, { currency: string }>>,
): string {
  const own = mapping[region]?.currency;
  return pick(sources, known, own && known.includes(own) ? own : DEFAULT_CURRENCY);
}

/** Unit of measure: what was chosen, else inches in the United States and centimetres elsewhere (B10, 9#22). */
export function pickUnit(remembered: 'cm' | 'in' | null | undefined, region: string): 'cm' | 'in' {
  return remembered ?? (region === 'US' ? 'in' : 'cm');
}
