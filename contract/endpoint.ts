import type { z } from 'zod';
import type { RateLimitName } from './limits.ts';

/** Who may call: anybody, anybody but a session is used when there is one, or a signed-in person only. */
export type Access = 'public' | 'optional' | 'required';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of specification section 7 as data. Both sides read it: the backend binds a handler to it and
 * validates what comes in, the web's gateway builds the request from it and parses the answer.
 * `path` is below the api base (`/api`) and names its parameters with a colon (`/offer/:id`).
 */
export interface Endpoint<
  P extends z.ZodTypeAny = z.ZodTypeAny,
  Q extends z.ZodTypeAny = z.ZodTypeAny,
  B extends z.ZodTypeAny = z.ZodTypeAny,
  A extends z.ZodTypeAny = z.ZodTypeAny,
> {
  method: Method;
  path: string;
  access: Access;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  /** Name of the rate limit in `limits.ts` that guards the call, if any. */
  limit?: RateLimitName;
  /** Seconds that anybody's cache may keep the answer (J19); without it nobody may. Only where access is public. */
  keptSeconds?: number;
  /** True when the call moves money or stock and therefore demands an `idempotency-key` header. */
  idempotent?: boolean;
}

/** Identity function that keeps the schemas' types. */
export function endpoint<
  A extends z.ZodTypeAny,
  P extends z.ZodTypeAny = z.ZodUndefined,
  Q extends z.ZodTypeAny = z.ZodUndefined,
  B extends z.ZodTypeAny = z.ZodUndefined,
>(definition: Endpoint<P, Q, B, A>): Endpoint<P, Q, B, A> {
  return definition;
}

export type ParamsOf<E> = E extends Endpoint<infer P, any, any, any> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<any, infer Q, any, any> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any> ? z.output<B> : never;
export type QueryInput<E> = E extends Endpoint<any, infer Q, any, any> ? z.input<Q> : never;
export type BodyInput<E> = E extends Endpoint<any, any, infer B, any> ? z.input<B> : never;
/** What the backend hands over (dates as Date; they travel as ISO strings). */
export type AnswerInput<E> = E extends Endpoint<any, any, any, infer A> ? z.input<A> : never;
/** What the gateway receives after parsing. */
export type AnswerOf<E> = E extends Endpoint<any, any, any, infer A> ? z.output<A> : never;
