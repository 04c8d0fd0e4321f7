import * as measurement from '#contract/measurement.ts';
import type { Router } from '../../http/router.ts';
import { listMeasurements, removeMeasurement, saveMeasurement } from './service.ts';

export function bindMeasurement(router: Router): void {
  router.on(measurement.listMeasurements, ({ user, deps }) => listMeasurements(deps.database.db, user().id));

  router.on(measurement.createMeasurement, ({ user, body, deps }) =>
    saveMeasurement(deps.database.db, user().id, body),
  );

  router.on(measurement.deleteMeasurement, ({ user, params, deps }) =>
    removeMeasurement(deps.database.db, user().id, params.id),
  );
}
