import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseReason } from '#app/domain/forward.ts';
import { messagesFor, translator } from '#app/i18n/messages.server.ts';
import { homeImagesOf, identitiesOf } from '#app/server/reference.server.ts';
import { getVisitor } from '#app/server/visitor.server.ts';
import { signupStamp } from './sign-in.server.ts';

/** What the page and the modal of signing in show. */
export async function loadSignIn(args: LoaderFunctionArgs) {
  const visitor = await getVisitor(args);
  const search = new URL(args.request.url).searchParams;
  const { language } = visitor.preferences;
  const mode: 'login' | 'signup' = search.get('mode') === 'signup' ? 'signup' : 'login';
  // Decoration, and other ways in: signing in works without them.
  const [images, identities] = await Promise.all([
    homeImagesOf(visitor).catch(() => null),
    identitiesOf(visitor).catch(() => []),
  ]);
  return {
    mode,
    reason: parseReason(search.get('reason')),
    forward: search.get('forward'),
    referralCode: (search.get('code') ?? '').slice(0, 20),
    stamp: signupStamp(),
    identities: identities.map(({ name }) => name),
    picture: images?.women.url ?? null,
    title: `${translator(language, 'auth')(mode === 'signup' ? 'signUpTitle' : 'logInTitle')} · Offcut`,
    messages: messagesFor(language, ['auth', 'validation']),
  };
}
