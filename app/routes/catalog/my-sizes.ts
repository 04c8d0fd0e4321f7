import type { ActionFunctionArgs } from '@remix-run/node';
import { withMySizes } from '#app/domain/my-sizes.ts';
import { genders, isOneOf } from '#app/domain/vocabulary.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { backTo, seeOther } from '#app/server/http.server.ts';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

const LONGEST = 60;

/**
 * Keeps the sizes ticked in a filter sheet as mine, and goes back to the list with them in force. Without a size it
 * forgets them: those of `sizesOf`, a category, or all.
 */
export async function action(args: ActionFunctionArgs) {
  const { preferences } = await getVisitor(args);
  const { searchParams } = new URL(args.request.url);
  const gender = searchParams.get('gender');
  if (!isOneOf(genders, gender)) return seeOther(paths.home());
  const category = searchParams.get('sizesOf');
  const form = await args.request.formData();
  const chosen = form
    .getAll('size')
    .filter((value): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST);
  const sizes = withMySizes(preferences.sizes, gender, chosen, category);

  const back = new URL(backTo(args.request, paths.shopping(gender)), 'http://here');
  for (const name of ['size', 'page', 'filter']) back.searchParams.delete(name);
  for (const size of chosen) back.searchParams.append('size', size);
  return seeOther(back.pathname + back.search, {
    cookies: [await preferencesCookie(args.request, { sizes })],
    flash: {
      kind: 'success',
      text: translator(
        preferences.language,
        'catalog',
      )(chosen.length > 0 ? 'mySizesKept' : 'mySizesForgotten'),
    },
  });
}
