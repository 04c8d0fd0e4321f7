import type { Visitor } from '#app/server/visitor.server.ts';
import * as auth from '#contract/auth.ts';
import type { BodyInput } from '#contract/endpoint.ts';
import { callApi, tryApi } from './client.server.ts';

/** The account behind the visitor's token, or null when the token is no longer good (4#3, 4#10). */
export async function findAccount(visitor: Visitor): Promise<auth.Account | null> {
  try {
    return await callApi(visitor, auth.getAccount, {});
  } catch (thrown) {
    // A dead token answers with the login redirect: here it only means "not logged in".
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  }
}

export const login = (visitor: Visitor, body: BodyInput<typeof auth.login>) =>
  tryApi(visitor, auth.login, { body });

export const register = (visitor: Visitor, body: BodyInput<typeof auth.register>) =>
  tryApi(visitor, auth.register, { body });

export const forgetPassword = (visitor: Visitor, body: BodyInput<typeof auth.forgetPassword>) =>
  tryApi(visitor, auth.forgetPassword, { body });

export const resetPassword = (visitor: Visitor, body: BodyInput<typeof auth.resetPassword>) =>
  tryApi(visitor, auth.resetPassword, { body });

export const changePassword = (visitor: Visitor, body: BodyInput<typeof auth.changePassword>) =>
  tryApi(visitor, auth.changePassword, { body });

/** Where the person is signed in, latest use first. */
export const listSessions = (visitor: Visitor) => callApi(visitor, auth.listSessions, {});

export const endSession = (visitor: Visitor, id: string) =>
  tryApi(visitor, auth.endSession, { params: { id } });

/** A session of one's own for the token that the visitor was handed; null when that is no good. */
export async function exchangeSession(visitor: Visitor): Promise<auth.SignedIn | null> {
  try {
    return (await callApi(visitor, auth.exchangeSession, {})).user;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 302) return null;
    throw thrown;
  }
}

export const logout = (visitor: Visitor) => callApi(visitor, auth.logout, {});

export const getPreferences = (visitor: Visitor) => callApi(visitor, auth.getPreferences, {});

export const unsubscribe = (visitor: Visitor, body: BodyInput<typeof auth.unsubscribe>) =>
  tryApi(visitor, auth.unsubscribe, { body });

export const updatePreferences = (visitor: Visitor, body: BodyInput<typeof auth.updatePreferences>) =>
  tryApi(visitor, auth.updatePreferences, { body });
