import type { Visitor } from '#app/server/visitor.server.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { getReferrals as readReferrals } from '#contract/referral.ts';
import * as user from '#contract/user.ts';
import { callApi, tryApi } from './client.server.ts';

export const getUser = (visitor: Visitor, id: number) => callApi(visitor, user.getUser, { params: { id } });
export const getUserByUsername = (visitor: Visitor, username: string) =>
  callApi(visitor, user.getUserByUsername, { params: { username } });

type People = QueryInput<typeof user.listFollowers>;
export const listFollowers = (visitor: Visitor, query: People) =>
  callApi(visitor, user.listFollowers, { query });
export const listFollowing = (visitor: Visitor, query: People) =>
  callApi(visitor, user.listFollowing, { query });
export const listBlocked = (visitor: Visitor, query: QueryInput<typeof user.listBlocked>) =>
  callApi(visitor, user.listBlocked, { query });

const changes = { follow: user.follow, unfollow: user.unfollow, block: user.block, unblock: user.unblock };
export const changeStanding = (visitor: Visitor, change: keyof typeof changes, userId: number) =>
  tryApi(visitor, changes[change], { body: { userId } });

export const getReferrals = (visitor: Visitor) => callApi(visitor, readReferrals, {});
