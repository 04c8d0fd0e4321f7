import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { changePassword, endSession, listSessions } from '#app/api/auth.server.ts';
import { getTwoStep } from '#app/api/two-step.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { hiddenPasswords, newPasswordForm } from '#app/components/new-password.ts';
import { dateLabel, relativeTime } from '#app/domain/relative-time.ts';
import { deviceOf } from '#app/domain/user-agent.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { codes } from '#contract/errors.ts';

export async function loadPassword(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const t = translator(language, 'account');
  const now = new Date();
  const [sessions, twoStep] = await Promise.all([listSessions(visitor), getTwoStep(visitor)]);
  return {
    username: account.username,
    email: account.email,
    hasPassword: account.hasPassword,
    /** Since when, in words; null while it is off. */
    twoStepSince: twoStep.enabledAt && dateLabel(twoStep.enabledAt, language),
    sessions: sessions.map(({ id, userAgent, current, lastUsedAt }) => {
      const { browser, system } = deviceOf(userAgent);
      return {
        id,
        current,
        device:
          browser && system ? t('deviceOn', { browser, system }) : (browser ?? system ?? t('deviceUnknown')),
        lastUsed: relativeTime(lastUsedAt, now, language) ?? t('justNow'),
        lastUsedAt: lastUsedAt.toISOString(),
      };
    }),
    title: `${t('passwordTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'auth', 'validation']),
  };
}

/** A new password, or one browser signed out. */
export async function changeSecurity(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  if (formData.get('intent') === 'end-session') {
    const ended = await endSession(visitor, String(formData.get('id')));
    const flash = ended.ok
      ? { kind: 'success' as const, text: t('sessionEnded') }
      : { kind: 'error' as const, text: refusalText(ended.refusal) };
    return seeOther(paths.accountPassword(), { flash });
  }
  const submission = parseWithZod(formData, {
    schema: newPasswordForm(formData.get('password') ?? undefined),
  });
  const hideFields = hiddenPasswords;
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: codes.Invalid });
  }
  const answer = await changePassword(visitor, submission.value);
  if (!answer.ok) {
    const { fields, code } = answer.refusal;
    const errors =
      Object.keys(fields).length > 0
        ? { fieldErrors: fields }
        : { formErrors: [refusalText(answer.refusal)] };
    return data({ result: submission.reply({ ...errors, hideFields }) }, { status: code });
  }
  return seeOther(paths.accountPassword(), { flash: { kind: 'success', text: t('passwordChanged') } });
}
