import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { offers } from '../../db/schema/trade.ts';
import { oldUsernames, users } from '../../db/schema/user.ts';
import { liveOffer } from '../offer/live.ts';

export type ProfileRow = typeof users.$inferSelect & { hasOffer: boolean };

export const findProfileById = (db: Db, id: number, now: Date) => findProfile(db, eq(users.id, id), now);

/** By the name somebody has, else by one they gave up lately (G21). */
export async function findProfileByUsername(db: Db, username: string, now: Date): Promise<ProfileRow | null> {
  const found = await findProfile(db, eq(users.username, username), now);
  if (found) return found;
  const [old] = await db
    .select({ userId: oldUsernames.userId })
    .from(oldUsernames)
    .where(and(eq(oldUsernames.username, username), gt(oldUsernames.redirectUntil, now)));
  return old ? findProfileById(db, old.userId, now) : null;
}

async function findProfile(db: Db, where: SQL, now: Date): Promise<ProfileRow | null> {
  // Who deleted their account is nobody any more (G22).
  const [row] = await db
    .select()
    .from(users)
    .where(and(where, isNull(users.deletedAt)));
  if (!row) return null;
  const [ask] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.userId, row.id), eq(offers.type, 'ask'), liveOffer(now)))
    .limit(1);
  // Listings of suspended people are hidden (G19).
  return { ...row, hasOffer: ask !== undefined && row.status !== 'Suspended' };
}
