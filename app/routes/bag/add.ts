import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { numericId } from '#app/domain/slug.ts';
import { addOffer } from './bag-store.server.ts';
import { refusalSentence } from './bag-page.server.ts';

/** An address that is only posted to; whoever opens it sees the bag. */
export function loader() {
  return redirect(paths.bag());
}

/** "Add to bag" of any page: adds the offer and returns there with a notice. */
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const visitor = await getVisitor(args);
  const form = await request.formData();
  const offerId = numericId(String(form.get('offerId') ?? ''));
  const quantity = numericId(String(form.get('quantity') ?? '1')) ?? 1;
  const t = translator(visitor.preferences.language, 'bag');
  const back = backTo(request, paths.bag());
  if (!offerId) return seeOther(back, { flash: { kind: 'error', text: t('notAvailable') } });
  const change = await addOffer(request, visitor, offerId, Math.min(quantity, 9999));
  if (change.ok)
    return seeOther(back, { cookies: change.cookies, flash: { kind: 'success', text: t('added') } });
  return seeOther(back, { flash: { kind: 'error', text: refusalSentence(visitor, change) } });
}
