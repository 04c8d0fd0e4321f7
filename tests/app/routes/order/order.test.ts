import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader as ordersLoader, meta } from '#app/routes/order/orders.tsx';
import { acceptBid, createOrder } from '#contract/order.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';
import { openOrder, payAt, postOrder, type Person, type Web } from './buyers.ts';

const DAY = 86_400_000;
let web: Web;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

/** An order that waits for its payment, with its two sides. */
async function placed() {
  const seller = await web.signedIn({ paymentAccount: 'wallet-s' });
  const buyer = await web.signedIn();
  const offer = await web.offer({ userId: seller.account.id, priceMinor: 9_900 });
  const address = await web.address(buyer.account.id);
  const { data } = await web.call(createOrder, {
    token: buyer.token,
    body: { lines: [{ offerId: offer.id, quantity: 1 }], addressId: address.id, paymentKind: 'card' },
  });
  return { id: data.id, seller, buyer };
}
async function paid() {
  const order = await placed();
  const { data } = await openOrder(order.id, order.buyer);
  const started = await postOrder(
    order.id,
    { action: 'pay', key: data.key, paymentKind: 'card' },
    order.buyer,
  );
  await payAt(started.location!, order.buyer);
  return order;
}
async function shipped() {
  const order = await paid();
  await postOrder(order.id, { action: 'ship', carrier: 'Parcel Post', trackingNo: 'PP 1' }, order.seller);
  return order;
}
const viewOf = async (id: number, as: Person) => (await openOrder(id, as)).data.order;

describe('who', () => {
  it('a visitor signs in first and comes back', async () => {
    const to = '/login?forward=%2Faccount%2Forders%2F1&reason=account';
    expect(await openOrder(1, null)).toMatchObject({ status: 302, location: to });
    expect(await postOrder(1, { action: 'receive' }, null)).toMatchObject({ status: 302, location: to });
  });

  it('somebody else’s order, and none, are not found', async () => {
    const order = await placed();
    const stranger = await web.signedIn();
    for (const id of [order.id, 999_999]) {
      expect(await openOrder(id, stranger)).toMatchObject({ status: 404, thrown: true });
      expect(await postOrder(id, { action: 'cancel' }, stranger)).toMatchObject({
        status: 404,
        thrown: true,
      });
      expect(
        await postOrder(id, { action: 'pay', key: crypto.randomUUID(), paymentKind: 'card' }, stranger),
      ).toMatchObject({
        status: 404,
        thrown: true,
      });
    }
    expect((await viewOf(order.id, order.buyer)).actions).toContain('pay');
  });

  it('an id that is not numeric leads to the list', async () => {
    expect((await openOrder('x', await web.signedIn())).location).toBe('/account/orders');
  });
});

describe('an order, from both sides', () => {
  it('waits for its payment: the buyer pays or cancels, the seller cancels', async () => {
    const { id, buyer, seller } = await placed();
    const mine = await viewOf(id, buyer);
    expect(mine).toMatchObject({
      role: 'buyer',
      status: 'awaiting payment',
      totals: { total: '$99', items: '$99', shipping: 'Free' },
    });
    expect(mine.actions.sort()).toEqual(['cancel', 'pay']);
    expect(mine.next).toMatch(/^Pay before /);
    expect(mine.other.username).toBe(seller.account.username);
    const theirs = await viewOf(id, seller);
    expect(theirs.actions).toEqual(['cancel']);
    expect(theirs.other.username).toBe(buyer.account.username);
  });

  it('is paid at the provider’s page; a second press opens the same page', async () => {
    const { id, buyer } = await placed();
    const { data } = await openOrder(id, buyer);
    const press = () => postOrder(id, { action: 'pay', key: data.key, paymentKind: 'card' }, buyer);
    const [first, second] = [await press(), await press()];
    expect(first).toMatchObject({ status: 303, location: expect.stringMatching(/^\/sandbox\/card\/pay\//) });
    expect(second.location).toBe(first.location);
    expect((await payAt(first.location!, buyer)).location).toBe(`/account/orders/${id}`);
    expect(await viewOf(id, buyer)).toMatchObject({ status: 'paid' });
  });

  it('goes back to the order with the reason when the provider’s page cannot be opened', async () => {
    const { id, buyer } = await paid();
    const result = await postOrder(
      id,
      { action: 'pay', key: crypto.randomUUID(), paymentKind: 'card' },
      buyer,
    );
    expect(result.location).toBe(`/account/orders/${id}`);
    expect(await flashOf(result)).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(/^Payment Error: /),
    });
  });

  it('once paid is shipped by the seller, with carrier and tracking number', async () => {
    const { id, buyer, seller } = await paid();
    expect((await viewOf(id, seller)).actions).toEqual(expect.arrayContaining(['ship', 'cancel']));
    expect((await viewOf(id, buyer)).actions).not.toContain('ship');
    for (const form of [{ carrier: '', trackingNo: '' }, { carrier: '   ', trackingNo: ' ' }, {}]) {
      const result = await postOrder(id, { action: 'ship', ...form } as Record<string, string>, seller);
      expect(result).toMatchObject({ status: 422, thrown: false });
      expect(result.data.fields).toEqual({
        carrier: ['This field is required.'],
        trackingNo: ['This field is required.'],
      });
    }
    const half = await postOrder(id, { action: 'ship', carrier: 'Parcel Post', trackingNo: '' }, seller);
    expect(half.data.fields).toEqual({ trackingNo: ['This field is required.'] });
    // The buyer cannot.
    const other = await postOrder(id, { action: 'ship', carrier: 'A', trackingNo: 'B' }, buyer);
    expect(other).toMatchObject({ status: 409, data: { error: 'That is not possible any more.' } });

    const done = await postOrder(id, { action: 'ship', carrier: 'Parcel Post', trackingNo: 'PP 1' }, seller);
    expect(done).toMatchObject({ status: 303, location: `/account/orders/${id}` });
    expect(await flashOf(done)).toEqual({ kind: 'success', text: 'Marked as shipped' });
    expect(await viewOf(id, buyer)).toMatchObject({ status: 'shipped', tracking: 'Parcel Post, PP 1' });
  });

  it('once shipped is received by the buyer, and is complete for both', async () => {
    const { id, buyer, seller } = await shipped();
    expect((await viewOf(id, buyer)).actions).toEqual(expect.arrayContaining(['receive', 'requestRefund']));
    expect((await viewOf(id, seller)).actions).toEqual([]);
    await postOrder(id, { action: 'receive' }, buyer);
    for (const side of [buyer, seller])
      expect(await viewOf(id, side)).toMatchObject({ status: 'completed', done: 4, next: null });
    expect((await postOrder(id, { action: 'receive' }, buyer)).data.error).toBe(
      'That is not possible any more.',
    );
  });

  it('is refunded on request, or not', async () => {
    const { id, buyer, seller } = await shipped();
    const empty = await postOrder(id, { action: 'requestRefund', reason: '' }, buyer);
    expect(empty).toMatchObject({ status: 422, data: { fields: { reason: ['This field is required.'] } } });
    await postOrder(id, { action: 'requestRefund', reason: 'A hole in the sleeve' }, buyer);
    expect(await viewOf(id, buyer)).toMatchObject({
      status: 'refunding',
      notes: ['Refund asked for: A hole in the sleeve'],
    });
    expect((await viewOf(id, seller)).actions.sort()).toEqual(['approveRefund', 'declineRefund']);
    await postOrder(id, { action: 'declineRefund' }, seller);
    expect(await viewOf(id, buyer)).toMatchObject({ status: 'shipped' });
    await postOrder(id, { action: 'requestRefund', reason: 'Still a hole' }, buyer);
    await postOrder(id, { action: 'approveRefund' }, seller);
    expect(await viewOf(id, buyer)).toMatchObject({ status: 'refunded', totals: { refunded: '$99' } });
  });

  it('is cancelled with or without a reason, and says so', async () => {
    const one = await placed();
    await postOrder(one.id, { action: 'cancel', reason: '' }, one.buyer);
    expect(await viewOf(one.id, one.seller)).toMatchObject({ status: 'canceled', actions: [] });
    const two = await paid();
    await postOrder(two.id, { action: 'cancel', reason: 'Lost it' }, two.seller);
    expect((await viewOf(two.id, two.buyer)).notes).toEqual(['Cancelled: Lost it']);
  });

  it('is given more time by the buyer, within limits (E3)', async () => {
    const { id, buyer } = await paid();
    expect((await viewOf(id, buyer)).actions).toContain('extend');
    for (const days of ['', '0', '15', '1.5', 'x']) {
      const result = await postOrder(id, { action: 'extend', days }, buyer);
      expect([result.status, result.data.fields], days).toEqual([
        422,
        { days: ['Please enter a valid number.'] },
      ]);
    }
    expect((await postOrder(id, { action: 'extend', days: '14' }, buyer)).status).toBe(303);
    expect((await postOrder(id, { action: 'extend', days: '14' }, buyer)).status).toBe(409);
    expect((await postOrder(id, { action: 'extend', days: '7' }, buyer)).status).toBe(303);
    expect((await viewOf(id, buyer)).actions).not.toContain('extend');
  });

  it('of an accepted bid gets its address before it is paid (E23)', async () => {
    const buyer = await web.signedIn();
    const seller = await web.signedIn({ paymentAccount: 'w' });
    const bid = await web.offer({ type: 'bid', userId: buyer.account.id, shipping: [] });
    const { data } = await web.call(acceptBid, { token: seller.token, body: { offerId: bid.id } });
    const none = (await openOrder(data.id, buyer)).data;
    expect(none).toMatchObject({
      needsAddress: true,
      addresses: [],
      addAddressHref: `/account/address?forward=%2Faccount%2Forders%2F${data.id}`,
    });
    const address = await web.address(buyer.account.id);
    const chosen = await postOrder(
      data.id,
      { action: 'setAddress', addressId: String(address.id), paymentKind: 'wallet' },
      buyer,
    );
    expect(chosen.location).toMatch(/^\/sandbox\/wallet\/pay\//);
    expect((await openOrder(data.id, buyer)).data).toMatchObject({
      needsAddress: false,
      order: { address: { fullName: 'Robin Test' } },
    });
    const other = await web.address(seller.account.id);
    const foreign = await postOrder(
      data.id,
      { action: 'setAddress', addressId: String(other.id), paymentKind: 'card' },
      buyer,
    );
    expect(foreign).toMatchObject({ status: 422, data: { error: 'Choose an address first.' } });
  });

  it('refuses a form that is none', async () => {
    const { id, buyer } = await placed();
    for (const form of [
      {},
      { action: 'explode' },
      { action: 'pay', key: 'x', paymentKind: 'card' },
      { action: 'setAddress' },
    ]) {
      const result = await postOrder(id, form as Record<string, string>, buyer);
      expect(result.status).toBe(422);
      expect(result.data.error).toBeTruthy();
    }
  });

  it('is cancelled by time alone (E3)', async () => {
    const { id, buyer } = await placed();
    const now = web.clock.now();
    web.clock.advance(DAY);
    expect(await viewOf(id, buyer)).toMatchObject({ status: 'canceled', actions: [] });
    web.clock.set(now);
  });
});

describe('the list', () => {
  const open = (as: Person | null, query = '') =>
    outcome(() => ordersLoader(loaderArgs(`/account/orders${query}`, { cookies: as ? [as.cookie] : [] })));

  it('shows what I buy, and what I sell', async () => {
    const { id, buyer, seller } = await placed();
    const bought = (await open(buyer)).data;
    expect(bought).toMatchObject({ role: 'buyer', page: 1, pages: 1 });
    expect(bought.orders).toMatchObject([{ id, status: 'awaiting payment', href: `/account/orders/${id}` }]);
    expect((await open(buyer, '?role=seller')).data.orders).toEqual([]);
    expect((await open(seller, '?role=seller')).data.orders).toMatchObject([{ id }]);
    expect((await open(seller, '?role=nonsense')).data).toMatchObject({ role: 'buyer', orders: [] });
  });

  it('is for people only, and not for search engines', async () => {
    expect((await open(null, '?role=seller')).location).toBe(
      '/login?forward=%2Faccount%2Forders%3Frole%3Dseller&reason=account',
    );
    expect(meta({ data: undefined } as never)).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
