import * as place from '#contract/place.ts';
import { notFound } from '../../http/refused.ts';
import type { Router } from '../../http/router.ts';
import { findSettings } from '../auth/queries.ts';
import { placeOf, predict } from './gazetteer.ts';

/** Place suggestions over a bundled gazetteer (7/data#4, B15), and where a visitor's addresses probably lie. */
export function bindPlace(router: Router): void {
  router.on(place.predictPlaces, ({ body }) => predict(body.input, body.country));

  router.on(place.getPlace, async ({ body }) => {
    const found = await placeOf(body.placeId);
    if (!found) throw notFound('Place not found');
    return found;
  });

  // No table of addresses is bundled: the region that the visitor shops in says as much.
  router.on(place.suggestAddress, async ({ viewer, deps }) => {
    const settings = await findSettings(deps.database.db);
    const code = settings?.phoneCodes.find(({ region }) => region === viewer.region)?.code;
    return { country: viewer.region, phoneCode: code ?? null };
  });
}
