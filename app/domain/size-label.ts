const TEXT_MAX = 12;
const SIZES_MAX = 3;

/**
 * Sizes as one short text (9#12, J12): a single size as it is, up to three within twelve characters with their
 * separators, else null, for which the page says "multiple sizes". Without sizes the empty text.
 */
export function sizeLabel(sizes: readonly string[]): string | null {
  const distinct = [...new Set(sizes)];
  if (distinct.length <= 1) return distinct[0] ?? '';
  const text = distinct.join(', ');
  return distinct.length <= SIZES_MAX && text.length <= TEXT_MAX ? text : null;
}
