import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { IdentityLinks } from './IdentityLinks.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { SignInSending, SignInView } from './sign-in-view.ts';
import { SignupForm } from './SignupForm.tsx';

interface SignInPanelProps extends SignInView, SignInSending {
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
  mode: 'login' | 'signup';
}

/** One of the two forms, and the other companies. */
export function SignInPanel(props: SignInPanelProps) {
  const {
    t,
    mode,
    reason: _reason,
    forward,
    referralCode,
    stamp,
    identities,
    beforeLeaving,
    ...sending
  } = props;
  return (
    <>
      {mode === 'signup' ? (
        <SignupForm key="signup" t={t} {...sending} referralCode={referralCode} stamp={stamp} />
      ) : (
        <LoginForm key="login" t={t} {...sending} />
      )}
      <IdentityLinks
        t={t}
        names={identities}
        forward={forward ?? undefined}
        referralCode={referralCode}
        beforeLeaving={beforeLeaving}
      />
    </>
  );
}
