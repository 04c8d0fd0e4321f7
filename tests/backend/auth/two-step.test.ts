import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticators, recoveryCodes, signInSteps } from '#backend/db/schema/two-step.ts';
import { mails, type users } from '#backend/db/schema/user.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { seal, unseal } from '#backend/identity/sealed.ts';
import { prune } from '#backend/jobs/sweep.ts';
import * as auth from '#contract/auth.ts';
import { RECOVERY_CODES, SECOND_STEP_ATTEMPTS, SECOND_STEP_MINUTES } from '#contract/limits.ts';
import * as twoStep from '#contract/two-step.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const PASSWORD = 'old horse 7!';
const STEP = 30_000;
let backend: TestBackend;
let passwordHash: string;
beforeAll(async () => {
  backend = await createTestBackend();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => backend.close());
beforeEach(() => backend.clock.advance(10 * STEP));

/** What the app of this key shows, `steps` from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: backend.clock.now().getTime() + steps * STEP,
  });
const start = (token: string, password = PASSWORD) =>
  backend.call(twoStep.startTwoStep, { token, body: { password } });
const confirm = (token: string, code: string) =>
  backend.call(twoStep.confirmTwoStep, { token, body: { code } });
const stateOf = async (token: string) => (await backend.call(twoStep.getTwoStep, { token })).data;
const subjects = async (email: string) =>
  (await backend.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);

/** Somebody with two-step sign-in; the clock is past the code that turned it on. */
async function withApp(columns: Partial<typeof users.$inferInsert> = {}) {
  const { token, account } = await backend.registerUser({ passwordHash, ...columns });
  const { secret } = (await start(token)).data;
  const codes = (await confirm(token, codeOf(secret))).data.recoveryCodes;
  backend.clock.advance(10 * STEP);
  const logIn = () => backend.call(auth.login, { body: { username: account.username, password: PASSWORD } });
  const ticket = async () => {
    const { envelope } = await logIn();
    return (envelope.data as { detail: { ticket: string } }).detail.ticket;
  };
  const finish = (ticket: string, code: string) =>
    backend.call(twoStep.finishLogin, { body: { ticket, code } });
  return { token, account, secret, codes, logIn, ticket, finish };
}

describe('turning two-step sign-in on', () => {
  it('asks for the password, then for a code of the app, and gives ten recovery codes once', async () => {
    const { token, account } = await backend.registerUser({ passwordHash });
    expect((await start(token, 'not it')).envelope.data).toMatchObject({
      fields: { password: [expect.any(String)] },
    });
    const { secret, uri } = (await start(token)).data;
    expect(uri).toContain(`otpauth://totp/Offcut:${account.username}?issuer=Offcut&secret=${secret}`);
    // Nothing asks for it yet.
    expect(await stateOf(token)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect((await confirm(token, wrong)).envelope.data).toMatchObject({ reason: 'wrong-code' });
    const code = codeOf(secret);
    const { recoveryCodes: given } = (await confirm(token, `${code.slice(0, 3)} ${code.slice(3)}`)).data;
    expect(new Set(given).size).toBe(RECOVERY_CODES);
    expect(given[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await stateOf(token)).toEqual({
      enabledAt: backend.clock.now(),
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect(await subjects(account.email)).toEqual(['Two-step sign-in is on']);
    // The sessions from before stay, and the key is not told any more.
    expect((await backend.call(auth.listSessions, { token })).data).toHaveLength(1);
    expect((await backend.call(twoStep.getTwoStepKey, { token })).data).toBeNull();
    expect((await start(token)).status).toBe(409);
  });

  it('keeps the key sealed and the codes hashed', async () => {
    const { account, secret, codes } = await withApp();
    const [row] = await backend.db.select().from(authenticators).where(eq(authenticators.userId, account.id));
    expect(row!.sealedSecret).not.toContain(secret);
    expect(unseal(backend.deps.secret, 'authenticator', account.id, row!.sealedSecret)).toBe(secret);
    const rows = await backend.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, account.id));
    for (const { codeHash } of rows) expect(codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(codes[0]);
  });

  it('shows the key to the session that asked for it only, and not for long', async () => {
    const { token, account } = await backend.registerUser({ passwordHash });
    const { secret } = (await start(token)).data;
    expect((await backend.call(twoStep.getTwoStepKey, { token })).data?.secret).toBe(secret);
    const { data } = await backend.call(auth.login, {
      body: { username: account.username, password: PASSWORD },
    });
    expect((await backend.call(twoStep.getTwoStepKey, { token: data.user.token })).data).toBeNull();
    expect((await confirm(data.user.token, codeOf(secret))).status).toBe(409);
    backend.clock.advance(16 * 60_000);
    expect((await backend.call(twoStep.getTwoStepKey, { token })).data).toBeNull();
    expect((await confirm(token, codeOf(secret))).status).toBe(409);
  });

  it('takes a fresh sign-in in place of a password from those who have none (G11)', async () => {
    const { token } = await backend.registerUser({ passwordHash: null });
    expect((await start(token, '')).status).toBe(200);
    backend.clock.advance(16 * 60_000);
    expect((await start(token, '')).envelope).toMatchObject({
      code: 403,
      data: { reason: 'fresh-sign-in-needed' },
    });
  });
});

describe('signing in with two steps', () => {
  it('opens no session before the code is there', async () => {
    const { account, logIn, finish, secret } = await withApp();
    const refused = await logIn();
    expect(refused.envelope).toMatchObject({ code: 403, data: { reason: 'second-step-needed' } });
    expect(JSON.stringify(refused.envelope)).not.toContain('token');
    const { ticket } = (refused.envelope.data as { detail: { ticket: string } }).detail;
    expect((await backend.call(auth.getAccount, { token: ticket })).status).toBe(403);
    const done = await finish(ticket, codeOf(secret));
    expect(done.data.user).toMatchObject({ id: account.id, username: account.username });
    expect((await backend.call(auth.getAccount, { token: done.data.user.token })).status).toBe(200);
  });

  it('takes no code and no ticket twice', async () => {
    const { ticket, finish, secret } = await withApp();
    const [one, other] = [await ticket(), await ticket()];
    const code = codeOf(secret);
    expect((await finish(one, code)).status).toBe(200);
    expect((await finish(one, codeOf(secret, 1))).envelope.data).toMatchObject({
      reason: 'second-step-ended',
    });
    expect((await finish(other, code)).envelope.data).toMatchObject({ reason: 'wrong-code' });
    // Nor an older one after a newer one.
    expect((await finish(other, codeOf(secret, -1))).status).toBe(422);
    expect((await finish(other, codeOf(secret, 1))).status).toBe(200);
  });

  it('allows a clock to be one step off, and no more', async () => {
    const { ticket, finish, secret } = await withApp();
    const waiting = await ticket();
    expect((await finish(waiting, codeOf(secret, -2))).status).toBe(422);
    expect((await finish(waiting, codeOf(secret, 2))).status).toBe(422);
    expect((await finish(waiting, codeOf(secret, -1))).status).toBe(200);
  });

  it('ends after five wrong codes, after ten minutes, and with a new password', async () => {
    const { token, ticket, finish, secret } = await withApp();
    const tired = await ticket();
    for (let turn = 0; turn < SECOND_STEP_ATTEMPTS; turn += 1) {
      expect((await finish(tired, 'ABCD-EFGH-IJKL-MNOP')).status).toBe(422);
    }
    expect((await finish(tired, codeOf(secret))).envelope.data).toMatchObject({
      reason: 'second-step-ended',
    });
    const late = await ticket();
    backend.clock.advance(SECOND_STEP_MINUTES * 60_000 + 1);
    expect((await finish(late, codeOf(secret))).status).toBe(400);
    await prune(backend.deps);
    expect(await backend.db.select().from(signInSteps)).toEqual([]);
    const stale = await ticket();
    const body = { oldPassword: PASSWORD, password: 'new horse 8!', confirmPassword: 'new horse 8!' };
    expect((await backend.call(auth.changePassword, { token, body })).status).toBe(200);
    expect((await finish(stale, codeOf(secret))).status).toBe(400);
  });

  it('takes each recovery code once, however it is typed, and tells the owner', async () => {
    const { token, account, ticket, finish, codes } = await withApp();
    expect((await finish(await ticket(), codes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await finish(await ticket(), codes[0]!)).status).toBe(422);
    expect((await stateOf(token)).recoveryCodesLeft).toBe(RECOVERY_CODES - 1);
    expect((await subjects(account.email)).at(-1)).toBe('A recovery code was used');
    const renewed = await backend.call(twoStep.renewRecoveryCodes, { token, body: { code: codes[1]! } });
    expect(renewed.data.recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect((await finish(await ticket(), codes[2]!)).status).toBe(422);
    expect((await finish(await ticket(), renewed.data.recoveryCodes[2]!)).status).toBe(200);
  });

  it('gives one code to one of two who use it at the same moment', async () => {
    const { ticket, finish, codes } = await withApp();
    const tickets = [await ticket(), await ticket()];
    const answers = await Promise.all(tickets.map((one) => finish(one, codes[0]!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('turning it off', () => {
  it('asks for the password and a code, and leaves nothing', async () => {
    const { token, account, secret, logIn } = await withApp();
    const off = (password: string, code: string) =>
      backend.call(twoStep.endTwoStep, { token, body: { password, code } });
    expect((await off('not it', codeOf(secret))).status).toBe(422);
    expect((await off(PASSWORD, 'ABCD')).status).toBe(422);
    expect((await logIn()).status).toBe(403);
    expect((await off(PASSWORD, codeOf(secret))).status).toBe(200);
    expect(await stateOf(token)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect((await subjects(account.email)).at(-1)).toBe('Two-step sign-in is off');
    expect((await logIn()).status).toBe(200);
  });
});

describe('a password that is set anew by mail', () => {
  const reset = async (email: string) => {
    await backend.call(auth.forgetPassword, { body: { email } });
    const letters = await backend.db.select().from(mails).where(eq(mails.recipient, email));
    const token = new URLSearchParams(/reset-password\?(\S+)/.exec(letters.at(-1)!.body)![1]).get('token')!;
    const body = { email, token, password: PASSWORD, confirmPassword: PASSWORD };
    expect((await backend.call(auth.resetPassword, { body })).status).toBe(200);
  };

  it('leaves two-step sign-in on: a mailbox alone opens nothing', async () => {
    const { account, logIn } = await withApp({ emailConfirmedAt: backend.clock.now() });
    await reset(account.email);
    expect((await logIn()).envelope.data).toMatchObject({ reason: 'second-step-needed' });
  });

  it('ends it where nobody had proven the address: squatters keep no owner out', async () => {
    const { account, logIn } = await withApp();
    await reset(account.email);
    expect((await logIn()).status).toBe(200);
  });
});

describe('sealed text', () => {
  it('opens with the same secret, purpose and owner only', () => {
    const sealed = seal('secret', 'purpose', 1, 'the key');
    expect(unseal('secret', 'purpose', 1, sealed)).toBe('the key');
    expect(seal('secret', 'purpose', 1, 'the key')).not.toBe(sealed);
    const at = sealed.length - 5;
    const tampered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect([
      unseal('other', 'purpose', 1, sealed),
      unseal('secret', 'other', 1, sealed),
      unseal('secret', 'purpose', 2, sealed),
      unseal('secret', 'purpose', 1, tampered),
      unseal('secret', 'purpose', 1, 'v1.a.b.c'),
      unseal('secret', 'purpose', 1, ''),
    ]).toEqual(Array(6).fill(null));
  });
});
