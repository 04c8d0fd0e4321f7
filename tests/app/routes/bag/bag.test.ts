import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '#backend/db/schema/trade.ts';
import { loader as addLoader, action as add } from '#app/routes/bag/add.ts';
import { action, loader } from '#app/routes/bag/bag.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { flashOf, loaderArgs, outcome, startWeb, type Outcome } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

/** A browser: it keeps what the answers set. `session` makes it a person's. */
function browser(session?: string) {
  const jar = new Map<string, string>();
  if (session) jar.set('session', session);
  const keep = (result: Outcome) => {
    for (const [name, pair] of Object.entries(result.cookies)) {
      if (name === 'flash') continue;
      if (pair === '') jar.delete(name);
      else jar.set(name, pair);
    }
    return result;
  };
  const cookies = () => [...jar.values()];
  return {
    jar,
    add: async (
      offerId: number | string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      keep(
        await outcome(() =>
          add(
            loaderArgs('/resources/bag', {
              form: { offerId: String(offerId), ...fields },
              cookies: cookies(),
              headers,
            }),
          ),
        ),
      ),
    post: async (form: Record<string, string | string[]>) =>
      keep(await outcome(() => action(loaderArgs('/shopping/bag', { form, cookies: cookies() })))),
    open: async (query = '') =>
      (await outcome(() => loader(loaderArgs(`/shopping/bag${query}`, { cookies: cookies() })))).data,
  };
}
type Browser = ReturnType<typeof browser>;

const linesOf = (page: { groups: { lines: { offerId: number; quantity: number }[] }[] }) =>
  page.groups.flatMap(({ lines }) => lines.map(({ offerId, quantity }) => [offerId, quantity]));
const historyOf = (page: { history: { offerId: number }[] }) => page.history.map(({ offerId }) => offerId);
const said = async (result: Outcome) => (await flashOf(result))?.text;

async function person() {
  const someone = await web.signedIn({ paymentAccount: 'wallet-bag' });
  return { ...someone, browser: browser(someone.cookie) };
}
/** The same for a guest and for a person: each test gets a new one. */
const kinds: [string, () => Promise<Browser>][] = [
  ['a guest', async () => browser()],
  ['a person', async () => (await person()).browser],
];

describe.each(kinds)('the bag of %s', (_, someone) => {
  it('is empty at first', async () => {
    const page = await (await someone()).open();
    expect(page).toMatchObject({ groups: [], history: [], totalCount: 0 });
  });

  it('takes an offer and returns to where the button stood', async () => {
    const ask = await web.offer({ priceMinor: 12_300 });
    const me = await someone();
    const result = await me.add(ask.id, {}, { referer: 'http://shop.test/shopping/women/item/x-1?size=M' });
    expect(result).toMatchObject({ status: 303, location: '/shopping/women/item/x-1?size=M' });
    expect(await flashOf(result)).toMatchObject({ kind: 'success' });
    const page = await me.open();
    expect(linesOf(page)).toEqual([[ask.id, 1]]);
    expect(page.totalCount).toBe(1);
    expect(page.groups[0]).toMatchObject({
      sellerId: ask.userId,
      action: 'buy',
      canBuy: true,
      allSelected: true,
      sum: '$123',
    });
  });

  it('returns to the bag when the way back is another site’s', async () => {
    const ask = await web.offer();
    const result = await (await someone()).add(ask.id, {}, { referer: 'http://evil.test/x' });
    expect(result.location).toBe('/shopping/bag');
  });

  it('says when it is in there already (8#10)', async () => {
    const ask = await web.offer();
    const me = await someone();
    await me.add(ask.id);
    const result = await me.add(ask.id);
    expect(await said(result)).toBe('Item already in shopping bag');
    expect(linesOf(await me.open())).toEqual([[ask.id, 1]]);
  });

  it('does not take what cannot be bought (8#10, F7)', async () => {
    const me = await someone();
    const gone = [
      await web.offer({ status: 'Completed', inventory: 0 }),
      await web.offer({ status: 'Deleted' }),
      await web.offer({ expiresAt: new Date(web.clock.now().getTime() - 1000) }),
      await web.offer({ inventory: 1, reserved: 1 }),
    ];
    for (const offer of gone) {
      const result = await me.add(offer.id);
      expect(result.status).toBe(303);
      expect(await said(result)).toBe('No available offer found');
    }
    for (const odd of ['', 'x', '0', '-1', '1e3', '99999999999999999999']) {
      expect(await said(await me.add(odd)), odd).toBe('No available offer found');
    }
    expect((await me.open()).groups).toEqual([]);
  });

  it('takes as many as there are (4#28)', async () => {
    const ask = await web.offer({ inventory: 3 });
    const external = await web.offer({
      inventory: 9,
      offerUrl: 'https://retailer.example/x',
      official: true,
    });
    const me = await someone();
    await me.add(ask.id, { quantity: '7' });
    await me.add(external.id, { quantity: '7' });
    expect(new Map(linesOf(await me.open()) as [number, number][])).toEqual(
      new Map([
        [ask.id, 3],
        [external.id, 1],
      ]),
    );
    await me.post({ sellerId: String(ask.userId), [`set.${ask.id}`]: '2' });
    expect(linesOf(await me.open())).toContainEqual([ask.id, 2]);
    await me.post({ sellerId: String(ask.userId), [`set.${ask.id}`]: '50' });
    await me.post({ sellerId: String(external.userId), [`set.${external.id}`]: '2' });
    expect(new Map(linesOf(await me.open()) as [number, number][])).toEqual(
      new Map([
        [ask.id, 3],
        [external.id, 1],
      ]),
    );
  });

  it('sets quantities of what is in it only', async () => {
    const ask = await web.offer({ inventory: 3 });
    const me = await someone();
    await me.post({ [`set.${ask.id}`]: '2' });
    expect((await me.open()).groups).toEqual([]);
  });

  it('removes at 0 into the history, puts back from there, and clears it (4#29, 2.3#25)', async () => {
    const seller = await web.user({ paymentAccount: 'wallet' });
    const first = await web.offer({ userId: seller.id });
    const second = await web.offer({ userId: seller.id });
    const me = await someone();
    await me.add(first.id);
    await me.add(second.id);
    await me.post({ sellerId: String(seller.id), [`set.${first.id}`]: '0' });
    let page = await me.open();
    expect(linesOf(page)).toEqual([[second.id, 1]]);
    expect(historyOf(page)).toEqual([first.id]);
    // With a seller's last offer the group goes.
    await me.post({ sellerId: String(seller.id), [`set.${second.id}`]: '0' });
    page = await me.open();
    expect(page.groups).toEqual([]);
    expect(historyOf(page).sort()).toEqual([first.id, second.id].sort());

    await me.post({ intent: 'add-back', offerId: String(first.id) });
    page = await me.open();
    expect(linesOf(page)).toEqual([[first.id, 1]]);
    expect(historyOf(page)).toEqual([second.id]);

    await me.post({ intent: 'clear-history' });
    page = await me.open();
    expect(page.history).toEqual([]);
    expect(linesOf(page)).toEqual([[first.id, 1]]);
  });

  it('does not put back what is gone, and says so', async () => {
    const ask = await web.offer();
    const me = await someone();
    await me.add(ask.id);
    await me.post({ [`set.${ask.id}`]: '0' });
    await web.db.update(offers).set({ status: 'Deleted' }).where(eq(offers.id, ask.id));
    expect((await me.open()).history).toMatchObject([{ offerId: ask.id, gone: true }]);
    expect(await said(await me.post({ intent: 'add-back', offerId: String(ask.id) }))).toBe(
      'No available offer found',
    );
  });

  it('shows what was sold meanwhile as such, and removes all of it at once (F23)', async () => {
    const seller = await web.user({ paymentAccount: 'wallet' });
    const sold = await web.offer({ userId: seller.id });
    const there = await web.offer({ userId: seller.id, priceMinor: 2_000 });
    const me = await someone();
    await me.add(sold.id);
    await me.add(there.id);
    await web.db.update(offers).set({ status: 'Completed', inventory: 0 }).where(eq(offers.id, sold.id));
    const page = await me.open();
    expect(page.groups[0]).toMatchObject({ hasProblems: true, selectedCount: 1, sum: '$20', canBuy: true });
    expect(
      page.groups[0].lines.find(({ offerId }: { offerId: number }) => offerId === sold.id),
    ).toMatchObject({
      problem: 'sold',
      selected: false,
    });
    await me.post({ sellerId: String(seller.id), intent: 'clear-unavailables', pick: [String(there.id)] });
    const cleared = await me.open();
    expect(linesOf(cleared)).toEqual([[there.id, 1]]);
    expect(historyOf(cleared)).toEqual([sold.id]);
  });

  it('remembers the choice per seller; at first everything is chosen (2.3#26, F6)', async () => {
    const [one, two] = [await web.user({ paymentAccount: 'w' }), await web.user({ paymentAccount: 'w' })];
    const [a, b] = [
      await web.offer({ userId: one.id, priceMinor: 1_000 }),
      await web.offer({ userId: one.id, priceMinor: 2_000 }),
    ];
    const c = await web.offer({ userId: two.id, priceMinor: 4_000 });
    const me = await someone();
    for (const { id } of [a, b, c]) await me.add(id);
    const groupOf = async (sellerId: number) =>
      (await me.open()).groups.find((group: { sellerId: number }) => group.sellerId === sellerId);
    expect(await groupOf(one.id)).toMatchObject({ allSelected: true, selectedCount: 2, sum: '$30' });

    await me.post({ sellerId: String(one.id), intent: 'pick', pick: [String(b.id)] });
    expect(await groupOf(one.id)).toMatchObject({ allSelected: false, selectedCount: 1, sum: '$20' });
    expect(await groupOf(two.id)).toMatchObject({ allSelected: true, selectedCount: 1 });

    // The button chooses all, or none when all were.
    await me.post({ sellerId: String(one.id), intent: 'all', pick: [String(b.id)] });
    expect(await groupOf(one.id)).toMatchObject({ selectedCount: 2 });
    await me.post({ sellerId: String(one.id), intent: 'all', pick: [String(a.id), String(b.id)] });
    expect(await groupOf(one.id)).toMatchObject({
      selectedCount: 0,
      sum: null,
      canBuy: false,
      note: { title: 'select an item to continue' },
    });
    expect(await groupOf(two.id)).toMatchObject({ selectedCount: 1 });
  });

  it('goes to the checkout with what is chosen, quantities and all (2.3#29)', async () => {
    const seller = await web.user({ paymentAccount: 'w' });
    const a = await web.offer({ userId: seller.id, inventory: 5 });
    const b = await web.offer({ userId: seller.id });
    const c = await web.offer({ userId: seller.id });
    const me = await someone();
    await me.add(a.id, { quantity: '2' });
    await me.add(b.id);
    await me.add(c.id);
    const result = await me.post({
      sellerId: String(seller.id),
      intent: 'buy',
      pick: [String(a.id), String(c.id)],
    });
    expect(result.status).toBe(303);
    const to = new URL(result.location!, 'http://shop.test');
    const first = Number(to.pathname.split('/').at(-1));
    const others = to.searchParams.getAll('with').map((entry) => entry.split('.').map(Number));
    expect(
      new Map([[first, Number(to.searchParams.get('quantity'))], ...(others as [number, number][])]),
    ).toEqual(
      new Map([
        [a.id, 2],
        [c.id, 1],
      ]),
    );
    // And remembers the choice.
    expect((await me.open()).groups[0].selectedCount).toBe(2);
  });

  it('goes nowhere with nothing chosen: "select an item to continue" (8#12)', async () => {
    const ask = await web.offer();
    const me = await someone();
    await me.add(ask.id);
    const result = await me.post({ sellerId: String(ask.userId), intent: 'buy' });
    expect(result.location).toBe('/shopping/bag');
    expect(await flashOf(result)).toEqual({ kind: 'warn', text: 'select an item to continue' });
    expect((await me.open()).groups[0].note.title).toBe('select an item to continue');
  });

  it('says when a bundle is not shipped to the region (2.3#29, A22)', async () => {
    const ask = await web.offer({ shipping: [{ region: 'GB', priceMinor: 500 }] });
    const me = await someone();
    await me.add(ask.id);
    expect((await me.open()).groups[0]).toMatchObject({
      canBuy: false,
      note: { title: 'bundle unavailable region' },
    });
    const result = await me.post({ sellerId: String(ask.userId), intent: 'buy', pick: [String(ask.id)] });
    expect(result.location).toBe('/shopping/bag');
    expect(await said(result)).toBe('bundle unavailable region');
    const prefs = await preferencesCookie(new Request('http://shop.test/'), { region: 'GB' });
    me.jar.set('prefs', prefs.split(';')[0]!);
    expect((await me.open()).groups[0]).toMatchObject({ canBuy: true, note: null });
  });

  it('says when there is no price in the currency, before the region (A22, D9)', async () => {
    // A currency without a rate.
    const ask = await web.offer({ shipping: [], currency: 'XAU' });
    const me = await someone();
    await me.add(ask.id);
    const page = await me.open();
    expect(page.groups[0]).toMatchObject({ canBuy: false, note: { title: 'bundle unavailable currency' } });
    expect(page.groups[0].lines[0].price).toBe('--');
    const result = await me.post({ sellerId: String(ask.userId), intent: 'buy', pick: [String(ask.id)] });
    expect(await said(result)).toBe('bundle unavailable currency');
  });

  it('sends to an official seller’s own shop in place of buying (2.3#28, 6#5)', async () => {
    const retailer = await web.user({ status: 'Official', stripeAccount: 'acct' });
    const ask = await web.offer({
      userId: retailer.id,
      official: true,
      offerUrl: 'https://retailer.example/b',
    });
    const me = await someone();
    await me.add(ask.id);
    const [group] = (await me.open()).groups;
    expect(group).toMatchObject({ action: 'shop', official: true, shopLink: `/lead/${ask.id}` });
    expect(group.lines[0]).toMatchObject({ stepper: false, lead: `/lead/${ask.id}` });
  });

  it('moves what was touched last to the front (4#30)', async () => {
    const [first, second] = [await web.offer({ inventory: 4 }), await web.offer({ inventory: 4 })];
    const me = await someone();
    await me.add(first.id);
    web.clock.advance(1000);
    await me.add(second.id);
    expect(linesOf(await me.open()).map(([id]) => id)).toEqual([second.id, first.id]);
    web.clock.advance(1000);
    await me.post({ [`set.${first.id}`]: '2' });
    expect(linesOf(await me.open()).map(([id]) => id)).toEqual([first.id, second.id]);
  });

  it('multiplies prices by pieces, shipping is per line', async () => {
    const ask = await web.offer({
      priceMinor: 1_050,
      inventory: 3,
      shipping: [{ region: 'Worldwide', priceMinor: 700 }],
    });
    const me = await someone();
    await me.add(ask.id, { quantity: '3' });
    const [group] = (await me.open()).groups;
    expect(group).toMatchObject({ sum: '$38.50', includesShipping: true });
    expect(group.lines[0]).toMatchObject({ price: '$31.50', shipping: '+ $7 shipping' });
  });

  it('refuses a form that is none', async () => {
    const me = await someone();
    expect((await me.post({ intent: 'steal' })).status).toBe(400);
    expect((await me.post({ sellerId: 'x', intent: 'buy' })).status).toBe(400);
    expect(await me.post({ sellerId: '999999', intent: 'buy' })).toMatchObject({
      status: 303,
      location: '/shopping/bag',
    });
  });
});

describe('own items and signing in', () => {
  it('does not take one’s own (2.3#30, E17)', async () => {
    const me = await person();
    const mine = await web.offer({ userId: me.account.id });
    const result = await me.browser.add(mine.id);
    expect(await flashOf(result)).toEqual({ kind: 'error', text: expect.stringMatching(/your own/) });
    expect((await me.browser.open()).groups).toEqual([]);
  });

  it('keeps a guest’s bag in a signed cookie of small size; a changed one is an empty bag (F1)', async () => {
    const me = browser();
    const seller = await web.user({ paymentAccount: 'w' });
    for (let n = 0; n < 30; n += 1) await me.add((await web.offer({ userId: seller.id })).id);
    expect((await me.open()).totalCount).toBe(30);
    expect(me.jar.get('bag')!.length).toBeLessThan(2500);
    const full = await me.add((await web.offer({ userId: seller.id })).id);
    expect(await flashOf(full)).toMatchObject({ kind: 'error', text: expect.stringMatching(/full/) });
    me.jar.set('bag', `${me.jar.get('bag')!.slice(0, -3)}abc`);
    expect((await me.open()).groups).toEqual([]);
  });

  it('is only posted to: opening the address shows the bag', async () => {
    expect(await outcome(() => addLoader())).toMatchObject({ status: 302, location: '/shopping/bag' });
  });
});
