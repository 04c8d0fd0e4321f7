import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { renderLink } from '#app/components/render-link.tsx';
import { SignInPanel } from '#app/components/sign-in/SignInPanel.tsx';
import type { SignInView } from '#app/components/sign-in/sign-in-view.ts';
import { useT } from '#app/i18n/use-translation.ts';
import { Picture } from '#app/ui/Picture.tsx';
import { Tabs } from '#app/ui/Tabs.tsx';

interface SignInPageProps extends SignInView {
  mode: 'login' | 'signup';
  picture: string | null;
  result: SubmissionResult | undefined;
  /** The same page with the other form. */
  hrefOf: (mode: 'login' | 'signup') => string;
}

/** Signing in or up as a page: a picture, and the panel that the modal shows too. */
export function SignInPage({ mode, picture, result, hrefOf, ...view }: SignInPageProps) {
  const t = useT('auth');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className="auth">
      <div className="art">
        {picture ? <Picture src={picture} alt="" width={900} height={1125} sizes="50vw" /> : null}
      </div>
      <div className="panel">
        <div>
          <h1 className="serif l">{t(mode === 'signup' ? 'signUpTitle' : 'logInTitle')}</h1>
          <p className="q mt1">{t(view.reason ? `reason.${view.reason}` : 'noReason')}</p>
        </div>
        <Tabs
          ruled
          label={t('tabs')}
          renderLink={renderLink}
          tabs={[
            { href: hrefOf('login'), label: t('logIn'), current: mode === 'login' },
            { href: hrefOf('signup'), label: t('signUp'), current: mode === 'signup' },
          ]}
        />
        <SignInPanel {...view} t={t} mode={mode} Form={Form} busy={busy} lastResult={result} />
      </div>
    </div>
  );
}
