import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, moment } from './primitives.ts';

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
