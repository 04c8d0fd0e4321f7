import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { offers } from '../../db/schema/trade.ts';
import { users } from '../../db/schema/user.ts';
import { liveOffer } from '../offer/live.ts';

export type ProfileRow = typeof users.$inferSelect & { hasOffer: boolean };

export const findProfileById = (db: Db, id: number, now: Date) => findProfile(db, eq(users.id, id), now);

export const findProfileByUsername = (db: Db, username: string, now: Date) =>
  findProfile(db, eq(users.username, username), now);

async function findProfile(db: Db, where: SQL, now: Date): Promise<ProfileRow | null> {
  const [row] = await db.select().from(users).where(where);
  if (!row) return null;
  const [ask] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.userId, row.id), eq(offers.type, 'ask'), liveOffer(now)))
    .limit(1);
  // Listings of suspended people are hidden (G19).
  return { ...row, hasOffer: ask !== undefined && row.status !== 'Suspended' };
}
