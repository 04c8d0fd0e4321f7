import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, moment, page, paging } from './primitives.ts';

/** Kinds of user (A13). */
export const userStatuses = [
  'Normal',
  'Verified',
  'Retailer',
  'Official',
  'Organization',
  'Suspended',
] as const;
export const userStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof userStatus>;

/** What is shown of a person beside an offer or in a bag (3#8). */
export const userInfo = z.object({
  id,
  username: z.string(),
  avatarUrl: z.string().nullable(),
  userStatus,
});
export type UserInfo = z.output<typeof userInfo>;

/** A public profile (3#2). */
export const user = userInfo.extend({
  region: z.string().nullable(),
  biography: z.string(),
  follower: z.number().int(),
  following: z.number().int(),
  userLevel: z.number().int(),
  /** One decimal; null without a review (G23). */
  userReview: z.number().nullable(),
  reviewCount: z.number().int(),
  userTransaction: z.number().int(),
  isVerified: z.boolean(),
  hasOffer: z.boolean(),
  registerTime: moment,
  /** How the person who asks stands to this one; all false for visitors. */
  isFollowingUser: z.boolean(),
  isFollowedByUser: z.boolean(),
  /** Blocked by the person who asks (4#35). */
  isBlockedByUser: z.boolean(),
});
export type User = z.output<typeof user>;

export const getUser = endpoint({
  method: 'GET',
  path: '/user/:id',
  access: 'optional',
  summary: 'A person by id (7/user#9)',
  params: z.object({ id: idParam }),
  answer: user,
});
export const getUserByUsername = endpoint({
  method: 'GET',
  path: '/user/username/:username',
  access: 'optional',
  summary: 'A person by username (7/user#9)',
  params: z.object({ username: z.string().max(40) }),
  answer: user,
});

/** Somebody in a list of people. */
export const person = userInfo.extend({
  biography: z.string(),
  follower: z.number().int(),
  isFollowingUser: z.boolean(),
  isBlockedByUser: z.boolean(),
});
export type Person = z.output<typeof person>;

const people = { query: paging.extend({ userId: idParam }), answer: page(person) };
export const listFollowers = endpoint({
  method: 'GET',
  path: '/user/followers',
  access: 'optional',
  summary: 'Who follows a person, latest first (7/user#11)',
  ...people,
});
export const listFollowing = endpoint({
  method: 'GET',
  path: '/user/following',
  access: 'optional',
  summary: 'Whom a person follows, latest first (7/user#11)',
  ...people,
});

/** How two people stand after a change, with the numbers that changed with it (4#39). */
export const standing = z.object({
  isFollowingUser: z.boolean(),
  isBlockedByUser: z.boolean(),
  follower: z.number().int(),
});
export type Standing = z.output<typeof standing>;

const other = { access: 'required', limit: 'shelf', body: z.object({ userId: id }) } as const;
export const follow = endpoint({
  method: 'POST',
  path: '/user/follow',
  summary: 'Follow a person; a second time changes nothing (7/user#11, 6#2, G20)',
  answer: standing,
  ...other,
});
export const unfollow = endpoint({
  method: 'POST',
  path: '/user/unfollow',
  summary: 'Follow a person no longer; fine when I did not (7/user#11)',
  answer: standing,
  ...other,
});
export const block = endpoint({
  method: 'POST',
  path: '/user/block',
  summary: 'Block a person: neither follows the other any more (7/user#11, 4#35, G20)',
  answer: standing,
  ...other,
});
export const unblock = endpoint({
  method: 'POST',
  path: '/user/unblock',
  summary: 'Block a person no longer; who followed whom before stays forgotten (7/user#11, G20)',
  answer: standing,
  ...other,
});
export const listBlocked = endpoint({
  method: 'GET',
  path: '/user/blocked',
  access: 'required',
  summary: 'Whom I block, latest first',
  query: paging,
  answer: page(person),
});
