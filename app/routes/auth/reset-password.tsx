import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { resetPassword } from '#app/api/auth.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { hiddenPasswords, newPasswordForm } from '#app/components/new-password.ts';
import { NewPasswordForm } from '#app/components/NewPasswordForm.tsx';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import { seeOther } from '#app/server/http.server.ts';
import { endSessionCookie } from '#app/server/session.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { codes } from '#contract/errors.ts';
import { unlistedMeta } from '../page-meta.ts';

export const handle = { withCategories: false };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => unlistedMeta(page);

/** The address of a mail: who it went to and its token (2.2#13). */
function linkOf(request: Request) {
  const search = new URL(request.url).searchParams;
  return { email: search.get('email') ?? '', token: search.get('token') ?? '' };
}

export async function loader(args: LoaderFunctionArgs) {
  const { language } = (await getVisitor(args)).preferences;
  const { email, token } = linkOf(args.request);
  return {
    // Password managers keep the new password under this name.
    email: email && token ? email : null,
    title: `${translator(language, 'auth')('resetTitle')} · Offcut`,
    messages: messagesFor(language, ['auth', 'validation']),
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await getVisitor(args);
  const t = translator(visitor.preferences.language, 'auth');
  const formData = await args.request.formData();
  const hideFields = hiddenPasswords;
  const submission = parseWithZod(formData, {
    schema: newPasswordForm(formData.get('password') ?? undefined),
  });
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }), dead: false }, { status: codes.Invalid });
  }
  const { password, confirmPassword } = submission.value;
  const answer = await resetPassword(visitor, { ...linkOf(args.request), password, confirmPassword });
  if (!answer.ok) {
    const { reason, fields, code } = answer.refusal;
    // An address that is none in the link is as good as no link.
    const dead = reason === 'reset-link-invalid' || 'email' in fields || 'token' in fields;
    const formErrors = [dead ? t('resetDead') : refusalText(answer.refusal)];
    return data({ result: submission.reply({ formErrors, hideFields }), dead }, { status: code });
  }
  return seeOther(paths.login(), {
    cookies: [await endSessionCookie(args.request)],
    flash: { kind: 'success', text: t('resetDone') },
  });
}

export default function ResetPassword() {
  const { email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT('auth');
  return (
    <div className="wrap narrow mt3">
      <h1 className="serif l">{t('resetTitle')}</h1>
      {email ? (
        <>
          <p className="q mt1">{t('resetHelp', { email })}</p>
          <NewPasswordForm
            id="reset"
            email={email}
            lastResult={answer?.result}
            label={t('resetSave')}
            t={t}
          />
        </>
      ) : (
        <p className="q mt1">{t('resetDead')}</p>
      )}
      {!email || answer?.dead ? (
        <p className="mt2">
          <Link className={buttonClass('outline')} to={paths.forgotPassword()}>
            {t('resetAskAgain')}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
