import type { ActionFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { beaconEvent, tellUsage } from '#app/server/usage.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { codes } from '#contract/errors.ts';

/**
 * The shop's own beacon (J17). Nothing is kept without the person's consent (J16); what is, is one line of the log.
 * The answer is empty either way: a beacon does not read it.
 */
export async function action(args: ActionFunctionArgs) {
  const told = beaconEvent.safeParse(Object.fromEntries(await args.request.formData()));
  if (!told.success) return new Response(null, { status: codes.BadRequest });
  await tellUsage(args.request, await getVisitor(args), told.data);
  return new Response(null, { status: 204 });
}

/** Opened as a page: there is nothing to see. */
export const loader = () => seeOther(paths.home());
