import { loader as callback } from '#app/routes/link/callback.tsx';
import { action as sandbox } from '#app/routes/link/sandbox.ts';
import { loader as buyLoader, action as buyAction } from '#app/routes/order/buy.tsx';
import { loader as orderLoader, action as orderAction } from '#app/routes/order/order.tsx';
import { loaderArgs, outcome, type startWeb, type RequestOptions } from '../../../support/web.ts';

export type Web = Awaited<ReturnType<typeof startWeb>>;
export type Person = Awaited<ReturnType<Web['signedIn']>>;
type Options = RequestOptions & { as?: Person | null };

const withPerson = ({ as, cookies = [], ...rest }: Options): RequestOptions => ({
  ...rest,
  cookies: [...cookies, ...(as ? [as.cookie] : [])],
});
const lastOf = (path: string) => path.split('?')[0]!.split('/').at(-1) ?? '';

export const openBuy = (path: string, options: Options = {}) =>
  outcome(() => buyLoader(loaderArgs(path, { ...withPerson(options), params: { offerId: lastOf(path) } })));
export const postBuy = (path: string, form: Record<string, string>, options: Options = {}) =>
  outcome(() =>
    buyAction(loaderArgs(path, { ...withPerson(options), form, params: { offerId: lastOf(path) } })),
  );
export const openOrder = (id: number | string, as: Person | null) =>
  outcome(() =>
    orderLoader(
      loaderArgs(`/account/orders/${id}`, { ...withPerson({ as }), params: { orderId: String(id) } }),
    ),
  );
export const postOrder = (id: number | string, form: Record<string, string>, as: Person | null) =>
  outcome(() =>
    orderAction(
      loaderArgs(`/account/orders/${id}`, { ...withPerson({ as }), form, params: { orderId: String(id) } }),
    ),
  );

/** Decides on a sandbox provider's page and comes back through the callback. */
export async function payAt(
  page: string,
  as: Person,
  form: Record<string, string> = { decision: 'pay', card: '4242 4242 4242 4242' },
) {
  const decided = await outcome(() =>
    sandbox(loaderArgs(page, { form, params: { '*': page.replace('/sandbox/', '') } })),
  );
  const way = decided.location!;
  const name = way.slice('/callback/'.length).split('?')[0] ?? '';
  return outcome(() => callback(loaderArgs(way, { cookies: [as.cookie], params: { name } })));
}
