import { matchRoutes } from '@remix-run/react';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { describe, expect, it } from 'vitest';
import { paths } from '#app/paths.ts';
import routes from '#app/routes.ts';

type Builder = (...args: never[]) => string;

/** Arguments that make each optional part of an address appear; the rest is tried with a number. */
const samples: Partial<Record<keyof typeof paths, unknown[][]>> = {
  shopping: [['women']],
  newIn: [['men']],
  marketplace: [[], ['women']],
  category: [
    ['women', 'coats'],
    ['women', 'coats', 'trench-coats'],
  ],
  designer: [
    ['women', 'a designer'],
    ['women', 'a', 'coats'],
    ['women', 'a', 'coats', 'trench'],
  ],
  anyDesigner: [['a & b'], ['a', 'coats'], ['a', 'coats', 'trench']],
  product: [['women', '12-a-coat']],
  createAsk: [['women', '12-a-coat']],
  createBid: [['women', '12-a-coat']],
  watch: [['women', '12-a-coat']],
  sold: [[7, '12-a-coat']],
  user: [['some.one']],
  followByUsername: [['some.one']],
  soldByUsername: [['some.one', '12-a-coat']],
  story: [[12, '1']],
  redirect: [[{ type: 'spu', spuId: 12 }]],
  search: [[{ gender: 'women', search: 'a b' }], []],
  listing: [[7, '12-a-coat']],
  listingByUsername: [['some.one', '12-a-coat']],
  callback: [['card'], ['wallet']],
};
/** Addresses with nothing to leave out, and those whose arguments are a query. */
const withoutArguments = (name: string) => (paths[name as keyof typeof paths] as Builder).length === 0;

/** All routes on one level: the frame around the pages has no address. */
const leaves = (routes as RouteConfigEntry[]).flatMap((entry) => entry.children ?? [entry]);
const tree = leaves.map(({ file, path, index }) =>
  index ? { id: file, index: true as const } : { id: file, ...(path === undefined ? {} : { path }) },
);

function builtAddresses(): { name: string; address: string; file: string | undefined }[] {
  return Object.entries(paths).flatMap(([name, build]) => {
    const calls = samples[name as keyof typeof paths] ?? (withoutArguments(name) ? [[]] : [[12]]);
    return calls.map((args) => {
      const address = (build as (...args: unknown[]) => string)(...args);
      const match = matchRoutes(tree, address.split('?')[0]!)?.at(-1);
      return { name, address, file: match?.route.id };
    });
  });
}

describe('paths and routes', () => {
  it('every builder leads to a route that is built', () => {
    const lost = builtAddresses().filter(({ file }) => file === undefined || file.endsWith('unknown.ts'));
    expect(lost).toEqual([]);
  });

  it('every route has a builder', () => {
    // Where files and the outside providers' stand-ins are passed on: their addresses come from the backend.
    const passedOn = ['routes/link/media.ts', 'routes/link/sandbox.ts', 'routes/link/unknown.ts'];
    // The short forms are typed by people; no page links to them (A1).
    passedOn.push('routes/link/short-address.tsx');
    const reached = new Set(builtAddresses().map(({ file }) => file));
    expect(tree.map(({ id }) => id).filter((id) => !reached.has(id) && !passedOn.includes(id))).toEqual([]);
  });

  it('literal addresses win over what could shadow them', () => {
    const fileOf = (name: string) => builtAddresses().find((built) => built.name === name)?.file;
    expect(fileOf('sell')).toBe('routes/offer/sell.tsx');
    expect(fileOf('bag')).toBe('routes/bag/bag.tsx');
    expect(fileOf('newIn')).toBe('routes/catalog/new-in.tsx');
    expect(fileOf('accountPayment')).toBe('routes/account/payment.tsx');
    expect(fileOf('home')).toBe('routes/catalog/home.tsx');
    expect(matchRoutes(tree, '/shopping/women/marketplace')?.at(-1)?.route.id).toBe(
      'routes/catalog/marketplace-gender.tsx',
    );
  });

  it('words of people come through an address unharmed', () => {
    const odd = 'a & b/c?d#e + é';
    const paramsOf = (address: string) => matchRoutes(tree, address)?.at(-1)?.params;
    expect(paramsOf(paths.anyDesigner(odd))).toMatchObject({ designer: odd });
    expect(paramsOf(paths.category('women', odd, odd))).toMatchObject({ category: odd, subcategory: odd });
    expect(paramsOf(paths.listingByUsername(odd, '1-x'))).toMatchObject({ username: odd, slug: '1-x' });
    const query = new URL(paths.search({ search: odd }), 'http://shop.test').searchParams;
    expect(query.get('search')).toBe(odd);
  });

  it('a query leaves out what is empty or the first page, and repeats lists (C3)', () => {
    expect(paths.userListings(1, { page: 1, a: '', b: null, c: undefined })).toBe('/user/1/listings');
    expect(paths.userListings(1, { page: 2, size: ['S', 'M'] })).toBe(
      '/user/1/listings?page=2&size=S&size=M',
    );
  });
});
