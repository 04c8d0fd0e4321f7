import type { IdentityName } from '#contract/identity.ts';

/** Somebody with an account at a stand-in. */
export interface Guest {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const listed: readonly Guest[] = [
  { id: 'ada', name: 'Ada Winter', email: 'ada.winter@mail.offcut.example', emailVerified: true },
  // One who has an account in the demo, and one who only says so.
  { id: 'petra', name: 'Petra Lind', email: 'petra.lind@mail.offcut.example', emailVerified: true },
  { id: 'not-oskar', name: 'Not Oskar', email: 'oskar_h@mail.offcut.example', emailVerified: false },
];

/** Accounts to choose from. */
export const guestsOf = (company: IdentityName): readonly Guest[] =>
  listed.map((guest) => ({ ...guest, id: `${company}-${guest.id}` }));

/** Whoever a person says they are: the id carries the address, so that nothing has to be kept. */
export function typedGuest(email: string): Guest {
  return {
    id: `typed-${Buffer.from(email).toString('base64url')}`,
    name: email.split('@')[0] ?? email,
    email,
    emailVerified: true,
  };
}

export function findGuest(company: IdentityName, id: string): Guest | undefined {
  const typed = /^typed-([\w-]{4,170})$/.exec(id)?.[1];
  if (typed) return typedGuest(Buffer.from(typed, 'base64url').toString());
  return guestsOf(company).find((guest) => guest.id === id);
}
