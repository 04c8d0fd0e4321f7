import type { Person, Standing } from '#contract/user.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { badRequest, forbidden, notFound } from '../../http/refused.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { USER_NOT_FOUND } from './service.ts';
import {
  countFollowers,
  deleteBlock,
  deleteFollow,
  findBlocked,
  findFollowers,
  findFollowing,
  findStandings,
  insertBlock,
  insertFollow,
  isBlockedBetween,
  lockPeople,
  type PersonRow,
} from './standing-queries.ts';

type Change = (tx: Tx, me: ViewerUser, userId: number, now: Date) => Promise<void>;

const follow: Change = async (tx, me, userId, now) => {
  if (me.status === 'Suspended') throw forbidden('Your account is suspended.', 'suspended');
  if (await isBlockedBetween(tx, me.id, userId)) {
    throw forbidden('You cannot follow this person.', 'blocked');
  }
  await insertFollow(tx, me.id, userId, now);
};

const unfollow: Change = (tx, me, userId) => deleteFollow(tx, me.id, userId);

/** Neither follows the other any more; nothing of it comes back with unblocking (4#35, G20). */
const block: Change = async (tx, me, userId, now) => {
  await deleteFollow(tx, me.id, userId);
  await deleteFollow(tx, userId, me.id);
  await insertBlock(tx, me.id, userId, now);
};

const unblock: Change = (tx, me, userId) => deleteBlock(tx, me.id, userId);

const changes = { follow, unfollow, block, unblock };

/**
 * Changes how the signed-in person stands to another. Throws 404 for people who do not exist, 400 `oneself`, and what
 * the change itself refuses.
 */
export async function changeStanding(
  deps: Deps,
  me: ViewerUser,
  userId: number,
  change: keyof typeof changes,
): Promise<Standing> {
  if (userId === me.id) throw badRequest('This is you.', 'oneself');
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const people = await lockPeople(tx, [me.id, userId]);
    if (!people.some(({ id }) => id === userId)) throw notFound(USER_NOT_FOUND);
    await changes[change](tx, me, userId, now);
    const { following, blocked } = await findStandings(tx, me.id, [userId]);
    return {
      isFollowingUser: following.has(userId),
      isBlockedByUser: blocked.has(userId),
      follower: await countFollowers(tx, userId),
    };
  });
}

const lists = { followers: findFollowers, following: findFollowing, blocked: findBlocked };

/** A page of people around somebody, and how the viewer stands to each. */
export async function listPeople(
  db: Db,
  list: keyof typeof lists,
  query: { userId: number; pageStart: number; pageLimit: number },
  viewer: ViewerUser | null,
): Promise<{ data: Person[]; total: number }> {
  const { rows, total } = await lists[list](db, query.userId, query);
  const standing = viewer
    ? await findStandings(
        db,
        viewer.id,
        rows.map(({ id }) => id),
      )
    : null;
  return { data: rows.map((row) => toPerson(row, standing)), total };
}

function toPerson(row: PersonRow, standing: Awaited<ReturnType<typeof findStandings>> | null): Person {
  return {
    id: row.id,
    username: row.username,
    avatarUrl: row.avatarUrl,
    userStatus: row.status,
    biography: row.biography,
    follower: row.followerCount,
    isFollowingUser: standing?.following.has(row.id) ?? false,
    isBlockedByUser: standing?.blocked.has(row.id) ?? false,
  };
}
