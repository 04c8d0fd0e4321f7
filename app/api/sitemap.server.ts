import type { Visitor } from '#app/server/visitor.server.ts';
import * as sitemap from '#contract/sitemap.ts';
import { callApi } from './client.server.ts';

export const getSitemap = (visitor: Visitor) => callApi(visitor, sitemap.getSitemap, {});
export const listSitemapStyles = (visitor: Visitor, after: number) =>
  callApi(visitor, sitemap.listSitemapStyles, { query: { after } });
export const listSitemapSellers = (visitor: Visitor, after: number) =>
  callApi(visitor, sitemap.listSitemapSellers, { query: { after } });
