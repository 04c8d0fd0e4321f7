import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';

/**
 * A random number by which the backend knows a browser again, for a year (J16). It says nothing of the person and counts
 * nothing: for that there is the distinct id, which is asked for.
 */
const cookie = jsonCookie('device', z.string().uuid().nullable(), null);

export const readDeviceId = cookie.read;
/** `Set-Cookie` with a new one. */
export const newDeviceId = () => cookie.write(randomUUID());
