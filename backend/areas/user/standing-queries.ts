import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { blocks, follows } from '../../db/schema/people.ts';
import { users } from '../../db/schema/user.ts';

export interface PersonRow {
  id: number;
  username: string;
  avatarUrl: string | null;
  status: (typeof users.$inferSelect)['status'];
  biography: string;
  followerCount: number;
}

const personColumns = {
  id: users.id,
  username: users.username,
  avatarUrl: users.avatarUrl,
  status: users.status,
  biography: users.biography,
  followerCount: users.followerCount,
};

interface Paging {
  pageStart: number;
  pageLimit: number;
}
type People = { rows: PersonRow[]; total: number };

/** Those who follow a person, latest first. */
export const findFollowers = (db: Db, userId: number, paging: Paging): Promise<People> =>
  peopleOf(db, eq(follows.followedId, userId), 'followerId', paging);

/** Those whom a person follows, latest first. */
export const findFollowing = (db: Db, userId: number, paging: Paging): Promise<People> =>
  peopleOf(db, eq(follows.followerId, userId), 'followedId', paging);

async function peopleOf(
  db: Db,
  where: SQL,
  other: 'followerId' | 'followedId',
  { pageStart, pageLimit }: Paging,
): Promise<People> {
  const rows = await db
    .select(personColumns)
    .from(follows)
    .innerJoin(users, eq(users.id, follows[other]))
    .where(where)
    .orderBy(desc(follows.createdAt), desc(follows[other]))
    .offset(pageStart)
    .limit(pageLimit);
  const [all] = await db.select({ total: count() }).from(follows).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Those whom a person blocks, latest first. */
export async function findBlocked(db: Db, userId: number, { pageStart, pageLimit }: Paging): Promise<People> {
  const where = eq(blocks.blockerId, userId);
  const rows = await db
    .select(personColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(where)
    .orderBy(desc(blocks.createdAt))
    .offset(pageStart)
    .limit(pageLimit);
  const [all] = await db.select({ total: count() }).from(blocks).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Which of some people the viewer follows, is followed by, and blocks. */
export async function findStandings(
  db: Db | Tx,
  viewerId: number,
  ids: readonly number[],
): Promise<{ following: Set<number>; followers: Set<number>; blocked: Set<number> }> {
  const list = [...ids];
  const mine = await db
    .select({ id: follows.followedId })
    .from(follows)
    .where(and(eq(follows.followerId, viewerId), inArray(follows.followedId, list)));
  const theirs = await db
    .select({ id: follows.followerId })
    .from(follows)
    .where(and(eq(follows.followedId, viewerId), inArray(follows.followerId, list)));
  const blocked = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.blockerId, viewerId), inArray(blocks.blockedId, list)));
  const setOf = (rows: { id: number }[]) => new Set(rows.map(({ id }) => id));
  return { following: setOf(mine), followers: setOf(theirs), blocked: setOf(blocked) };
}

/** Locks both people, always in the same order, so that two changes between them come one after the other. */
export async function lockPeople(tx: Tx, ids: readonly [number, number]): Promise<PersonRow[]> {
  return tx
    .select(personColumns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update');
}

/** Whether either of two people blocks the other. */
export async function isBlockedBetween(db: Db | Tx, one: number, other: number): Promise<boolean> {
  const [row] = await db
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function insertFollow(tx: Tx, followerId: number, followedId: number, now: Date): Promise<void> {
  const added = await tx
    .insert(follows)
    .values({ followerId, followedId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) await countFollow(tx, followerId, followedId, 1);
}

export async function deleteFollow(tx: Tx, followerId: number, followedId: number): Promise<void> {
  const gone = await tx
    .delete(follows)
    .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
    .returning();
  if (gone.length > 0) await countFollow(tx, followerId, followedId, -1);
}

async function countFollow(tx: Tx, followerId: number, followedId: number, by: 1 | -1): Promise<void> {
  await tx
    .update(users)
    .set({ followingCount: sql`${users.followingCount} + ${by}` })
    .where(eq(users.id, followerId));
  await tx
    .update(users)
    .set({ followerCount: sql`${users.followerCount} + ${by}` })
    .where(eq(users.id, followedId));
}

export async function insertBlock(tx: Tx, blockerId: number, blockedId: number, now: Date): Promise<void> {
  await tx.insert(blocks).values({ blockerId, blockedId, createdAt: now }).onConflictDoNothing();
}

export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

export async function countFollowers(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ count: users.followerCount }).from(users).where(eq(users.id, userId));
  return row?.count ?? 0;
}
