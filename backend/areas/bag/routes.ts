import * as bag from '#contract/bag.ts';
import type { Deps } from '../../deps.ts';
import type { Router } from '../../http/router.ts';
import type { Viewer } from '../../http/viewer.ts';
import { moneyView } from '../../pricing/money-view.ts';
import { getRates } from '../../pricing/rates.ts';
import type { BagContext } from './bag-view.ts';
import * as service from './service.ts';

async function contextOf(viewer: Viewer, deps: Deps): Promise<BagContext> {
  const now = deps.clock();
  const money = moneyView(viewer, await getRates(deps.database.db, now));
  return { money, region: viewer.region, viewerId: viewer.user?.id ?? null, now };
}

/** The bag of a person and that of a guest (7/user#17). */
export function bindBag(router: Router): void {
  router.on(bag.getBag, async ({ user, viewer, deps }) =>
    service.getBag(deps.database.db, user().id, await contextOf(viewer, deps)),
  );
  router.on(bag.addToBag, ({ user, body, deps }) =>
    service.addToBag(deps.database.db, user().id, body, deps.clock()),
  );
  router.on(bag.updateBag, async ({ user, body, viewer, deps }) =>
    service.updateBag(deps.database.db, user().id, body, await contextOf(viewer, deps)),
  );
  router.on(bag.clearBagHistory, ({ user, deps }) => service.clearBagHistory(deps.database.db, user().id));
  router.on(bag.describeGuestBag, async ({ body, viewer, deps }) =>
    service.describeGuestBag(deps.database.db, body, await contextOf(viewer, deps)),
  );
  router.on(bag.mergeBag, ({ user, body, deps }) =>
    service.mergeBag(deps.database.db, user().id, body, deps.clock()),
  );
}
