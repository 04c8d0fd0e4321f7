import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { preferencesCookie, type StoredPreferences } from '#app/server/preferences.server.ts';

/** The small switches of the shell, each a form of one button: lite pages on and off, the app's line closed. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const changes: StoredPreferences = {};
  const lite = form.get('lite');
  if (lite === 'on' || lite === 'off') changes.lite = lite === 'on';
  if (form.get('appBanner') === 'closed') changes.appBannerClosed = true;
  return seeOther(backTo(request, paths.home()), { cookies: [await preferencesCookie(request, changes)] });
}

/** Nothing to see at the form's address. */
export function loader() {
  return redirect(paths.home());
}
