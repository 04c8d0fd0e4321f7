import { mergeBag } from '#app/api/bag.server.ts';
import { mergeBrowsing } from '#app/api/browsing.server.ts';
import { callApi } from '#app/api/client.server.ts';
import { createMeasurement } from '#app/api/measurement.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { mergeInput } from '#app/domain/guest-bag.ts';
import { languageOf } from '#contract/languages.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { getPreferences, type SignedIn } from '#contract/auth.ts';
import type { Flash } from './flash.server.ts';
import { clearGuestBagCookie, readGuestBag } from './guest-bag.server.ts';
import { seeOther } from './http.server.ts';
import { clearGuestMeasurements, guestMeasurements } from './own-measurements.server.ts';
import { readPendingAction } from './pending-action.server.ts';
import { preferencesCookie } from './preferences.server.ts';
import { clearSeenCookie, readSeen } from './seen.server.ts';
import { sessionCookie } from './session.server.ts';
import type { Visitor } from './visitor.server.ts';

type T = ReturnType<typeof translator<'auth'>>;

/**
 * A fresh session and the way on (4#4): the guest's bag goes to the account (4#27), the account's preferences take
 * over (C6; a new account starts with the visitor's), then back to where the person came from (C10).
 */
export async function welcome(
  request: Request,
  visitor: Visitor,
  user: SignedIn,
  forward: string | null,
  cookies: string[] = [],
) {
  const t = translator(visitor.preferences.language, 'auth');
  const member: Visitor = { ...visitor, token: user.token };
  const [bag, own, seen, preferences] = await Promise.all([
    mergeGuestBag(request, member, t),
    mergeOwnMeasurements(request, member),
    mergeSeen(request, member),
    accountPreferences(request, member),
  ]);
  const connect = user.forceConnectPayment;
  const flash: Flash | undefined =
    bag.flash ?? (connect ? { kind: 'info', text: t('connectPayment') } : undefined);
  const to = safeForward(forward, connect ? paths.accountPayment() : paths.home());
  // What waited for the sign-in is done there, whichever way it came about.
  const waiting = await readPendingAction(request);
  return seeOther(waiting ? paths.promptSignin({ forward: to }) : to, {
    cookies: [
      ...cookies,
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
