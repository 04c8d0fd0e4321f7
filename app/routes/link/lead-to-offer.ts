import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { requireId } from '#app/server/guards.server.ts';

/** The older address of the same page (A3); a non-numeric id goes home (2.1#73). */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(paths.lead(requireId(params.offerId)), 301);
}
