import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '#backend/db/schema/catalog.ts';
import { mails, users } from '#backend/db/schema/user.ts';
import { colourName, mailTexts, nameOf, translateSentence } from '#backend/i18n/texts.ts';
import * as auth from '#contract/auth.ts';
import { listCategories } from '#contract/catalog.ts';
import { languages } from '#contract/languages.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

describe('sentences', () => {
  it('are to the letter in English, and translated where a language has them', () => {
    const typo = "Your can't have more than one period in a row.";
    expect(translateSentence('en', typo)).toBe(typo);
    expect(translateSentence('ja', typo)).toBe('ピリオドを続けて使うことはできません。');
    expect(translateSentence('de', 'A sentence nobody knows: {{x}}')).toBe('A sentence nobody knows: {{x}}');
  });

  it('choose the plural by the count', () => {
    const say = (language: (typeof languages)[number], count: number) =>
      translateSentence(language, 'You can bump this again in {{count}} days.', { count });
    expect(say('en', 1)).toBe('You can bump this again in 1 day.');
    expect(say('en', 3)).toBe('You can bump this again in 3 days.');
    expect(new Set([0, 1, 2, 3, 11, 100].map((count) => say('ar', count))).size).toBe(6);
  });

  it('keep names and prices together in Arabic mails, and addresses such that they can be followed', () => {
    const t = mailTexts('ar');
    expect(t('order.total', { price: '97.00 USD' })).toBe('الإجمالي: \u206897.00 USD\u2069');
    expect(t('watch.see', { link: '/account' })).toBe('للاطلاع: /account');
    expect(mailTexts('ja')('order.total', { price: '97.00 USD' })).toBe('合計：97.00 USD');
  });

  it("name the shop's own collections, and reasons of its own", () => {
    expect(nameOf('de', 'collection', 'good-shoes', 'Good shoes')).toBe('Gute Schuhe');
    expect(nameOf('de', 'collection', 'of-a-person', 'Of a person')).toBe('Of a person');
    expect(colourName('en', 'black')).toBe('Black');
    expect(colourName('zh-Hant', 'black')).toBe('黑色');
    expect(translateSentence('ko', 'Cancelled by the buyer.')).toBe('구매자가 취소했어요.');
  });

  it('name categories and colours by their keys, and leave what the shop calls its own', () => {
    expect(nameOf('fr', 'category', 'coats', 'Coats')).toBe('Manteaux');
    expect(nameOf('ar', 'colour', 'black', 'Black')).toBe('أسود');
    expect(nameOf('fr', 'category', 'hammocks', 'Hammocks')).toBe('Hammocks');
  });
});

describe('a call in a language', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());
  const german = { 'accept-language': 'de' };

  it('is refused in it, fields and all', async () => {
    const wrong = await backend.call(auth.login, {
      body: { username: 'nobody', password: 'x' },
      headers: german,
    });
    expect(wrong.envelope.msg).toBe('Benutzername oder Passwort ist falsch.');
    const invalid = await backend.call(auth.forgetPassword, { body: { email: 'x' }, headers: german });
    expect(invalid.envelope).toMatchObject({
      msg: 'Bitte prüfe deine Eingaben.',
      data: { fields: { email: ['Bitte gib eine gültige E-Mail-Adresse ein.'] } },
    });
  });

  it('gets the category tree in it, and the next one in its own', async () => {
    await backend.db
      .insert(categories)
      .values({ gender: 'women', key: 'coats', parent: null, name: 'Coats', position: 0 });
    const names = async (language: string) =>
      (
        await backend.call(listCategories, {
          query: { gender: 'women' },
          headers: { 'accept-language': language },
        })
      ).data.map(({ name }) => name);
    expect(await names('ko')).toContain('코트');
    expect(await names('en')).toContain('Coats');
  });

  it('is answered by mails in the language of the account', async () => {
    await backend.registerUser({
      email: 'hanae@example.com',
      preferences: { productRegion: 'JP', currency: 'JPY', language: 'ja', unit: null },
    });
    await backend.call(auth.forgetPassword, { body: { email: 'hanae@example.com' }, headers: german });
    const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, 'hanae@example.com'));
    expect(mail?.subject).toBe('新しいパスワードの設定');
    expect(mail?.body).toContain('60分以内');
    expect(mail?.body).toMatch(/^ \/reset-password\?email=/m);
    expect(await backend.db.select().from(users)).toHaveLength(1);
  });
});

it('has every mail in every language', () => {
  for (const language of languages) {
    const t = mailTexts(language);
    expect(t('order.placedBuyerSubject', { no: 1024 }), language).toContain('1024');
    expect(t('hello', { name: 'robin' }), language).toContain('robin');
  }
});
