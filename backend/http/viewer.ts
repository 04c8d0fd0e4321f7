import type { Language } from '#contract/languages.ts';
import type { UserStatus } from '#contract/user.ts';

/** The signed-in person behind a call, as far as most rules need to know. */
export interface ViewerUser {
  id: number;
  username: string;
  status: UserStatus;
  paymentAccount: string | null;
  stripeAccount: string | null;
  /** Country of the profile; sellers ship from it unless they say otherwise. */
  region: string | null;
}

/** Who asks and in which money, place and language answers are wanted (7#1 headers, B3). */
export interface Viewer {
  user: ViewerUser | null;
  /** Hash of the token used, for logging out; null when signed out. */
  tokenHash: string | null;
  currency: string;
  region: string;
  language: Language;
  requestId: string;
  /** Address of the person (forwarded by the web), for rate limits only. */
  ip: string;
  userAgent: string;
}
