import { z } from 'zod';
import { addressInput, biography, birthday } from '#contract/account.ts';
import { mailEventNames, username } from '#contract/auth.ts';
import { regionCode } from '#contract/primitives.ts';
import { replyInput, reviewInput } from '#contract/review.ts';

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

/** Profile (5#4–5#10, 5#19); browsers send an empty file where none was chosen. */
export const profileForm = z.object({
  avatar: z.instanceof(File).optional(),
  /** Of the picture, by script. */
  checksum: z.string().max(64).optional(),
  removeAvatar: z.boolean().optional(),
  username,
  biography: biography.default(''),
  region: z.string({ required_error: REQUIRED }).pipe(regionCode),
  birthday: birthday.optional(),
});

export const reviewForm = reviewInput;
export const replyForm = replyInput;

/** Boxes of the mails that are wanted; one that is not ticked is not sent at all. */
export const mailsForm = z.object(
  Object.fromEntries(mailEventNames.map((event) => [event, z.boolean().default(false)])) as Record<
    (typeof mailEventNames)[number],
    z.ZodDefault<z.ZodBoolean>
  >,
);
