import type { Gender } from '#contract/primitives.ts';

/** The sizes somebody wears, per gender, each as `{category}:{size}`: a 42 is another thing for shoes and for coats. */
export type MySizes = Record<Gender, string[]>;

export const noSizes: MySizes = { men: [], women: [] };

/** Per gender; two or three for each kind of garment. */
export const MY_SIZES_MAX = 20;

/** A size as lists filter by it, in its parts; without a category it means any. */
export function sizeParts(value: string): { category: string | null; size: string } {
  const at = value.indexOf(':');
  return at < 1
    ? { category: null, size: value }
    : { category: value.slice(0, at), size: value.slice(at + 1) };
}

/**
 * My sizes with those of one gender chosen anew: `chosen` as lists filter by them, where a plain size belongs to
 * `category`. With a category only its sizes are replaced; the others stay.
 */
export function withMySizes(
  sizes: MySizes,
  gender: Gender,
  chosen: readonly string[],
  category: string | null,
): MySizes {
  const qualified = chosen
    .map((value) => ({ ...sizeParts(value), value }))
    .flatMap((one) => {
      const of = one.category ?? category;
      return of && one.size ? [`${of}:${one.size}`] : [];
    });
  const kept = category ? sizes[gender].filter((value) => sizeParts(value).category !== category) : [];
  return { ...sizes, [gender]: [...new Set([...kept, ...qualified])].sort().slice(0, MY_SIZES_MAX) };
}
