import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, passwordResets, users } from '#backend/db/schema/user.ts';
import { prune } from '#backend/jobs/sweep.ts';
import * as auth from '#contract/auth.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const OLD = 'old horse 7!';
const NEW = 'new horse 8!';
const MINUTE = 60_000;

let backend: TestBackend;
let serial = 0;
let person: { username: string; email: string; token: string };
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  const username = `robin_${++serial}`;
  const body = {
    username,
    email: `${username}@people.example`,
    password: OLD,
    confirmPassword: OLD,
    region: 'GB',
  };
  person = { ...body, token: (await backend.call(auth.register, { body })).data.user.token };
});

const logIn = (password: string) =>
  backend.call(auth.login, { body: { username: person.username, password } });
const isSignedIn = async (token: string) => (await backend.call(auth.getAccount, { token })).status === 200;
const lettersTo = (email: string) => backend.db.select().from(mails).where(eq(mails.recipient, email));

/** Asks for a link and reads its token out of the mail. */
async function askForLink(email = person.email): Promise<string> {
  expect((await backend.call(auth.forgetPassword, { body: { email } })).status).toBe(200);
  const letter = (await lettersTo(person.email)).at(-1);
  return new URLSearchParams(/\/reset-password\?(\S+)/.exec(letter?.body ?? '')?.[1]).get('token') ?? '';
}
const reset = (token: string, changes: Record<string, string> = {}) =>
  backend.call(auth.resetPassword, {
    body: { email: person.email, token, password: NEW, confirmPassword: NEW, ...changes },
  });

describe('a forgotten password', () => {
  it('is set anew with the link of a mail, which ends every session (G4)', async () => {
    const token = await askForLink(person.email.toUpperCase());
    expect((await reset(token)).status).toBe(200);
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await logIn(OLD)).status).toBe(400);
    expect((await logIn(NEW)).status).toBe(200);
    expect((await lettersTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('answers the same for an address that nobody has, and writes no mail (G10)', async () => {
    const known = await backend.call(auth.forgetPassword, { body: { email: person.email } });
    const unknown = await backend.call(auth.forgetPassword, { body: { email: 'nobody@people.example' } });
    expect([unknown.status, unknown.envelope]).toEqual([known.status, known.envelope]);
    expect(await lettersTo('nobody@people.example')).toHaveLength(0);
  });

  it('takes a link once', async () => {
    const token = await askForLink();
    await reset(token);
    const again = await reset(token, { password: 'third horse 9!', confirmPassword: 'third horse 9!' });
    expect(again.envelope).toMatchObject({ code: 400, data: { reason: 'reset-link-invalid' } });
    expect((await logIn(NEW)).status).toBe(200);
  });

  it('lets one of two at once have it', async () => {
    const token = await askForLink();
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('takes the latest link only, for an hour', async () => {
    const first = await askForLink();
    const second = await askForLink();
    expect((await reset(first)).status).toBe(400);
    backend.clock.advance(61 * MINUTE);
    expect((await reset(second)).status).toBe(400);
    await prune(backend.deps);
    expect(await backend.db.select().from(passwordResets)).toHaveLength(0);
  });

  it("refuses another address's link without using it up", async () => {
    const token = await askForLink();
    expect((await reset(token, { email: 'other@people.example' })).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('keeps the token unreadable at rest', async () => {
    const token = await askForLink();
    const rows = await backend.db.select().from(passwordResets);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['password', { password: 'short' }, auth.PASSWORD_WEAK],
    ['confirmPassword', { confirmPassword: 'another 1!' }, auth.PASSWORD_MISMATCH],
  ])('refuses a wrong %s with its message (5#17, 5#18)', async (field, changes, message) => {
    const answer = await reset(await askForLink(), changes);
    expect(answer.status).toBe(422);
    expect((answer.envelope.data as { fields: Record<string, string[]> }).fields[field]).toContain(message);
  });
});

describe('a new password', () => {
  const change = (body: Record<string, string> = {}, token = person.token) =>
    backend.call(auth.changePassword, {
      token,
      body: { oldPassword: OLD, password: NEW, confirmPassword: NEW, ...body },
    });

  it('ends all sessions but the one that sets it, and links that were on their way', async () => {
    const other = (await logIn(OLD)).data.user.token;
    const link = await askForLink();
    expect((await change()).status).toBe(200);
    expect([await isSignedIn(person.token), await isSignedIn(other)]).toEqual([true, false]);
    expect((await reset(link)).status).toBe(400);
    expect((await logIn(NEW)).status).toBe(200);
  });

  it('needs the old one, if there is one (G11)', async () => {
    const wrong = await change({ oldPassword: NEW });
    expect(wrong.envelope).toMatchObject({
      code: 422,
      data: { fields: { oldPassword: ['This is not your password.'] } },
    });
    await backend.db.update(users).set({ passwordHash: null }).where(eq(users.username, person.username));
    expect((await backend.call(auth.getAccount, { token: person.token })).data.hasPassword).toBe(false);
    expect((await change({ oldPassword: '' })).status).toBe(200);
    expect((await logIn(NEW)).status).toBe(200);
  });

  it('is nothing for visitors', async () => {
    expect((await change({}, 'nobody')).status).toBe(403);
  });
});

describe('sessions', () => {
  const list = (token = person.token) => backend.call(auth.listSessions, { token });

  it('are listed with the browser, and none of their secrets', async () => {
    backend.clock.advance(MINUTE);
    const second = await backend.call(auth.login, {
      body: { username: person.username, password: OLD },
      headers: { 'user-agent': 'Firefox/150' },
    });
    const { data } = await list();
    expect(data.map(({ current }) => current)).toEqual([false, true]);
    expect(data[0]?.userAgent).toBe('Firefox/150');
    expect(JSON.stringify(data)).not.toContain(second.data.user.token);
  });

  it('are ended one by one, by their owner only', async () => {
    const second = (await logIn(OLD)).data.user.token;
    const id = (await list()).data.find(({ current }) => !current)!.id;
    const stranger = await backend.registerUser();
    await backend.call(auth.endSession, { token: stranger.token, params: { id } });
    expect(await isSignedIn(second)).toBe(true);
    expect((await backend.call(auth.endSession, { token: person.token, params: { id } })).status).toBe(200);
    expect([await isSignedIn(second), await isSignedIn(person.token)]).toEqual([false, true]);
  });
});
