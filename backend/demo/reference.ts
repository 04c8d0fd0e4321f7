import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import {
  brands,
  categories as categoryTable,
  collections,
  documents,
  rates,
  sizeCharts as sizeChartTable,
} from '../db/schema/catalog.ts';
import { addresses, users } from '../db/schema/user.ts';
import { advanceIdentity, insertRows } from './bulk.ts';
import { categories } from './categories.ts';
import { collectionRows } from './collections.ts';
import { designers } from './designers.ts';
import { dayOf } from './history.ts';
import { demoAddresses, type Person } from './people.ts';
import { bannerOf, looksOf, tileOf } from './pictures.ts';
import { currencyOf, phoneCodeOf, ratesOf, settings } from './settings.ts';
import { sizeCharts } from './sizes.ts';

const DAY = 86_400_000;
/** Days of exchange rates before today. */
const RATE_DAYS = 30;
/** How many outfits a list's banner passes between its cards at most. */
const BANNER_LOOKS = 12;

/** Everything that is not style, offer or sale: settings, rates, categories, designers, size charts, pictures. */
export async function insertReference(tx: Tx, now: Date): Promise<void> {
  const days = Array.from({ length: RATE_DAYS + 1 }, (_, back) =>
    dayOf(now.getTime() - (RATE_DAYS - back) * DAY),
  );
  await insertRows(
    tx,
    rates,
    days.flatMap((date) =>
      Object.entries(ratesOf(date)).map(([currency, perUsd]) => ({ date, currency, perUsd })),
    ),
  );
  await insertRows(tx, categoryTable, categories);
  await insertRows(tx, sizeChartTable, sizeCharts);
  await insertRows(
    tx,
    brands,
    designers.map(({ slug, name, alias }, index) => ({ id: index + 1, slug, name, alias })),
  );
  await advanceIdentity(tx, brands);
  await insertRows(tx, collections, collectionRows(now));
  await insertRows(tx, documents, [
    { key: 'settings', value: settings },
    {
      key: 'home-images',
      value: {
        men: { url: tileOf('men'), source: 'Sette Mani, Cassel & Thorne' },
        women: { url: tileOf('women'), source: 'Odile Frey, Sabine Roux' },
      },
    },
    ...(['men', 'women'] as const).map((gender) => ({
      key: `banner-${gender}`,
      value: {
        image: bannerOf(gender),
        newIn: bannerOf(gender, 'new'),
        marketplace: bannerOf(gender, 'market'),
        looks: looksOf(gender).slice(0, BANNER_LOOKS),
      },
    })),
  ]);
}

/** The people; those who may be logged in get the hash of the demo password, the others none. */
export async function insertPeople(
  tx: Tx,
  people: readonly Person[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  await insertRows(
    tx,
    users,
    people.map(({ demo, shop: _shop, ...person }) => ({
      ...person,
      passwordHash: demo ? passwordHash : null,
      emailConfirmedAt: now,
      birthday: null,
      // Everybody of the demo reads English, wherever they live: who tries it out is not thrown into another language.
      preferences: {
        productRegion: person.region,
        currency: currencyOf(person.region),
        language: 'en' as const,
        unit: null,
      },
      referredBy: null,
      termsAcceptedAt: person.registerTime > now ? now : person.registerTime,
    })),
  );
  await advanceIdentity(tx, users);
  await insertRows(
    tx,
    addresses,
    demoAddresses.flatMap(({ username, ...address }) => {
      const person = people.find((one) => one.username === username);
      return person
        ? [
            {
              ...address,
              userId: person.id,
              phoneCode: phoneCodeOf(person.region),
              line2: null,
              country: person.region,
              isDefault: true,
            },
          ]
        : [];
    }),
  );
}

/**
 * Fresh statistics and settled indexes: without them a filled table is planned as if it were empty, and the text index
 * is passed over. Not inside a transaction.
 */
export const analyze = sql`vacuum analyze`;
