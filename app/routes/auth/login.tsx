import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeForward } from '#app/domain/forward.ts';
import { paths } from '#app/paths.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { unlistedMeta } from '../page-meta.ts';
import { SignInPage } from './components/SignInPage.tsx';
import { loadSignIn } from './sign-in-page.server.ts';
import { takeSignIn } from './sign-in.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const forward = new URL(args.request.url).searchParams.get('forward');
  if (await visitor.account()) throw redirect(safeForward(forward));
  return loadSignIn(args);
}

export async function action(args: ActionFunctionArgs) {
  return takeSignIn(args);
}

export default function Login() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const kept = {
    forward: page.forward ?? undefined,
    reason: page.reason ?? undefined,
    code: page.referralCode || undefined,
  };
  return (
    <SignInPage
      {...page}
      result={result}
      hrefOf={(mode) => paths.login(mode === 'signup' ? { ...kept, mode } : kept)}
    />
  );
}
