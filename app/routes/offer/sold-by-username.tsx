import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getUserByUsername } from '#app/api/user.server.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { SoldListing } from './components/SoldListing.tsx';
import { loadSold } from './sold-page.server.ts';

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const username = (args.params.username ?? '').toLowerCase();
  const seller = await getUserByUsername(await getVisitor(args), username);
  // A name that was given up leads to the new one (G21).
  if (seller.username !== username)
    throw redirect(paths.soldByUsername(seller.username, args.params.slug ?? ''));
  return loadSold(args, seller);
}

export default function SoldByUsername() {
  return <SoldListing page={useLoaderData<typeof loader>()} />;
}
