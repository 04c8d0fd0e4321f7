import type { LoaderFunctionArgs } from '@remix-run/node';
import { fetchExport } from '#app/api/leaving.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';

/** Everything kept of one, as a download (G22): reached with the permission that the preferences' form gives. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const search = new URL(args.request.url).searchParams;
  const query = new URLSearchParams({
    expires: search.get('expires')?.slice(0, 20) ?? '',
    signature: search.get('signature')?.slice(0, 100) ?? '',
  });
  const answer = await fetchExport(visitor, query);
  if (!answer) {
    const text = translator(visitor.preferences.language, 'account')('exportOld');
    return seeOther(paths.accountPreferences(), { flash: { kind: 'error', text } });
  }
  return new Response(answer.body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': answer.headers.get('content-disposition') ?? 'attachment',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
