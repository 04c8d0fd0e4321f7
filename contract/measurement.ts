import { z } from 'zod';
import { dimensions } from './dimensions.ts';
import { endpoint } from './endpoint.ts';
import { MEASUREMENTS_MAX } from './limits.ts';
import { id, idParam, nothing } from './primitives.ts';

/** A measurement of something of one's own, to compare others with: "grey hoodie", chest, 540 mm. */
export const measurementInput = z.object({
  name: z.string().trim().min(1, 'This field is required.').max(40, 'Enter a name under 40 characters.'),
  dimension: z.enum(dimensions),
  millimetres: z.number().int().min(1).max(5000),
});
export type MeasurementInput = z.output<typeof measurementInput>;
export const ownMeasurement = measurementInput.extend({ id });
export type OwnMeasurement = z.output<typeof ownMeasurement>;

export const listMeasurements = endpoint({
  method: 'GET',
  path: '/user/measurement',
  access: 'required',
  summary: 'My saved measurements, newest first',
  answer: z.array(ownMeasurement),
});
export const createMeasurement = endpoint({
  method: 'POST',
  path: '/user/measurement',
  access: 'required',
  summary: `Save a measurement; the same name and dimension is replaced, ${MEASUREMENTS_MAX} are kept`,
  body: measurementInput,
  answer: ownMeasurement,
});
export const deleteMeasurement = endpoint({
  method: 'DELETE',
  path: '/user/measurement/:id',
  access: 'required',
  summary: 'Forget a measurement of mine',
  params: z.object({ id: idParam }),
  answer: nothing,
});
