import type { SubmissionResult } from '@conform-to/react';
import { useFetcher, useLocation, useNavigate } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { unpack } from '#app/domain/packed.ts';
import { parseReason, type Reason } from '#app/domain/forward.ts';
import { makeTranslate } from '#app/i18n/translate.ts';
import { useLanguage } from '#app/i18n/use-translation.ts';
import { paths } from '#app/paths.ts';
import type { SignInPrompt, SignInStep } from './sign-in-view.ts';

// The forms and what checks them are fetched by those who need them.
const SignInDialog = lazy(() =>
  import('./SignInDialog.tsx').then((module) => ({ default: module.SignInDialog })),
);

interface Interrupted {
  reason: Reason;
  /** Where signing in ends when it leads off this page: a link's own address; null for the page itself. */
  forward: string | null;
  /** Does what was asked for, now that somebody is signed in. */
  goOn: () => void;
  /** Has the server keep it, for those who leave the page to sign in. */
  keep: () => Promise<unknown>;
}

interface SignInGateProps {
  signedIn: boolean;
  closeLabel: string;
}

/**
 * The sign-in modal (2.3#50): a form or link marked `data-signin="{reason}"` waits for it when nobody is signed in,
 * goes on once somebody is, and is given up when the modal is closed (4#9). A form that is marked `data-signin-asks` is
 * a confirm step: it is shown again rather than sent. Without script, and by way of Google or Apple, the same forms and
 * links lead to `/prompt/signin` and the login page.
 */
export function SignInGate({ signedIn, closeLabel }: SignInGateProps) {
  const [waiting, setWaiting] = useState<Interrupted | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const language = useLanguage();
  const { load, data: prompt } = useFetcher<SignInPrompt>();
  const sending = useFetcher<{ result?: SubmissionResult; step?: SignInStep }>();
  const action = paths.promptSignin({
    forward: waiting?.forward ?? pathname + search,
    ...(waiting ? { reason: waiting.reason } : {}),
  });

  // The outside system is the document: the events are met before the page's own handlers see them.
  useEffect(() => {
    if (signedIn) return;
    const meet = (event: Event, element: Element, interrupted: Omit<Interrupted, 'reason'>) => {
      const reason = parseReason(element.getAttribute('data-signin'));
      if (!reason) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setWaiting({ reason, ...interrupted });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter;
      const meaning = meaningOf(form, button);
      meet(event, form, {
        forward: null,
        goOn: () => goOnWith(form, button, meaning),
        // Answered with the cookie that keeps it, and a redirect that nobody follows.
        keep: () =>
          fetch(form.action, { method: 'POST', body: new URLSearchParams(meaning), redirect: 'manual' }),
      });
    };
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      const link = (event.target as Element).closest('a[data-signin]');
      if (!(link instanceof HTMLAnchorElement)) return;
      const to = new URL(link.href);
      const forward = to.pathname + to.search + to.hash;
      meet(event, link, {
        forward,
        // Signed in, the page may hold something else in its place.
        goOn: () => (link.isConnected ? link.click() : navigate(forward)),
        keep: () => Promise.resolve(),
      });
    };
    window.addEventListener('submit', onSubmit, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('submit', onSubmit, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [signedIn, navigate]);

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
        forward={waiting.forward ?? pathname + search}
        beforeLeaving={waiting.keep}
        action={action}
        Form={sending.Form}
        busy={sending.state !== 'idle'}
        lastResult={sending.data?.result}
        step={sending.data?.step}
        closeLabel={closeLabel}
        onClose={() => setWaiting(null)}
      />
    </Suspense>
  );
}

/** What a form sends but for the marks of scripts; the page may change it when what it asks for is there already. */
function meaningOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const fields = [...new FormData(form, button)].flatMap(([name, value]): [string, string][] =>
    name === 'stay' || typeof value !== 'string' ? [] : [[name, value]],
  );
  return new URLSearchParams(fields).toString();
}

/** Sends a form whose meaning is still the same, or shows its question once more. */
function goOnWith(form: HTMLFormElement, button: HTMLElement | null, meaning: string): void {
  if (!form.isConnected || meaningOf(form, button) !== meaning) return;
  if (form.hasAttribute('data-signin-asks')) button?.focus();
  else form.requestSubmit(button);
}
