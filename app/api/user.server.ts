import type { Visitor } from '#app/server/visitor.server.ts';
import * as user from '#contract/user.ts';
import { callApi } from './client.server.ts';

export const getUser = (visitor: Visitor, id: number) => callApi(visitor, user.getUser, { params: { id } });
export const getUserByUsername = (visitor: Visitor, username: string) =>
  callApi(visitor, user.getUserByUsername, { params: { username } });
