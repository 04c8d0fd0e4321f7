import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { changeStanding } from '#app/api/user.server.ts';
import { numericId } from '#app/domain/slug.ts';
import { isOneOf } from '#app/domain/vocabulary.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';

const changes = ['follow', 'unfollow', 'block', 'unblock'] as const;

/** An address that is only posted to. */
export function loader() {
  return redirect(paths.home());
}

/** Follow, unfollow, block, unblock from any page (4#35, 4#39, 6#2). `stay` is for scripts, which stay where they are. */
export async function action(args: ActionFunctionArgs) {
  // Whoever has to sign in first needs the form once more.
  const form = await args.request.clone().formData();
  const change = form.get('change');
  const aboutBlocking = change === 'block' || change === 'unblock';
  const { visitor } = await requireAccount(args, aboutBlocking ? 'block' : 'follow');
  const userId = numericId(String(form.get('userId') ?? ''));
  const back = backTo(args.request, paths.home());
  if (userId === null || !isOneOf(changes, change)) return seeOther(back);
  const changed = await changeStanding(visitor, change, userId);
  if (!changed.ok) {
    return seeOther(back, { flash: { kind: 'error', text: refusalText(changed.refusal) } });
  }
  if (form.has('stay')) return data(changed.data);
  const t = translator(visitor.preferences.language, 'user');
  return seeOther(back, { flash: { kind: 'success', text: t(`standing.${change}Done`) } });
}
