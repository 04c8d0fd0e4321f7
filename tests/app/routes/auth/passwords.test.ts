import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#backend/db/schema/user.ts';
import * as forgot from '#app/routes/auth/forgot-password.tsx';
import * as reset from '#app/routes/auth/reset-password.tsx';
import * as security from '#app/routes/account/password.tsx';
import { sessionCookie } from '#app/server/session.server.ts';
import * as auth from '#contract/auth.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

const NEW = 'a-new-passw0rd';
let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => void (web = await startWeb()));
afterAll(async () => {
  await web.stop();
  await web.close();
});

const errorsOf = ({ data }: { data: { result: { error: Record<string, string[]> } } }) => data.result.error;

async function linkFor(email: string): Promise<string> {
  await outcome(() => forgot.action(loaderArgs('/forgot-password', { form: { email } })));
  const letters = await web.db.select().from(mails).where(eq(mails.recipient, email));
  return /\/reset-password\?\S+/.exec(letters.at(-1)?.body ?? '')?.[0] ?? '';
}
const setNew = (link: string, form = { password: NEW, confirmPassword: NEW }) =>
  outcome(() => reset.action(loaderArgs(link, { form })));

/** A person with a password, signed in by it. */
async function withPassword() {
  const { cookie, account } = await web.signedIn();
  await setNew(await linkFor(account.email));
  // The new password ended the session from before.
  const before = await outcome(() => security.loader(loaderArgs('/account/password', { cookies: [cookie] })));
  expect(before.status).toBe(302);
  const logIn = async () =>
    (await web.call(auth.login, { body: { username: account.username, password: NEW } })).data.user;
  const { token, tokenExpires } = await logIn();
  return { mine: await sessionCookie(token, tokenExpires), token, logIn };
}

describe('forgot password', () => {
  it('goes to the same page whether the address is known or not', async () => {
    const { email } = (await web.signedIn()).account;
    const answers = await Promise.all(
      [email, 'nobody@people.example'].map((address) =>
        outcome(() => forgot.action(loaderArgs('/forgot-password', { form: { email: address } }))),
      ),
    );
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(2).fill([303, '/forgot-password?sent=1']),
    );
    const page = await outcome(() => forgot.loader(loaderArgs('/forgot-password?sent=1')));
    expect(page.data.sent).toBe(true);
  });

  it('says what is wrong with an address and keeps it', async () => {
    const answer = await outcome(() =>
      forgot.action(loaderArgs('/forgot-password', { form: { email: 'no' } })),
    );
    expect(answer.status).toBe(422);
    expect(errorsOf(answer).email).toEqual(['Please enter a valid email address.']);
    expect(answer.data.result.initialValue).toMatchObject({ email: 'no' });
  });
});

describe('reset password', () => {
  it('sets the new password, ends the session here, and goes to log in', async () => {
    const { email, username } = (await web.signedIn()).account;
    const link = await linkFor(email);
    expect((await outcome(() => reset.loader(loaderArgs(link)))).data.email).toBe(email);
    const done = await setNew(link);
    expect(done).toMatchObject({ status: 303, location: '/login' });
    expect(done.cookies.session).toBe('');
    expect(await flashOf(done)).toMatchObject({ kind: 'success' });
    const signedIn = await web.call(auth.login, { body: { username, password: NEW } });
    expect(signedIn.status).toBe(200);
  });

  it('offers a new link when this one is used, incomplete or made up', async () => {
    const { email } = (await web.signedIn()).account;
    const link = await linkFor(email);
    await setNew(link);
    for (const path of [link, '/reset-password?email=no&token=x', '/reset-password']) {
      const answer = await setNew(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.data.dead).toBe(true);
    }
    expect((await outcome(() => reset.loader(loaderArgs('/reset-password')))).data.email).toBe(null);
  });

  it('never sends a password back', async () => {
    const { email } = (await web.signedIn()).account;
    const answer = await setNew(await linkFor(email), { password: 'weak word 77', confirmPassword: 'other' });
    expect(errorsOf(answer)).toEqual({
      password: [auth.PASSWORD_WEAK],
      confirmPassword: [auth.PASSWORD_MISMATCH],
    });
    expect(JSON.stringify(answer.data)).not.toContain('weak word');
  });
});

describe('password and security', () => {
  it('is for people who are signed in', async () => {
    const answer = await outcome(() => security.loader(loaderArgs('/account/password')));
    expect(answer.location).toBe('/login?forward=%2Faccount%2Fpassword&reason=account');
  });

  it('says beside its field when the old password is wrong', async () => {
    const { mine } = await withPassword();
    const form = { intent: 'password', oldPassword: 'not this 1!', password: NEW, confirmPassword: NEW };
    const answer = await outcome(() =>
      security.action(loaderArgs('/account/password', { form, cookies: [mine] })),
    );
    expect(answer.status).toBe(422);
    expect(errorsOf(answer).oldPassword).toEqual(['This is not your password.']);
  });

  it('lists the browsers and signs one out', async () => {
    const { mine, token, logIn } = await withPassword();
    const second = await logIn();
    const page = await outcome(() => security.loader(loaderArgs('/account/password', { cookies: [mine] })));
    const others = (page.data.sessions as { id: string; current: boolean }[]).filter(
      ({ current }) => !current,
    );
    expect(others).toHaveLength(1);
    const form = { intent: 'end-session', id: others[0]!.id };
    const ended = await outcome(() =>
      security.action(loaderArgs('/account/password', { form, cookies: [mine] })),
    );
    expect(ended).toMatchObject({ status: 303, location: '/account/password' });
    expect((await web.call(auth.getAccount, { token: second.token })).status).toBe(403);
    expect((await web.call(auth.getAccount, { token })).status).toBe(200);
  });
});
