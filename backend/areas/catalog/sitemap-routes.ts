import * as sitemap from '#contract/sitemap.ts';
import type { Router } from '../../http/router.ts';
import { sitemapParts, sitemapSellers, sitemapStyles } from './sitemap.ts';

/** What the sitemap is made of (C31). */
export function bindSitemap(router: Router): void {
  router.on(sitemap.getSitemap, ({ deps }) => sitemapParts(deps.database.db, deps.clock()));
  router.on(sitemap.listSitemapStyles, ({ query, deps }) => sitemapStyles(deps.database.db, query.after));
  router.on(sitemap.listSitemapSellers, ({ query, deps }) =>
    sitemapSellers(deps.database.db, deps.clock(), query.after),
  );
}
