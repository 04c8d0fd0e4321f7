import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getStory } from '#app/api/offer.server.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';

/** Pictures of an offer for its preview (4#43); the version in the address makes them good for a day. */
export async function loader(args: LoaderFunctionArgs) {
  const offerId = requireId(args.params.offerId);
  const images = await getStory(await getVisitor(args), offerId);
  return json(
    { images: images.map(({ imageUrl }) => imageUrl) },
    { headers: { 'cache-control': 'public, max-age=86400' } },
  );
}
