import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { originOf } from './sitemap-answer.server.ts';

/**
 * What robots need not fetch: addresses that are no pages, and open filter sheets. Pages that must not be indexed say
 * so themselves (C23), which they can only do to who may read them.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    'Disallow: /resources/',
    'Disallow: /lead/',
    'Disallow: /redirect',
    'Disallow: /callback/',
    'Disallow: /sandbox/',
    'Disallow: /*filter=open',
    `Sitemap: ${originOf(request)}${paths.sitemap()}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
