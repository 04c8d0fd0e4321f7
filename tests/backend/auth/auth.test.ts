import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, sessions, users } from '#backend/db/schema/user.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import * as auth from '#contract/auth.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
const PASSWORD = 'correct horse 7!';

const form = (overrides: Record<string, unknown> = {}) => ({
  username: 'robin',
  email: 'Robin@Example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  region: 'GB',
  ...overrides,
});

describe('register', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());
  const register = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    backend.call(auth.register, { body: form(overrides), headers });

  it('opens an account, signs in and keeps neither password nor token readable', async () => {
    const { data } = await register(
      { username: '  Robin.One ' },
      { 'x-currency': 'EUR', 'accept-language': 'de-AT,de;q=0.8' },
    );
    expect(data.user).toMatchObject({
      username: 'robin.one',
      email: 'Robin@Example.com',
      region: 'GB',
      userStatus: 'Normal',
      paymentAvailable: false,
      forceConnectPayment: false,
    });
    expect(data.user.token).toMatch(/^[\w-]{43}$/);
    expect(data.user.tokenExpires.getTime()).toBe(backend.clock.now().getTime() + 30 * DAY);

    const [row] = await backend.db.select().from(users).where(eq(users.username, 'robin.one'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.termsAcceptedAt).toEqual(backend.clock.now());
    expect(row?.referralCode).toMatch(/^[A-Z2-9]{8}$/);
    const [session] = await backend.db.select().from(sessions).where(eq(sessions.userId, row!.id));
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    const [mail] = await backend.db.select().from(mails);
    expect(mail?.recipient).toBe('Robin@Example.com');

    const me = await backend.call(auth.getAccount, { token: data.user.token });
    expect(me.data.username).toBe('robin.one');
    const kept = await backend.call(auth.getPreferences, { token: data.user.token });
    expect(kept.data).toMatchObject({ productRegion: 'GB', currency: 'EUR', language: 'de', unit: null });
  });

  it.each([
    ['username', '', 'Please enter your username.'],
    ['username', 'a b', 'Usernames can only use letter, numbers, underscores and periods.'],
    ['username', 'a'.repeat(21), 'Enter a name under 20 characters.'],
    ['username', '.a', "You can't start your username with a period."],
    ['username', 'a.', "You can't end your username with a period."],
    ['username', 'a..b', "Your can't have more than one period in a row."],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['password', 'onlyletters!', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['confirmPassword', 'another 1!', 'Please make sure both passwords match.'],
    ['region', 'ZZ', 'This field is required.'],
  ])('refuses %s %j with its own message', async (field, value, message) => {
    const answer = await register({ username: 'fresh', email: 'fresh@example.com', [field]: value });
    expect(answer.status).toBe(422);
    const { fields } = answer.envelope.data as { fields: Record<string, string[]> };
    expect(fields[field]?.[0]).toBe(message);
  });

  it('names what is taken, whatever the letters, and reserved words count as taken', async () => {
    await register({ username: 'taken', email: 'taken@example.com' });
    const both = await register({ username: 'TAKEN', email: 'Taken@EXAMPLE.com' });
    expect(both.status).toBe(422);
    expect(both.envelope.data).toEqual({
      reason: 'username-taken',
      fields: { username: ['This username is already in use.'], email: ['This email is already in use.'] },
    });
    const mail = await register({ username: 'other', email: 'TAKEN@example.com' });
    expect(mail.envelope.data).toEqual({
      reason: 'email-taken',
      fields: { email: ['This email is already in use.'] },
    });
    const word = await register({ username: 'Shopping', email: 'word@example.com' });
    expect(word.envelope.data).toMatchObject({ fields: { username: ['This username is already in use.'] } });
  });

  it('lets only one of two simultaneous registrations have the name', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => register({ username: 'race', email: `race${n}@example.com` })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  });

  it('remembers who invited and ignores an unknown code', async () => {
    const inviter = await backend.user({ referralCode: 'INVITER2' });
    await register({ username: 'invited', email: 'invited@example.com', referralCode: 'inviter2' });
    await register({ username: 'uninvited', email: 'uninvited@example.com', referralCode: 'NOBODY22' });
    const [invited] = await backend.db.select().from(users).where(eq(users.username, 'invited'));
    const [uninvited] = await backend.db.select().from(users).where(eq(users.username, 'uninvited'));
    expect(invited?.referredBy).toBe(inviter.id);
    expect(uninvited?.referredBy).toBeNull();
  });

  it('tells whether a name or address is free', async () => {
    await backend.user({ username: 'somebody', email: 'Some.Body@example.com' });
    const free = async (body: { username?: string; email?: string }) =>
      (await backend.call(auth.exist, { body })).data;
    expect(await free({ username: ' SomeBody ' })).toBe(false);
    expect(await free({ username: 'nobody.yet' })).toBe(true);
    expect(await free({ username: 'login' })).toBe(false);
    expect(await free({ email: 'some.body@EXAMPLE.com' })).toBe(false);
    expect(await free({ email: 'free@example.com' })).toBe(true);
    expect((await backend.call(auth.exist, { body: {} })).status).toBe(400);
  });
});

describe('signing in', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({ deps: { rateLimitFactor: 1 } });
    const passwordHash = await hashPassword(PASSWORD);
    await backend.user({ username: 'ann', email: 'Ann@Example.com', passwordHash });
    await backend.user({ username: 'sue', passwordHash, status: 'Suspended' });
    await backend.user({ username: 'googler', passwordHash: null });
  });
  afterAll(() => backend.close());
  const login = (username: string, password = PASSWORD, ip = '203.0.113.1') =>
    backend.call(auth.login, { body: { username, password }, headers: { 'x-forwarded-for': ip } });

  it('takes the username or the e-mail in any letters, and suspended people too (G5, G19)', async () => {
    expect((await login('ANN')).data.user.username).toBe('ann');
    expect((await login('ann@example.COM')).data.user.username).toBe('ann');
    expect((await login('sue')).data.user.userStatus).toBe('Suspended');
  });

  it('refuses a wrong password and an unknown account with the same words', async () => {
    for (const [name, password] of [
      ['ann', 'wrong'],
      ['nobody.here', PASSWORD],
      ['googler', PASSWORD],
    ] as const) {
      const answer = await login(name, password, '203.0.113.2');
      expect(answer.status).toBe(400);
      expect(answer.envelope).toEqual({
        code: 400,
        msg: 'Wrong username or password.',
        data: { reason: 'wrong-credentials' },
      });
    }
  });

  it('stops after five failures per account and address, by whatever name, until the window is over', async () => {
    const ip = '203.0.113.3';
    for (let n = 0; n < 5; n += 1) await login(n % 2 ? 'ann' : 'ann@example.com', 'wrong', ip);
    const blocked = await login('ann', PASSWORD, ip);
    expect(blocked.status).toBe(429);
    expect(blocked.envelope.data).toEqual({ reason: 'too-many' });
    expect((await login('sue', PASSWORD, ip)).status).toBe(200);
    expect((await login('ann', PASSWORD, '203.0.113.4')).status).toBe(200);
    backend.clock.advance(15 * 60_000 + 1000);
    expect((await login('ann', PASSWORD, ip)).status).toBe(200);
  });

  it('does not count successes', async () => {
    for (let n = 0; n < 8; n += 1) expect((await login('ann', PASSWORD, '203.0.113.5')).status).toBe(200);
  });

  it('revokes on log-out, which is fine when already out', async () => {
    const { token } = (await login('ann', PASSWORD, '203.0.113.6')).data.user;
    expect((await backend.call(auth.getAccount, { token })).status).toBe(200);
    expect((await backend.call(auth.logout, { token })).status).toBe(200);
    const after = await backend.call(auth.getAccount, { token });
    expect(after.status).toBe(403);
    expect(after.envelope.data).toEqual({ reason: 'not-signed-in' });
    expect((await backend.call(auth.logout, { token })).status).toBe(200);
    expect((await backend.call(auth.logout)).status).toBe(200);
  });

  it('keeps a session alive for 30 days after its last use (G4)', async () => {
    const { token } = (await login('ann', PASSWORD, '203.0.113.7')).data.user;
    backend.clock.advance(29 * DAY);
    expect((await backend.call(auth.getAccount, { token })).status).toBe(200);
    backend.clock.advance(29 * DAY);
    expect((await backend.call(auth.getAccount, { token })).status).toBe(200);
    backend.clock.advance(30 * DAY + 1000);
    expect((await backend.call(auth.getAccount, { token })).status).toBe(403);
  });

  it('writes the use of a session at most once an hour', async () => {
    const { token } = (await login('ann', PASSWORD, '203.0.113.8')).data.user;
    const lastUse = async () => {
      const rows = await backend.db.select({ at: sessions.lastUsedAt }).from(sessions);
      return Math.max(...rows.map((row) => row.at.getTime()));
    };
    const opened = await lastUse();
    backend.clock.advance(59 * 60_000);
    await backend.call(auth.getAccount, { token });
    expect(await lastUse()).toBe(opened);
    backend.clock.advance(60_000);
    await backend.call(auth.getAccount, { token });
    expect(await lastUse()).toBe(backend.clock.now().getTime());
  });

  it('ignores tokens nobody was given', async () => {
    expect((await backend.call(auth.getAccount, { token: 'x'.repeat(43) })).status).toBe(403);
    expect((await backend.call(auth.getAccount)).status).toBe(403);
  });
});

describe('the account', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());

  it.each([
    ['Normal', { paymentAccount: 'w' }, true],
    ['Normal', { stripeAccount: 'c' }, false],
    ['Verified', { stripeAccount: 'c' }, true],
    ['Verified', { paymentAccount: 'w' }, false],
    ['Retailer', { stripeAccount: 'c' }, true],
    ['Official', { stripeAccount: 'c' }, true],
    ['Organization', { paymentAccount: 'w' }, true],
  ] as const)('%s with %j: paymentAvailable %s (3#1)', async (status, accounts, available) => {
    const { account } = await backend.registerUser({ status, ...accounts });
    expect(account.paymentAvailable).toBe(available);
  });

  it('asks sellers without a payment account to connect one', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const seller = await backend.user({ username: 'seller', passwordHash });
    const login = () => backend.call(auth.login, { body: { username: 'seller', password: PASSWORD } });
    expect((await login()).data.user.forceConnectPayment).toBe(false);
    await backend.offer({ userId: seller.id });
    expect((await login()).data.user.forceConnectPayment).toBe(true);
    await backend.db.update(users).set({ paymentAccount: 'w' }).where(eq(users.id, seller.id));
    expect((await login()).data.user.forceConnectPayment).toBe(false);
  });

  it("has preferences of its region until others are saved, of the shop's own choices only", async () => {
    const { token } = await backend.registerUser({ region: 'DE' });
    const get = async () => (await backend.call(auth.getPreferences, { token })).data;
    const notifications = { email: auth.allMails };
    expect(await get()).toEqual({
      productRegion: 'DE',
      currency: 'EUR',
      language: 'de',
      unit: null,
      notifications,
    });
    const wanted: auth.Preferences = {
      productRegion: 'GB',
      currency: 'GBP',
      language: 'ko',
      unit: 'in',
      notifications,
    };
    expect((await backend.call(auth.updatePreferences, { token, body: wanted })).data).toEqual(wanted);
    expect(await get()).toEqual(wanted);
    const refusedFields = async (change: object) => {
      const refused = await backend.call(auth.updatePreferences, { token, body: { ...wanted, ...change } });
      expect(refused.status).toBe(422);
      return Object.keys((refused.envelope.data as { fields: object }).fields);
    };
    expect(await refusedFields({ productRegion: 'ZZ', currency: 'XXX' })).toEqual([
      'productRegion',
      'currency',
    ]);
    expect(await refusedFields({ language: 'tlh' })).toEqual(['language']);
    expect(await get()).toEqual(wanted);
  });
});
