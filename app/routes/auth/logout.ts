import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logout } from '#app/api/auth.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { endSessionCookie } from '#app/server/session.server.ts';
import { tellUsage } from '#app/server/usage.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Signing out changes something, so a link to it does nothing but go home. */
export function loader() {
  return redirect(paths.home());
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  // Whoever posts without a form still wants out.
  const formData = await args.request.formData().catch(() => new FormData());
  // The browser's session ends whatever the backend says: a person who signs out must be signed out (B4, 4#5).
  await logout(visitor).catch(() => null);
  await tellUsage(args.request, visitor, { name: 'logout' });
  return seeOther(safeForward(formData.get('forward'), paths.home()), {
    cookies: [await endSessionCookie(args.request)],
  });
}
