import type { ActionFunctionArgs } from '@remix-run/node';
import { updatePreferences } from '#app/api/auth.server.ts';
import { callApi } from '#app/api/client.server.ts';
import { lengthUnits } from '#app/domain/measure.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { getPreferences } from '#contract/auth.ts';

/** Remembers the unit of measure in the cookie and, for those signed in, the account (3#21, B10). */
export async function action(args: ActionFunctionArgs) {
  const unit = (await args.request.formData()).get('unit');
  const back = backTo(args.request, paths.home());
  if (!isOneOf(lengthUnits, unit)) return seeOther(back);
  const visitor = await getVisitor(args);
  if (await visitor.account()) {
    // The call replaces the whole object.
    await updatePreferences(visitor, { ...(await callApi(visitor, getPreferences, {})), unit });
  }
  return seeOther(back, { cookies: [await preferencesCookie(args.request, { unit })] });
}

/** Opened as a page: there is nothing to see. */
export const loader = () => seeOther(paths.home());
