import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as account from '#contract/account.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

const typed = (overrides: Record<string, unknown> = {}) => ({
  fullName: '  Robin Hale ',
  phoneCode: '+44',
  phone: '20 7946 0018',
  line1: '1 Mill Lane',
  line2: '',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  country: 'GB',
  ...overrides,
});

describe('the address book', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());

  const add = async (token: string, overrides = {}) =>
    (await backend.call(account.createAddress, { token, body: typed(overrides) })).data;
  const book = async (token: string) =>
    (await backend.call(account.listAddresses, { token })).data.map((row) => [row.line1, row.isDefault]);

  it('always has one default, listed first', async () => {
    const { token } = await backend.registerUser();
    expect(await book(token)).toEqual([]);
    const first = await add(token);
    expect(first).toMatchObject({ fullName: 'Robin Hale', line2: null, state: null, isDefault: true });
    await add(token, { line1: '2 Mill Lane' });
    const third = await add(token, { line1: '3 Mill Lane', isDefault: true });
    expect(await book(token)).toEqual([
      ['3 Mill Lane', true],
      ['1 Mill Lane', false],
      ['2 Mill Lane', false],
    ]);
    // Unticking the only default leaves it: a book with addresses has one.
    const kept = await backend.call(account.updateAddress, {
      token,
      params: { id: third.id },
      body: typed({ line1: '3b Mill Lane', isDefault: false }),
    });
    expect(kept.data).toMatchObject({ line1: '3b Mill Lane', isDefault: true });
    await backend.call(account.updateAddress, {
      token,
      params: { id: first.id },
      body: typed({ isDefault: true }),
    });
    expect((await book(token))[0]).toEqual(['1 Mill Lane', true]);
    expect((await backend.call(account.deleteAddress, { token, params: { id: first.id } })).status).toBe(200);
    expect(await book(token)).toEqual([
      ['2 Mill Lane', true],
      ['3b Mill Lane', false],
    ]);
  });

  it('keeps one default when two arrive at once', async () => {
    const { token } = await backend.registerUser();
    await Promise.all([1, 2, 3, 4].map((n) => add(token, { line1: `${n} Race Road`, isDefault: true })));
    expect((await book(token)).filter(([, isDefault]) => isDefault).length).toBe(1);
  });

  it("treats other people's addresses as not there", async () => {
    const owner = await backend.registerUser();
    const stranger = await backend.registerUser();
    const { id } = await add(owner.token);
    const { token } = stranger;
    expect((await backend.call(account.getAddress, { token, params: { id } })).status).toBe(404);
    expect((await backend.call(account.updateAddress, { token, params: { id }, body: typed() })).status).toBe(
      404,
    );
    expect((await backend.call(account.deleteAddress, { token, params: { id } })).status).toBe(404);
    expect((await backend.call(account.getAddress, { token: owner.token, params: { id } })).data.id).toBe(id);
    expect((await backend.call(account.listAddresses)).status).toBe(403);
  });

  it.each([
    ['phone', '', 'Please enter phone number.'],
    ['phone', '020 CALL ME', 'Phone number should contain numbers only'],
    ['phone', '123456789012345', 'Enter a phone number under 14 numbers.'],
    ['fullName', '   ', 'This field is required.'],
    ['postalCode', '', 'This field is required.'],
  ])('refuses %s %j', async (field, value, message) => {
    const { token } = await backend.registerUser();
    const answer = await backend.call(account.createAddress, { token, body: typed({ [field]: value }) });
    expect(answer.status).toBe(422);
    expect((answer.envelope.data as { fields: Record<string, string[]> }).fields[field]?.[0]).toBe(message);
  });
});
