import { z } from 'zod';
import { listMeasurements } from '#app/api/measurement.server.ts';
import { GUEST_MEASUREMENTS_MAX } from '#contract/limits.ts';
import { measurementInput, type MeasurementInput, type OwnMeasurement } from '#contract/measurement.ts';
import { jsonCookie } from './cookies.server.ts';
import type { Visitor } from './visitor.server.ts';

/** What a guest measured of their own: the cookie is the only place of it. */
const cookie = jsonCookie('own', z.array(measurementInput).max(GUEST_MEASUREMENTS_MAX), []);

/** Saved measurements of whoever asks, newest first; a guest's are numbered from 1. */
export async function readOwnMeasurements(request: Request, visitor: Visitor): Promise<OwnMeasurement[]> {
  if (visitor.token && (await visitor.account())) return listMeasurements(visitor);
  return (await cookie.read(request)).map((one, index) => ({ ...one, id: index + 1 }));
}

/** `Set-Cookie` of a guest with one more; the same name and dimension is replaced. Null when there are as many as fit. */
export async function addGuestMeasurement(request: Request, input: MeasurementInput): Promise<string | null> {
  const others = (await cookie.read(request)).filter(
    ({ name, dimension }) => name !== input.name || dimension !== input.dimension,
  );
  return others.length >= GUEST_MEASUREMENTS_MAX ? null : cookie.write([input, ...others]);
}

/** `Set-Cookie` of a guest without the n-th. */
export async function removeGuestMeasurement(request: Request, id: number): Promise<string> {
  return cookie.write((await cookie.read(request)).filter((_, index) => index + 1 !== id));
}

/** A guest's, to be saved in the account after sign-in, oldest first. */
export async function guestMeasurements(request: Request): Promise<MeasurementInput[]> {
  return (await cookie.read(request)).reverse();
}

export const clearGuestMeasurements = cookie.clear;
