import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { blocks, follows } from '../../db/schema/people.ts';
import { browsing, favorites, watches } from '../../db/schema/shopper.ts';
import { authenticators, recoveryCodes } from '../../db/schema/two-step.ts';
import { bagHistory, bagLines, offers, orderLines, orders, reviews } from '../../db/schema/trade.ts';
import {
  addresses,
  mails,
  measurements,
  savedFilters,
  sessions,
  uploads,
  users,
} from '../../db/schema/user.ts';

export type ExportRow = Record<string, unknown>;

/** What is no data of the person but a key to something. */
const secrets = ['passwordHash', 'mailToken', 'tokenHash', 'sealedSecret', 'sessionHash', 'codeHash'];

const all = async (db: Db, table: PgTable, where: SQL | undefined): Promise<ExportRow[]> =>
  (await db.select().from(table).where(where)).map((row: ExportRow) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secrets.includes(name))),
  );

/** Everything kept of a person, a file each; asked for one by one, so that only one is held in memory. */
export function filesOf(
  db: Db,
  { id, email }: { id: number; email: string },
): [string, () => Promise<ExportRow[]>][] {
  const own = (table: PgTable & { userId: Parameters<typeof eq>[0] }) => () =>
    all(db, table, eq(table.userId, id));
  const mine = or(eq(orders.buyerId, id), eq(orders.sellerId, id));
  return [
    ['account', () => all(db, users, eq(users.id, id))],
    ['addresses', own(addresses)],
    ['offers', own(offers)],
    ['orders', async () => (await all(db, orders, mine)).map((row) => withoutOthers(row, id))],
    [
      'order-lines',
      () =>
        all(
          db,
          orderLines,
          inArray(orderLines.orderId, db.select({ id: orders.id }).from(orders).where(mine)),
        ),
    ],
    ['reviews', () => all(db, reviews, or(eq(reviews.reviewerId, id), eq(reviews.revieweeId, id)))],
    ['bag', own(bagLines)],
    ['bag-history', own(bagHistory)],
    ['favourites', own(favorites)],
    ['watchlist', own(watches)],
    ['browsing-history', own(browsing)],
    ['saved-filters', own(savedFilters)],
    ['measurements', own(measurements)],
    ['pictures', own(uploads)],
    ['sessions', own(sessions)],
    ['authenticator', own(authenticators)],
    ['recovery-codes', own(recoveryCodes)],
    ['following', () => people(db, eq(follows.followerId, id), follows.followedId)],
    ['followers', () => people(db, eq(follows.followedId, id), follows.followerId)],
    ['blocked', () => all(db, blocks, eq(blocks.blockerId, id))],
    ['mails', () => all(db, mails, eq(mails.recipient, email))],
  ];
}

/** The address of an order is its buyer's. */
function withoutOthers(row: ExportRow, id: number): ExportRow {
  return row.buyerId === id ? row : { ...row, address: null };
}

async function people(db: Db, where: SQL, other: typeof follows.followedId | typeof follows.followerId) {
  return db
    .select({ username: users.username, since: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, other))
    .where(where)
    .orderBy(asc(follows.createdAt));
}
