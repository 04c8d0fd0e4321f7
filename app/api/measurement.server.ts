import type { Visitor } from '#app/server/visitor.server.ts';
import * as measurement from '#contract/measurement.ts';
import { callApi, tryApi } from './client.server.ts';

export const listMeasurements = (visitor: Visitor) => callApi(visitor, measurement.listMeasurements, {});
export const createMeasurement = (visitor: Visitor, body: measurement.MeasurementInput) =>
  tryApi(visitor, measurement.createMeasurement, { body });
export const deleteMeasurement = (visitor: Visitor, id: number) =>
  tryApi(visitor, measurement.deleteMeasurement, { params: { id } });
