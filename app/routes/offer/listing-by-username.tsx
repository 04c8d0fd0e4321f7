import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { getUserByUsername } from '#app/api/user.server.ts';
import { onlyGalleryChanged } from '#app/domain/gallery-address.ts';
import { paths } from '#app/paths.ts';
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
  const visitor = await getVisitor(args);
  const username = (args.params.username ?? '').toLowerCase();
  const seller = await getUserByUsername(visitor, username);
  // A name that was given up leads to the new one (G21).
  if (seller.username !== username) {
    const { search } = new URL(args.request.url);
    throw redirect(paths.listingByUsername(seller.username, args.params.slug ?? '') + search);
  }
  return loadListing(args, seller);
}

export default function ListingByUsername() {
  return <Listing page={useLoaderData<typeof loader>()} />;
}
