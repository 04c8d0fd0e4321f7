import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeForward } from '#app/domain/forward.ts';
import { paths } from '#app/paths.ts';
import { makeIdentityState } from '#app/server/identity-state.server.ts';
import { leaveFor } from '#app/server/identity-strategy.server.ts';
import { identitiesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/**
 * Off to Google or Apple (2.3#34). A link, not a form: browsers hold a form's redirects to the shop's own address
 * (`form-action`). Nothing changes here but the cookie that binds the answer to this browser.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const entry = (await identitiesOf(visitor)).find(({ name }) => name === args.params.name);
  if (!entry) return redirect(paths.login());
  const search = new URL(args.request.url).searchParams;
  const referralCode = (search.get('code') ?? '').trim().slice(0, 20);
  const state = makeIdentityState(
    entry.name,
    safeForward(search.get('forward'), paths.home()),
    referralCode || null,
  );
  return leaveFor(args.request, entry, state);
}
