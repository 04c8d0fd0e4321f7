import type { IdentityEntry, IdentityName } from '#contract/identity.ts';

/** Who somebody is, as their company says. */
export interface Person {
  /** The company's own lasting id. */
  subject: string;
  email: string | null;
  /** Whether the company knows that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** A company that says who people are: Google, Apple, or a stand-in of the sandbox. */
export interface IdentityProvider {
  name: IdentityName;
  entry: IdentityEntry;
  /** Who the code is about; null for one that is wrong, used, too old or was asked for by somebody else. */
  redeem: (answer: {
    code: string;
    returnUrl: string;
    nonce: string;
    verifier: string;
  }) => Promise<Person | null>;
  /** The stand-in's own pages, where there is one. */
  pages?: (request: Request) => Promise<Response>;
}

export type Identities = Partial<Record<IdentityName, IdentityProvider>>;
