import { data, redirect, type ActionFunctionArgs } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { addFavorite, removeFavorite } from '#app/api/favorite.server.ts';
import { numericId } from '#app/domain/slug.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';

/** An address that is only posted to. */
export function loader() {
  return redirect(paths.home());
}

/**
 * The heart of any page (4#34): `add` is `spuId` or `spuId.sellerId`, `remove` is `favoriteId.spuId`. Both are fine
 * twice. `stay` is for scripts, which need no page to go back to.
 */
export async function action(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'favorite');
  const form = await args.request.formData();
  const ids = (name: string) =>
    String(form.get(name) ?? '')
      .split('.')
      .map((part) => numericId(part));
  const [spuToAdd, sellerId] = ids('add');
  const [favoriteId, spuRemoved] = ids('remove');
  // Back to where the heart is: lists give each card an id.
  const back = `${backTo(args.request, paths.home())}#style-${spuToAdd ?? spuRemoved ?? ''}`;
  if (spuToAdd) {
    const added = await addFavorite(visitor, { spuId: spuToAdd, favoriteUserId: sellerId ?? null });
    if (!added.ok) return seeOther(back, { flash: { kind: 'error', text: refusalText(added.refusal) } });
    if (form.has('stay')) return data({ favoriteId: added.data.favoriteId as number | null });
  } else if (favoriteId) {
    await removeFavorite(visitor, favoriteId);
    if (form.has('stay')) return data({ favoriteId: null as number | null });
  }
  return seeOther(back);
}
