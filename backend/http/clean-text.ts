/** What no database text and no JSON column takes: NUL characters and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** Escapes under which those can hide in JSON; whole pairs among them are left alone by cleanText. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON with every text in it cleaned, so that odd characters never become a failure further down. */
export function parseCleanJson(text: string): unknown {
  if (!suspicious.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value));
}
