import { env } from '#app/server/env.server.ts';
import type { Visitor } from '#app/server/visitor.server.ts';
import { API_BASE } from '#contract/envelope.ts';
import { codes } from '#contract/errors.ts';
import * as leaving from '#contract/leaving.ts';
import { callApi, errorPage, tryApi } from './client.server.ts';

export const getLeaving = (visitor: Visitor) => callApi(visitor, leaving.getLeaving, {});
export const requestExport = (visitor: Visitor, password: string) =>
  tryApi(visitor, leaving.requestExport, { body: { password } });
export const deleteAccount = (visitor: Visitor, password: string) =>
  tryApi(visitor, leaving.deleteAccount, { body: { password } });
export const keepAccount = (visitor: Visitor) => tryApi(visitor, leaving.keepAccount, {});

/** The zip of one's data, passed on while it is made; null when the permission is no longer good. */
export async function fetchExport(visitor: Visitor, query: URLSearchParams): Promise<Response | null> {
  const headers: Record<string, string> = visitor.token ? { authorization: `Bearer ${visitor.token}` } : {};
  try {
    const answer = await fetch(`${env().API_URL}${API_BASE}/user/export/zip?${query.toString()}`, {
      headers,
    });
    return answer.ok ? answer : null;
  } catch {
    throw errorPage(codes.Unknown, '', visitor.requestId);
  }
}
