import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploads } from '#backend/db/schema/user.ts';
import * as account from '#contract/account.ts';
import { exist } from '#contract/auth.ts';
import { getUserByUsername } from '#contract/user.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const DAY = 86_400_000;
let backend: TestBackend;
let me: Awaited<ReturnType<TestBackend['registerUser']>>;
let n = 0;
beforeAll(async () => void (backend = await createTestBackend()));
afterAll(() => backend.close());
beforeEach(async () => void (me = await backend.registerUser()));

type Body = Parameters<typeof backend.call<typeof account.updateAccount>>[1];
const change = (body: NonNullable<NonNullable<Body>['body']>, by = me) =>
  backend.call(account.updateAccount, { token: by.token, body });
const fieldsOf = async (body: Parameters<typeof change>[0]) =>
  ((await change(body)).envelope.data as { fields?: Record<string, string[]> } | null)?.fields;

describe('the account (7/user#7)', () => {
  it('changes what is given and nothing else, whatever else is sent', async () => {
    const mischief = { biography: 'Wool.', userStatus: 'Official', xp: 99_999, email: 'x@y.example', id: 1 };
    const { data } = await change(mischief as never);
    expect(data).toEqual({ ...me.account, biography: 'Wool.' });
    expect((await change({ region: 'DE', birthday: '1990-05-17' })).data).toMatchObject({
      region: 'DE',
      birthday: '1990-05-17',
      biography: 'Wool.',
    });
    expect((await change({ birthday: null })).data.birthday).toBeNull();
    expect((await change({})).data.region).toBe('DE');
  });

  it('refuses to the letter (5#4–5#11, 5#19, A8)', async () => {
    const other = await backend.registerUser();
    expect(await fieldsOf({ biography: 'x'.repeat(51) })).toEqual({
      biography: ['Enter a bio under 50 characters.'],
    });
    expect((await change({ biography: 'x'.repeat(50) })).status).toBe(200);
    expect(await fieldsOf({ username: 'a..b' })).toEqual({
      username: ["Your can't have more than one period in a row."],
    });
    for (const username of [other.account.username, 'account']) {
      expect(await fieldsOf({ username })).toEqual({ username: ['This username is already in use.'] });
    }
    expect(await fieldsOf({ region: 'XX' })).toHaveProperty('region');
    expect(await fieldsOf({ birthday: '2999-01-01' })).toHaveProperty('birthday');
    expect(await fieldsOf({ birthday: '2001-02-30' })).toHaveProperty('birthday');
  });
});

describe('a new username (G21)', () => {
  const rename = (username: string, by = me) => change({ username }, by);
  const named = (username: string) => backend.call(getUserByUsername, { params: { username } });

  it('is had once in 30 days, and the old one leads to it for 90', async () => {
    const old = me.account.username;
    const first = `first${(n += 1)}`;
    expect((await rename(first)).data.username).toBe(first);
    expect((await named(old)).data.username).toBe(first);
    expect((await rename(`again${n}`)).envelope).toMatchObject({
      code: 422,
      data: { reason: 'username-too-soon' },
    });
    // The same name is no change.
    expect((await rename(first)).status).toBe(200);

    const other = await backend.registerUser();
    expect((await rename(old, other)).envelope).toMatchObject({ data: { reason: 'username-taken' } });
    expect((await backend.call(exist, { body: { username: old } })).data).toBe(false);

    backend.clock.advance(31 * DAY);
    // Its former holder may have it back.
    expect((await rename(old)).data.username).toBe(old);
    backend.clock.advance(91 * DAY);
    expect((await named(first)).status).toBe(404);
    expect((await rename(first, other)).data.username).toBe(first);
  });
});

describe('a portrait (I9, I10)', () => {
  async function upload(width: number, height: number, by = me): Promise<string> {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const checksum = createHash('sha256').update(bytes).digest('hex');
    const body = { files: [{ checksum, mime: 'image/jpeg' as const }] };
    const [place] = (await backend.call(account.requestUploads, { token: by.token, body })).data;
    const form = new FormData();
    for (const [name, value] of Object.entries(place!.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), 'picture');
    await backend.app.request(place!.url, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${by.token}` },
    });
    return place!.url;
  }
  const sizeOf = async (address: string) => {
    const [row] = await backend.db
      .select()
      .from(uploads)
      .where(eq(uploads.key, address.split('/').at(-1)!));
    return [row?.width, row?.height];
  };

  it('is cut to a square of at most 600', async () => {
    const { data } = await change({ avatarUrl: await upload(900, 700) });
    expect(await sizeOf(data.avatarUrl!)).toEqual([600, 600]);
    const small = await change({ avatarUrl: await upload(200, 300) });
    expect(await sizeOf(small.data.avatarUrl!)).toEqual([200, 200]);
    const square = await upload(400, 400);
    expect((await change({ avatarUrl: square })).data.avatarUrl).toBe(square);
    expect((await change({ avatarUrl: null })).data.avatarUrl).toBeNull();
  });

  it("is one's own upload, nothing else", async () => {
    const theirs = await upload(300, 300, await backend.registerUser());
    for (const avatarUrl of [theirs, 'https://elsewhere.example/a.png', '/media/upload/none', '']) {
      const answer = await change({ avatarUrl });
      if (avatarUrl !== '') expect(answer.envelope.code).toBe(422);
      expect(answer.status).toBeLessThan(500);
    }
  });
});
