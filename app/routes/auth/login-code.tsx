import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { CodeForm } from '#app/components/sign-in/CodeForm.tsx';
import { safeForward } from '#app/domain/forward.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { clearSecondStep, readSecondStep } from '#app/server/second-step.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { unlistedMeta } from '../page-meta.ts';
import { takeCode } from './code.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

const forwardOf = (request: Request) => new URL(request.url).searchParams.get('forward') ?? undefined;

/** Only for those who have proven their password, or their account elsewhere, in this browser just now. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const forward = forwardOf(args.request);
  if (await visitor.account()) throw redirect(safeForward(forward));
  if (!(await readSecondStep(args.request))) throw redirect(paths.login({ ...(forward ? { forward } : {}) }));
  const { language } = visitor.preferences;
  return {
    forward,
    recovery: new URL(args.request.url).searchParams.has('recovery'),
    title: `${translator(language, 'auth')('codeTitle')} · Offcut`,
    messages: messagesFor(language, ['auth', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const forward = forwardOf(args.request);
  const answer = await takeCode(args.request, visitor, await args.request.formData(), forward ?? null);
  if (!('data' in answer)) return answer;
  const { result, step } = answer.data;
  if (step === 'code') return data({ result }, { status: answer.init?.status ?? 200 });
  // From the beginning, saying why.
  const [text = ''] = result.error?.[''] ?? [];
  return seeOther(paths.login({ ...(forward ? { forward } : {}) }), {
    cookies: [await clearSecondStep()],
    flash: { kind: 'error', text, stay: 4 },
  });
}

/** The second step of signing in as a page. */
export default function LoginCode() {
  const { forward, recovery } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const busy = useNavigation().formMethod === 'POST';
  const t = useT('auth');
  return (
    <div className="panel-page sign-in">
      <h1 className="serif l">{t('codeTitle')}</h1>
      <CodeForm
        key={String(recovery)}
        t={t}
        Form={Form}
        busy={busy}
        lastResult={lastResult}
        recovery={recovery}
        other={
          <Link
            className="link"
            replace
            to={paths.loginCode({ ...(forward ? { forward } : {}), ...(recovery ? {} : { recovery: 1 }) })}
          >
            {t(recovery ? 'useApp' : 'useRecovery')}
          </Link>
        }
      />
      <p className="small">
        <Link className="link" to={paths.login({ ...(forward ? { forward } : {}) })}>
          {t('backToLogin')}
        </Link>
      </p>
    </div>
  );
}
