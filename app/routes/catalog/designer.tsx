import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paths } from '#app/paths.ts';
import { requireGender } from '#app/server/guards.server.ts';
import { pageMeta } from '../page-meta.ts';
import { DesignerPage } from './components/DesignerPage.tsx';
import { loadDesigner } from './designer-page.server.ts';

export const handle = { forAnybody: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const gender = requireGender(args.params.gender);
  const { designer = '', category, subcategory } = args.params;
  return loadDesigner(args, gender, paths.designer(gender, designer, category, subcategory));
}

export default function Designer() {
  return <DesignerPage {...useLoaderData<typeof loader>()} />;
}
