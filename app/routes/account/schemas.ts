import { z } from 'zod';
import { addressInput } from '#contract/account.ts';

const REQUIRED = 'This field is required.';
const PHONE_REQUIRED = 'Please enter phone number.';

/** The contract's address as a form; browsers send empty fields, which read as missing. */
export const addressForm = addressInput;

/** Messages of missing fields (5#3, 5#13, B25); every other message is the contract's. */
export const addressErrors: z.ZodErrorMap = (issue, { defaultError }) => {
  const missing = issue.code === z.ZodIssueCode.invalid_type && issue.received === z.ZodParsedType.undefined;
  const badRegion = issue.path[0] === 'country' && issue.code === z.ZodIssueCode.invalid_string;
  if (!missing && !badRegion) return { message: defaultError };
  return { message: issue.path[0] === 'phone' ? PHONE_REQUIRED : REQUIRED };
};
