import { parseWithZod } from '@conform-to/zod';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { createAddress, deleteAddress, listAddresses, updateAddress } from '#app/api/account.server.ts';
import { listText } from '#app/domain/list-text.ts';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { suggestAddress } from '#app/api/place.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { regionNames } from '#app/domain/region-name.ts';
import { numericId } from '#app/domain/slug.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { notFoundPage, requireAccount } from '#app/server/guards.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { settingsOf } from '#app/server/reference.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import type { Address } from '#contract/account.ts';
import type { Settings } from '#contract/catalog.ts';
import { codes } from '#contract/errors.ts';
import { addressErrors, addressForm } from './schemas.ts';

type T = ReturnType<typeof translator<'account'>>;

export async function loadAddresses(args: LoaderFunctionArgs) {
  const { visitor, account } = await requireAccount(args, 'account');
  const { language } = visitor.preferences;
  const search = new URL(args.request.url).searchParams;
  const t = translator(language, 'account');
  const [addresses, settings, near] = await Promise.all([
    listAddresses(visitor),
    settingsOf(visitor),
    suggestAddress(visitor),
  ]);
  const wanted = search.get('edit');
  const editing = wanted === null ? null : addresses.find((address) => address.id === numericId(wanted));
  // Somebody else's address is as good as none.
  if (editing === undefined) throw notFoundPage(t('addressNotFound'));
  return {
    username: account.username,
    addresses,
    editing,
    forward: search.has('forward') ? safeForward(search.get('forward'), paths.accountAddress()) : null,
    regions: regionNames(settings.regions, language).map(({ code, name }) => ({ value: code, label: name })),
    phoneCodes: phoneCodeOptions(settings, language),
    start: {
      country: near.country,
      phoneCode: near.phoneCode ?? '',
    },
    title: `${t('addressTitle')} · Offcut`,
    messages: messagesFor(language, ['account', 'validation']),
  };
}

/** One option per code: several countries share some. */
function phoneCodeOptions({ phoneCodes }: Settings, language: string): { value: string; label: string }[] {
  const regionsOf = new Map<string, string[]>();
  for (const { code, region } of phoneCodes) regionsOf.set(code, [...(regionsOf.get(code) ?? []), region]);
  // Its sign would move behind the figures where lines run from right to left.
  const whole = (code: string) => (directionOf(language) === 'rtl' ? `\u2066${code}\u2069` : code);
  return [...regionsOf].map(([code, regions]) => ({
    value: code,
    label: `${whole(code)} ${listText(regions, language)}`,
  }));
}

export async function changeAddresses(args: ActionFunctionArgs) {
  const { visitor } = await requireAccount(args, 'account');
  const t = translator(visitor.preferences.language, 'account');
  const formData = await args.request.formData();
  const forward = safeForward(new URL(args.request.url).searchParams.get('forward'), paths.accountAddress());
  const id = numericId(String(formData.get('id') ?? ''));
  switch (formData.get('intent')) {
    case 'save':
      return saveAddress(visitor, t, formData, id, forward);
    case 'default':
      return makeDefault(visitor, t, await mine(visitor, t, id));
    case 'delete':
      return removeAddress(visitor, t, await mine(visitor, t, id));
    default:
      return data({ result: null, error: t('unknownAction') }, { status: codes.BadRequest });
  }
}

/** One of my addresses, or the 404 page. */
async function mine(visitor: Visitor, t: T, id: number | null): Promise<Address> {
  const found = (await listAddresses(visitor)).find((address) => address.id === id);
  if (!found) throw notFoundPage(t('addressNotFound'));
  return found;
}

async function saveAddress(visitor: Visitor, t: T, formData: FormData, id: number | null, forward: string) {
  const submission = parseWithZod(formData, { schema: addressForm, errorMap: addressErrors });
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), error: null }, { status: codes.Invalid });
  }
  const editing = formData.has('id');
  if (editing) await mine(visitor, t, id);
  const answer = editing
    ? await updateAddress(visitor, id ?? 0, submission.value)
    : await createAddress(visitor, submission.value);
  if (!answer.ok) {
    const { fields, code } = answer.refusal;
    const errors =
      Object.keys(fields).length > 0
        ? { fieldErrors: fields }
        : { formErrors: [refusalText(answer.refusal)] };
    return data({ result: submission.reply(errors), error: null }, { status: code });
  }
  return seeOther(forward, { flash: { kind: 'success', text: t('addressSaved') } });
}

async function makeDefault(visitor: Visitor, t: T, address: Address) {
  const { id, line2, state, ...rest } = address;
  const answer = await updateAddress(visitor, id, {
    ...rest,
    ...(line2 === null ? {} : { line2 }),
    ...(state === null ? {} : { state }),
    isDefault: true,
  });
  return answer.ok ? backToList(t('addressDefaulted')) : refused(answer.refusal);
}

async function removeAddress(visitor: Visitor, t: T, address: Address) {
  const answer = await deleteAddress(visitor, address.id);
  return answer.ok ? backToList(t('addressDeleted')) : refused(answer.refusal);
}

const backToList = (text: string) => seeOther(paths.accountAddress(), { flash: { kind: 'success', text } });

const refused = (refusal: ApiRefusal) =>
  data({ result: null, error: refusalText(refusal) }, { status: refusal.code });
