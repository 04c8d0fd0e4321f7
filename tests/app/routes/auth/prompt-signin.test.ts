import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { action as signIn, loader as prompt } from '#app/routes/auth/prompt-signin.tsx';
import { action as saveFilter } from '#app/routes/catalog/saved-filters.tsx';
import { action as favour } from '#app/routes/product/favourite.ts';
import { action as watch } from '#app/routes/product/watch.tsx';
import { action as standing } from '#app/routes/user/standing.ts';
import { signValue } from '#app/server/signed-value.server.ts';
import { hashPassword } from '#backend/identity/passwords.ts';

import { listFavorites } from '#contract/favorite.ts';
import { listSavedFilters } from '#contract/search.ts';
import { getUser } from '#contract/user.ts';
import { cookiePair, loaderArgs, outcome, startWeb } from '../../../support/web.ts';

const PASSWORD = 'Horse-battery-1';
let web: Awaited<ReturnType<typeof startWeb>>;
let spuId: number;
beforeAll(async () => {
  web = await startWeb();
  spuId = (await web.spu()).id;
});
afterAll(async () => {
  await web.close();
});

const person = async () => web.signedIn({ passwordHash: await hashPassword(PASSWORD) });
const heart = (cookies: string[] = []) =>
  outcome(() =>
    favour(
      loaderArgs('/resources/favourite', {
        form: { add: String(spuId), stay: '1' },
        cookies,
        headers: { referer: 'http://shop.test/shopping/women?page=2' },
      }),
    ),
  );
const login = (path: string, username: string, cookies: string[], more: Record<string, string> = {}) =>
  outcome(() =>
    signIn(loaderArgs(path, { form: { intent: 'login', username, password: PASSWORD, ...more }, cookies })),
  );
const open = (path: string, cookies: string[]) => outcome(() => prompt(loaderArgs(path, { cookies })));
const liked = async (token: string) => (await web.call(listFavorites, { token, query: {} })).data.data.length;

describe('an action that needs a sign-in', () => {
  it('waits for it, is done once afterwards, and leads back (2.3#50, 4#9)', async () => {
    const { account, token } = await person();
    const stopped = await heart();
    expect(stopped).toMatchObject({
      status: 302,
      location: '/prompt/signin?forward=%2Fshopping%2Fwomen%3Fpage%3D2&reason=favorite',
    });
    const pending = stopped.cookies.pending!;
    const page = await open(stopped.location!, [pending]);
    expect(page.data).toMatchObject({ reason: 'favorite', forward: '/shopping/women?page=2' });

    const signedIn = await login(stopped.location!, account.username, [pending]);
    expect(signedIn).toMatchObject({
      status: 303,
      location: '/prompt/signin?forward=%2Fshopping%2Fwomen%3Fpage%3D2',
    });
    expect(await liked(token)).toBe(0);
    const session = signedIn.cookies.session!;
    const done = await open(signedIn.location!, [session, pending]);
    expect(done).toMatchObject({
      status: 303,
      location: `/shopping/women?page=2#style-${spuId}`,
      cookies: { pending: '' },
    });
    expect(await liked(token)).toBe(1);
    // Without the cookie there is nothing to do but to go on.
    expect((await open(signedIn.location!, [session])).location).toBe('/shopping/women?page=2');
  });

  it('is kept for a watched item too, with what was chosen', async () => {
    const stopped = await outcome(() =>
      watch(
        loaderArgs('/shopping/women/item/1-x/watch', {
          form: { condition: 'Good', size: 'M' },
          params: { gender: 'women', slug: '1-x' },
        }),
      ),
    );
    expect(stopped.location).toContain('/prompt/signin?');
    expect(stopped.cookies.pending).toBeTruthy();
  });

  /** Presses a form of somebody's page as a guest, signs in, and opens what that leads to. */
  async function pressThenSignIn(change: string, userId: number, from: string) {
    const { account, token } = await person();
    const stopped = await outcome(() =>
      standing(
        loaderArgs('/resources/standing', {
          form: { change, userId: String(userId), stay: '1' },
          headers: { referer: `http://shop.test${from}` },
        }),
      ),
    );
    const pending = stopped.cookies.pending!;
    const signedIn = await login(stopped.location!, account.username, [pending]);
    const done = await open(signedIn.location!, [signedIn.cookies.session!, pending]);
    const { data } = await web.call(getUser, { token, params: { id: userId } });
    return { stopped, done, them: data };
  }

  it('follows the person that a guest pressed Follow for (4#9, 4#39)', async () => {
    const { account } = await web.registerUser();
    const { stopped, done, them } = await pressThenSignIn('follow', account.id, '/user/@them?tab=1');
    expect(stopped.location).toBe('/prompt/signin?forward=%2Fuser%2F%40them%3Ftab%3D1&reason=follow');
    expect(done).toMatchObject({ status: 303, location: '/user/@them?tab=1', cookies: { pending: '' } });
    expect(them.isFollowingUser).toBe(true);
  });

  it('asks once more before it blocks: the confirm step is open again, nothing is done (4#35)', async () => {
    const { account } = await web.registerUser();
    const { stopped, done, them } = await pressThenSignIn('block', account.id, '/user/@them?tab=1#x');
    expect(stopped.location).toContain('reason=block');
    expect(done).toMatchObject({
      status: 303,
      location: '/user/@them?tab=1&ask=block',
      cookies: { pending: '' },
    });
    expect(them.isBlockedByUser).toBe(false);
  });

  it('saves a filter whose session had ended, and deletes none', async () => {
    const { account, token } = await person();
    const send = (form: Record<string, string>) =>
      outcome(() => saveFilter(loaderArgs('/account/filters', { form })));
    const stopped = await send({ intent: 'save', query: 'brand=acne', name: 'Coats', stay: '1' });
    const pending = stopped.cookies.pending!;
    const signedIn = await login(stopped.location!, account.username, [pending]);
    const done = await open(signedIn.location!, [signedIn.cookies.session!, pending]);
    expect(done).toMatchObject({ status: 303, location: '/account/filters' });
    const { data } = await web.call(listSavedFilters, { token });
    expect(data.map(({ name }) => name)).toEqual(['Coats']);
    const deleting = await send({ intent: 'delete', id: String(data[0]!.id) });
    expect(deleting.cookies.pending).toBeUndefined();
    expect(deleting.location).toBe('/login?forward=%2Faccount%2Ffilters&reason=account');
  });

  it('is done by the modal itself, which is answered with the session and stays', async () => {
    const { account } = await person();
    const stopped = await heart();
    const answer = await login('/prompt/signin?forward=/x', account.username, [stopped.cookies.pending!], {
      stay: '1',
    });
    expect(answer).toMatchObject({ status: 200, location: null, cookies: { pending: '' } });
    expect(answer.cookies.session).toBeTruthy();
    // Asked for anew after its form, it leads nowhere.
    const anew = await open('/prompt/signin?reason=favorite&modal=1', [answer.cookies.session!]);
    expect(anew).toMatchObject({ status: 200, location: null, data: { reason: 'favorite' } });
    const wrong = await login('/prompt/signin', `${account.username}x`, [], { stay: '1' });
    expect(wrong.status).toBe(400);
    expect(wrong.data.result.error).toEqual({ '': ['Wrong username or password.'] });
  });

  it('is never one that others made up, another one, or one of long ago', async () => {
    const { cookie, token } = await person();
    const content = (path: string) => ({ path, fields: [['add', String(spuId)]], back: '/' });
    const { jsonCookie } = await import('#app/server/cookies.server.ts');
    const { z } = await import('zod');
    const write = async (path: string) =>
      cookiePair(await jsonCookie('pending', z.any(), null, 600).write(content(path)));
    const planted = [
      // Well signed, but no action that may be done later.
      await write('/resources/logout'),
      await write('/account/payment'),
      await write('//evil.example/resources/favourite'),
      await write('https://evil.example/resources/favourite'),
      // Not signed as this cookie is.
      `pending=${signValue('pending', content('/resources/favourite'))}`,
      `pending=${Buffer.from(JSON.stringify(content('/resources/favourite'))).toString('base64')}`,
    ];
    for (const pending of planted) {
      const answer = await open('/prompt/signin?forward=/shopping/bag', [cookie, pending]);
      expect(answer.location).toBe('/shopping/bag');
    }
    expect(await liked(token)).toBe(0);
    const evil = await open('/prompt/signin?forward=//evil.example', [cookie]);
    expect(evil.location).toBe('/');
  });
});
