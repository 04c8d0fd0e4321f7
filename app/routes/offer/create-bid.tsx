import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { unlistedMeta } from '../page-meta.ts';
import { CreateOffer } from './components/CreateOffer.tsx';
import { createOfferAction, loadCreateOffer } from './create-offer.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  return loadCreateOffer(args, 'bid');
}

export async function action(args: ActionFunctionArgs) {
  return createOfferAction(args, 'bid');
}

export default function CreateBid() {
  return <CreateOffer page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
