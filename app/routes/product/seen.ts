import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { addBrowsing, clearBrowsing } from '#app/api/browsing.server.ts';
import { numericId } from '#app/domain/slug.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { clearSeenCookie, seenCookie } from '#app/server/seen.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Notes a look at a style. It is asked for as a picture on the style's page: so it needs no script, pages that are
 * only fetched ahead note nothing, and the page itself stays the same for everybody.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args;
  const headers = new Headers({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
  const spuId = numericId(params.spuId);
  // A picture on somebody else's page is no look at ours.
  if (spuId !== null && request.headers.get('sec-fetch-site') !== 'cross-site') {
    const visitor = await getVisitor(args);
    if (await visitor.account()) await addBrowsing(visitor, spuId).catch(() => null);
    else headers.append('set-cookie', await seenCookie(request, spuId));
  }
  return new Response(PIXEL, { headers });
}

/** Forgets what was looked at, by the person and by this browser. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  if (await visitor.account()) await clearBrowsing(visitor);
  const t = translator(visitor.preferences.language, 'common');
  return seeOther(backTo(args.request, paths.home()), {
    cookies: [await clearSeenCookie()],
    flash: { kind: 'success', text: t('historyCleared') },
  });
}
