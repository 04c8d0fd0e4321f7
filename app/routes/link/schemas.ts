import { z } from 'zod';
import { languages } from '#contract/languages.ts';
import { currencyCode, regionCode } from '#contract/primitives.ts';

const CHOOSE = 'Please choose one of the list.';

/** Region, language and currency are independent choices (2.3#53); the page holds them to its own lists. */
export const regionForm = z.object({
  region: z.string({ required_error: CHOOSE }).pipe(regionCode),
  language: z.enum(languages, { message: CHOOSE }),
  currency: z.string({ required_error: CHOOSE }).pipe(currencyCode),
});
