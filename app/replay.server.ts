import { redirect, type ActionFunction, type LoaderFunctionArgs } from '@remix-run/node';
import {
  askedAgainAt,
  replayableAt,
  type PendingAction,
  type ReplayableName,
} from '#app/domain/pending-action.ts';
import { action as saveFilter } from '#app/routes/catalog/saved-filters.tsx';
import { action as favourite } from '#app/routes/product/favourite.ts';
import { action as watch } from '#app/routes/product/watch.tsx';
import { action as standing } from '#app/routes/user/standing.ts';
import { clearPendingAction } from '#app/server/pending-action.server.ts';

/** The actions of `domain/pending-action.ts`, by their routes: above all areas, as the document's own loader is. */
const actions: Readonly<Record<ReplayableName, ActionFunction>> = {
  favourite,
  watch,
  standing,
  saveFilter,
};

/**
 * Does what somebody asked for before they signed in (4#9), as if they sent its form now, and leads to where that
 * leads; or to the question that stands before it. Once: its cookie ends with the answer.
 */
export async function replay(args: LoaderFunctionArgs, pending: PendingAction): Promise<Response> {
  const question = askedAgainAt(pending);
  const found = question === null ? replayableAt(pending.path) : null;
  const answer = found ? await send(actions[found.name], found.params, args, pending) : null;
  const headers = new Headers();
  for (const line of answer?.headers.getSetCookie() ?? []) headers.append('set-cookie', line);
  headers.append('set-cookie', await clearPendingAction());
  // What cannot be done any more is shown on the page that it was asked for on.
  return redirect(answer?.headers.get('location') ?? question ?? pending.back, { status: 303, headers });
}

async function send(
  action: ActionFunction,
  params: Record<string, string>,
  { request, context }: LoaderFunctionArgs,
  { path, fields, back }: PendingAction,
): Promise<Response | null> {
  const sent = new Request(new URL(path, request.url), {
    method: 'POST',
    headers: { cookie: request.headers.get('cookie') ?? '', referer: new URL(back, request.url).href },
    body: new URLSearchParams(fields),
  });
  const answer = await Promise.resolve(action({ request: sent, params, context })).catch(
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response ? answer : null;
}
