import type { SubmissionResult } from '@conform-to/react';
import type { FormProps } from '@remix-run/react';
import type { ComponentType } from 'react';
import type { Packed } from '#app/domain/packed.ts';
import type { Reason } from '#app/domain/forward.ts';
import type { Messages } from '#app/i18n/translate.ts';
import type { IdentityName } from '#contract/identity.ts';

/** What the forms of signing in need to know. */
export interface SignInView {
  reason: Reason | null;
  /** Where the sign-in ends. */
  forward: string | null;
  referralCode: string;
  /** When the sign-up form was handed out, signed. */
  stamp: string;
  identities: readonly IdentityName[];
}

/** What `/prompt/signin` sends; the modal asks for the same. */
export interface SignInPrompt extends SignInView {
  messages: { auth: Packed<Messages> };
}

/** Where a sign-in is that has begun: at the second step, or at the beginning again. */
export type SignInStep = 'login' | 'code';

/** How a form of signing in is sent, on a page or in the modal. */
export interface SignInSending {
  Form: ComponentType<FormProps>;
  /** The form's page, where it stands elsewhere. */
  action?: string | undefined;
  busy: boolean;
  lastResult: SubmissionResult | undefined;
  /** Answers with words instead of leading on. */
  stays?: boolean;
  /** What has to be done before a link leads away to another company. */
  beforeLeaving?: () => Promise<unknown>;
}
