import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { refusalText } from '#app/api/errors.ts';
import { signInWithApple, signInWithGoogle } from '#app/api/identity.server.ts';
import { safeForward } from '#app/domain/forward.ts';
import { companyNames } from '#app/domain/identity-names.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { flashCookie, type Flash } from '#app/server/flash.server.ts';
import { endIdentityState, readIdentityState } from '#app/server/identity-state.server.ts';
import { takeAnswer } from '#app/server/identity-strategy.server.ts';
import { identitiesOf } from '#app/server/reference.server.ts';
import { toSecondStep } from '#app/server/second-step.server.ts';
import { tellSignIn } from '#app/server/usage.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { welcome } from '#app/server/welcome.server.ts';
import type { IdentityName } from '#contract/identity.ts';

/**
 * Back from Google or Apple (2.3#31, 2.3#34): without a code to the state's path, or to the login page; with one a
 * loading message, then the sign-in and the stored way on. What the backend refuses is told for four seconds (8#6).
 */
export async function finishIdentity(args: LoaderFunctionArgs, name: IdentityName) {
  const { request } = args;
  const visitor = await getVisitor(args);
  const { language } = visitor.preferences;
  const t = translator(language, 'link');
  const company = companyNames[name];
  const url = new URL(request.url);
  const given = url.searchParams.get('state');
  const state = readIdentityState(name, given);
  const code = url.searchParams.get('code');
  // Apple's script is known to send the word (5#30).
  if (!code || code === 'undefined') {
    const to = state ? safeForward(state.path, paths.login()) : paths.login();
    return away(to, { kind: 'info', text: t('identityCancelled', { company }) });
  }
  if (!url.searchParams.has('go')) {
    url.searchParams.set('go', '1');
    return data({
      text: t('identityText', { company }),
      tellsOpener: false,
      finished: false,
      to: url.pathname + url.search,
      title: `${t('callbackTitle')} · Offcut`,
      messages: messagesFor(language, ['link']),
    });
  }
  const back = paths.login(state ? { forward: state.path } : {});
  const outdated: Flash = { kind: 'error', text: t('identityOutdated'), stay: 4 };
  const entry = (await identitiesOf(visitor)).find((one) => one.name === name);
  const answer = entry && state && given ? await takeAnswer(request, entry, given) : null;
  if (!answer || !state) {
    // The same address again after it has worked: there is nothing left to do.
    if (await visitor.account()) return away(safeForward(state?.path), null);
    return away(back, outdated);
  }
  const { referralCode } = state;
  const called = url.searchParams.get('called')?.slice(0, 100);
  const input = { ...answer, ...(referralCode ? { referralCode } : {}) };
  const signedIn =
    name === 'google'
      ? await signInWithGoogle(visitor, input)
      : await signInWithApple(visitor, { ...input, ...(called ? { name: called } : {}) });
  const ended = await endIdentityState();
  const further = signedIn.ok ? null : await toSecondStep(signedIn.refusal, name, state.path, [ended]);
  if (further) throw further;
  const told = signedIn.ok ? new Response() : { init: { status: signedIn.refusal.code } };
  await tellSignIn(request, visitor, 'login', told, name);
  if (signedIn.ok) throw await welcome(request, visitor, signedIn.data.user, state.path, [ended]);
  return away(back, { kind: 'error', text: refusalText(signedIn.refusal), stay: 4 }, [ended]);
}

async function away(to: string, flash: Flash | null, cookies: string[] = []): Promise<never> {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (flash) headers.append('set-cookie', await flashCookie(flash));
  throw redirect(to, { headers });
}
