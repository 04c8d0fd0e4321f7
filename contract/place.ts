import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { regionCode } from './primitives.ts';

/** Part of an address that a place decides. */
const place = z.object({ city: z.string(), state: z.string().nullable(), country: regionCode });

export const predictPlaces = endpoint({
  method: 'POST',
  path: '/maps/place/predict',
  access: 'public',
  limit: 'places',
  summary:
    'Places whose name begins like this, those of the country first, larger ones first (7/data#4, B15)',
  body: z.object({ input: z.string().trim().min(2).max(80), country: regionCode.optional() }),
  answer: z.array(place.extend({ placeId: z.string(), text: z.string() })),
});
export const getPlace = endpoint({
  method: 'POST',
  path: '/maps/place/detail',
  access: 'public',
  limit: 'places',
  summary: 'City, state and country of a predicted place (7/data#4, B15)',
  body: z.object({ placeId: z.string().max(20) }),
  answer: place,
});
export const suggestAddress = endpoint({
  method: 'GET',
  path: '/user/address/ip',
  access: 'public',
  summary: 'The country that an address of this visitor probably lies in, with its phone code (7/user#12)',
  answer: z.object({ country: regionCode, phoneCode: z.string().nullable() }),
});
