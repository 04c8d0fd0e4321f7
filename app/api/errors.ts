import { codes, type Reason, type Refusal } from '#contract/errors.ts';

/** A "no" of the backend that the page has an answer to: shown beside a field, in a form, or as a toast. */
export interface ApiRefusal {
  code: number;
  message: string;
  reason: Reason | null;
  fields: Record<string, string[]>;
  detail: NonNullable<Refusal['detail']>;
}

export type ApiResult<T> = { ok: true; data: T } | { ok: false; refusal: ApiRefusal };

/** Body of a thrown Response, for error boundaries: the sentence, what to do, and the id to quote. */
export interface ErrorBody {
  message: string;
  /** Where "try again" has a heading of its own. */
  heading?: string;
  help?: string;
  requestId: string;
}

/** Codes whose refusals a caller may handle; every other failure is thrown (8#3, B2). */
export const handledCodes: readonly number[] = [
  codes.BadRequest,
  codes.Forbidden,
  codes.Conflict,
  codes.Invalid,
  codes.TooMany,
];

/** What a refusal says: the server's message, or the unknown error text (8#2, J13). */
export function refusalText(refusal: ApiRefusal): string {
  return refusal.message;
}
