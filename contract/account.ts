import { z } from 'zod';
import { account, username } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { BIO_MAX, PHONE_MAX, UPLOAD_TYPES } from './limits.ts';
import { id, idParam, nothing, regionCode } from './primitives.ts';

const line = (max: number) => z.string().trim().max(max);
const required = (max: number) => line(max).min(1, 'This field is required.');

const BIRTHDAY_INVALID = 'Please enter a day in the past.';

/** 5#12–5#15, A8. */
export const phone = z
  .string()
  .trim()
  .min(1, 'Please enter phone number.')
  .regex(/^[\d\s-]+$/, 'Phone number should contain numbers only')
  .max(PHONE_MAX, 'Enter a phone number under 14 numbers.');

/** 5#19, A8: line ends count as spaces. */
export const biography = z
  .string()
  .transform((value) => value.replace(/\s+/g, ' ').trim())
  .refine((value) => Array.from(value).length <= BIO_MAX, 'Enter a bio under 50 characters.');

/** A day that was; nobody is older than people get. */
export const birthday = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, BIRTHDAY_INVALID)
  .refine((value) => {
    const day = new Date(`${value}T00:00:00Z`);
    return (
      !Number.isNaN(day.getTime()) &&
      day.toISOString().startsWith(value) &&
      day < new Date() &&
      day.getUTCFullYear() >= 1900
    );
  }, BIRTHDAY_INVALID);

export const updateAccount = endpoint({
  method: 'PUT',
  path: '/user/info',
  access: 'required',
  limit: 'shelf',
  summary: 'Change parts of the account: what is not given stays (7/user#7, 6#2)',
  body: z
    .object({
      username,
      region: regionCode,
      biography,
      birthday: birthday.nullable(),
      /** Address of an upload of mine; null takes the portrait away. */
      avatarUrl: z.string().max(200).nullable(),
    })
    .partial(),
  answer: account,
});

/** An address as typed (B19). */
export const addressInput = z.object({
  fullName: required(80),
  phoneCode: z.string().regex(/^\+\d{1,4}$/, 'This field is required.'),
  phone,
  line1: required(120),
  line2: line(120).optional(),
  city: required(80),
  state: line(80).optional(),
  postalCode: required(16),
  country: regionCode,
  isDefault: z.boolean().default(false),
});
export const address = z.object({
  id,
  fullName: z.string(),
  phoneCode: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  postalCode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
});
export type Address = z.output<typeof address>;

export const listAddresses = endpoint({
  method: 'GET',
  path: '/user/address',
  access: 'required',
  summary: 'Address book, default first (7/user#12)',
  answer: z.array(address),
});
export const getAddress = endpoint({
  method: 'GET',
  path: '/user/address/:id',
  access: 'required',
  summary: 'One address of mine (7/user#12)',
  params: z.object({ id: idParam }),
  answer: address,
});
export const createAddress = endpoint({
  method: 'POST',
  path: '/user/address',
  access: 'required',
  summary: 'Add an address; the first one becomes the default (7/user#12)',
  body: addressInput,
  answer: address,
});
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/user/address/:id',
  access: 'required',
  summary: 'Change an address (7/user#12)',
  params: z.object({ id: idParam }),
  body: addressInput,
  answer: address,
});
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/user/address/:id',
  access: 'required',
  summary: 'Remove an address; orders keep their copy (7/user#12)',
  params: z.object({ id: idParam }),
  answer: nothing,
});

/**
 * Asks for places to put files (7/user#10, I8). Each answer says where to post the bytes (multipart, the given
 * fields first, the file last as `file`); the answer of that post is `uploadAnswer`.
 */
export const requestUploads = endpoint({
  method: 'POST',
  path: '/user/file',
  access: 'required',
  summary: 'Upload places for files by checksum and type (7/user#10)',
  limit: 'uploads',
  body: z.object({
    files: z
      .array(z.object({ checksum: z.string().regex(/^[0-9a-f]{64}$/), mime: z.enum(UPLOAD_TYPES) }))
      .min(1)
      .max(12),
  }),
  answer: z.array(z.object({ url: z.string(), fields: z.record(z.string()) })),
});
/** What the upload place answers inside the usual envelope once the picture is re-encoded and stored. */
export const uploadAnswer = z.object({
  imageUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type UploadAnswer = z.output<typeof uploadAnswer>;
