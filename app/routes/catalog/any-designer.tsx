import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { pageMeta } from '../page-meta.ts';
import { DesignerPage } from './components/DesignerPage.tsx';
import { loadDesigner } from './designer-page.server.ts';

export const handle = { forAnybody: true };

// The same page for the gender last chosen; search engines are told the gendered address (A2).
export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data);

export async function loader(args: LoaderFunctionArgs) {
  const { preferences } = await getVisitor(args);
  const { designer = '', category, subcategory } = args.params;
  return loadDesigner(
    args,
    preferences.gender ?? 'women',
    paths.anyDesigner(designer, category, subcategory),
  );
}

export default function AnyDesigner() {
  return <DesignerPage {...useLoaderData<typeof loader>()} />;
}
