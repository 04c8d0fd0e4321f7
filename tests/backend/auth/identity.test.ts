import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#backend/db/schema/user.ts';
import { createIdentities } from '#backend/identity/create.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { getAccount, login, register } from '#contract/auth.ts';
import { appleSignIn, googleSignIn, listIdentityEntries, type IdentityName } from '#contract/identity.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';
import { question, visitStandIn } from '../../support/stand-in.ts';

let shop: TestBackend;
beforeAll(async () => {
  shop = await createTestBackend();
});
afterAll(async () => {
  await shop.close();
});

const ask: Parameters<typeof visitStandIn>[0] = async (path, { method, cookie, form }) =>
  shop.app.request(path, {
    method,
    headers: {
      cookie,
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  });

async function codeOf(name: IdentityName, choice: string) {
  const { address, proof } = question(name);
  const { to } = await visitStandIn(ask, address, choice);
  const query = new URL(to ?? '/', 'http://shop.test').searchParams;
  return { proof, query, code: query.get('code') ?? '' };
}
async function google(choice: string) {
  const { code, proof } = await codeOf('google', choice);
  return shop.call(googleSignIn, { query: { code, ...proof } });
}
async function apple(choice: string, name?: string) {
  const { code, proof } = await codeOf('apple', choice);
  return shop.call(appleSignIn, { body: { code, ...proof, platform: 'web', ...(name ? { name } : {}) } });
}

describe('Google and Apple', () => {
  it('open an account for new people, with a username, and find it again (7/user#2, 7/user#3)', async () => {
    const first = (await google('google-ada')).data.user;
    expect(first).toMatchObject({
      username: 'ada.winter',
      email: 'ada.winter@mail.offcut.example',
      hasPassword: false,
    });
    expect((await shop.call(getAccount, { token: first.token })).data.id).toBe(first.id);
    expect((await google('google-ada')).data.user.id).toBe(first.id);
    // The same address at another company is the same person.
    expect((await apple('apple-ada')).data.user.id).toBe(first.id);
    const other = (await apple('wren@mail.example', 'Ada  Winter')).data.user;
    expect(other.username).toBe('wren');
  });

  it('give names that nobody has and that routes do not use', async () => {
    expect((await google('login@mail.example')).data.user.username).toBe('login2');
    expect((await google('zoe..k@one.example')).data.user.username).toBe('zoe.k');
    expect((await google('zoe..k@two.example')).data.user.username).toBe('zoe.k2');
    expect((await google('日本@mail.example')).status).toBe(400);
    expect((await google('!@mail.example')).data.user.username).toBe('member');
  });

  it('link the account that has a confirmed address, and tell its owner', async () => {
    const email = 'Linked@Mail.example';
    const passwordHash = await hashPassword('Horse-battery-1');
    const { account } = await shop.registerUser({ email, passwordHash, emailConfirmedAt: new Date() });
    expect((await google('linked@mail.example')).data.user).toMatchObject({
      id: account.id,
      hasPassword: true,
    });
    const signedIn = await shop.call(login, { body: { username: email, password: 'Horse-battery-1' } });
    expect(signedIn.status).toBe(200);
  });

  it('end the password and sessions of whoever took an address before its owner came', async () => {
    const email = 'victim@mail.example';
    const thief = await shop.call(register, {
      body: {
        username: 'thief',
        email,
        password: 'Horse-battery-1',
        confirmPassword: 'Horse-battery-1',
        region: 'US',
      },
    });
    const owner = (await google(email)).data.user;
    expect(owner).toMatchObject({ id: thief.data.user.id, hasPassword: false });
    expect((await shop.call(getAccount, { token: thief.data.user.token })).status).toBe(403);
    const again = await shop.call(login, { body: { username: email, password: 'Horse-battery-1' } });
    expect(again.status).toBe(400);
  });

  it('are not believed about addresses that they have not confirmed', async () => {
    await shop.registerUser({ email: 'oskar_h@mail.offcut.example' });
    const refused = await google('google-not-oskar');
    expect(refused.envelope).toMatchObject({ code: 400, data: { reason: 'identity-unconfirmed' } });
  });

  it('take a code once, for who asked for it, at the company that gave it', async () => {
    const { code, proof } = await codeOf('google', 'once@mail.example');
    const wrong = [
      { verifier: 'x'.repeat(43) },
      { returnUrl: 'http://evil.example/callback/google' },
      { code: 'nonsense' },
    ];
    for (const one of wrong) {
      const refused = await shop.call(googleSignIn, { query: { code, ...proof, ...one } });
      expect(refused.envelope).toMatchObject({ code: 400, data: { reason: 'identity-refused' } });
    }
    const fresh = await codeOf('google', 'once@mail.example');
    const body = { code: fresh.code, ...fresh.proof, platform: 'web' as const };
    expect((await shop.call(appleSignIn, { body })).status).toBe(400);
    const nonce = 'another-nonce-of-somebody';
    expect((await shop.call(googleSignIn, { query: { ...body, nonce } })).status).toBe(400);
    const third = await codeOf('google', 'once@mail.example');
    const query = { code: third.code, ...third.proof };
    expect((await shop.call(googleSignIn, { query })).status).toBe(200);
    expect((await shop.call(googleSignIn, { query })).status).toBe(400);
    expect(await shop.db.select().from(users).where(eq(users.email, 'once@mail.example'))).toHaveLength(1);
  });
});

describe('the stand-ins', () => {
  it('send people back who go back, and ask again for an address that is none', async () => {
    const { query } = await codeOf('google', 'cancel');
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('state')).toBe('state');
    const { address } = question('apple');
    const none = await visitStandIn(ask, address, 'no@address');
    expect(none).toMatchObject({ to: null, status: 422 });
    expect(none.text).toContain('Please enter a valid email address.');
  });

  it('send nobody to another shop, and show a page for what is over', async () => {
    const { address } = question('google');
    const elsewhere = address.replace('shop.invalid', 'evil.example');
    const refused = await visitStandIn(ask, elsewhere, 'google-ada');
    expect(refused).toMatchObject({ to: null, status: 400 });
    const over = await ask('/sandbox/google/choose/nothing', { method: 'GET', cookie: '' });
    expect(over.status).toBe(400);
    expect(await over.text()).toContain('Back to Offcut');
  });

  it('are nowhere in a shop that is open to the world', () => {
    const parts = { database: shop.deps.database, clock: shop.deps.clock, secret: shop.deps.secret };
    expect(createIdentities({ shop: 'https://shop.example' }, parts)).toEqual({});
    const real = createIdentities(
      { shop: 'https://shop.example', google: { clientId: 'id', clientSecret: 'word' } },
      parts,
    );
    expect(real.google?.pages).toBeUndefined();
    expect(real.google?.entry).toMatchObject({ clientId: 'id', returnOrigin: null });
  });

  it('are listed with what the web needs to know', async () => {
    const { data } = await shop.call(listIdentityEntries);
    expect(data.map(({ name }) => name)).toEqual(['google', 'apple']);
  });
});
