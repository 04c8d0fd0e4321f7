import { useState } from 'react';
import type { MessageKey, MessagesOf } from '#app/i18n/namespaces.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Button } from '#app/ui/Button.tsx';
import { Modal } from '#app/ui/Modal.tsx';
import { CodeForm } from './CodeForm.tsx';
import type { SignInSending, SignInStep, SignInView } from './sign-in-view.ts';
import { SignInPanel } from './SignInPanel.tsx';

interface SignInDialogProps extends SignInView, SignInSending {
  t: Translate<MessageKey<MessagesOf<'auth'>>>;
  closeLabel: string;
  onClose: () => void;
  step: SignInStep | undefined;
}

/** Signing in, or up, over the page that somebody is on (2.3#50). */
export function SignInDialog({ t, closeLabel, onClose, step, ...view }: SignInDialogProps) {
  const { reason } = view;
  const [mode, setMode] = useState<'login' | 'signup'>('login');
  const [recovery, setRecovery] = useState(false);
  const other = mode === 'login' ? 'signup' : 'login';
  if (step === 'code') {
    const { Form, action, busy, lastResult } = view;
    return (
      <Modal open title={t('codeTitle')} closeLabel={closeLabel} onClose={onClose}>
        <div className="sign-in">
          <CodeForm
            key={String(recovery)}
            {...{ t, Form, action, busy, lastResult, recovery }}
            stays
            other={
              <Button type="button" variant="quiet" size="tiny" onClick={() => setRecovery(!recovery)}>
                {t(recovery ? 'useApp' : 'useRecovery')}
              </Button>
            }
          />
        </div>
      </Modal>
    );
  }
  return (
    <Modal
      open
      title={t(mode === 'signup' ? 'signUpTitle' : 'logInTitle')}
      closeLabel={closeLabel}
      onClose={onClose}
    >
      <div className="sign-in">
        <p className="q">{t(reason ? `reason.${reason}` : 'noReason')}</p>
        <SignInPanel t={t} {...view} mode={mode} stays />
        <p className="small qq">
          {t(mode === 'login' ? 'newHere' : 'memberHere')}{' '}
          <Button type="button" variant="quiet" size="tiny" onClick={() => setMode(other)}>
            {t(mode === 'login' ? 'signUp' : 'logIn')}
          </Button>
        </p>
      </div>
    </Modal>
  );
}
