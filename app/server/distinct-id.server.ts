import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonCookie } from './cookies.server.ts';

/** The id of a browser whose person agreed to be counted (J16); nobody else has one. */
const cookie = jsonCookie('distinct', z.string().uuid().nullable(), null);

export const readDistinctId = cookie.read;
export const clearDistinctId = cookie.clear;
/** `Set-Cookie` with a new one. */
export const newDistinctId = () => cookie.write(randomUUID());
