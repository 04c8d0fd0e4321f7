import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { updateAccount, uploadPicture } from '#app/api/account.server.ts';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { dateLabel } from '#app/domain/relative-time.ts';
import { regionNames } from '#app/domain/region-name.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { settingsOf } from '#app/server/reference.server.ts';
import { codes } from '#contract/errors.ts';
import { UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import { profileForm } from './schemas.ts';

export async function loadProfile(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const settings = await settingsOf(visitor);
  const from = account.usernameChangeFrom;
  return {
    username: account.username,
    email: account.email,
    avatar: account.avatarUrl,
    start: {
      username: account.username,
      biography: account.biography,
      region: account.region ?? '',
      birthday: account.birthday ?? '',
    },
    /** From when the username may change; null when it may now (G21). */
    renameFrom: from && from > new Date() ? dateLabel(from, language) : null,
    regions: regionNames(settings.regions, language).map(({ code, name }) => ({ value: code, label: name })),
    title: `${translator(language, 'account')('profileTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'auth', 'validation']),
  };
}

/** Saves profile and portrait together; a picture that is refused keeps the rest as typed. */
export async function saveProfile(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  const submission = parseWithZod(formData, { schema: profileForm });
  // The picture cannot be kept in a form, nor sent back with it.
  const hideFields = ['avatar', 'checksum'];
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: codes.Invalid });
  }
  const { avatar, checksum, removeAvatar, birthday, ...rest } = submission.value;
  const refused = (refusal: ApiRefusal, field?: 'avatar') => {
    const fields = field ? { [field]: [refusalText(refusal)] } : inForm(refusal.fields);
    const errors =
      Object.keys(fields).length > 0 ? { fieldErrors: fields } : { formErrors: [refusalText(refusal)] };
    return data({ result: submission.reply({ ...errors, hideFields }) }, { status: refusal.code });
  };
  let avatarUrl: string | null | undefined = removeAvatar ? null : undefined;
  if (avatar && avatar.size > 0) {
    if (avatar.size > UPLOAD_BYTES_MAX) {
      const fieldErrors = { avatar: [t('pictureTooLarge')] };
      return data({ result: submission.reply({ fieldErrors, hideFields }) }, { status: codes.Invalid });
    }
    const sent = await uploadPicture(visitor, avatar, checksum);
    if (!sent.ok) return refused(sent.refusal, 'avatar');
    avatarUrl = sent.data.imageUrl;
  }
  const saved = await updateAccount(visitor, {
    ...rest,
    birthday: birthday ?? null,
    ...(avatarUrl === undefined ? {} : { avatarUrl }),
  });
  if (!saved.ok) return refused(saved.refusal);
  return seeOther(paths.accountProfile(), { flash: { kind: 'success', text: t('profileSaved') } });
}

/** The form calls the picture by another name than the call. */
function inForm({ avatarUrl, ...fields }: Record<string, string[]>): Record<string, string[]> {
  return avatarUrl ? { ...fields, avatar: avatarUrl } : fields;
}
