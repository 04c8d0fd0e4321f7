import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeForward } from '#app/domain/forward.ts';
import { paths } from '#app/paths.ts';
import { replay } from '#app/replay.server.ts';
import { clearPendingAction, readPendingAction } from '#app/server/pending-action.server.ts';
import { isSecondStep } from '#app/server/second-step.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { unlistedMeta } from '../page-meta.ts';
import { SignInPage } from './components/SignInPage.tsx';
import { loadSignIn } from './sign-in-page.server.ts';
import { takeSignIn } from './sign-in.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

/**
 * Whoever is signed in by now gets what they asked for before, once, and is led on (4#9). The modal is not: it goes on
 * by itself, and what it shows is asked for anew after its form.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  if (search.has('modal') || !(await visitor.account())) return loadSignIn(args);
  const pending = await readPendingAction(args.request);
  if (pending) throw await replay(args, pending);
  throw redirect(safeForward(search.get('forward')));
}

/** The modal stays on its page: it gets the cookies without being led on, and does itself what waits. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request
    .clone()
    .formData()
    .catch(() => null);
  const answer = await takeSignIn(args);
  if (!form?.has('stay') || !(answer instanceof Response)) return answer;
  const headers = new Headers();
  for (const line of answer.headers.getSetCookie()) headers.append('set-cookie', line);
  if (isSecondStep(answer)) return data({ result: undefined, step: 'code' as const }, { headers });
  headers.append('set-cookie', await clearPendingAction());
  return data({ result: undefined }, { headers });
}

/** The sign-in modal as a page (2.3#50, C16). */
export default function PromptSignIn() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const kept = { forward: page.forward ?? undefined, reason: page.reason ?? undefined };
  return (
    <SignInPage
      {...page}
      result={result}
      hrefOf={(mode) => paths.promptSignin(mode === 'signup' ? { ...kept, mode } : kept)}
    />
  );
}
