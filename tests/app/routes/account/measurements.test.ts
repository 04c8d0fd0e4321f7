import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action, loader } from '#app/routes/account/measurements.tsx';
import { action as unitAction } from '#app/routes/account/unit.ts';
import { action as logIn } from '#app/routes/auth/login.tsx';
import { loader as productLoader } from '#app/routes/product/product.tsx';
import { productSlug } from '#app/domain/slug.ts';
import { preferencesCookie, readPreferences } from '#app/server/preferences.server.ts';
import { getPreferences } from '#contract/auth.ts';
import { listMeasurements } from '#contract/measurement.ts';
import { hashPassword } from '#backend/identity/passwords.ts';
import { flashOf, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb({ now: new Date() });
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const PAGE = '/account/measurements';
const hoodie = { intent: 'save', name: 'grey hoodie', dimension: 'chest', length: '54.3', unit: 'cm' };
const post = (form: Record<string, string>, cookies: string[] = [], headers = {}) =>
  outcome(() => action(loaderArgs(PAGE, { form, cookies, headers })));
const open = (cookies: string[] = []) => outcome(() => loader(loaderArgs(PAGE, { cookies })));
const inCm = async () => preferencesCookie(new Request('http://shop.test/'), { unit: 'cm' });

describe('measurements of a guest', () => {
  it('live in a cookie and are told in the guest’s unit', async () => {
    const saved = await post(hoodie);
    expect(saved).toMatchObject({ status: 303, location: PAGE });
    expect(await flashOf(saved)).toEqual({ kind: 'success', text: 'Measurement saved' });
    const page = await open([saved.cookies.own!, await inCm()]);
    expect(page.data.username).toBeNull();
    expect(page.data.mine).toEqual([{ id: 1, name: 'grey hoodie', dimension: 'chest', length: '54.3 cm' }]);
    // Without a choice the region's: inches in the United States.
    expect((await open([saved.cookies.own!])).data.mine[0].length).toBe('21.4 in');
  });

  it('are measured anew under the same name, forgotten one by one, and ten at most', async () => {
    let cookie = '';
    for (let at = 0; at < 10; at += 1) {
      cookie = (await post({ ...hoodie, name: `coat ${at}` }, [cookie].filter(Boolean))).cookies.own!;
    }
    const full = await post({ ...hoodie, name: 'one more' }, [cookie]);
    expect(full.cookies.own).toBeUndefined();
    expect((await flashOf(full))?.text).toContain('10');
    const again = await post({ ...hoodie, name: 'coat 3', length: '50' }, [cookie]);
    const page = await open([again.cookies.own!, await inCm()]);
    expect(page.data.mine).toHaveLength(10);
    expect(page.data.mine[0]).toMatchObject({ name: 'coat 3', length: '50.0 cm' });
    const gone = await post({ intent: 'delete', id: '1' }, [again.cookies.own!]);
    const rest = (await open([gone.cookies.own!])).data.mine;
    expect(rest).toHaveLength(9);
    expect(rest.map(({ name }: { name: string }) => name)).not.toContain('coat 3');
  });

  it('go to the account at sign-in, and the cookie with them', async () => {
    const password = 'Long-enough-1!';
    const person = await web.registerUser({ passwordHash: await hashPassword(password) });
    const { own } = (await post(hoodie)).cookies;
    const form = { intent: 'login', username: person.account.username, password };
    const signedIn = await outcome(() => logIn(loaderArgs('/login', { form, cookies: [own!] })));
    expect(signedIn.status).toBe(303);
    expect(signedIn.cookies.own).toBe('');
    const kept = await web.call(listMeasurements, { token: person.token });
    expect(kept.data).toMatchObject([{ name: 'grey hoodie', dimension: 'chest', millimetres: 543 }]);
  });
});

describe('measurements of an account', () => {
  it('are saved and forgotten', async () => {
    const me = await web.signedIn();
    await post({ ...hoodie, length: '21,5', unit: 'in' }, [me.cookie]);
    const [one] = (await open([me.cookie])).data.mine;
    expect(one).toMatchObject({ name: 'grey hoodie', length: '21.5 in' });
    const gone = await post({ intent: 'delete', id: String(one.id) }, [me.cookie]);
    expect(await flashOf(gone)).toEqual({ kind: 'success', text: 'Measurement deleted' });
    expect((await open([me.cookie])).data.mine).toEqual([]);
  });

  it('of somebody else cannot be forgotten', async () => {
    const [me, other] = [await web.signedIn(), await web.signedIn()];
    await post(hoodie, [other.cookie]);
    const [one] = (await open([other.cookie])).data.mine;
    await post({ intent: 'delete', id: String(one.id) }, [me.cookie]);
    expect((await open([other.cookie])).data.mine).toHaveLength(1);
  });
});

describe('the form', () => {
  it.each([
    [{ name: ' ' }, 'name', 'This field is required.'],
    [{ length: 'wide' }, 'length', 'Please enter a valid number.'],
    [{ length: '0' }, 'length', 'Please enter a valid number.'],
    [{ length: '1000' }, 'length', 'Please enter a valid number.'],
  ])('refuses %j beside its field', async (wrong, field, message) => {
    const result = await post({ ...hoodie, ...wrong });
    expect(result.status).toBe(422);
    expect(result.data.result.error[field]).toEqual([message]);
  });

  it('sent from a picture returns to the picture, with a notice when it is refused', async () => {
    const referer = 'http://shop.test/shopping/men/item/x-1?measure=2&a=0.1,0.1&b=0.2,0.2&dim=chest';
    const saved = await post(hoodie, [], { referer });
    expect(saved.location).toBe(referer.slice('http://shop.test'.length));
    const refused = await post({ ...hoodie, name: '' }, [], { referer });
    expect(refused).toMatchObject({ status: 303, location: saved.location });
    expect((await flashOf(refused))?.kind).toBe('error');
  });

  it('of nonsense is refused', async () => {
    expect((await post({ intent: 'dance' })).status).toBe(400);
    expect((await post({ intent: 'delete', id: 'x' })).status).toBe(303);
  });
});

describe('the unit', () => {
  const choose = (unit: string, cookies: string[] = []) =>
    outcome(() => unitAction(loaderArgs('/resources/unit', { form: { unit }, cookies })));
  const unitOf = async (cookie: string | undefined, query = '') =>
    (await readPreferences(new Request(`http://shop.test/${query}`, cookie ? { headers: { cookie } } : {})))
      .unit;

  it('is remembered in the cookie and in the account (3#21)', async () => {
    const me = await web.signedIn();
    const result = await choose('cm', [me.cookie]);
    expect(await unitOf(result.cookies.prefs)).toBe('cm');
    expect((await web.call(getPreferences, { token: me.token })).data.unit).toBe('cm');
    expect((await choose('ell')).cookies.prefs).toBeUndefined();
  });

  it('of the address comes first, then the remembered one, then the region’s (B10)', async () => {
    const { prefs } = (await choose('cm')).cookies;
    expect(await unitOf(undefined)).toBe('in');
    expect(await unitOf(undefined, '?rgn=DE')).toBe('cm');
    expect(await unitOf(prefs, '?unit=in')).toBe('in');
    expect(await unitOf(prefs)).toBe('cm');
  });
});

describe('a product page', () => {
  it('gives pictures their ratio, the unit and what is saved', async () => {
    const images = [
      { imageUrl: '/media/catalog/products/w06-0', ratio: 0.2, isPrimary: true },
      { imageUrl: '/media/catalog/products/w06-1', ratio: -1, isPrimary: false },
    ];
    const spu = await web.spu({ images });
    const slug = productSlug({ id: spu.id, brand: spu.brandName, name: spu.name });
    const { own } = (await post(hoodie)).cookies;
    const path = `/shopping/women/item/${slug}`;
    const view = (query: string) =>
      outcome(() =>
        productLoader(loaderArgs(path + query, { cookies: [own!], params: { gender: 'women', slug } })),
      );
    const { data } = await view('?unit=cm');
    expect(data.product.images).toEqual([
      { src: images[0]!.imageUrl, alt: expect.stringContaining('photo 1'), ratio: 0.2 },
      { src: images[1]!.imageUrl, alt: expect.stringContaining('photo 2') },
    ]);
    expect(data.unit).toBe('cm');
    expect(data.mine).toMatchObject([{ name: 'grey hoodie', millimetres: 543 }]);
    expect(await view('?measure=1&a=0.1,0.2&at480.x=240&at480.y=48')).toMatchObject({
      status: 302,
      location: `${path}?measure=1&a=0.1%2C0.2&b=0.5%2C0.1#photo-1`,
    });
  });
});
