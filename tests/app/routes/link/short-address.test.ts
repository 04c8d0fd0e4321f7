import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loader } from '#app/routes/link/short-address.tsx';
import { loaderArgs, outcome, startWeb } from '../../../support/web.ts';

let web: Awaited<ReturnType<typeof startWeb>>;
beforeAll(async () => {
  web = await startWeb();
});
afterAll(async () => {
  await web.stop();
  await web.close();
});

const go = (path: string, params: Record<string, string> = {}, cookies: string[] = []) =>
  outcome(() => loader(loaderArgs(path, { params, cookies })));

describe('the short addresses of the site map (A1)', () => {
  it.each([
    ['/profile', '/account/profile'],
    ['/password', '/account/password'],
    ['/payment', '/account/payment'],
    ['/offers?type=bid', '/account/offers?type=bid'],
    ['/address', '/account/address'],
    ['/feedbacks', '/account/feedbacks'],
    ['/preferences', '/account/preferences'],
    ['/watch', '/account/watch'],
    ['/refer-a-friend', '/account/refer-a-friend'],
    ['/orders', '/account/orders'],
  ])('%s is %s for good (2.1#24–#34)', async (path, location) => {
    expect(await go(path)).toMatchObject({ status: 301, location });
  });

  it('an order keeps its number, and what is none is the list (2.1#29)', async () => {
    expect((await go('/orders/12', { orderId: '12' })).location).toBe('/account/orders/12');
    expect((await go('/orders/x', { orderId: 'x' })).location).toBe('/account/orders');
  });

  it.each(['favorites', 'listings', 'sold', 'posts', 'follow'])(
    '/%s is the list of who is signed in; a visitor signs in first (2.1#35–#40, 2.1#75)',
    async (name) => {
      const { account, cookie } = await web.signedIn();
      expect(await go(`/${name}?page=2`, {}, [cookie])).toMatchObject({
        status: 302,
        location: `/user/${account.id}/${name}?page=2`,
      });
      expect(await go(`/${name}`)).toMatchObject({
        status: 302,
        location: `/login?forward=%2F${name}&reason=account`,
      });
    },
  );

  it('a name means that person, dots and capitals included; a slug one of mine (2.1#37, 2.1#38, 2.1#43)', async () => {
    const { id } = await web.user({ username: '90s.lind' });
    expect((await go('/listings/90s.Lind?sort=LowPrice', { of: '90s.Lind' })).location).toBe(
      `/user/${id}/listings?sort=LowPrice`,
    );
    expect((await go('/sold/90s.lind', { of: '90s.lind' })).location).toBe(`/user/${id}/sold`);
    expect(await go('/listings/no.body', { of: 'no.body' })).toMatchObject({
      status: 404,
      data: { message: 'User Not Found' },
    });
    const { account, cookie } = await web.signedIn();
    expect((await go('/listings/12-a-coat', { of: '12-a-coat' }, [cookie])).location).toBe(
      `/user/${account.id}/listings/12-a-coat`,
    );
    expect((await go('/sold/12-a-coat', { of: '12-a-coat' }, [cookie])).location).toBe(
      `/user/${account.id}/sold/12-a-coat`,
    );
    expect((await go('/sold/12-a-coat', { of: '12-a-coat' })).location).toMatch(/^\/login\?forward=%2Fsold/);
  });
});
