import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { predictPlaces } from '#app/api/place.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { regionCode } from '#contract/primitives.ts';

/** Places for what is typed into an address (7/data#4); nothing where nothing can be said. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const input = search.get('input')?.slice(0, 80) ?? '';
  const country = regionCode.safeParse(search.get('country')).data;
  const found =
    input.trim().length < 2 ? null : await predictPlaces(visitor, { input, ...(country ? { country } : {}) });
  return data(
    { places: found?.ok ? found.data : [] },
    { headers: { 'cache-control': 'private, max-age=300' } },
  );
}
