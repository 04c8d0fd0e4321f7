import { unzipSync, strFromU8 } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toCsv } from '#backend/areas/account/export.ts';
import { finishLeaving } from '#backend/areas/account/leaving.ts';
import { offers, orders } from '#backend/db/schema/trade.ts';
import { addresses, mails, sessions, users } from '#backend/db/schema/user.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { getAccount, login } from '#contract/auth.ts';
import { API_BASE } from '#contract/envelope.ts';
import * as leaving from '#contract/leaving.ts';
import { follow, getUser, getUserByUsername } from '#contract/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
const PASSWORD = 'Correct-horse-9';
let backend: TestBackend;
let passwordHash: string;
let me: Awaited<ReturnType<TestBackend['registerUser']>>;
beforeAll(async () => {
  backend = await createTestBackend();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => backend.close());
beforeEach(async () => void (me = await backend.registerUser({ passwordHash })));

const remove = (password = PASSWORD, token = me.token) =>
  backend.call(leaving.deleteAccount, { token, body: { password } });
const rowOf = async (id: number) => (await backend.db.select().from(users).where(eq(users.id, id)))[0]!;

describe('deleting an account (G22)', () => {
  it('needs the password', async () => {
    expect((await remove('wrong')).envelope).toMatchObject({
      code: 422,
      data: { fields: { password: ['This is not your password.'] } },
    });
    expect((await backend.call(getAccount, { token: me.token })).status).toBe(200);
  });

  it('leaves nothing of the person and keeps what others need', async () => {
    const other = await backend.registerUser();
    await backend.address(me.account.id);
    await backend.call(follow, { token: me.token, body: { userId: other.account.id } });
    const ask = await backend.offer({ userId: me.account.id });
    const order = await backend.completedOrder(me.account.id, other.account.id, {
      completedAt: new Date(backend.clock.now().getTime() - 10 * DAY),
      address: {
        fullName: 'Robin Test',
        phoneCode: '+1',
        phone: '555',
        line1: '1 Street',
        city: 'Springfield',
        postalCode: '1',
        country: 'US',
      },
    });
    expect((await remove()).data).toMatchObject({ deleted: true, openOrders: 0 });

    const row = await rowOf(me.account.id);
    expect(row).toMatchObject({ passwordHash: null, biography: '', region: null, paymentAccount: null });
    expect(JSON.stringify(row)).not.toContain(me.account.username);
    for (const table of [addresses, sessions]) {
      expect(await backend.db.select().from(table).where(eq(table.userId, me.account.id))).toEqual([]);
    }
    expect((await backend.call(getUser, { params: { id: me.account.id } })).status).toBe(404);
    const { username } = me.account;
    expect((await backend.call(getUserByUsername, { params: { username } })).status).toBe(404);
    expect((await backend.call(login, { body: { username, password: PASSWORD } })).status).toBe(400);
    expect((await backend.call(getAccount, { token: me.token })).status).toBe(403);
    const [offer] = await backend.db.select().from(offers).where(eq(offers.id, ask.id));
    expect(offer!.status).toBe('Deleted');
    const [kept] = await backend.db.select().from(orders).where(eq(orders.id, order.id));
    expect(kept).toMatchObject({
      totalMinor: 10_000,
      address: { fullName: '', line1: '', city: 'Springfield' },
    });
    expect((await backend.call(getUser, { params: { id: other.account.id } })).data.follower).toBe(0);
    const letters = await backend.db.select().from(mails).where(eq(mails.recipient, me.account.email));
    expect(letters.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
  });

  it('waits for open orders, takes listings away at once, and can be taken back so long', async () => {
    const other = await backend.user();
    const ask = await backend.offer({ userId: me.account.id });
    const order = await backend.completedOrder(other.id, me.account.id, { status: 'ShipmentPending' });
    expect((await remove()).data).toMatchObject({ deleted: false, openOrders: 1 });
    const [offer] = await backend.db.select().from(offers).where(eq(offers.id, ask.id));
    expect(offer!.status).toBe('Deleted');
    await finishLeaving(backend.deps);
    expect((await rowOf(me.account.id)).deletedAt).toBeNull();

    await backend.call(leaving.keepAccount, { token: me.token });
    const stand = await backend.call(leaving.getLeaving, { token: me.token });
    expect(stand.data).toMatchObject({ requestedAt: null, openOrders: 1 });

    await remove();
    const completedAt = backend.clock.now();
    await backend.db.update(orders).set({ status: 'Completed', completedAt }).where(eq(orders.id, order.id));
    // It may still be claimed.
    await finishLeaving(backend.deps);
    expect((await rowOf(me.account.id)).deletedAt).toBeNull();
    backend.clock.advance(4 * DAY);
    await finishLeaving(backend.deps);
    expect((await rowOf(me.account.id)).deletedAt).not.toBeNull();
  });
});

describe("taking one's data along (G22)", () => {
  const fetchZip = async (token: string, permission: { expires: string; signature: string }) =>
    backend.app.request(`${API_BASE}/user/export/zip?${new URLSearchParams(permission).toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const permission = async (password = PASSWORD) =>
    backend.call(leaving.requestExport, { token: me.token, body: { password } });

  it('is a zip of everything, twice, without secrets', async () => {
    await backend.address(me.account.id, { line1: '=2+3, "Court"' });
    expect((await permission('wrong')).envelope.code).toBe(422);
    const answer = await fetchZip(me.token, (await permission()).data);
    expect(answer.headers.get('content-disposition')).toContain(`offcut-${me.account.username}.zip`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toContain('json/account.json');
    expect(names.filter((name) => name.startsWith('csv/'))).toHaveLength(names.length / 2);
    const [account] = JSON.parse(strFromU8(files['json/account.json']!)) as Record<string, unknown>[];
    expect(account).toMatchObject({ username: me.account.username, email: me.account.email });
    const text = names.map((name) => strFromU8(files[name]!)).join('\n');
    expect(text).not.toMatch(/passwordHash|mailToken|tokenHash|argon2/);
    expect(strFromU8(files['csv/addresses.csv']!)).toContain(`"'=2+3, ""Court"""`);
  });

  it('is for its owner, with a permission that was not made up', async () => {
    const { data } = await permission();
    const other = await backend.registerUser();
    expect((await fetchZip(other.token, data)).status).toBe(403);
    expect((await fetchZip('nobody', data)).status).toBe(403);
    expect((await fetchZip(me.token, { ...data, signature: 'x' })).status).toBe(403);
    backend.clock.advance(2 * 3_600_000);
    expect((await fetchZip(me.token, data)).status).toBe(403);
  });

  it('writes nothing where there is nothing', () => {
    expect(toCsv([])).toBe('\uFEFF\r\n');
    expect(toCsv([{ a: null, b: new Date(0), c: { d: 1 }, e: -5 }])).toBe(
      '\uFEFFa,b,c,e\r\n,1970-01-01T00:00:00.000Z,"{""d"":1}",-5\r\n',
    );
  });
});
