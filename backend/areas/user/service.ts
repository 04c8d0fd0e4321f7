import type { User } from '#contract/user.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import { findProfileById, findProfileByUsername, type ProfileRow } from './queries.ts';
import { reviewScore } from './review-score.ts';

/** The text of 8#11. */
export const USER_NOT_FOUND = 'User Not Found';

/** A public profile (3#2); 404 when there is nobody with this id. */
export async function getUser(db: Db, id: number, now: Date): Promise<User> {
  return toUser(await findProfileById(db, id, now));
}

/** The same by username, in any letters; 404 when nobody is called so. */
export async function getUserByUsername(db: Db, username: string, now: Date): Promise<User> {
  return toUser(await findProfileByUsername(db, username.trim().toLowerCase(), now));
}

function toUser(row: ProfileRow | null): User {
  if (!row) throw notFound(USER_NOT_FOUND);
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
  };
}
