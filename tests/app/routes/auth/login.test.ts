import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#backend/db/schema/user.ts';
import { emptyGuestBag, setGuestLine } from '#app/domain/guest-bag.ts';
import { reasons } from '#app/domain/forward.ts';
import auth from '#app/i18n/locales/en/auth.json';
import { action, loader } from '#app/routes/auth/login.tsx';
import { signupStamp } from '#app/routes/auth/sign-in.server.ts';
import { guestBagCookie } from '#app/server/guest-bag.server.ts';
import { preferencesCookie, readPreferences } from '#app/server/preferences.server.ts';
import { readToken } from '#app/server/session.server.ts';
import { signValue } from '#app/server/signed-value.server.ts';
import * as bag from '#contract/bag.ts';
import { flashOf, loaderArgs, outcome, startWeb, type RequestOptions } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const PASSWORD = 'a-fine-passw0rd';
const MINUTE = 60_000;
let serial = 0;
/** A form that was open for a minute, as people's are. */
const signupFields = (changes: Record<string, string> = {}) => {
  const username = `mira_${++serial}`;
  return {
    intent: 'signup',
    stamp: signValue('signup', null, Date.now() - MINUTE),
    username,
    email: `${username}@people.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...changes,
  };
};
const post = (form: Record<string, string>, path = '/login', options: RequestOptions = {}) =>
  outcome(() => action(loaderArgs(path, { form, ...options })));
const logIn = (username: string, password: string, path?: string, options?: RequestOptions) =>
  post({ intent: 'login', username, password }, path, options);
const errorsOf = (result: { data: { result: { error: Record<string, string[]> } } }) =>
  result.data.result.error;

async function member() {
  const fields = signupFields();
  expect((await post(fields)).status).toBe(303);
  return fields;
}

describe('log in', () => {
  it('starts a session by username or e-mail and goes on', async () => {
    const { username, email } = await member();
    for (const name of [username, email, username.toUpperCase()]) {
      const result = await logIn(name, PASSWORD);
      expect(result).toMatchObject({ status: 303, location: '/' });
      const token = await readToken(loaderArgs('/', { cookies: [result.cookies.session!] }).request);
      expect(token).toBeTruthy();
    }
  });

  it('keeps the token out of scripts’ reach', async () => {
    const { username } = await member();
    const cookie = (await logIn(username, PASSWORD)).headers
      .getSetCookie()
      .find((line) => line.startsWith('session='));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('says the same for a wrong password and an unknown name, without giving the password back', async () => {
    const { username } = await member();
    const wrong = await logIn(username, 'wrong-passw0rd');
    const unknown = await logIn('nobody.here', 'wrong-passw0rd');
    expect(wrong.status).toBe(400);
    expect(errorsOf(wrong)['']).toHaveLength(1);
    expect(errorsOf(wrong)).toEqual(errorsOf(unknown));
    expect(wrong.data.result.initialValue.username).toBe(username);
    expect(JSON.stringify(wrong.data)).not.toContain('wrong-passw0rd');
    expect(wrong.cookies.session).toBeUndefined();
  });

  it('asks for what is missing', async () => {
    const result = await logIn('', '');
    expect(result.status).toBe(422);
    expect(errorsOf(result)).toEqual({
      username: ['Please enter your username.'],
      password: ['This field is required.'],
    });
  });

  it.each([
    ['/shopping/bag', '/shopping/bag'],
    ['/shopping/buy/3?size=M#pay', '/shopping/buy/3?size=M#pay'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['https://evil.test', '/'],
    ['javascript:alert(1)', '/'],
    ['/..//evil.test', '/'],
    ['account', '/'],
    ['', '/'],
  ])('goes back to %s as %s (C10)', async (forward, to) => {
    const { username } = await member();
    const path = `/login?forward=${encodeURIComponent(forward)}`;
    const result = await logIn(username, PASSWORD, path);
    expect(result.location).toBe(to);
    const again = await outcome(() => loader(loaderArgs(path, { cookies: [result.cookies.session!] })));
    expect(again).toMatchObject({ status: 302, location: to });
  });

  it('takes over the account’s preferences (C6)', async () => {
    const { username } = await member();
    await web.db
      .update(users)
      .set({ preferences: { productRegion: 'JP', currency: 'JPY', language: 'en', unit: null } })
      .where(eq(users.username, username));
    const before = await preferencesCookie(loaderArgs('/').request, {
      region: 'GB',
      currency: 'GBP',
      gender: 'men',
    });
    const result = await logIn(username, PASSWORD, '/login', { cookies: [before] });
    const request = loaderArgs('/', { cookies: [result.cookies.prefs!] }).request;
    expect(await readPreferences(request)).toMatchObject({ region: 'JP', currency: 'JPY', gender: 'men' });
  });
});

describe('the guest’s bag', () => {
  it('goes to the account; what is gone is left out with a word', async () => {
    const { username } = await member();
    const [live, sold] = [await web.offer({ inventory: 5 }), await web.offer({ status: 'Completed' })];
    let guest = setGuestLine(emptyGuestBag, live.id, 2, web.clock.now().getTime());
    guest = setGuestLine(guest, sold.id, 1, web.clock.now().getTime());
    const result = await logIn(username, PASSWORD, '/login', { cookies: [await guestBagCookie(guest)] });
    expect(result.cookies.bag).toBe('');
    expect(await flashOf(result)).toEqual({
      kind: 'info',
      text: '1 item of your bag is no longer available and was left out.',
    });
    const token = (await readToken(loaderArgs('/', { cookies: [result.cookies.session!] }).request))!;
    const { data } = await web.call(bag.getBag, { token });
    expect(data.cart.flatMap((group) => group.offers.map((line) => [line.offerId, line.quantity]))).toEqual([
      [live.id, 2],
    ]);
  });

  it('is not touched by a sign-in without one', async () => {
    const { username } = await member();
    expect((await logIn(username, PASSWORD)).cookies).not.toHaveProperty('bag');
  });
});

describe('sign up', () => {
  it('opens an account with the visitor’s region and signs in', async () => {
    const fields = signupFields({ username: '  New.Person_1 ', email: ' New.Person@People.example ' });
    const cookie = await preferencesCookie(loaderArgs('/').request, { region: 'GB', currency: 'GBP' });
    const result = await post(fields, '/login?mode=signup&forward=%2Faccount', { cookies: [cookie] });
    expect(result).toMatchObject({ status: 303, location: '/account' });
    const [row] = await web.db.select().from(users).where(eq(users.username, 'new.person_1'));
    expect(row).toMatchObject({ email: 'New.Person@People.example', region: 'GB' });
    const request = loaderArgs('/', { cookies: [result.cookies.prefs!] }).request;
    expect(await readPreferences(request)).toMatchObject({ region: 'GB', currency: 'GBP' });
  });

  it('falls back to the default region where the shop does not have the visitor’s', async () => {
    const fields = signupFields();
    expect((await post(fields, '/login?mode=signup&rgn=ZZ')).status).toBe(303);
    const [row] = await web.db.select().from(users).where(eq(users.username, fields.username));
    expect(row?.region).toBe('US');
  });

  it.each([
    ['username', '', 'Please enter your username.'],
    ['username', '   ', 'Please enter your username.'],
    ['username', 'mira k', 'Usernames can only use letter, numbers, underscores and periods.'],
    ['username', 'a'.repeat(21), 'Enter a name under 20 characters.'],
    ['username', '.mira', "You can't start your username with a period."],
    ['username', 'mira.', "You can't end your username with a period."],
    ['username', 'mi..ra', "Your can't have more than one period in a row."],
    ['username', '!'.repeat(30), 'Usernames can only use letter, numbers, underscores and periods.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'mira@', 'Please enter a valid email address.'],
    ['password', '', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['password', 'short1!', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['password', 'nodigits!!', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['password', 'nosymbol12', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['password', 'sp ace 123', 'Use 8 or more characters with a mix of letters, numbers & symbols.'],
    ['confirmPassword', '', 'Please make sure both passwords match.'],
    ['confirmPassword', 'another-passw0rd', 'Please make sure both passwords match.'],
  ])('refuses %s "%s"', async (field, value, message) => {
    const result = await post(signupFields({ [field]: value }));
    expect(result.status).toBe(422);
    expect(errorsOf(result)[field]?.[0]).toBe(message);
    expect(JSON.stringify(result.data)).not.toContain(PASSWORD);
  });

  it('judges every field at once', async () => {
    const result = await post(
      signupFields({ username: '', email: 'x', password: 'short', confirmPassword: 'other' }),
    );
    expect(Object.keys(errorsOf(result)).sort()).toEqual([
      'confirmPassword',
      'email',
      'password',
      'username',
    ]);
  });

  it('refuses names and addresses in use beside their fields, and keeps the rest', async () => {
    const { username, email } = await member();
    const taken = await post(signupFields({ username, email: email.toUpperCase() }));
    expect(taken.status).toBe(422);
    expect(errorsOf(taken)).toEqual({
      username: ['This username is already in use.'],
      email: ['This email is already in use.'],
    });
    expect(taken.data.result.initialValue).toMatchObject({ username });
    expect(errorsOf(await post(signupFields({ username: 'account' })))).toEqual({
      username: ['This username is already in use.'],
    });
  });

  it('refuses machines: the hidden field, a missing, foreign or stale stamp', async () => {
    const day = 24 * 60 * MINUTE;
    const changes: Record<string, string>[] = [
      { website: 'https://spam.test' },
      { stamp: '' },
      { stamp: signValue('wallet-state', null, Date.now() - MINUTE) },
      { stamp: signValue('signup', null, Date.now() - day - MINUTE) },
    ];
    for (const change of changes) {
      const result = await post(signupFields(change));
      expect(result.status).toBe(400);
      expect(errorsOf(result)['']).toEqual([auth.sendAgain]);
      expect(result.cookies.session).toBeUndefined();
    }
  });

  it('holds the very quick for a second instead of refusing them', async () => {
    const started = Date.now();
    expect((await post(signupFields({ stamp: signupStamp() }))).status).toBe(303);
    expect(Date.now() - started).toBeGreaterThan(900);
  });
});

describe('the page', () => {
  it('has a sentence for every reason (C11) and none for others', async () => {
    for (const reason of reasons) {
      expect(auth).toHaveProperty([`reason.${reason}`]);
      expect((await loader(loaderArgs(`/login?reason=${reason}`))).reason).toBe(reason);
    }
    expect((await loader(loaderArgs('/login?reason=<script>'))).reason).toBeNull();
  });

  it('opens in sign-up mode with the code of a friend (H15)', async () => {
    const page = await loader(loaderArgs('/login?mode=signup&code=ABCD2345'));
    expect(page).toMatchObject({ mode: 'signup', referralCode: 'ABCD2345' });
    expect(page.stamp).not.toBe('');
    expect((await loader(loaderArgs('/login'))).mode).toBe('login');
  });
});
