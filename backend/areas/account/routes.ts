import * as account from '#contract/account.ts';
import type { Router } from '../../http/router.ts';
import { createAddress, deleteAddress, getAddress, listAddresses, updateAddress } from './service.ts';
import { promiseUploads } from './uploads.ts';

export function bindAccount(router: Router): void {
  router.on(account.listAddresses, ({ user, deps }) => listAddresses(deps.database.db, user().id));

  router.on(account.getAddress, ({ user, params, deps }) =>
    getAddress(deps.database.db, user().id, params.id),
  );

  router.on(account.createAddress, ({ user, body, deps }) =>
    createAddress(deps.database.db, user().id, body),
  );

  router.on(account.updateAddress, ({ user, params, body, deps }) =>
    updateAddress(deps.database.db, user().id, params.id, body),
  );

  router.on(account.deleteAddress, ({ user, params, deps }) =>
    deleteAddress(deps.database.db, user().id, params.id),
  );

  router.on(account.requestUploads, ({ user, body, deps }) => promiseUploads(deps, user().id, body.files));
}
