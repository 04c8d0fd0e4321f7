import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { getUser } from '#app/api/user.server.ts';
import { onlyGalleryChanged } from '#app/domain/gallery-address.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { Listing } from './components/Listing.tsx';
import { loadListing } from './listing-page.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Which picture is shown, enlarged or measured is told from the address alone; a form changes more.
  const onlyGallery = formMethod === undefined && onlyGalleryChanged(currentUrl, nextUrl);
  return !onlyGallery && defaultShouldRevalidate;
}

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  const visitor = await getVisitor(args);
  const seller = await getUser(visitor, userId);
  return loadListing(args, seller);
}

export default function ListingOfUser() {
  return <Listing page={useLoaderData<typeof loader>()} />;
}
