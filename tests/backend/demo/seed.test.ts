import { verify } from '@node-rs/argon2';
import { asc, count, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeDescriptor } from '#backend/areas/catalog/picture/descriptor.ts';
import { allDescriptors, undescribed } from '#backend/areas/catalog/picture/picture-queries.ts';
import { refreshSpus } from '#backend/areas/offer/derive.ts';
import type { Database } from '#backend/db/client.ts';
import {
  brands,
  categories,
  documents,
  pricePoints,
  rates,
  sizeCharts,
  spus,
} from '#backend/db/schema/catalog.ts';
import { follows } from '#backend/db/schema/people.ts';
import { ledger, offers, orderLines, orders } from '#backend/db/schema/trade.ts';
import { addresses, users } from '#backend/db/schema/user.ts';
import { DEMO_PASSWORD } from '#backend/demo/people.ts';
import { seedDemo } from '#backend/demo/seed.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T12:00:00Z');
const STYLES = 120;

describe('seeding', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('fills an empty database, tells how far it is, and makes the same again elsewhere', async () => {
    const steps: number[] = [];
    const { db } = database;
    const result = await seedDemo(db, { styles: STYLES, now, onProgress: (done) => steps.push(done) });
    expect(result).toMatchObject({ seeded: true, styles: STYLES + 1 });
    expect(steps.at(-1)).toBe(STYLES + 1);
    expect(await db.$count(offers)).toBe(result.offers);
    for (const table of [brands, categories, documents, rates, sizeCharts, pricePoints, addresses]) {
      expect(await db.$count(table)).toBeGreaterThan(0);
    }
    const other = await openTestDatabase();
    await seedDemo(other.db, { styles: STYLES, now });
    expect(await other.db.select().from(spus).orderBy(asc(spus.id))).toEqual(
      await db.select().from(spus).orderBy(asc(spus.id)),
    );
    expect(await other.db.select().from(offers).orderBy(asc(offers.id))).toEqual(
      await db.select().from(offers).orderBy(asc(offers.id)),
    );
    await other.close();
  }, 60_000);

  it('derives the columns of the styles as the offer area does', async () => {
    const { db } = database;
    await seedDemo(db, { styles: STYLES, now });
    const read = () => db.select().from(spus).orderBy(asc(spus.id));
    const points = () => db.select().from(pricePoints).orderBy(asc(pricePoints.spuId), asc(pricePoints.date));
    const [before, pointsBefore] = [await read(), await points()];
    await refreshSpus(
      db,
      before.map((row) => row.id),
      now,
    );
    expect(await read()).toEqual(before);
    expect(await points()).toEqual(pointsBefore);
    expect(before.some((row) => row.askCount > 0 && row.bidCount > 0 && row.discount > 0)).toBe(true);
  });

  it('knows what its pictures look like, and who follows whom', async () => {
    const { db } = database;
    await seedDemo(db, { styles: STYLES, now });
    expect(await undescribed(db, 10)).toEqual([]);
    const described = await allDescriptors(db);
    expect(described.length).toBeGreaterThan(STYLES);
    expect(described.every(({ descriptor }) => decodeDescriptor(descriptor) !== null)).toBe(true);

    const people = await db.select().from(users);
    const lines = await db.select().from(follows);
    for (const { id, followerCount, followingCount } of people) {
      expect(lines.filter(({ followedId }) => followedId === id)).toHaveLength(followerCount);
      expect(lines.filter(({ followerId }) => followerId === id)).toHaveLength(followingCount);
    }
    expect(lines.length).toBeGreaterThan(people.length);
  });

  it('leaves data alone that is there already', async () => {
    const { db } = database;
    await db.insert(users).values({ username: 'somebody', email: 'some@body.example', referralCode: 'X' });
    expect(await seedDemo(db, { styles: STYLES, now })).toMatchObject({ seeded: false });
    expect(await db.$count(spus)).toBe(0);
    expect(await db.$count(users)).toBe(1);
  });

  it('lets ids go on behind its own', async () => {
    const { db } = database;
    await seedDemo(db, { styles: 10, now });
    const [last] = await db.select({ id: users.id }).from(users).orderBy(asc(users.id)).offset(219).limit(1);
    const [fresh] = await db
      .insert(users)
      .values({ username: 'fresh', email: 'fresh@body.example', referralCode: 'FRESH' })
      .returning({ id: users.id });
    expect(fresh?.id).toBe((last?.id ?? 0) + 1);
  });

  it('gives the demo logins the demo password and nobody else one', async () => {
    const { db } = database;
    await seedDemo(db, { styles: 10, now });
    const rows = await db.select({ username: users.username, hash: users.passwordHash }).from(users);
    const logins = rows.filter((row) => row.hash !== null);
    expect(logins.map((row) => row.username).sort()).toEqual([
      'cassel.thorne',
      'demo',
      'ines.costa',
      'leo.marsh',
      'noor.abe',
      'oskar_h',
      'petra.lind',
      'wen.zhu',
    ]);
    expect(await verify(logins[0]?.hash ?? '', DEMO_PASSWORD)).toBe(true);
  });

  it('books finished orders of the demo buyer that add up', async () => {
    const { db } = database;
    await seedDemo(db, { styles: STYLES, now });
    const rows = await db.select().from(orders).innerJoin(orderLines, eq(orderLines.orderId, orders.id));
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { orders: order, order_lines: line } of rows) {
      expect(order.status).toBe('Completed');
      expect(order.totalMinor).toBe(line.priceMinor * line.quantity + line.shippingMinor);
      expect(order.completedAt?.getTime()).toBeLessThan(now.getTime());
      const [entry] = await db
        .select({ n: count(), amount: ledger.amountMinor })
        .from(ledger)
        .where(eq(ledger.orderId, order.id))
        .groupBy(ledger.amountMinor);
      expect(entry).toEqual({ n: 1, amount: order.totalMinor });
    }
  });
});
