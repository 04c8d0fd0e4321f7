import { MEASUREMENTS_MAX } from '#contract/limits.ts';
import type { MeasurementInput, OwnMeasurement } from '#contract/measurement.ts';
import type { Db } from '../../db/client.ts';
import { badRequest, say } from '../../http/refused.ts';
import {
  countOthers,
  deleteMeasurementRow,
  listMeasurementRows,
  lockMeasurements,
  saveMeasurementRow,
  type MeasurementRow,
} from './queries.ts';

function toMeasurement({ userId: _, ...row }: MeasurementRow): OwnMeasurement {
  return row;
}

/** What this person saved, newest first; lengths in millimetres. */
export async function listMeasurements(db: Db, userId: number): Promise<OwnMeasurement[]> {
  return (await listMeasurementRows(db, userId)).map(toMeasurement);
}

/** Saves one; the same name and dimension is measured anew. 400 when the person has as many as are kept. */
export function saveMeasurement(db: Db, userId: number, input: MeasurementInput): Promise<OwnMeasurement> {
  return db.transaction(async (tx) => {
    await lockMeasurements(tx, userId);
    if ((await countOthers(tx, userId, input)) >= MEASUREMENTS_MAX) {
      throw badRequest(say('You can save up to {{max}} measurements.', { max: MEASUREMENTS_MAX }));
    }
    return toMeasurement(await saveMeasurementRow(tx, { ...input, userId }));
  });
}

/** Forgets one of this person's; a second time, or for anybody else's, nothing happens. */
export async function removeMeasurement(db: Db, userId: number, id: number): Promise<null> {
  await deleteMeasurementRow(db, userId, id);
  return null;
}
