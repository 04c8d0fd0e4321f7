import type { LoaderFunctionArgs } from '@remix-run/node';
import { escapeXml, xmlElement } from '#app/domain/xml.ts';
import { paths } from '#app/paths.ts';
import { feedHeaders, loadFeed } from './feed.server.ts';

/** A list as RSS 2.0. */
export async function loader(args: LoaderFunctionArgs) {
  const { title, home, query, origin, language, items } = await loadFeed(args);
  const self = origin + paths.feedRss(query);
  const entries = items.map(({ url, title: name, text, image }) =>
    [
      '<item>',
      xmlElement('title', name),
      xmlElement('link', url),
      `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
      xmlElement('description', text),
      `<media:content url="${escapeXml(image)}" medium="image"/>`,
      '</item>',
    ].join(''),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>
${xmlElement('title', title)}${xmlElement('link', home)}${xmlElement('description', title)}${xmlElement('language', language)}
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/><ttl>10</ttl>
${entries.join('\n')}
</channel></rss>
`;
  return new Response(xml, {
    headers: { ...feedHeaders, 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
