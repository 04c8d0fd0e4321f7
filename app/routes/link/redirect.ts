import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { log } from '#app/server/logger.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { deepLinkAddress } from './deep-link.server.ts';

/** Links from outside and from cards that do not know the seller: its search string says where (2.1#59, 2.3#18). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const { searchParams } = new URL(args.request.url);
  const address = await deepLinkAddress(visitor, searchParams).catch((error: unknown) => {
    // Whatever is wrong with the link, the person goes home (8#9); its maker finds why in the log.
    log().info(
      { requestId: visitor.requestId, reason: error instanceof Error ? error.message : null },
      'link',
    );
    return paths.home();
  });
  return redirect(address, { headers: { 'x-robots-tag': 'noindex' } });
}
