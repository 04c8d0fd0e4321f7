import { afterAll, beforeAll, expect, it } from 'vitest';
import * as browsing from '#contract/browsing.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function person() {
  const { token } = await backend.registerUser();
  return {
    token,
    look: async (id: number) => {
      backend.clock.advance(1000);
      return backend.call(browsing.addBrowsing, { token, body: { type: 'product', id } });
    },
    seen: async (query: object = {}) => (await backend.call(browsing.listBrowsing, { token, query })).data,
  };
}

it('lists what I looked at, latest first, each once, without what is no longer shown (7/user#14)', async () => {
  const [a, b, hidden] = [
    await backend.spu(),
    await backend.spu(),
    await backend.spu({ status: 'Unavailable' }),
  ];
  const me = await person();
  for (const { id } of [a, b, hidden, a]) await me.look(id);
  const { data, total } = await me.seen();
  expect(data.map((one) => one.id)).toEqual([a.id, b.id]);
  expect(data[0]).toMatchObject({ type: 'product', spu: { id: a.id } });
  expect(total).toBe(2);
  expect((await me.seen({ pageStart: 1, pageLimit: 1 })).data.map((one) => one.id)).toEqual([b.id]);
  expect((await (await person()).seen()).data).toEqual([]);
});

it('takes over what a guest looked at, behind nothing seen since, and leaves out what it does not know (F18)', async () => {
  const [a, b, c] = [await backend.spu(), await backend.spu(), await backend.spu()];
  const me = await person();
  await me.look(c.id);
  backend.clock.advance(1000);
  const merge = () =>
    backend.call(browsing.mergeBrowsing, { token: me.token, body: { ids: [a.id, 999_999, b.id, c.id] } });
  expect((await merge()).status).toBe(200);
  expect((await me.seen()).data.map((one) => one.id)).toEqual([a.id, b.id, c.id]);
});

it('keeps the last hundred', async () => {
  const me = await person();
  const ids: number[] = [];
  for (let n = 0; n < browsing.BROWSING_MAX + 3; n += 1) ids.push((await backend.spu()).id);
  for (const id of ids) await me.look(id);
  const { total, data } = await me.seen({ pageLimit: 3 });
  expect(total).toBe(browsing.BROWSING_MAX);
  expect(data.map((one) => one.id)).toEqual(ids.slice(-3).reverse());
});

it('is forgotten when asked to, and is nobody else’s', async () => {
  const spu = await backend.spu();
  const [me, other] = [await person(), await person()];
  await me.look(spu.id);
  await other.look(spu.id);
  await backend.call(browsing.clearBrowsing, { token: me.token });
  expect((await me.seen()).total).toBe(0);
  expect((await other.seen()).total).toBe(1);
  expect((await backend.call(browsing.listBrowsing, {})).status).toBe(403);
});
