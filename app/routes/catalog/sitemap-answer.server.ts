import { xmlElement } from '#app/domain/xml.ts';
import { env } from '#app/server/env.server.ts';

/** The address people type, without which an address in a sitemap means nothing. */
export const originOf = (request: Request) => env().PUBLIC_ORIGIN ?? new URL(request.url).origin;

interface Entry {
  address: string;
  changed?: Date;
}

/** A sitemap, or an index of them, as the protocol of sitemaps.org has it. */
export function sitemapAnswer(
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  entries: readonly Entry[],
) {
  const rows = entries.map(
    ({ address, changed }) =>
      `<${item}>${xmlElement('loc', address)}${xmlElement('lastmod', changed?.toISOString())}</${item}>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</${root}>
`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
