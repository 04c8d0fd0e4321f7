import type { ActionFunctionArgs } from '@remix-run/node';
import { getPreferences, updatePreferences } from '#app/api/auth.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { lengthUnits } from '#app/domain/measure.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Remembers the unit of measure in the cookie and, for those signed in, the account (3#21, B10). */
export async function action(args: ActionFunctionArgs) {
  const unit = (await args.request.formData()).get('unit');
  const back = backTo(args.request, paths.home());
  if (!isOneOf(lengthUnits, unit)) return seeOther(back);
  const visitor = await getVisitor(args);
  if (await visitor.account()) {
    // The call replaces the whole object; when it fails, everything stays as it was (7/user#8).
    const saved = await updatePreferences(visitor, { ...(await getPreferences(visitor)), unit });
    if (!saved.ok) return seeOther(back, { flash: { kind: 'error', text: refusalText(saved.refusal) } });
  }
  return seeOther(back, { cookies: [await preferencesCookie(args.request, { unit })] });
}

/** Opened as a page: there is nothing to see. */
export const loader = () => seeOther(paths.home());
