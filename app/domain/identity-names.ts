import type { IdentityName } from '#contract/identity.ts';

/** What the companies call themselves, in any language. */
export const companyNames: Record<IdentityName, string> = { google: 'Google', apple: 'Apple' };
