import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, users } from '#backend/db/schema/user.ts';
import { queueMail } from '#backend/mail/outbox.ts';
import { allMails, getPreferences, unsubscribe, updatePreferences } from '#contract/auth.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let me: Awaited<ReturnType<TestBackend['registerUser']>>;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => void (me = await backend.registerUser()));

const chosen = async () => (await backend.call(getPreferences, { token: me.token })).data;
const send = (event?: 'orders' | 'watchlist') =>
  queueMail(
    backend.db,
    {
      to: me.account.email,
      subject: 'News',
      body: 'Hello',
      ...(event ? { about: { userId: me.account.id, event } } : {}),
    },
    backend.clock.now(),
  );
const sent = async () =>
  (await backend.db.select().from(mails).where(eq(mails.recipient, me.account.email))).map(
    ({ body }) => body,
  );

describe('mails that people may switch off (G17, J23)', () => {
  it('come until they are switched off, with the way to do it', async () => {
    expect((await chosen()).notifications?.email).toEqual(allMails);
    await send('watchlist');
    const [body] = await sent();
    const token = new URLSearchParams(body!.split('/unsubscribe?')[1]).get('token')!;
    const off = await backend.call(unsubscribe, { body: { token, event: 'watchlist', wanted: false } });
    expect(off.status).toBe(200);
    expect((await chosen()).notifications?.email).toEqual({ ...allMails, watchlist: false });
    await send('watchlist');
    await send('orders');
    await send();
    expect(await sent()).toHaveLength(3);
    await backend.call(unsubscribe, { body: { token, event: 'watchlist', wanted: true } });
    expect((await chosen()).notifications?.email).toEqual(allMails);
  });

  it('are not switched off by links that name nobody', async () => {
    const body = { token: 'nobody', event: 'orders' as const, wanted: false };
    expect((await backend.call(unsubscribe, { body })).status).toBe(404);
  });

  it('stay chosen when a form is saved that is not about them (7/user#8)', async () => {
    const { notifications: _none, ...rest } = await chosen();
    const email = { ...allMails, feedback: false };
    await backend.call(updatePreferences, { token: me.token, body: { ...rest, notifications: { email } } });
    await backend.call(updatePreferences, { token: me.token, body: { ...rest, unit: 'in' } });
    expect(await chosen()).toMatchObject({ unit: 'in', notifications: { email: { feedback: false } } });
  });

  it('need a token of their own', async () => {
    const rows = await backend.db.select({ token: users.mailToken }).from(users);
    expect(new Set(rows.map(({ token }) => token)).size).toBe(rows.length);
  });
});
