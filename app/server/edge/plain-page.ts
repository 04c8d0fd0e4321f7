import type { Response } from 'express';

/** What the edge itself has to say, when the app must not or cannot be asked. */
const texts = {
  400: ['Bad request', 'This request could not be understood.'],
  403: ['Forbidden', 'This form was sent from another site. Open the page here and send it again.'],
  404: ['Not found', 'There is nothing at this address.'],
  405: ['Not allowed', 'This is not possible at this address.'],
  411: ['Length required', 'This request does not say how long it is.'],
  413: ['Too large', 'What was sent is too large.'],
  414: ['Address too long', 'There is nothing at an address this long.'],
  429: ['Too many requests', 'Please wait a little, then try again.'],
  500: ['Something went wrong', 'Please try again.'],
  503: ['Not available', 'The shop is not ready yet. Please try again in a moment.'],
} as const;

/** Answers with a small page that needs no style, script or backend. `id` is quoted for support. */
export function sendPlainPage(res: Response, status: keyof typeof texts, id?: string): void {
  const [title, text] = texts[status];
  const reference = id ? `<p><small>Reference: ${id.replace(/[^\w.-]/g, '')}</small></p>` : '';
  res
    .status(status)
    .set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">` +
        `<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p>${reference}</body></html>`,
    );
}
