import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getUser } from '#app/api/user.server.ts';
import { requireId } from '#app/server/guards.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { SoldListing } from './components/SoldListing.tsx';
import { loadSold } from './sold-page.server.ts';

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const userId = requireId(args.params.userId);
  return loadSold(args, await getUser(await getVisitor(args), userId));
}

export default function SoldOfUser() {
  return <SoldListing page={useLoaderData<typeof loader>()} />;
}
