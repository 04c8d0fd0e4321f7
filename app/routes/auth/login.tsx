import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { renderLink } from '#app/components/render-link.tsx';
import { parseReason, safeForward } from '#app/domain/forward.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { homeImagesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';
import { LoginForm } from './components/LoginForm.tsx';
import { SignupForm } from './components/SignupForm.tsx';
import { logIn, signupStamp, signUp } from './sign-in.server.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  if (await visitor.account()) throw redirect(safeForward(search.get('forward')));
  const { language } = visitor.preferences;
  const mode = search.get('mode') === 'signup' ? 'signup' : 'login';
  // Decoration: signing in works without its picture.
  const images = await homeImagesOf(visitor).catch(() => null);
  return {
    mode,
    reason: parseReason(search.get('reason')),
    referralCode: (search.get('code') ?? '').slice(0, 20),
    stamp: mode === 'signup' ? signupStamp() : '',
    picture: images?.women.url ?? null,
    title: `${translator(language, 'auth')(mode === 'signup' ? 'signUpTitle' : 'logInTitle')} · Offcut`,
    messages: messagesFor(language, ['auth']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const formData = await args.request.formData();
  const submit = formData.get('intent') === 'signup' ? signUp : logIn;
  return submit(args.request, visitor, formData);
}

export default function Login() {
  const { mode, reason, referralCode, stamp, picture } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const [search] = useSearchParams();
  const t = useT('auth');
  const kept = {
    forward: search.get('forward') ?? undefined,
    reason: reason ?? undefined,
    code: referralCode || undefined,
  };
  return (
    <div className="auth">
      <div className="art">
        {picture ? <Picture src={picture} alt="" width={900} height={1125} sizes="50vw" /> : null}
      </div>
      <div className="panel">
        <div>
          <h1 className="serif l">{t(mode === 'signup' ? 'signUpTitle' : 'logInTitle')}</h1>
          <p className="q mt1">{t(reason ? `reason.${reason}` : 'noReason')}</p>
        </div>
        <Tabs
          ruled
          label={t('tabs')}
          renderLink={renderLink}
          tabs={[
            { href: paths.login(kept), label: t('logIn'), current: mode === 'login' },
            {
              href: paths.login({ ...kept, mode: 'signup' }),
              label: t('signUp'),
              current: mode === 'signup',
            },
          ]}
        />
        {mode === 'signup' ? (
          <SignupForm key="signup" lastResult={result} referralCode={referralCode} stamp={stamp} />
        ) : (
          <LoginForm key="login" lastResult={result} />
        )}
      </div>
    </div>
  );
}
