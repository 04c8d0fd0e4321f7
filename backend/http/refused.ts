import { codes, type Reason, type Refusal } from '#contract/errors.ts';

type Values = Readonly<Record<string, string | number>>;
/** An English sentence, which is translated where it leaves (i18n/texts.ts), and what fills it in. */
export type Said = string | { sentence: string; values: Values };

/** A sentence with values: `say('Only {{left}} left.', { left })`. */
export const say = (sentence: string, values: Values): Said => ({ sentence, values });

/** An expected "no": becomes an envelope with its code, never a 500. Throw it anywhere below a handler. */
export class Refused extends Error {
  readonly code: number;
  readonly data: Refusal | number | null;
  /** Fill the `{{}}` of the message. */
  readonly values: Values;

  constructor(code: number, message: Said, data: Refusal | number | null = null) {
    super(typeof message === 'string' ? message : message.sentence);
    this.name = 'Refused';
    this.code = code;
    this.data = data;
    this.values = typeof message === 'string' ? {} : message.values;
  }
}

/** 400 with a reason (B2). */
export const badRequest = (message: Said, reason?: Reason, detail?: Refusal['detail']) =>
  new Refused(codes.BadRequest, message, reason ? { reason, ...(detail ? { detail } : {}) } : null);

/** 403: signed out, or not allowed to this person. */
export const forbidden = (message: Said, reason: Reason) => new Refused(codes.Forbidden, message, { reason });

/** 404. */
export const notFound = (message = 'Not Found') => new Refused(codes.NotFound, message);

/** 409: the world moved (sold, held, taken). */
export const conflict = (message: Said, reason: Reason, detail?: Refusal['detail']) =>
  new Refused(codes.Conflict, message, { reason, ...(detail ? { detail } : {}) });

/** 422 with messages per field (dotted path). */
export const invalid = (
  fields: Record<string, string[]>,
  reason?: Reason,
  message = 'Please check the fields.',
) => new Refused(codes.Invalid, message, { fields, ...(reason ? { reason } : {}) });

/** 301: the thing lives under another id now (8#8). */
export const moved = (newId: number) => new Refused(codes.Moved, 'Moved', newId);
