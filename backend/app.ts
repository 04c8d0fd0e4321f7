import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { codes } from '#contract/errors.ts';
import { UPLOAD_BYTES_MAX } from '#contract/limits.ts';
import { headerNames } from '#contract/envelope.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { mountExport } from './areas/account/export-routes.ts';
import { bindAccount } from './areas/account/routes.ts';
import { mountUpload } from './areas/account/upload-routes.ts';
import { bindIdentity } from './areas/auth/identity-routes.ts';
import { bindTwoStep } from './areas/auth/two-step-routes.ts';
import { bindAuth } from './areas/auth/routes.ts';
import { bindBag } from './areas/bag/routes.ts';
import { bindCatalog } from './areas/catalog/routes.ts';
import {
  bindImageSearch,
  imageSearchPath,
  mountImageSearch,
} from './areas/catalog/picture/image-search-routes.ts';
import { bindSearch } from './areas/catalog/search-routes.ts';
import { bindSitemap } from './areas/catalog/sitemap-routes.ts';
import { bindMeasurement } from './areas/measurement/routes.ts';
import { bindOffer } from './areas/offer/routes.ts';
import { bindOrder } from './areas/order/routes.ts';
import { bindPayment } from './areas/payment/routes.ts';
import { mountWebhooks } from './areas/payment/webhook-routes.ts';
import { bindPlace } from './areas/place/routes.ts';
import { bindProduct } from './areas/product/routes.ts';
import { mountShareImages } from './areas/product/share-routes.ts';
import { bindUser } from './areas/user/routes.ts';
import type { Deps } from './deps.ts';
import { handleError, refusalResponse } from './http/errors.ts';
import { logRequests } from './http/log-requests.ts';
import { Router } from './http/router.ts';
import { mediaPlaces, type MediaOptions } from './media/places.ts';
import { mountMedia } from './media/routes.ts';
import { mountSandbox } from './sandbox/mount.ts';

const MEGABYTE = 1024 * 1024;
const JSON_BYTES_MAX = MEGABYTE;
/** The picture plus the multipart fields around it. */
const UPLOAD_BODY_MAX = UPLOAD_BYTES_MAX + MEGABYTE;

/** Every call of the contract with its handler; a test compares them with the registry. */
export function createRouter(): Router {
  const router = new Router();
  bindAuth(router);
  bindIdentity(router);
  bindTwoStep(router);
  bindAccount(router);
  bindUser(router);
  bindCatalog(router);
  bindSearch(router);
  bindSitemap(router);
  bindMeasurement(router);
  bindImageSearch(router);
  bindPlace(router);
  bindProduct(router);
  bindBag(router);
  bindOffer(router);
  bindOrder(router);
  bindPayment(router);
  return router;
}

/**
 * The backend as one request handler. It keeps no state of its own beyond a cache of resized pictures
 * (`media.cacheFolder`; none without it), so that any number of nodes may run beside each other.
 */
export function createApp(deps: Deps, media: MediaOptions = {}): Hono {
  const app = new Hono();
  app.use(requestId({ headerName: headerNames.requestId, limitLength: 100 }));
  app.use(logRequests(deps.log));
  app.use('/media/upload/*', limitBody(UPLOAD_BODY_MAX));
  const [json, upload] = [limitBody(JSON_BYTES_MAX), limitBody(UPLOAD_BODY_MAX)];
  app.use('/api/*', (c, next) => (c.req.path === imageSearchPath ? upload : json)(c, next));
  app.use('/sandbox/*', limitBody(JSON_BYTES_MAX));

  app.get('/health', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/ready', async (c) => {
    await deps.database.db.execute(sql`select 1`);
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' });
  });
  app.get('/openapi.json', (c) =>
    c.json(openApiDocument(), 200, { 'cache-control': 'public, max-age=3600' }),
  );

  mountImageSearch(app, deps);
  createRouter().mount(app, deps);
  mountWebhooks(app, deps);
  mountUpload(app, deps);
  mountExport(app, deps);
  const places = mediaPlaces(deps.storage, media);
  mountShareImages(app, deps, places);
  mountMedia(app, places);
  mountSandbox(app, deps);

  app.notFound((c) => refusalResponse(c, { code: codes.NotFound, message: 'Not Found', data: null }));
  app.onError((error, c) => handleError(error, c, deps));
  return app;
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) =>
      refusalResponse(c, { code: codes.BadRequest, message: 'The request is too large.', data: null }),
  });
}
