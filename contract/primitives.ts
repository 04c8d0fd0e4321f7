import { z } from 'zod';

/** Ids are 1 … 2^53-1 (C12); anything else is "not numeric" (2.1#73). */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** An id out of a URL. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .pipe(id);

export const gender = z.enum(['men', 'women']);
export type Gender = z.infer<typeof gender>;

/** ISO 3166-1 alpha-2 (C6); `Worldwide` only in shipping entries (D5). */
export const regionCode = z.string().regex(/^[A-Z]{2}$/);
export const WORLDWIDE = 'Worldwide';

/** ISO 4217 (C6). */
export const currencyCode = z.string().regex(/^[A-Z]{3}$/);

/** Dates travel as ISO strings and are Dates on both sides (7#1). */
export const moment = z.coerce.date();

/** Decimal number in the unit of its currency (D1); integers of minor units live only in the backend. */
export const amount = z.number().finite().nonnegative();

/** A query parameter that may repeat (C3); absent is the empty list. */
export function repeated<T extends z.ZodTypeAny>(item: T) {
  return z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(50),
  );
}

/** Query numbers arrive as text. */
export const queryNumber = z.coerce.number().finite();

/** `pageStart` is an item offset (F13). */
export const paging = z.object({
  pageStart: z.coerce.number().int().min(0).max(1_000_000).default(0),
  pageLimit: z.coerce.number().int().min(1).max(50).default(10),
});

/** Mean colour of a picture: six hexadecimal digits, without `#`. */
export const pictureTone = z.string().regex(/^[0-9a-f]{6}$/);

export const measurableImage = z.object({
  imageUrl: z.string(),
  /** Share of the image's width that 15 cm covers (I1); -1 or missing: cannot be measured (3#15). */
  ratio: z.number().default(-1),
  isPrimary: z.boolean().default(false),
  /** What stands in the picture's place while it loads; missing where nobody has looked at it. */
  tone: pictureTone.optional(),
});
export type MeasurableImage = z.infer<typeof measurableImage>;

/** A page of things with the count of all of them. */
export function page<T extends z.ZodTypeAny>(item: T) {
  return z.object({ data: z.array(item), total: z.number().int().nonnegative() });
}

/** Bodies with nothing to say. */
export const nothing = z.null();
