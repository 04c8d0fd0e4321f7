import type { LoaderFunctionArgs } from '@remix-run/node';
import { statusOf } from '#app/server/session-status.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Whether the session still stands: pages that stay open ask every 20 minutes (4#7). */
export async function loader(args: LoaderFunctionArgs) {
  const status = await statusOf(await getVisitor(args));
  return new Response(JSON.stringify({ status }), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
