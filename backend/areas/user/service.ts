import type { User } from '#contract/user.ts';
import type { Db } from '../../db/client.ts';
import type { ViewerUser } from '../../http/viewer.ts';
import { notFound } from '../../http/refused.ts';
import { findProfileById, findProfileByUsername, type ProfileRow } from './queries.ts';
import { reviewScore } from './review-score.ts';
import { findStandings } from './standing-queries.ts';

/** The text of 8#11. */
export const USER_NOT_FOUND = 'User Not Found';

/** A public profile (3#2); 404 when there is nobody with this id. */
export async function getUser(db: Db, id: number, viewer: ViewerUser | null, now: Date): Promise<User> {
  return toUser(db, await findProfileById(db, id, now), viewer);
}

/** The same by username, in any letters, also by one that was given up lately; 404 when nobody is called so. */
export async function getUserByUsername(
  db: Db,
  username: string,
  viewer: ViewerUser | null,
  now: Date,
): Promise<User> {
  return toUser(db, await findProfileByUsername(db, username.trim().toLowerCase(), now), viewer);
}

async function toUser(db: Db, row: ProfileRow | null, viewer: ViewerUser | null): Promise<User> {
  if (!row) throw notFound(USER_NOT_FOUND);
  const standing = viewer && viewer.id !== row.id ? await findStandings(db, viewer.id, [row.id]) : null;
  return {
    id: row.id,
    username: row.username,
    avatarUrl: row.avatarUrl,
    userStatus: row.status,
    region: row.region,
    biography: row.biography,
    follower: row.followerCount,
    following: row.followingCount,
    userLevel: row.level,
    userReview: reviewScore(row.reviewScore),
    reviewCount: row.reviewCount,
    userTransaction: row.transactionCount,
    isVerified: row.status === 'Verified',
    hasOffer: row.hasOffer,
    registerTime: row.registerTime,
    isFollowingUser: standing?.following.has(row.id) ?? false,
    isFollowedByUser: standing?.followers.has(row.id) ?? false,
    isBlockedByUser: standing?.blocked.has(row.id) ?? false,
  };
}
