import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { buttonClass } from '#app/ui/Button.tsx';

export interface SignInPromptProps {
  /** Why: "Sign in to like things and find them again." */
  reason: ReactNode;
  login: { href: string; label: string };
  signUp: { href: string; label: string };
}

/** What the sign-in modal holds (2.3#50): the reason and the two ways in, which are pages of their own. */
export function SignInPrompt({ reason, login, signUp }: SignInPromptProps) {
  return (
    <div className="stack">
      <p className="q">{reason}</p>
      <Link className={buttonClass('primary', { wide: true })} to={login.href}>
        {login.label}
      </Link>
      <Link className={buttonClass('outline', { wide: true })} to={signUp.href}>
        {signUp.label}
      </Link>
    </div>
  );
}
