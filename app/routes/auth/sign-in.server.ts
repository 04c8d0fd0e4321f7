import { setTimeout as wait } from 'node:timers/promises';
import { parseWithZod } from '@conform-to/zod';
import { data } from '@remix-run/node';
import { login, register } from '#app/api/auth.server.ts';
import { mergeBag } from '#app/api/bag.server.ts';
import { mergeBrowsing } from '#app/api/browsing.server.ts';
import { callApi } from '#app/api/client.server.ts';
import { refusalText, type ApiRefusal } from '#app/api/errors.ts';
import { createMeasurement } from '#app/api/measurement.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { mergeInput } from '#app/domain/guest-bag.ts';
import { languageOf } from '#app/i18n/languages.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import type { Flash } from '#app/server/flash.server.ts';
import { clearGuestBagCookie, readGuestBag } from '#app/server/guest-bag.server.ts';
import { seeOther } from '#app/server/http.server.ts';
import { clearGuestMeasurements, guestMeasurements } from '#app/server/own-measurements.server.ts';
import { DEFAULT_REGION, preferencesCookie } from '#app/server/preferences.server.ts';
import { settingsOf } from '#app/server/reference.server.ts';
import { clearSeenCookie, readSeen } from '#app/server/seen.server.ts';
import { sessionCookie } from '#app/server/session.server.ts';
import { readSignedValue, signValue } from '#app/server/signed-value.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { getPreferences, type SignedIn } from '#contract/auth.ts';
import { codes } from '#contract/errors.ts';
import { loginForm, signupForm, TRAP } from './schemas.ts';

type T = ReturnType<typeof translator<'auth'>>;

const STAMP = 'signup';
const STAMP_MAX_AGE = 24 * 60 * 60 * 1000;
/** Nobody fills the form faster; whoever does is held until then (milliseconds). */
const FASTEST = 1000;

/** Hidden value of the sign-up form: when it was handed out. */
export const signupStamp = (): string => signValue(STAMP, null);

/** Log in (7/user#1). The password never comes back with the form. */
export async function logIn(request: Request, visitor: Visitor, formData: FormData) {
  const submission = parseWithZod(formData, { schema: loginForm });
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: codes.Invalid });
  }
  const answer = await login(visitor, submission.value);
  if (!answer.ok) {
    // The server's own message (8#5).
    const formErrors = [refusalText(answer.refusal)];
    return data(
      { result: submission.reply({ formErrors, hideFields: ['password'] }) },
      { status: answer.refusal.code },
    );
  }
  return welcome(request, visitor, answer.data.user);
}

/** Sign up (7/user#4, 5#1). */
export async function signUp(request: Request, visitor: Visitor, formData: FormData) {
  const t = translator(visitor.preferences.language, 'auth');
  const hideFields = ['password', 'confirmPassword'];
  const submission = parseWithZod(formData, { schema: signupForm(formData.get('password') ?? undefined) });
  if (submission.status !== 'success') {
    return data({ result: submission.reply({ hideFields }) }, { status: codes.Invalid });
  }
  const stamp = readSignedValue(STAMP, formData.get('stamp'), STAMP_MAX_AGE);
  if (formData.get(TRAP) || !stamp) {
    return data(
      { result: submission.reply({ formErrors: [t('sendAgain')], hideFields }) },
      { status: codes.BadRequest },
    );
  }
  await wait(Math.max(0, FASTEST - stamp.ageMs));
  const answer = await register(visitor, { ...submission.value, region: await knownRegion(visitor) });
  if (!answer.ok) {
    const errors = signupErrors(answer.refusal, t);
    return data({ result: submission.reply({ ...errors, hideFields }) }, { status: answer.refusal.code });
  }
  return welcome(request, visitor, answer.data.user);
}

/** The region of the preferences, which a URL may have set to one that the shop does not have; then the default. */
async function knownRegion(visitor: Visitor): Promise<string> {
  const { regions } = await settingsOf(visitor);
  const { region } = visitor.preferences;
  return regions.some(({ code }) => code === region) ? region : DEFAULT_REGION;
}

/** Taken names stand beside their field (5#11, 5#16), everything else above the form (8#6). */
function signupErrors(refusal: ApiRefusal, t: T) {
  const fieldErrors: Record<string, string[]> = { ...refusal.fields };
  if (refusal.reason === 'username-taken') fieldErrors.username = [t('usernameTaken')];
  if (refusal.reason === 'email-taken') fieldErrors.email = [t('emailTaken')];
  return Object.keys(fieldErrors).length > 0 ? { fieldErrors } : { formErrors: [refusalText(refusal)] };
}

/**
 * A fresh session and the way on (4#4): the guest's bag goes to the account (4#27), the account's preferences take
 * over (C6; a new account starts with the visitor's), then back to where the person came from (C10).
 */
async function welcome(request: Request, visitor: Visitor, user: SignedIn) {
  const t = translator(visitor.preferences.language, 'auth');
  const member: Visitor = { ...visitor, token: user.token };
  const [bag, own, seen, preferences] = await Promise.all([
    mergeGuestBag(request, member, t),
    mergeOwnMeasurements(request, member),
    mergeSeen(request, member),
    accountPreferences(request, member),
  ]);
  const forward = new URL(request.url).searchParams.get('forward');
  const connect = user.forceConnectPayment;
  const flash: Flash | undefined =
    bag.flash ?? (connect ? { kind: 'info', text: t('connectPayment') } : undefined);
  return seeOther(safeForward(forward, connect ? paths.accountPayment() : paths.home()), {
    cookies: [
      await sessionCookie(user.token, user.tokenExpires),
      ...bag.cookies,
      ...own,
      ...seen,
      ...preferences,
    ],
    ...(flash ? { flash } : {}),
  });
}

async function mergeGuestBag(
  request: Request,
  member: Visitor,
  t: T,
): Promise<{ cookies: string[]; flash?: Flash }> {
  const bag = await readGuestBag(request);
  if (bag.lines.length === 0) return { cookies: [] };
  // The sign-in stands even when this call fails; the cookie keeps the bag for the next one.
  const merged = await mergeBag(member, mergeInput(bag)).catch(() => null);
  if (!merged?.ok) return { cookies: [] };
  const count = merged.data.dropped.length;
  return {
    cookies: [await clearGuestBagCookie()],
    ...(count > 0 ? { flash: { kind: 'info', text: t('bagDropped', { count }) } } : {}),
  };
}

/** A guest's own measurements go to the account; those that it does not take stay with the browser. */
async function mergeOwnMeasurements(request: Request, member: Visitor): Promise<string[]> {
  const own = await guestMeasurements(request);
  if (own.length === 0) return [];
  for (const one of own) {
    const saved = await createMeasurement(member, one).catch(() => null);
    if (!saved?.ok) return [];
  }
  return [await clearGuestMeasurements()];
}

/** What the guest looked at goes to the account, once (F18); the cookie keeps it for the next time when that fails. */
async function mergeSeen(request: Request, member: Visitor): Promise<string[]> {
  const ids = await readSeen(request);
  if (ids.length === 0) return [];
  const merged = await mergeBrowsing(member, ids).then(
    () => true,
    () => false,
  );
  return merged ? [await clearSeenCookie()] : [];
}

/** What the account prefers, as cookie; nothing when it cannot be asked. */
async function accountPreferences(request: Request, member: Visitor): Promise<string[]> {
  const found = await callApi(member, getPreferences, {}).catch(() => null);
  if (!found) return [];
  return [
    await preferencesCookie(request, {
      region: found.productRegion,
      currency: found.currency,
      language: languageOf(found.language, null),
      ...(found.unit ? { unit: found.unit } : {}),
    }),
  ];
}
