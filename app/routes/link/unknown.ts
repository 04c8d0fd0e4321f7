import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { codes } from '#contract/errors.ts';

/** Folders and files that no person types. */
const machine =
  /^\/(?:api|assets|build|fonts|media|sandbox|resources|\.well-known)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

/** An unknown page goes home (2.1#72); what programs ask for is told that it does not exist (A20). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const wantsPage = request.headers.get('accept')?.includes('text/html') ?? false;
  return wantsPage && !machine.test(pathname) ? redirect(paths.home()) : notFound();
}

export function action() {
  return notFound();
}

function notFound(): Response {
  return new Response('Not Found', {
    status: codes.NotFound,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
