import * as account from './account.ts';
import * as auth from './auth.ts';
import * as bag from './bag.ts';
import * as browsing from './browsing.ts';
import * as catalog from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import * as favorite from './favorite.ts';
import * as identity from './identity.ts';
import * as leaving from './leaving.ts';
import * as measurement from './measurement.ts';
import * as offer from './offer.ts';
import * as order from './order.ts';
import * as payment from './payment.ts';
import * as place from './place.ts';
import * as product from './product.ts';
import * as referral from './referral.ts';
import * as review from './review.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as twoStep from './two-step.ts';
import * as user from './user.ts';
import * as watch from './watch.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}

/** Every call by `area.name`; the backend must bind each of them, the OpenAPI document lists each of them. */
export const registry: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries({
    account,
    auth,
    bag,
    browsing,
    catalog,
    favorite,
    identity,
    leaving,
    measurement,
    offer,
    order,
    payment,
    place,
    product,
    referral,
    review,
    search,
    sitemap,
    twoStep,
    user,
    watch,
  }).flatMap(([area, module]) =>
    Object.entries(module)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, call]) => [`${area}.${name}`, call] as const),
  ),
);
