import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#backend/db/schema/trade.ts';
import { meta } from '#app/routes/order/buy.tsx';
import { preferencesCookie } from '#app/server/preferences.server.ts';
import { getOrder } from '#contract/order.ts';
import { flashOf, startWeb } from '../../../support/web.ts';
import { openBuy, openOrder, payAt, postBuy, type Person, type Web } from './buyers.ts';

let web: Web;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

async function buyer(country = 'US') {
  const person = await web.signedIn();
  const address = await web.address(person.account.id, { country, isDefault: true });
  return { ...person, addressId: String(address.id) };
}
const seller = () => web.user({ paymentAccount: 'wallet-seller' });

/** Presses "place order" of the page as it stands. */
async function order(path: string, as: Person & { addressId: string }, changes: Record<string, string> = {}) {
  const { data } = await openBuy(path, { as });
  return postBuy(
    path,
    { key: data.key, intent: 'buy', addressId: as.addressId, paymentKind: 'card', ...changes },
    { as },
  );
}

describe('who', () => {
  it.each([
    ['ask', 'buynow'],
    ['bid', 'sellnow'],
  ] as const)('a visitor at %s signs in first, and comes back (2.1#75)', async (type, reason) => {
    const offer = await web.offer({ type });
    const path = `/shopping/buy/${offer.id}?quantity=1`;
    const to = `/login?forward=${encodeURIComponent(path)}&reason=${reason}`;
    expect(await openBuy(path)).toMatchObject({ status: 302, location: to });
    const posted = await postBuy(path, {
      key: crypto.randomUUID(),
      intent: type === 'ask' ? 'buy' : 'sell',
      addressId: '1',
      paymentKind: 'card',
    });
    expect(posted).toMatchObject({ status: 302, location: to });
  });

  it.each(['x', '0', '-1', '1.5', '9'.repeat(20)])('the id %s is not numeric: home (2.1#73)', async (id) => {
    expect(await openBuy(`/shopping/buy/${id}`)).toMatchObject({ status: 302, location: '/' });
    expect((await postBuy(`/shopping/buy/${id}`, {})).location).toBe('/');
  });

  it('an unknown offer is not found', async () => {
    expect(await openBuy('/shopping/buy/999999', { as: await buyer() })).toMatchObject({
      status: 404,
      data: { message: "Sorry, this offer doesn't exist" },
    });
  });

  it('is not for search engines', () => {
    expect(meta({ data: undefined } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  it('an official retailer’s item leads to its own shop (1#5)', async () => {
    const offer = await web.offer({ offerUrl: 'https://retailer.example/c', official: true });
    expect(await openBuy(`/shopping/buy/${offer.id}`, { as: await buyer() })).toMatchObject({
      status: 302,
      location: `/lead/${offer.id}`,
    });
  });
});

describe('checkout', () => {
  it('shows items, shipping and total in the seller’s currency, and the total in mine', async () => {
    const offer = await web.offer({
      currency: 'GBP',
      priceMinor: 8_000,
      inventory: 3,
      shipping: [
        { region: 'US', priceMinor: 1_200 },
        { region: 'Worldwide', priceMinor: 2_000 },
      ],
    });
    const { data } = await openBuy(`/shopping/buy/${offer.id}?quantity=2`, { as: await buyer() });
    expect(data.quote).toMatchObject({
      items: '£160',
      shipping: '£12',
      total: '£172',
      fee: null,
      possible: true,
    });
    expect(data.quote.approx).toBe('approx $215');
    expect(data.quote.lines).toMatchObject([{ id: offer.id, price: '2 × £80' }]);
    expect(data.refusal).toBeNull();
  });

  it('ships to the default address, or to the one of the address bar', async () => {
    const offer = await web.offer({
      shipping: [
        { region: 'US', priceMinor: 500 },
        { region: 'JP', priceMinor: 3_000 },
      ],
    });
    const me = await buyer();
    const abroad = await web.address(me.account.id, { country: 'JP' });
    const path = `/shopping/buy/${offer.id}`;
    const first = (await openBuy(path, { as: me })).data;
    expect(first).toMatchObject({ addressId: Number(me.addressId), quote: { shipping: '$5' } });
    const link = first.addresses.find(({ address }: { address: { id: number } }) => address.id === abroad.id);
    expect(link).toMatchObject({ href: `${path}?address=${abroad.id}`, chosen: false });
    expect((await openBuy(link.href, { as: me })).data).toMatchObject({
      addressId: abroad.id,
      quote: { shipping: '$30', total: '$130' },
    });
    // Somebody else's address is none.
    const other = await buyer('JP');
    expect((await openBuy(`${path}?address=${other.addressId}`, { as: me })).data.addressId).toBe(
      Number(me.addressId),
    );
  });

  it('without an address leads to one and back, and orders nothing', async () => {
    const offer = await web.offer();
    const me = await web.signedIn();
    const path = `/shopping/buy/${offer.id}?quantity=1`;
    const { data } = await openBuy(path, { as: me });
    expect(data).toMatchObject({
      addresses: [],
      addressId: null,
      addAddressHref: `/account/address?forward=${encodeURIComponent(path)}`,
    });
    // Priced for the region of the visitor meanwhile.
    expect(data.quote.total).toBe('$100');
    const result = await postBuy(path, { key: data.key, intent: 'buy', paymentKind: 'card' }, { as: me });
    expect(result).toMatchObject({ status: 400, data: { error: 'Choose an address first.' } });
  });

  it('adds up several items of one seller', async () => {
    const { id: userId } = await seller();
    const shipping = [{ region: 'Worldwide', priceMinor: 350 }];
    const a = await web.offer({ userId, priceMinor: 1_005, inventory: 2, shipping });
    const b = await web.offer({ userId, priceMinor: 2_000, shipping });
    const { data } = await openBuy(`/shopping/buy/${a.id}?quantity=2&with=${b.id}.1`, { as: await buyer() });
    // Shipping is rounded up per line (9#13).
    expect(data.quote).toMatchObject({ items: '$40.10', shipping: '$8', total: '$48.10' });
    expect(data.quote.lines).toHaveLength(2);
  });

  it('reads odd quantities and lines totally', async () => {
    const offer = await web.offer({ inventory: 2 });
    const me = await buyer();
    for (const query of [
      '?quantity=x',
      '?quantity=0',
      '?quantity=-2',
      '?with=x.y',
      '?with=',
      '?address=evil',
    ]) {
      const { status, data } = await openBuy(`/shopping/buy/${offer.id}${query}`, { as: me });
      expect([status, data.quote?.total], query).toEqual([200, '$100']);
    }
  });

  it('says that it is not shipped there, with the price but without a total', async () => {
    const offer = await web.offer({ shipping: [{ region: 'GB', priceMinor: 0 }] });
    const { data } = await openBuy(`/shopping/buy/${offer.id}`, { as: await buyer('JP') });
    expect(data.quote).toMatchObject({
      items: '$100',
      shipping: 'Not shipped to Japan',
      total: '--',
      possible: false,
    });
  });

  it('shows the total in the chosen currency beside the seller’s', async () => {
    const offer = await web.offer();
    const cookie = await preferencesCookie(new Request('http://shop.test/'), { currency: 'EUR' });
    const { data } = await openBuy(`/shopping/buy/${offer.id}`, { as: await buyer(), cookies: [cookie] });
    expect(data.quote).toMatchObject({ total: '$100', approx: 'approx €90' });
  });
});

describe('placing the order', () => {
  it('holds the item and goes on to the provider’s page, then to the paid order', async () => {
    const offer = await web.offer({ priceMinor: 4_200 });
    const me = await buyer();
    const result = await order(`/shopping/buy/${offer.id}`, me);
    expect(result.status).toBe(303);
    expect(result.location).toMatch(/^\/sandbox\/card\/pay\//);
    // The provider's page is none of this app's: the browser has to load it.
    expect(result.headers.get('x-remix-reload-document')).toBe('true');
    const back = await payAt(result.location!, me);
    expect(back.location).toMatch(/^\/account\/orders\/\d+$/);
    const id = Number(back.location!.split('/').at(-1));
    const { data } = await web.call(getOrder, { token: me.token, params: { orderId: id } });
    expect(data).toMatchObject({
      status: 'ShipmentPending',
      totalPrice: 42,
      itemsPrice: 42,
      shippingPrice: 0,
    });
    expect(data.address).toMatchObject({ fullName: 'Robin Test', country: 'US' });
    // Sold: the next one is refused.
    const late = await openBuy(`/shopping/buy/${offer.id}`, { as: await buyer() });
    expect(late.data).toMatchObject({ quote: null, refusal: 'Somebody was faster: it is sold.' });
  });

  it('pays with the wallet where that was chosen', async () => {
    const offer = await web.offer();
    const result = await order(`/shopping/buy/${offer.id}`, await buyer(), { paymentKind: 'wallet' });
    expect(result.location).toMatch(/^\/sandbox\/wallet\/pay\//);
  });

  it('orders once however often the button is pressed', async () => {
    const offer = await web.offer({ inventory: 5 });
    const me = await buyer();
    const path = `/shopping/buy/${offer.id}`;
    const { data } = await openBuy(path, { as: me });
    const form = { key: data.key, intent: 'buy', addressId: me.addressId, paymentKind: 'card' };
    const press = () => postBuy(path, form, { as: me });
    const results = [...(await Promise.all([press(), press()])), await press()];
    expect(new Set(results.map(({ location }) => location)).size).toBe(1);
    expect(results.every(({ status }) => status === 303)).toBe(true);
    const mine = (await web.db.select().from(orders)).filter(({ buyerId }) => buyerId === me.account.id);
    expect(mine).toHaveLength(1);
    // A page opened anew has another key: that is another order.
    await order(path, me);
    expect(
      (await web.db.select().from(orders)).filter(({ buyerId }) => buyerId === me.account.id),
    ).toHaveLength(2);
  });

  it('takes the same key for nothing else', async () => {
    const [one, two] = [await web.offer(), await web.offer()];
    const me = await buyer();
    const { data } = await openBuy(`/shopping/buy/${one.id}`, { as: me });
    const form = { key: data.key, intent: 'buy', addressId: me.addressId, paymentKind: 'card' };
    expect((await postBuy(`/shopping/buy/${one.id}`, form, { as: me })).status).toBe(303);
    const reused = await postBuy(`/shopping/buy/${two.id}`, form, { as: me });
    expect(reused.status).toBeGreaterThanOrEqual(400);
    expect(reused.data.error).toMatch(/sent before/);
  });

  it('refuses with a sentence, and keeps the item for the others', async () => {
    const me = await buyer();
    const mine = await web.offer({ userId: me.account.id });
    expect((await openBuy(`/shopping/buy/${mine.id}`, { as: me })).data.refusal).toBe(
      'This is your own item.',
    );
    const gone = await web.offer({ status: 'Deleted' });
    const expired = await web.offer({ expiresAt: new Date(web.clock.now().getTime() - 1000) });
    const closed = await web.offer({ acceptBuyNow: false });
    const few = await web.offer({ inventory: 2 });
    const away = await web.offer({ shipping: [{ region: 'JP', priceMinor: 0 }] });
    const form = { key: crypto.randomUUID(), intent: 'buy', addressId: me.addressId, paymentKind: 'card' };
    const refused = async (path: string) => {
      const result = await postBuy(path, { ...form, key: crypto.randomUUID() }, { as: me });
      expect(result.status, path).toBeGreaterThanOrEqual(400);
      expect(result.status, path).toBeLessThan(500);
      return result.data.error ?? result.data.message;
    };
    expect(await refused(`/shopping/buy/${mine.id}`)).toBe('This is your own item.');
    expect(await refused(`/shopping/buy/${gone.id}`)).toBe('Offers are no longer accepted');
    expect(await refused(`/shopping/buy/${expired.id}`)).toBe('The offer has expired.');
    expect(await refused(`/shopping/buy/${closed.id}`)).toBe('Offers are no longer accepted');
    expect(await refused(`/shopping/buy/${few.id}?quantity=3`)).toBe('There are fewer left than you want.');
    expect(await refused(`/shopping/buy/${away.id}`)).toBe('The seller does not ship to this address.');
    const several = await web.offer();
    expect(await refused(`/shopping/buy/${few.id}?with=${several.id}.1`)).toBe(
      'An order has one seller. Buy from each in turn.',
    );
    const external = await web.offer({ offerUrl: 'https://retailer.example/d', official: true });
    expect(await refused(`/shopping/buy/${external.id}`)).toBe("This is sold in the retailer's own shop.");
    expect((await openBuy(`/shopping/buy/${few.id}?quantity=3`, { as: me })).data).toMatchObject({
      quote: null,
      refusal: 'There are fewer left than you want.',
    });
    expect((await openBuy(`/shopping/buy/${few.id}`, { as: await buyer() })).data.refusal).toBeNull();
  });

  it('takes no address of somebody else', async () => {
    const offer = await web.offer();
    const result = await order(`/shopping/buy/${offer.id}`, await buyer(), {
      addressId: (await buyer()).addressId,
    });
    expect(result).toMatchObject({ status: 422, data: { error: 'Choose an address first.' } });
  });

  it('refuses a suspended person (G19)', async () => {
    const offer = await web.offer();
    const person = await web.signedIn({ status: 'Suspended' });
    const address = await web.address(person.account.id);
    const result = await order(`/shopping/buy/${offer.id}`, { ...person, addressId: String(address.id) });
    expect(result).toMatchObject({ status: 403, data: { error: expect.stringMatching(/suspended/) } });
  });

  it.each([[{ key: 'no-uuid' }], [{ intent: 'give' }], [{ paymentKind: 'gold' }], [{ addressId: 'x' }]])(
    'refuses a form that is none: %o',
    async (changes) => {
      const offer = await web.offer();
      const result = await order(
        `/shopping/buy/${offer.id}`,
        await buyer(),
        changes as Record<string, string>,
      );
      expect(result.status).toBe(400);
      expect(result.data.error).toBeTruthy();
    },
  );
});

describe('sell now', () => {
  const bidOf = async (userId: number, priceMinor = 7_000) =>
    web.offer({ type: 'bid', userId, priceMinor, shipping: [] });

  it('accepts a bid, once, and leads to the order that its buyer pays (E23)', async () => {
    const bidder = await buyer();
    const me = await web.signedIn({ paymentAccount: 'wallet-sell' });
    const bid = await bidOf(bidder.account.id);
    const path = `/shopping/buy/${bid.id}`;
    const { data } = await openBuy(path, { as: me });
    expect(data).toMatchObject({ kind: 'sell', accountMissing: false, refusal: null });
    expect(data.bid).toMatchObject({ buyer: bidder.account.username, price: '$70' });
    const accept = () => postBuy(path, { key: data.key, intent: 'sell' }, { as: me });
    const first = await accept();
    expect(first.location).toMatch(/^\/account\/orders\/\d+$/);
    expect((await flashOf(first))?.kind).toBe('success');
    expect((await accept()).location).toBe(first.location);

    const id = Number(first.location!.split('/').at(-1));
    const mine = (await openOrder(id, me)).data;
    expect(mine.order).toMatchObject({ role: 'seller', totals: { total: '$70' } });
    const theirs = (await openOrder(id, bidder)).data;
    expect(theirs).toMatchObject({
      needsAddress: true,
      order: { role: 'buyer', actions: expect.arrayContaining(['pay']) },
    });
    expect(theirs.addresses).toHaveLength(1);
  });

  it('without a payment account leads to one (2.3#51, E21)', async () => {
    const bid = await bidOf((await buyer()).account.id);
    const me = await web.signedIn();
    expect((await openBuy(`/shopping/buy/${bid.id}`, { as: me })).data).toMatchObject({
      accountMissing: true,
    });
    const result = await postBuy(
      `/shopping/buy/${bid.id}`,
      { key: crypto.randomUUID(), intent: 'sell' },
      { as: me },
    );
    expect(result).toMatchObject({ status: 409, data: { error: expect.stringMatching(/payment account/) } });
  });

  it('is not possible with one’s own bid, nor twice', async () => {
    const bidder = await web.signedIn({ paymentAccount: 'w' });
    const bid = await bidOf(bidder.account.id);
    expect((await openBuy(`/shopping/buy/${bid.id}`, { as: bidder })).data.refusal).toBe(
      'This is your own item.',
    );
    const [one, two] = [
      await web.signedIn({ paymentAccount: 'w1' }),
      await web.signedIn({ paymentAccount: 'w2' }),
    ];
    const sell = (as: Person) =>
      postBuy(`/shopping/buy/${bid.id}`, { key: crypto.randomUUID(), intent: 'sell' }, { as });
    expect((await sell(bidder)).data.error).toBe('This is your own item.');
    const results = await Promise.all([sell(one), sell(two)]);
    expect(results.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(results.find(({ status }) => status === 409)?.data.error).toBe('Somebody was faster: it is sold.');
  });
});
