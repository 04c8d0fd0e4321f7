import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { locks } from '../db/locks.ts';
import { pricePoints, sales, spus } from '../db/schema/catalog.ts';
import { offers } from '../db/schema/trade.ts';
import { users } from '../db/schema/user.ts';
import { makeBook, marketOf, type DemoOffer } from './book.ts';
import { advanceIdentity, insertRows } from './bulk.ts';
import { deriveColumns } from './derive.ts';
import { insertDescriptors } from './descriptors.ts';
import { insertFollows } from './follows.ts';
import { dayOf, makePoints, makeSales, type DemoPoint, type DemoSale } from './history.ts';
import { insertPastOrders } from './past-orders.ts';
import { DEMO_PASSWORD, makePeople } from './people.ts';
import { analyze, insertPeople, insertReference } from './reference.ts';
import { ratesOf } from './settings.ts';
import { insertReviews } from './reviews.ts';
import { insertShelves } from './shelves.ts';
import { makeStyle, oddStyles, type Style } from './styles.ts';

/** Styles made and stored at a time: memory stays flat however many there are. */
const CHUNK = 500;
const FIRST_OFFER_ID = 100_001;
/** Above this many styles the price history is thinner: nobody looks at all of it. */
const THIN_FROM = 5000;

interface SeedOptions {
  /** Styles on show; a hundredth more are made that are not (unavailable, unclassified, merged). */
  styles?: number;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

interface SeedResult {
  /** False when there was something already: then nothing is touched. */
  seeded: boolean;
  styles: number;
  offers: number;
}

/**
 * Fills an empty database with the demo catalogue, in one transaction: all of it or nothing. Never over existing data:
 * one style or one person is enough to leave everything as it is. Deterministic for the same `now` and `styles`.
 */
export async function seedDemo(db: Db, { styles = 2000, now, onProgress }: SeedOptions): Promise<SeedResult> {
  // Computed outside, so that nobody waits for it with the tables locked; one hash serves all demo logins.
  const passwordHash = await hash(DEMO_PASSWORD);
  const result = await db.transaction(async (tx): Promise<SeedResult> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed})`);
    if (!(await isEmpty(tx))) return { seeded: false, styles: 0, offers: 0 };
    const people = makePeople(now);
    await insertReference(tx, now);
    await insertPeople(tx, people, passwordHash, now);
    const market = marketOf(people, ratesOf(dayOf(now)), now);
    const total = styles + oddStyles(styles);
    let nextOffer = FIRST_OFFER_ID;
    for (let start = 0; start < total; start += CHUNK) {
      const made: Made[] = [];
      for (let index = start; index < Math.min(total, start + CHUNK); index++) {
        const style = makeStyle(index, styles, now);
        const book = makeBook(style, market, nextOffer);
        nextOffer += book.length;
        const sold = makeSales(style, book, now);
        const derived = deriveColumns(style, book, sold);
        const shopId = book.find((offer) => offer.official)?.userId;
        made.push({
          style,
          book,
          sold,
          derived,
          points: makePoints(style, derived, sold, now, styles > THIN_FROM),
          retailer: market.shops.find((shop) => shop.id === shopId)?.shop?.name ?? null,
        });
      }
      await insertChunk(tx, made);
      onProgress?.(Math.min(total, start + CHUNK), total);
    }
    for (const table of [spus, offers, sales]) await advanceIdentity(tx, table);
    await insertPastOrders(tx, people, now);
    await insertReviews(tx, people.find(({ username }) => username === 'demo')?.id, now);
    await insertShelves(tx, people, now);
    await insertFollows(tx, people, now);
    await insertDescriptors(tx, now);
    return { seeded: true, styles: total, offers: nextOffer - FIRST_OFFER_ID };
  });
  if (result.seeded) await db.execute(analyze);
  return result;
}

interface Made {
  style: Style;
  book: DemoOffer[];
  sold: DemoSale[];
  derived: ReturnType<typeof deriveColumns>;
  points: DemoPoint[];
  /** The official retailer that has it, by name. */
  retailer: string | null;
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const [style] = await tx.select({ id: spus.id }).from(spus).limit(1);
  const [person] = await tx.select({ id: users.id }).from(users).limit(1);
  return !style && !person;
}

async function insertChunk(tx: Tx, made: readonly Made[]): Promise<void> {
  await insertRows(tx, spus, made.map(spuRow));
  await insertRows(
    tx,
    offers,
    made.flatMap(({ book }) => book.map(({ hidden: _hidden, ...offer }) => offer)),
  );
  await insertRows(
    tx,
    sales,
    made.flatMap(({ sold }) => sold),
  );
  await insertRows(
    tx,
    pricePoints,
    made.flatMap(({ points }) => points),
  );
}

function spuRow({ style, derived, retailer }: Made): typeof spus.$inferInsert {
  const { designer, picture } = style;
  return {
    id: style.id,
    name: style.name,
    brandId: style.designerId,
    brandName: designer.name,
    brandSlug: designer.slug,
    brandAlias: designer.alias,
    gender: style.gender,
    category1: picture.shape.category1,
    category2: picture.shape.category2,
    categoryWords: style.categoryWords,
    color: picture.colour,
    colorName: picture.colourName,
    styleId: style.styleId,
    description: style.description,
    retailUsd: style.retailUsd,
    thumbnail: style.images[0]?.imageUrl ?? '',
    hoverImage: style.images[1]?.imageUrl ?? null,
    images: [...style.images],
    sizes: [...style.sizes],
    sizeUnit: style.sizeUnit,
    status: style.status,
    unclassified: style.unclassified,
    retailerDisplayName: retailer,
    mergedInto: style.mergedInto,
    releasedAt: style.releasedAt,
    createdAt: style.releasedAt,
    popularity: style.popularity,
    ...derived,
  };
}
