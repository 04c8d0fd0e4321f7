import type { SubmissionResult } from '@conform-to/react';
import { useFetcher, useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { unpack } from '#app/domain/packed.ts';
import { parseReason, type Reason } from '#app/domain/forward.ts';
import { makeTranslate } from '#app/i18n/translate.ts';
import { useLanguage } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import type { SignInPrompt } from './sign-in-view.ts';

// The forms and what checks them are fetched by those who need them.
const SignInDialog = lazy(() =>
  import('./SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })),
);

interface Interrupted {
  reason: Reason;
  /** Does what was asked for, now that somebody is signed in. */
  goOn: () => void;
}

interface SignInGateProps {
  signedIn: boolean;
  closeLabel: string;
}

/**
 * The sign-in modal (2.3#50): a form or link marked `data-signin="{reason}"` waits for it when nobody is signed in,
 * goes on once somebody is, and is given up when the modal is closed (4#9). Without script the same forms and links
 * lead to `/prompt/signin` and the login page.
 */
export function SignInGate({ signedIn, closeLabel }: SignInGateProps) {
  const [waiting, setWaiting] = useState<Interrupted | null>(null);
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const { load, data: prompt } = useFetcher<SignInPrompt>();
  const sending = useFetcher<{ result?: SubmissionResult }>();
  const action = paths.promptSignin({
    forward: pathname + search,
    ...(waiting ? { reason: waiting.reason } : {}),
  });

  // The outside system is the document: the events are met before the page's own handlers see them.
  useEffect(() => {
    if (signedIn) return;
    const meet = (event: Event, element: Element | null, goOn: () => void) => {
      const reason = parseReason(element?.getAttribute('data-signin'));
      if (!reason) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWaiting({ reason, goOn });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const meaning = meaningOf(event.submitter);
      meet(event, form, () => sendAgain(form, event.submitter, meaning));
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      const link = (event.target as Element).closest('a[data-signin]');
      if (link instanceof HTMLAnchorElement) meet(event, link, () => link.click());
    };
    window.addEventListener('submit', onSubmit, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [signedIn]);

  const reason = waiting?.reason;
  // The outside system is the server, which is asked once the modal opens.
  useEffect(() => {
    if (reason) load(paths.promptSignin({ reason, modal: 1 }));
  }, [reason, load]);

  // The outside system is the document again: what waited goes on when the status is "logged in".
  useEffect(() => {
    if (!signedIn || !waiting) return;
    setWaiting(null);
    waiting.goOn();
  }, [signedIn, waiting]);

  if (!waiting || !prompt || signedIn) return null;
  return (
    <Suspense>
      <SignInDialog
        {...prompt}
        t={makeTranslate(language, unpack(prompt.messages.auth))}
        reason={waiting.reason}
        forward={pathname + search}
        action={action}
        Form={sending.Form}
        busy={sending.state !== 'idle'}
        lastResult={sending.data?.result}
        closeLabel={closeLabel}
        onClose={() => setWaiting(null)}
      />
    </Suspense>
  );
}

/** What a button sends; the page may change it in the meantime, when what it asks for is there already. */
const meaningOf = (button: HTMLElement | null) =>
  button instanceof HTMLButtonElement ? `${button.name}=${button.value}` : '';

function sendAgain(form: HTMLFormElement, button: HTMLElement | null, meaning: string): void {
  if (form.isConnected && meaningOf(button) === meaning) form.requestSubmit(button);
}
