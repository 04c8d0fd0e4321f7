/** Letters that Unicode decomposition leaves whole. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  '&': ' and ',
};
const SLUG_MAX = 80;

/** Text → lower-case ASCII words joined by hyphens, at most 80 characters; empty when no letter has an ASCII form. */
export function kebab(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðłþıŋħ&]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

const join = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('-');

/** An id of a path: 1 … 2^53-1 in plain digits, else null, "not numeric" (C12, 2.1#73). */
export function numericId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** Canonical product slug `{brand}-{name}-{spuId}` (A4). */
export function productSlug(spu: { id: number; brand: string; name: string }): string {
  return join(kebab(`${spu.brand} ${spu.name}`), spu.id);
}

export interface ProductSlug {
  spuId: number;
  orderOfferId: number | null;
}

/**
 * The ids of a product slug: the last `-{spuId}` with an optional `-s{orderOfferId}`, else a leading `{spuId}-`
 * (A4). Null when neither is there: "not numeric" (2.1#73). Compare with `productSlug` to know whether it is
 * canonical.
 */
export function parseProductSlug(slug: string): ProductSlug | null {
  const last = /(?:^|-)(\d+)(?:-s(\d+))?$/.exec(slug);
  const spuId = numericId(last ? last[1] : /^(\d+)-/.exec(slug)?.[1]);
  return spuId === null ? null : { spuId, orderOfferId: numericId(last?.[2]) };
}

/** Slug of a seller's listings of a style or of a sold item: the id leads (A5). */
export function listingSlug(thing: { id: number; brand: string; name: string }): string {
  return join(thing.id, kebab(`${thing.brand} ${thing.name}`));
}

/** The leading id of a listings or sold slug, or null (A5, 2.1#43). */
export function parseListingSlug(slug: string): number | null {
  return numericId(/^(\d+)(?:-|$)/.exec(slug)?.[1]);
}
