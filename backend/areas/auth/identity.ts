import type { SignedIn } from '#contract/auth.ts';
import type { IdentityName } from '#contract/identity.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, notFound } from '../../http/refused.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Person } from '../../identity/provider.ts';
import { closeSessions } from '../../identity/sessions.ts';
import { queueMail } from '../../mail/outbox.ts';
import { freeUsername, usernameStem } from './free-username.ts';
import { dropPassword, findUserByIdentity, findUsernamesLike, insertIdentity } from './identity-queries.ts';
import { identityLinkedMail } from './identity-mail.ts';
import { createAccount, openAccount } from './open-account.ts';
import { confirmEmail, findSettings, findUserById, findUserByIdentifier, type UserRow } from './queries.ts';
import { deleteTwoStep } from './two-step-queries.ts';

const REFUSED = 'This sign-in is no longer valid. Please try again.';
const UNCONFIRMED =
  'This account has no confirmed email address. Confirm it there, or sign up with a password.';

interface Answer {
  code: string;
  returnUrl: string;
  nonce: string;
  verifier: string;
  referralCode?: string | undefined;
  name?: string | undefined;
}

/**
 * Signs in with the word of Google or Apple (7/user#2, 7/user#3). Who came before is known by the company's id; else
 * a confirmed address opens the account that has it; else a new account is made. Throws 400 `identity-refused` for a
 * code that is no good, `identity-unconfirmed` for people whose address nobody has confirmed, 404 where the company
 * is not set up.
 */
export async function signInWith(
  deps: Deps,
  viewer: Viewer,
  name: IdentityName,
  answer: Answer,
): Promise<SignedIn> {
  const company = deps.identities[name];
  if (!company) throw notFound();
  const person = await company.redeem(answer);
  if (!person) throw badRequest(REFUSED, 'identity-refused');
  const user = await deps.database.db.transaction((tx) =>
    accountOf(deps, tx, viewer, name, { ...person, name: person.name ?? answer.name ?? null }, answer),
  );
  return openAccount(deps, user, viewer);
}

async function accountOf(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  name: IdentityName,
  person: Person,
  answer: Answer,
): Promise<UserRow> {
  const known = await findUserByIdentity(tx, name, person.subject);
  if (known) return known;
  // An address that is only claimed opens nobody's account, and keeps nobody from their own.
  if (!person.email || !person.emailVerified) throw badRequest(UNCONFIRMED, 'identity-unconfirmed');
  const owner = await findUserByIdentifier(tx, person.email);
  const user = owner ? await link(deps, tx, name, owner) : await open(deps, tx, viewer, person, answer);
  await insertIdentity(tx, {
    provider: name,
    subject: person.subject,
    userId: user.id,
    email: person.email,
    createdAt: deps.clock(),
  });
  return user;
}

/**
 * Links the account that has the address. If nobody had proven that it is theirs, the account may have been opened
 * by somebody who waits for the owner to come: its password, its second step
 * and its sessions end, and the owner is told.
 */
async function link(deps: Deps, tx: Tx, name: IdentityName, owner: UserRow): Promise<UserRow> {
  const now = deps.clock();
  const unproven = owner.emailConfirmedAt === null;
  if (unproven) {
    await dropPassword(tx, owner.id);
    await closeSessions(tx, owner.id);
    await deleteTwoStep(tx, owner.id);
    await confirmEmail(tx, owner.id, now);
  }
  await queueMail(tx, identityLinkedMail(owner, name, unproven && owner.passwordHash !== null), now);
  return (await findUserById(tx, owner.id)) ?? owner;
}

async function open(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  person: Person,
  { referralCode }: Answer,
): Promise<UserRow> {
  const settings = await findSettings(tx);
  const regions = settings?.regions.map(({ code }) => code) ?? [viewer.region];
  const stem = usernameStem(person.name, person.email);
  const user = await createAccount(deps, tx, viewer, {
    username: freeUsername(stem, await findUsernamesLike(tx, stem)),
    email: person.email ?? '',
    emailConfirmedAt: deps.clock(),
    passwordHash: null,
    region: regions.includes(viewer.region) ? viewer.region : 'US',
    referralCode,
  });
  // Somebody took the name at the same moment; the next attempt finds another one.
  if (!user) throw badRequest(REFUSED, 'identity-refused');
  return user;
}
