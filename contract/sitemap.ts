import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { gender, id, moment } from './primitives.ts';

/** Addresses in one sitemap file; the protocol allows 50,000. */
export const SITEMAP_PART = 10_000;

const after = z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) });

/** What search engines are shown of the catalogue, in parts (C31). */
export const getSitemap = endpoint({
  method: 'GET',
  path: '/data/sitemap',
  access: 'public',
  summary: 'Parts of the sitemap: the ids that each part begins after',
  answer: z.object({ styles: z.array(z.number().int()), sellers: z.array(z.number().int()) }),
});
export const listSitemapStyles = endpoint({
  method: 'GET',
  path: '/data/sitemap/style',
  access: 'public',
  summary: 'Available styles of a part, by id',
  query: after,
  answer: z.array(z.object({ id, brand: z.string(), name: z.string(), gender, changed: moment })),
});
export const listSitemapSellers = endpoint({
  method: 'GET',
  path: '/data/sitemap/seller',
  access: 'public',
  summary: 'People with something for sale, of a part, by id',
  query: after,
  answer: z.array(z.object({ id })),
});
