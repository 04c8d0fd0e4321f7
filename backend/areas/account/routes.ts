import * as account from '#contract/account.ts';
import * as leaving from '#contract/leaving.ts';
import type { Router } from '../../http/router.ts';
import { exportKey } from './export-routes.ts';
import { confirmPassword, deleteAccount, keepAccount, leavingOf } from './leaving.ts';
import { createAddress, deleteAddress, getAddress, listAddresses, updateAddress } from './service.ts';
import { updateAccount } from './profile.ts';
import { signPermission } from './upload-permission.ts';
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

  router.on(account.updateAccount, ({ user, body, deps }) => updateAccount(deps, user(), body));

  router.on(leaving.requestExport, async ({ user, body, deps }) => {
    const { id } = await confirmPassword(deps, user(), body.password);
    return { ...signPermission(deps.secret, exportKey(id), deps.clock()) };
  });
  router.on(leaving.getLeaving, ({ user, deps }) => leavingOf(deps, user()));
  router.on(leaving.deleteAccount, ({ user, body, deps }) => deleteAccount(deps, user(), body.password));
  router.on(leaving.keepAccount, ({ user, deps }) => keepAccount(deps, user()));

  router.on(account.requestUploads, ({ user, body, deps }) => promiseUploads(deps, user().id, body.files));
}
