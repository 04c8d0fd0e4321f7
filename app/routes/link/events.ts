import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { log } from '#app/server/logger.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { idParam } from '#contract/primitives.ts';

/** What may be told (7/analytics#1), without anything about who. */
const event = z.object({
  name: z.enum(['measurement']),
  offer_id: idParam.optional(),
});

/**
 * The shop's own beacon (J17). Nothing is kept without the person's consent (J16); what is, is one line of the log.
 * The answer is empty either way: a beacon does not read it.
 */
export async function action(args: ActionFunctionArgs) {
  const { preferences } = await getVisitor(args);
  const refused = args.request.headers.get('sec-gpc') === '1';
  const told = event.safeParse(Object.fromEntries(await args.request.formData()));
  if (preferences.analytics && !refused && told.success) log().info({ event: told.data }, 'event');
  return new Response(null, { status: told.success ? 204 : 400 });
}

/** Opened as a page: there is nothing to see. */
export const loader = () => seeOther(paths.home());
