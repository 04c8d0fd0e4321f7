import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { feedHeaders, loadFeed } from './feed.server.ts';

/** A list as JSON Feed 1.1. */
export async function loader(args: LoaderFunctionArgs) {
  const { title, home, query, origin, language, items } = await loadFeed(args);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: origin + paths.feedJson(query),
    language,
    items: items.map(({ url, title: name, text, image }) => ({
      id: url,
      url,
      title: name,
      content_text: text,
      image,
    })),
  };
  return new Response(JSON.stringify(feed), {
    headers: { ...feedHeaders, 'content-type': 'application/feed+json; charset=utf-8' },
  });
}
