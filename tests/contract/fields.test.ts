import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { phone } from '#contract/account.ts';
import { email, password, register, reservedUsernames, username } from '#contract/auth.ts';
import { idParam, repeated } from '#contract/primitives.ts';

/** The first message a person sees, or the value that is taken. */
function judge(schema: z.ZodTypeAny, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? { value: result.data } : result.error.issues[0]?.message;
}

const CHARACTERS = 'Usernames can only use letter, numbers, underscores and periods.';

describe('usernames (5#4–5#10, A8)', () => {
  it.each([
    ['', 'Please enter your username.'],
    ['   ', 'Please enter your username.'],
    [undefined, 'Please enter your username.'],
    ['ann lee', CHARACTERS],
    ['ann-lee', CHARACTERS],
    ['änn', CHARACTERS],
    ['ann@lee', CHARACTERS],
    ['a'.repeat(21), 'Enter a name under 20 characters.'],
    ['.ann', "You can't start your username with a period."],
    ['ann.', "You can't end your username with a period."],
    ['.', "You can't start your username with a period."],
    ['ann..lee', "Your can't have more than one period in a row."],
    // The first rule that fails speaks.
    [`${'a'.repeat(30)} b`, CHARACTERS],
    [`.${'a'.repeat(30)}`, 'Enter a name under 20 characters.'],
    ['.a..b.', "You can't start your username with a period."],
  ])('%j: %s', (value, message) => expect(judge(username, value)).toBe(message));

  it.each([
    ['  Ann.Lee_9 ', 'ann.lee_9'],
    ['a'.repeat(20), 'a'.repeat(20)],
    ['1', '1'],
    ['_', '_'],
    ['a.b.c', 'a.b.c'],
  ])('%j is taken as %j', (value, taken) => expect(judge(username, value)).toEqual({ value: taken }));

  it('takes what it made of a name as that name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        const first = username.safeParse(text);
        if (first.success) expect(username.parse(first.data)).toBe(first.data);
      }),
    );
  });

  it('reserves words that could be names', () => {
    for (const word of reservedUsernames) expect(judge(username, word)).toEqual({ value: word });
    expect(new Set(reservedUsernames).size).toBe(reservedUsernames.length);
  });
});

describe('e-mail addresses (5#16, G7)', () => {
  const INVALID = 'Please enter a valid email address.';
  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a b@example.com',
    'ann@-example.com',
    'ann@example..com',
    `${'a'.repeat(250)}@example.com`,
    undefined,
  ])('%j is none', (value) => expect(judge(email, value)).toBe(INVALID));
  it.each(['ann@example.com', 'Ann.Lee+shop@mail.Example.co.uk', "o'neil@example.org"])(
    '%j is one, kept as typed',
    (value) => expect(judge(email, ` ${value} `)).toEqual({ value }),
  );
});

describe('passwords (5#17, G6)', () => {
  const WEAK = 'Use 8 or more characters with a mix of letters, numbers & symbols.';
  it.each([
    '',
    'a1!',
    'abcdefg1',
    'abcdefg!',
    '1234567!',
    'abcdef 1',
    'pässwort1!',
    `a1!${'a'.repeat(126)}`,
    'abc1!\u0000de',
    undefined,
  ])('%j is too weak', (value) => expect(judge(password, value)).toBe(WEAK));
  it.each(['abcdef1!', 'correct horse 7~', `a1!${'a'.repeat(125)}`, '~~~~~~1a', '[pass]99'])(
    '%j will do',
    (value) => expect(judge(password, value)).toEqual({ value }),
  );
  it('takes every ASCII symbol as a symbol, and no letter, digit or space', () => {
    for (let code = 0x20; code < 0x7f; code += 1) {
      const sign = String.fromCharCode(code);
      expect(password.safeParse(`abcdef12${sign}`).success, sign).toBe(!/[A-Za-z0-9 ]/.test(sign));
    }
  });
  it('must be repeated exactly (5#18)', () => {
    const form = {
      username: 'ann',
      email: 'ann@example.com',
      password: 'abcdef1!',
      confirmPassword: 'abcdef1! ',
      region: 'US',
    };
    const result = register.body!.safeParse(form);
    expect(result.error?.issues).toMatchObject([
      { path: ['confirmPassword'], message: 'Please make sure both passwords match.' },
    ]);
    expect(register.body!.safeParse({ ...form, confirmPassword: 'abcdef1!' }).success).toBe(true);
  });
});

describe('phone numbers (5#12–5#15, A8)', () => {
  it.each([
    ['', 'Please enter phone number.'],
    ['   ', 'Please enter phone number.'],
    ['555 CALL', 'Phone number should contain numbers only'],
    ['+44 20 79', 'Phone number should contain numbers only'],
    ['123456789012345', 'Enter a phone number under 14 numbers.'],
  ])('%j: %s', (value, message) => expect(judge(phone, value)).toBe(message));
  it.each(['5', '020 7946-0018', '12345678901234'])('%j is one', (value) =>
    expect(judge(phone, value)).toEqual({ value }),
  );
});

describe('values out of addresses', () => {
  it('takes ids from 1 to 2^53-1 and nothing else (C12)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(idParam.parse(String(id))).toBe(id);
      }),
    );
    for (const wrong of [
      '0',
      '-1',
      '1.5',
      '01',
      '1e3',
      ' 1',
      '9007199254740992',
      '99999999999999999999',
      'x',
      '',
    ]) {
      expect(idParam.safeParse(wrong).success, wrong).toBe(false);
    }
  });
  it('reads a repeated parameter as a list whether it is there never, once or often (C3)', () => {
    const list = repeated(z.string());
    expect([undefined, 'a', ['a', 'b']].map((value) => list.parse(value))).toEqual([[], ['a'], ['a', 'b']]);
    expect(list.safeParse(Array.from({ length: 51 }, () => 'a')).success).toBe(false);
  });
});
