import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getPreferences, updatePreferences } from '#app/api/auth.server.ts';
import { refusalText } from '#app/api/errors.ts';
import { getLeaving } from '#app/api/leaving.server.ts';
import { listBlocked } from '#app/api/user.server.ts';
import { regionName } from '#app/domain/region-name.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { allMails } from '#contract/auth.ts';
import { codes } from '#contract/errors.ts';
import { leave } from './leaving.server.ts';
import { mailsForm } from './schemas.ts';

/** The latest; few people block more. */
const BLOCKED_SHOWN = 50;

export async function loadPreferences(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language, region, currency, unit } = visitor.preferences;
  const [saved, leaving, blocked] = await Promise.all([
    getPreferences(visitor),
    getLeaving(visitor),
    listBlocked(visitor, { pageLimit: BLOCKED_SHOWN }),
  ]);
  const languageName = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return {
    username: account.username,
    shopping: [regionName(region, language), currency, languageName].join(' · '),
    unit,
    mails: saved.notifications?.email ?? allMails,
    hasPassword: account.hasPassword,
    openOrders: leaving.openOrders,
    leavingSince: leaving.requestedAt && dateLabel(leaving.requestedAt, language),
    title: `${translator(language, 'account')('preferencesTitle')} · Offcut`,
    blocked: blocked.data.map(({ id, username, avatarUrl, isFollowingUser, isBlockedByUser }) => ({
      id,
      name: username,
      avatar: avatarUrl,
      isFollowing: isFollowingUser,
      isBlocked: isBlockedByUser,
    })),
    messages: messagesFor(language, ['account', 'user', 'validation']),
  };
}

/** Saves which mails are wanted, or what the other forms of the page ask for; when that fails the page shows what was saved last (7/user#8). */
export async function savePreferences(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  if (formData.has('intent')) return leave(args.request, visitor, formData);
  const submission = parseWithZod(formData, { schema: mailsForm });
  if (submission.status !== 'success') {
    return data({ form: 'mails' as const, error: t('unknownAction') }, { status: codes.BadRequest });
  }
  const before = await getPreferences(visitor);
  const saved = await updatePreferences(visitor, { ...before, notifications: { email: submission.value } });
  const flash = saved.ok
    ? { kind: 'success' as const, text: t('preferencesSaved') }
    : { kind: 'error' as const, text: refusalText(saved.refusal) };
  return seeOther(paths.accountPreferences(), { flash });
}
