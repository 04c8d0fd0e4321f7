import { data, redirect } from '@remix-run/node';
import { type z } from 'zod';
import { translator } from '#app/i18n/messages.server.ts';
import { paths } from '#app/paths.ts';
import { env } from '#app/server/env.server.ts';
import { log } from '#app/server/logger.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { APP_VERSION } from '#contract/app-version.ts';
import type { AnswerOf, BodyInput, Endpoint, QueryInput } from '#contract/endpoint.ts';
import { API_BASE, envelope, headerNames } from '#contract/envelope.ts';
import { codes, refusal as refusalSchema } from '#contract/errors.ts';
import { handledCodes, type ApiRefusal, type ApiResult, type ErrorBody } from './errors.ts';

type Loose = Endpoint<any, any, any, any>;
type Maybe<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
type Input<E extends Loose> = Maybe<'query', QueryInput<E>> &
  Maybe<'body', BodyInput<E>> & {
    params?: Record<string, string | number>;
    idempotencyKey?: string;
    form?: FormData;
  };

/** A product moved to another id (8#8): callers that can follow it catch this. */
export class MovedTo extends Error {
  readonly id: number;
  constructor(id: number) {
    super(`moved to ${id}`);
    this.id = id;
  }
}

/**
 * Calls the backend and returns the parsed answer, or throws what a route shows: a login redirect, a 404 or other
 * 4xx page, or the retry view (503) when the backend is away or answers something that is not the contract.
 */
export async function callApi<E extends Loose>(
  visitor: Visitor,
  endpoint: E,
  input: Input<E>,
): Promise<AnswerOf<E>> {
  const result = await tryApi(visitor, endpoint, input);
  if (result.ok) return result.data;
  throw errorPage(result.refusal.code, result.refusal.message, visitor.requestId);
}

/** Like callApi, but null where what was asked for does not exist: for pages that say themselves what is missing. */
export async function findApi<E extends Loose>(
  visitor: Visitor,
  endpoint: E,
  input: Input<E>,
): Promise<AnswerOf<E> | null> {
  try {
    return await callApi(visitor, endpoint, input);
  } catch (thrown) {
    if (isErrorPage(thrown) && thrown.init?.status === codes.NotFound) return null;
    throw thrown;
  }
}

/** Like callApi, but refusals that a form can explain come back as values. */
export async function tryApi<E extends Loose>(
  visitor: Visitor,
  endpoint: E,
  input: Input<E>,
): Promise<ApiResult<AnswerOf<E>>> {
  const answer = await send(visitor, endpoint, input);
  if (answer.code === codes.Success) {
    const parsed = endpoint.answer.safeParse(answer.data);
    if (parsed.success) return { ok: true, data: parsed.data as AnswerOf<E> };
    // Drift between the two sides: name it in the log, show the retry view.
    log().error(
      { requestId: visitor.requestId, path: endpoint.path, issues: parsed.error.issues.slice(0, 3) },
      'answer broke the contract',
    );
    throw errorPage(codes.Unknown, unknownError(visitor), visitor.requestId);
  }
  if (answer.code === codes.Moved && typeof answer.data === 'number') throw new MovedTo(answer.data);
  const refusal = readRefusal(answer, visitor);
  if (refusal.reason === 'not-signed-in') throw redirect(paths.login({ forward: visitor.path }));
  if (handledCodes.includes(answer.code)) return { ok: false, refusal };
  throw errorPage(answer.code, answer.msg, visitor.requestId);
}

/** The unknown error text in the visitor's language (8#2). */
export function unknownError({ preferences }: Visitor): string {
  return translator(preferences.language, 'common')('unknownError');
}

function readRefusal(answer: z.infer<typeof envelope>, visitor: Visitor): ApiRefusal {
  const details = refusalSchema.safeParse(answer.data);
  const found = details.success ? details.data : {};
  return {
    code: answer.code,
    // The message, or its data when that is a string, or the unknown error text (8#2, J13).
    message: answer.msg || (typeof answer.data === 'string' ? answer.data : unknownError(visitor)),
    reason: found.reason ?? null,
    fields: found.fields ?? {},
    detail: found.detail ?? {},
  };
}

/** A thrown page: 4xx keep their status, everything else is "try again" (503). */
export function errorPage(code: number, message: string, requestId: string) {
  const status = code >= 400 && code < 500 ? code : 503;
  return data({ message, requestId } satisfies ErrorBody, { status });
}

function isErrorPage(thrown: unknown): thrown is ReturnType<typeof errorPage> {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'type' in thrown &&
    thrown.type === 'DataWithResponseInit'
  );
}

async function send(
  visitor: Visitor,
  endpoint: Loose,
  input: Input<Loose>,
): Promise<z.infer<typeof envelope>> {
  const url =
    env().API_URL + API_BASE + fillPath(endpoint.path, input.params ?? {}) + queryString(input.query);
  const headers: Record<string, string> = {
    [headerNames.currency]: visitor.preferences.currency,
    [headerNames.region]: visitor.preferences.region,
    [headerNames.deviceId]: visitor.deviceId ?? '',
    [headerNames.distinctId]: visitor.distinctId ?? '',
    [headerNames.appVersion]: APP_VERSION,
    [headerNames.clickId]: visitor.clickId ?? '',
    [headerNames.requestId]: visitor.requestId,
    'accept-language': visitor.preferences.language,
    'user-agent': visitor.userAgent,
    'x-forwarded-for': visitor.ip,
  };
  if (visitor.token) headers.authorization = `Bearer ${visitor.token}`;
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey) headers[headerNames.idempotencyKey] = input.idempotencyKey;

  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      signal: AbortSignal.timeout(15_000),
      ...(input.form ? { body: input.form } : {}),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    return envelope.parse(await response.json());
  } catch (error) {
    log().error(
      {
        requestId: visitor.requestId,
        method: endpoint.method,
        path: endpoint.path,
        error: String(error),
      },
      'call failed',
    );
    throw errorPage(codes.Unknown, unknownError(visitor), visitor.requestId);
  }
}

function fillPath(path: string, params: Record<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function queryString(query: unknown): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
