import type { AnswerInput } from '#contract/endpoint.ts';
import type { predictPlaces } from '#contract/place.ts';

const SHOWN = 6;

interface City {
  /** Position in the gazetteer: what an id stands for. */
  id: number;
  city: string;
  state: string | null;
  country: string;
  /** Without accents, in small letters. */
  key: string;
  people: number;
}

let loaded: Promise<City[]> | undefined;

/** The bundled gazetteer (B15), read by the first who asks; largest places first. */
function cities(): Promise<City[]> {
  loaded ??= import('city-timezones').then(({ cityMapping }) =>
    cityMapping
      .map((row, id) => ({
        id,
        city: row.city,
        state: row.province || null,
        country: row.iso2,
        key: keyOf(row.city),
        people: row.pop,
      }))
      .filter(({ country }) => /^[A-Z]{2}$/.test(country))
      .sort((a, b) => b.people - a.people),
  );
  return loaded;
}

const keyOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Places that begin with what was typed: those of the country first, then larger ones. */
export async function predict(
  input: string,
  country: string | undefined,
): Promise<AnswerInput<typeof predictPlaces>> {
  const key = keyOf(input);
  if (key === '') return [];
  const found = (await cities()).filter((place) => place.key.startsWith(key));
  const near = found.filter((place) => place.country === country);
  const far = found.filter((place) => place.country !== country);
  return [...near, ...far].slice(0, SHOWN).map(({ id, city, state, country: code }) => ({
    placeId: String(id),
    city,
    state,
    country: code,
    text: [city, state, code].filter((part) => part !== null && part !== '').join(', '),
  }));
}

/** The place of an id, or null. */
export async function placeOf(placeId: string) {
  const found = (await cities()).find(({ id }) => String(id) === placeId);
  return found ? { city: found.city, state: found.state, country: found.country } : null;
}
