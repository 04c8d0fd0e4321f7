import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codes, UNKNOWN_ERROR, type Refusal } from '#contract/errors.ts';
import { languageOf, type Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { translateSentence } from '../i18n/texts.ts';
import { Refused } from './refused.ts';

/**
 * An envelope that says no, in the language of the call. The HTTP status equals the code (B1), except for `Moved`: a 301 makes fetch clients,
 * browsers and caches follow or remember something that has no Location, so it travels with status 200.
 */
export function refusalResponse(
  c: Context,
  refused: Pick<Refused, 'code' | 'message' | 'data'> & Partial<Pick<Refused, 'values'>>,
): Response {
  const language = languageOf(undefined, c.req.header('accept-language') ?? null);
  const status = refused.code === codes.Moved ? 200 : (refused.code as ContentfulStatusCode);
  const data = readable(refused.data, language);
  const msg = translateSentence(language, refused.message, refused.values);
  return c.json({ code: refused.code, data, msg }, status, { 'cache-control': 'private, no-store' });
}

/** Messages per field in the reader's language. */
function readable(data: Refused['data'], language: Language): Refused['data'] {
  if (data === null || typeof data === 'number' || !data.fields) return data;
  const fields: NonNullable<Refusal['fields']> = {};
  for (const [path, messages] of Object.entries(data.fields))
    fields[path] = messages.map((message) => translateSentence(language, message));
  return { ...data, fields };
}

/** Expected refusals become their envelope; anything else is logged with the request id and becomes a plain 500. */
export function handleError(error: Error, c: Context, deps: Deps): Response {
  if (error instanceof Refused) return refusalResponse(c, error);
  deps.log.error(
    { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, err: error },
    'failed',
  );
  return refusalResponse(c, { code: codes.Unknown, message: UNKNOWN_ERROR, data: null });
}
