import { data, type ActionFunctionArgs } from '@remix-run/node';
import { cleanKeyword } from '#app/domain/list-params.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { clearRecentSearchesCookie, rememberSearch } from '#app/server/recent-searches.server.ts';

/**
 * The recent searches of this browser: `clear` removes them, `save` remembers one whose result was opened (4#24).
 * `stay` is for scripts, which need no page to go back to.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  if (text('intent') === 'save') {
    const gender = text('gender');
    const cookies = isOneOf(genders, gender)
      ? await rememberSearch(request, gender, cleanKeyword(text('search')))
      : [];
    return new Response(null, {
      status: 204,
      headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    });
  }
  const cookie = await clearRecentSearchesCookie();
  if (text('stay')) return data({ cleared: true }, { headers: { 'set-cookie': cookie } });
  return seeOther(backTo(request, paths.search()), { cookies: [cookie] });
}
