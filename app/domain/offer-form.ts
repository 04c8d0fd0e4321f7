import { z } from 'zod';
import { OFFER_DESCRIPTION_MAX, OFFER_IMAGES_MAX } from '#contract/limits.ts';
import { isValidPrice } from '#contract/money.ts';
import { condition, type OfferType } from '#contract/offer-states.ts';
import { currencyCode, regionCode } from '#contract/primitives.ts';
import { parseExpiry } from './expiry-options.ts';

/** Messages of the form, in the person's language. */
export interface OfferFormTexts {
  required: string;
  invalidNumber: string;
  invalidQuantity: string;
  shippingNeeded: string;
}

/** Rows of regions beyond "home" and "everywhere else" that a form shows at least, and those that it may send. */
export const EXTRA_REGIONS = 3;
const EXTRA_REGIONS_MAX = 58;

const money = (texts: OfferFormTexts) =>
  z
    .string({ required_error: texts.required })
    .trim()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, texts.invalidNumber)
    .transform(Number);

/**
 * An ask or bid as its form sends it (E9, E13, A9, D7). Pictures travel beside it: they are files, not text.
 * `sizes` are the style's; with any, a size must be chosen.
 */
export function offerFormSchema(
  type: OfferType,
  sizes: readonly string[],
  texts: OfferFormTexts,
  development: boolean,
) {
  return z
    .object({
      key: z.string().uuid(),
      condition: condition.or(z.undefined()).refine((value) => value !== undefined, texts.required),
      size: z
        .string()
        .optional()
        .refine((value) => sizes.length === 0 || sizes.includes(value ?? ''), texts.required),
      price: money(texts),
      currency: currencyCode,
      validTime: z
        .string({ required_error: texts.required })
        .refine((value) => parseExpiry(value, type, development) !== undefined, texts.required),
      inventory: z
        .string()
        .regex(/^[1-9]\d{0,3}$/, texts.invalidQuantity)
        .transform(Number)
        .optional(),
      description: z.string().trim().max(OFFER_DESCRIPTION_MAX).optional(),
      country: regionCode,
      shipHome: money(texts).optional(),
      shipWorld: money(texts).optional(),
      extra: z
        .array(z.object({ region: regionCode.optional(), price: money(texts).optional() }))
        .max(EXTRA_REGIONS_MAX)
        .optional(),
      image: z.array(z.string().startsWith('/media/')).max(OFFER_IMAGES_MAX).optional(),
    })
    .superRefine((value, ctx) => {
      const issue = (path: string, message: string) =>
        ctx.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
      if (!isValidPrice(value.price, value.currency)) issue('price', texts.invalidNumber);
      const shipped =
        value.shipHome !== undefined ||
        value.shipWorld !== undefined ||
        value.extra?.some((row) => row.region && row.price !== undefined);
      if (type === 'ask' && !shipped) issue('shipHome', texts.shippingNeeded);
    });
}
export type OfferFormValue = z.output<ReturnType<typeof offerFormSchema>>;
