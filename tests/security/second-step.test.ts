import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as login } from '#app/routes/auth/login.tsx';
import { action as enter } from '#app/routes/auth/login-code.tsx';
import { hashPassword } from '#backend/identity/passwords.ts';
import * as auth from '#contract/auth.ts';
import { rateLimits } from '#contract/limits.ts';
import * as twoStep from '#contract/two-step.ts';
import { loaderArgs, outcome, startWeb } from '../support/web.ts';

const PASSWORD = 'Horse-battery-1';
let web: Awaited<ReturnType<typeof startWeb>>;
let passwordHash: string;
beforeAll(async () => {
  web = await startWeb({ deps: { rateLimitFactor: 1 } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => web.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: web.clock.now().getTime() });

async function withApp() {
  const person = await web.signedIn({ passwordHash });
  const { token } = person;
  const { secret } = (await web.call(twoStep.startTwoStep, { token, body: { password: PASSWORD } })).data;
  await web.call(twoStep.confirmTwoStep, { token, body: { code: codeOf(secret) } });
  web.clock.advance(60 * 60_000);
  const ticket = async (ip = '198.51.100.1') => {
    const { envelope } = await web.call(auth.login, {
      body: { username: person.account.username, password: PASSWORD },
      headers: { 'x-forwarded-for': ip },
    });
    return (envelope.data as { detail: { ticket: string } }).detail.ticket;
  };
  return { ...person, secret, ticket };
}
const finish = (ticket: string, code: string, ip = '198.51.100.1') =>
  web.call(twoStep.finishLogin, { body: { ticket, code }, headers: { 'x-forwarded-for': ip } });

describe('guessing codes', () => {
  it('ends for an account however many tickets and addresses it comes from, and for the right code too', async () => {
    const { secret, ticket } = await withApp();
    const statuses: number[] = [];
    for (let turn = 0; turn <= rateLimits.secondStep.max; turn += 1) {
      const ip = `203.0.113.${turn}`;
      statuses.push((await finish(await ticket(ip), 'ABCD-EFGH-IJKL-MNOP', ip)).status);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
    const fresh = '203.0.113.200';
    expect((await finish(await ticket(fresh), codeOf(secret), fresh)).status).toBe(429);
    web.clock.advance(16 * 60_000);
    expect((await finish(await ticket(fresh), codeOf(secret), fresh)).status).toBe(200);
  });

  it('ends for whoever sits at a session left open, who can turn nothing off without the password', async () => {
    const { token, secret } = await withApp();
    const off = (password: string, code: string) =>
      web.call(twoStep.endTwoStep, { token, body: { password, code } });
    expect((await off('', codeOf(secret))).status).toBe(422);
    expect((await web.call(twoStep.getTwoStep, { token })).data.enabledAt).not.toBeNull();
    const statuses: number[] = [];
    for (let turn = 0; turn <= rateLimits.secondStep.max; turn += 1) {
      const answer = await web.call(twoStep.renewRecoveryCodes, { token, body: { code: '000 000' } });
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the ticket between the steps', () => {
  it('is no session, is nobody else’s, and tells nothing', async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    const ticket = await mine.ticket();
    for (const call of [auth.getAccount, auth.listSessions, auth.exchangeSession]) {
      expect((await web.call(call, { token: ticket })).status).toBe(403);
    }
    // Another person's code does not finish it.
    expect((await finish(ticket, codeOf(theirs.secret))).status).toBe(422);
    for (const made of ['', 'x', `${ticket}x`, ticket.slice(1), '../../etc', '\u0000']) {
      const answer = await finish(made, codeOf(mine.secret));
      expect([400, 422]).toContain(answer.status);
    }
  });

  it('only counts in the browser that got it: a cookie made up is none', async () => {
    const { secret, ticket } = await withApp();
    const made = Buffer.from(JSON.stringify({ ticket: await ticket(), method: 'password' })).toString(
      'base64',
    );
    for (const cookie of [`second-step=${made}`, `second-step=${made}.sig`, 'second-step=x']) {
      const answer = await outcome(() =>
        enter(loaderArgs('/login/code', { form: { code: codeOf(secret) }, cookies: [cookie] })),
      );
      expect(answer).toMatchObject({ status: 303, location: '/login' });
      expect(answer.cookies.session).toBeUndefined();
    }
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'never leads on to %s',
    async (evil) => {
      const { account, secret } = await withApp();
      const query = `?forward=${encodeURIComponent(evil)}`;
      const first = await outcome(() =>
        login(
          loaderArgs(`/login${query}`, {
            form: { intent: 'login', username: account.username, password: PASSWORD },
          }),
        ),
      );
      const done = await outcome(() =>
        enter(
          loaderArgs(first.location!, {
            form: { code: codeOf(secret) },
            cookies: [first.cookies['second-step']!],
          }),
        ),
      );
      expect(done).toMatchObject({ status: 303, location: '/' });
    },
  );
});

describe('who has two-step sign-in', () => {
  it('is told to nobody who does not know the password', async () => {
    const { account } = await withApp();
    const ask = (username: string) => web.call(auth.login, { body: { username, password: 'Wrong-word-1' } });
    const [known, unknown] = [await ask(account.username), await ask('nobody.at.all')];
    expect([known.status, known.envelope]).toEqual([unknown.status, unknown.envelope]);
  });
});
