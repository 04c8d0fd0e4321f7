import * as user from '#contract/user.ts';
import type { Router } from '../../http/router.ts';
import { getUser, getUserByUsername } from './service.ts';

export function bindUser(router: Router): void {
  router.on(user.getUser, ({ params, deps }) => getUser(deps.database.db, params.id, deps.clock()));

  router.on(user.getUserByUsername, ({ params, deps }) =>
    getUserByUsername(deps.database.db, params.username, deps.clock()),
  );
}
