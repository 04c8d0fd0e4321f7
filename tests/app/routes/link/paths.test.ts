import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from '#backend/db/schema/catalog.ts';
import { offerClicks } from '#backend/db/schema/shopper.ts';
import { loader as lead, meta as leadMeta } from '#app/routes/link/lead.tsx';
import { loader as leadToOffer } from '#app/routes/link/lead-to-offer.ts';
import { action as regionAction, loader as regionLoader } from '#app/routes/link/prompt-region.tsx';
import { action as unknownPost, loader as unknown } from '#app/routes/link/unknown.ts';
import { preferencesCookie, readPreferences } from '#app/server/preferences.server.ts';
import { getPreferences } from '#contract/auth.ts';
import type { Settings } from '#contract/catalog.ts';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

describe('unknown paths (2.1#72, A20)', () => {
  const ask = (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8') =>
    outcome(() => unknown(loaderArgs(path, { headers: { accept } })));

  it.each(['/nonsense', '/shopping/kids/x/y/z', '/apiary', '/staff', '/a.b/c'])(
    '%s goes home',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 302, location: '/' });
    },
  );
  it.each([
    '/api',
    '/api/user/info',
    '/assets/x-1.js',
    '/wp-login.php',
    '/favicon.ico',
    '/.well-known/x',
    '/resources/no',
  ])('%s does not exist', async (path) =>
    expect(await ask(path)).toMatchObject({ status: 404, location: null }),
  );
  it('tells programs the truth', async () => {
    expect((await ask('/nonsense', 'application/json')).status).toBe(404);
    expect((await ask('/nonsense', '*/*')).status).toBe(404);
    expect((await outcome(() => unknownPost())).status).toBe(404);
  });
});

describe('lead', () => {
  const open = (offerId: string) =>
    outcome(() => lead(loaderArgs(`/lead/${offerId}`, { params: { offerId } })));

  it('names the seller and where it goes, unlisted', async () => {
    const seller = await web.user({ username: 'maison.r', status: 'Official' });
    const offer = await web.offer({ userId: seller.id, offerUrl: 'https://maison.example/item?id=1' });
    const { data } = await open(String(offer.id));
    expect(data).toMatchObject({ username: 'maison.r', offerUrl: 'https://maison.example/item?id=1' });
    const tags = leadMeta({ data, error: undefined } as never);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags).toContainEqual({ httpEquiv: 'refresh', content: '1;url=https://maison.example/item?id=1' });
  });

  it('takes the click id along, and is counted (J15, E7)', async () => {
    const offer = await web.offer({ offerUrl: 'https://maison.example/item?id=2' });
    const id = String(offer.id);
    const args = loaderArgs(`/lead/${id}?irclickid=ad-7`, { params: { offerId: id } });
    const { data } = await outcome(() => lead(args));
    expect(data.offerUrl).toBe('https://maison.example/item?id=2&clickid=ad-7');
    const [row] = await web.db.select().from(offerClicks).where(eq(offerClicks.offerId, offer.id));
    expect(row?.count).toBe(1);
  });

  it('is not found without an own page, or with one that is no web page (8#9)', async () => {
    const plain = await web.offer();
    const script = await web.offer({ offerUrl: 'javascript:alert(1)' });
    for (const id of [plain.id, script.id, 999_999_999]) {
      expect(await open(String(id))).toMatchObject({ status: 404, thrown: true });
    }
  });

  it('goes home for what is no number; the older address moves (2.1#73, A3)', async () => {
    expect(await open('abc')).toMatchObject({ status: 302, location: '/' });
    const old = (offerId: string) => outcome(() => leadToOffer({ ...loaderArgs('/'), params: { offerId } }));
    expect(await old('7')).toMatchObject({ status: 301, location: '/lead/7' });
    expect(await old('7x')).toMatchObject({ status: 302, location: '/' });
  });
});

describe('region, language and currency', () => {
  const choice = { region: 'GB', language: 'en', currency: 'EUR' };
  const choose = (form: Record<string, string>, path = '/prompt/region', cookies: string[] = []) =>
    outcome(() => regionAction(loaderArgs(path, { form, cookies })));
  const read = (cookie: string) => readPreferences(loaderArgs('/', { cookies: [cookie] }).request);

  it('offers what there is, only languages that are built, each region with what is usual there (3#20)', async () => {
    const page = await regionLoader(loaderArgs('/prompt/region?rgn=jp'));
    expect(page.languages.map(({ label }) => label)).toEqual([
      'English',
      '简体中文',
      '繁體中文',
      '日本語',
      '한국어',
      'Français',
      'Deutsch',
      'Español',
      'العربية',
    ]);
    expect(page.currencies).toContainEqual({ value: 'EUR', label: 'EUR € · Euro' });
    expect(page.regions).toContainEqual({ value: 'GB', label: 'United Kingdom · GBP · English' });
    expect(page.chosen).toEqual({ region: 'JP', language: 'en', currency: 'USD' });
    expect(page.usual.DE).toEqual({ currency: 'EUR', language: 'de', languageName: 'Deutsch' });
  });

  it('is in the language of the reader, and so are the names in it', async () => {
    const page = await regionLoader(loaderArgs('/prompt/region?lang=de'));
    expect(page.regions).toContainEqual({ value: 'GB', label: 'Vereinigtes Königreich · GBP · English' });
    expect(page.regions.map(({ value }) => value)).toEqual(['DE', 'JP', 'US', 'GB']);
    expect(page.currencies).toContainEqual({ value: 'USD', label: 'USD $ · US-Dollar' });
  });

  it('are independent choices, kept beside the others, and lead back without undoing themselves', async () => {
    const before = await preferencesCookie(loaderArgs('/').request, { gender: 'men' });
    const forward = encodeURIComponent('/shopping/men?cur=USD&lang=ja&rgn=US&sort=Latest');
    const result = await choose(choice, `/prompt/region?forward=${forward}`, [before]);
    expect(result).toMatchObject({ status: 303, location: '/shopping/men?sort=Latest' });
    expect(await read(result.cookies.prefs!)).toMatchObject({
      region: 'GB',
      language: 'en',
      currency: 'EUR',
      gender: 'men',
    });
    expect((await choose(choice, '/prompt/region?forward=%2F%2Fevil.test')).location).toBe('/');
  });

  it.each([
    [{ region: 'ZZ' }, 'region'],
    [{ region: '' }, 'region'],
    [{ currency: 'XXX' }, 'currency'],
    [{ language: 'tlh' }, 'language'],
    [{ language: '' }, 'language'],
  ])('refuses %o', async (change, field) => {
    const result = await choose({ ...choice, ...change } as Record<string, string>);
    expect(result.status).toBe(422);
    expect(Object.keys(result.data.result.error)).toEqual([field]);
    expect(result.cookies.prefs).toBeUndefined();
  });

  it('are saved to the account of those signed in', async () => {
    const { cookie, token } = await web.signedIn();
    await choose(choice, '/prompt/region', [cookie]);
    const { data } = await web.call(getPreferences, { token });
    expect(data).toMatchObject({ productRegion: 'GB', language: 'en', currency: 'EUR', unit: null });
  });

  it('change neither account nor browser when the account refuses, which is said (7/user#8)', async () => {
    const { cookie, token } = await web.signedIn();
    await choose(choice, '/prompt/region', [cookie]);
    // The shop no longer trades in what the page still offers.
    const settings = eq(documents.key, 'settings');
    const [row] = await web.db.select().from(documents).where(settings);
    const { currencies, ...rest } = row!.value as Settings;
    const fewer = { ...rest, currencies: currencies.filter(({ currency }) => currency !== 'JPY') };
    await web.db.update(documents).set({ value: fewer }).where(settings);
    const spanish = await preferencesCookie(loaderArgs('/').request, { language: 'es' });
    const refused = await choose({ ...choice, currency: 'JPY' }, '/prompt/region', [cookie, spanish]);
    await web.db.update(documents).set({ value: row!.value }).where(settings);
    expect(refused.status).toBe(422);
    expect(refused.data).toEqual({ problem: 'Revisa los campos.', at: expect.any(Number) as number });
    expect(refused.cookies.prefs).toBeUndefined();
    expect((await web.call(getPreferences, { token })).data).toMatchObject({ currency: 'EUR' });
  });
});
