import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as addressAction, loader as addressLoader } from '#app/routes/account/address.tsx';
import { action as offersAction, loader as offersLoader } from '#app/routes/account/offers.tsx';
import { loader as overview } from '#app/routes/account/overview.tsx';
import { action as paymentAction, loader as paymentLoader } from '#app/routes/account/payment.tsx';
import { listAddresses } from '#contract/account.ts';
import { getOffer } from '#contract/offer.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
let me: Awaited<ReturnType<typeof web.signedIn>>;
beforeAll(async () => {
  web = await startWeb();
  me = await web.signedIn();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

type Handler = (args: ReturnType<typeof loaderArgs>) => unknown;
const get = (loader: Handler, path: string, cookie = me.cookie) =>
  outcome(() => loader(loaderArgs(path, { cookies: cookie ? [cookie] : [] })));
const post = (action: Handler, path: string, form: Record<string, string>, cookie = me.cookie) =>
  outcome(() => action(loaderArgs(path, { form, cookies: cookie ? [cookie] : [] })));

describe('every account page', () => {
  it.each([
    ['/account', overview],
    ['/account/payment', paymentLoader],
    ['/account/address', addressLoader],
    ['/account/offers', offersLoader],
  ] as [string, Handler][])('%s asks a visitor to sign in', async (path, loader) => {
    const result = await get(loader, path, '');
    expect(result).toMatchObject({
      status: 302,
      location: `/login?forward=${encodeURIComponent(path)}&reason=account`,
    });
  });

  it.each([
    ['/account/payment', paymentAction],
    ['/account/address', addressAction],
    ['/account/offers', offersAction],
  ] as [string, Handler][])('%s takes no form of a visitor', async (path, action) => {
    expect((await post(action, path, { intent: 'save' }, '')).location).toContain('/login?');
  });
});

describe('overview', () => {
  it('counts what there is', async () => {
    const person = await web.signedIn({ paymentAccount: 'wallet-1' });
    await web.offer({ userId: person.account.id });
    await web.offer({ userId: person.account.id, type: 'bid' });
    await web.address(person.account.id);
    const { data } = await get(overview, '/account', person.cookie);
    expect(data.counts).toEqual({
      favourites: 0,
      watched: 0,
      asks: 1,
      bids: 1,
      bought: 0,
      sold: 0,
      addresses: 1,
    });
    expect(data.person).toMatchObject({
      username: person.account.username,
      place: 'United States',
      paymentAvailable: true,
    });
  });
});

const fields = {
  intent: 'save',
  fullName: 'Mira Kovac',
  phoneCode: '+44',
  phone: '20 7946 0000',
  line1: '1 Long Lane',
  line2: '',
  city: 'London',
  state: '',
  postalCode: 'EC1A 9HF',
  country: 'GB',
};
const book = async (token: string) => (await web.call(listAddresses, { token })).data;

describe('addresses', () => {
  it('adds, makes the first one the default, changes, and deletes', async () => {
    const { cookie, token } = await web.signedIn();
    const added = await post(addressAction, '/account/address', fields, cookie);
    expect(added).toMatchObject({ status: 303, location: '/account/address' });
    expect(await flashOf(added)).toEqual({ kind: 'success', text: 'Address saved' });
    const [first] = await book(token);
    expect(first).toMatchObject({ city: 'London', line2: null, state: null, isDefault: true });

    await post(addressAction, '/account/address', { ...fields, city: 'Leeds' }, cookie);
    const second = (await book(token)).find(({ city }) => city === 'Leeds')!;
    expect(second.isDefault).toBe(false);
    await post(addressAction, '/account/address', { intent: 'default', id: String(second.id) }, cookie);
    expect((await book(token))[0]).toMatchObject({
      id: second.id,
      city: 'Leeds',
      line1: '1 Long Lane',
      isDefault: true,
    });

    const changed = { ...fields, id: String(second.id), city: 'York', isDefault: 'on' };
    await post(addressAction, `/account/address?edit=${second.id}`, changed, cookie);
    expect((await book(token)).map(({ city }) => city)).toEqual(['York', 'London']);

    await post(addressAction, '/account/address', { intent: 'delete', id: String(second.id) }, cookie);
    expect((await book(token)).map(({ city }) => city)).toEqual(['London']);
  });

  it('goes back to the checkout it was called from, and nowhere else', async () => {
    const { cookie } = await web.signedIn();
    const to = async (forward: string) =>
      (await post(addressAction, `/account/address?forward=${encodeURIComponent(forward)}`, fields, cookie))
        .location;
    expect(await to('/shopping/buy/7?quantity=2')).toBe('/shopping/buy/7?quantity=2');
    expect(await to('//evil.test')).toBe('/account/address');
  });

  it.each([
    ['phone', '', 'Please enter phone number.'],
    ['phone', '555-CALL', 'Phone number should contain numbers only'],
    ['phone', '123456789012345', 'Enter a phone number under 14 numbers.'],
    ['fullName', '', 'This field is required.'],
    ['fullName', '   ', 'This field is required.'],
    ['city', '', 'This field is required.'],
    ['country', '', 'This field is required.'],
    ['phoneCode', '', 'This field is required.'],
  ])('refuses %s "%s" and gives back what was typed', async (field, value, message) => {
    const result = await post(addressAction, '/account/address', { ...fields, [field]: value });
    expect(result.status).toBe(422);
    expect(result.data.result.error).toEqual({ [field]: [message] });
    expect(result.data.result.initialValue.line1).toBe('1 Long Lane');
  });

  it('knows nothing of other people’s addresses', async () => {
    const other = await web.signedIn();
    const foreign = await web.address(other.account.id);
    const id = String(foreign.id);
    for (const form of [
      { intent: 'delete', id },
      { intent: 'default', id },
      { ...fields, id },
      { ...fields, id: 'x' },
    ]) {
      expect(await post(addressAction, '/account/address', form as never)).toMatchObject({
        status: 404,
        thrown: true,
      });
    }
    expect(await get(addressLoader, `/account/address?edit=${id}`)).toMatchObject({
      status: 404,
      thrown: true,
    });
    expect(await book(other.token)).toMatchObject([{ fullName: 'Robin Test' }]);
  });

  it('offers each phone code once', async () => {
    const { data } = await get(addressLoader, '/account/address');
    expect(data.phoneCodes).toEqual([
      { value: '+1', label: '+1 US' },
      { value: '+44', label: '+44 GB' },
    ]);
    expect(data.start).toEqual({ country: 'US', phoneCode: '+1' });
  });
});

describe('my offers', () => {
  it('lists a side with both counts, statuses and expiry', async () => {
    const { cookie, account } = await web.signedIn();
    const far = new Date(Date.now() + 3 * 86_400_000 + 60_000);
    await web.offer({ userId: account.id, expiresAt: far, priceMinor: 12_350, currency: 'GBP' });
    await web.offer({ userId: account.id, status: 'Completed' });
    await web.offer({ userId: account.id, type: 'bid' });
    const { data } = await get(offersLoader, '/account/offers', cookie);
    expect(data.counts).toEqual({ ask: 2, bid: 1 });
    const row = data.rows.find((one: { active: boolean }) => one.active);
    expect(row).toMatchObject({
      status: 'Available',
      price: '£123.50',
      expiry: { count: 3, unit: 'day' },
      edit: true,
    });
    expect(row.href).toMatch(new RegExp(`^/user/${account.id}/listings/\\d+-`));
    expect(data.rows.find((one: { active: boolean }) => !one.active)).toMatchObject({
      status: 'Completed',
      edit: false,
      delete: false,
    });
    expect((await get(offersLoader, '/account/offers?type=bid', cookie)).data.rows).toHaveLength(1);
  });

  it('bumps once, then says in how many days again (4#58)', async () => {
    const { cookie, account } = await web.signedIn();
    const week = 7 * 86_400_000;
    const offer = await web.offer({
      userId: account.id,
      offerTime: new Date(web.clock.now().getTime() - week),
    });
    const bump = () =>
      post(offersAction, '/account/offers', { intent: 'bump', id: String(offer.spuId) }, cookie);
    const bumped = await bump();
    expect(bumped.status).toBe(303);
    expect(await flashOf(bumped)).toEqual({ kind: 'success', text: 'Bumped. Again in 7 days' });
    const { data } = await get(offersLoader, '/account/offers', cookie);
    expect(data.rows[0]).toMatchObject({ bump: false, bumpInDays: 7 });
    const again = await bump();
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(again.data.error).toBeTruthy();
  });

  it('deletes mine and nobody else’s', async () => {
    const { cookie, account, token } = await web.signedIn();
    const mine = await web.offer({ userId: account.id });
    const theirs = await web.offer();
    const remove = (id: number) =>
      post(offersAction, '/account/offers', { intent: 'delete', id: String(id) }, cookie);
    expect(await flashOf(await remove(mine.id))).toEqual({ kind: 'success', text: 'Offer deleted' });
    expect((await remove(theirs.id)).status).toBeGreaterThanOrEqual(400);
    expect((await web.call(getOffer, { params: { id: theirs.id }, token })).data.offer.offerStatus).toBe(
      'Available',
    );
    expect(
      (await post(offersAction, '/account/offers', { intent: 'delete', id: '1 or 1' }, cookie)).status,
    ).toBe(400);
    expect(
      (await post(offersAction, '/account/offers', { intent: 'nonsense', id: '1' }, cookie)).status,
    ).toBe(400);
  });
});

describe('payment account', () => {
  it.each([
    ['Normal', 'wallet'],
    ['Verified', 'card'],
    ['Retailer', 'card'],
    ['Official', 'card'],
  ] as const)('%s people have a %s account (B17)', async (status, kind) => {
    const { cookie } = await web.signedIn({ status });
    expect((await get(paymentLoader, '/account/payment', cookie)).data).toMatchObject({
      kind,
      connected: null,
    });
    const result = await post(paymentAction, '/account/payment', {}, cookie);
    expect(result.status).toBe(303);
    expect(result.location).toMatch(
      kind === 'card' ? /^\/sandbox\/card\/onboarding\// : /^\/sandbox\/wallet\/consent\//,
    );
    expect('wallet_state' in result.cookies).toBe(kind === 'wallet');
  });
});
