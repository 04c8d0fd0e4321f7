import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from 'hono';
import { headerNames } from '#contract/envelope.ts';
import { languageOf } from '#contract/languages.ts';
import { sessions, users } from '../db/schema/user.ts';
import type { Deps } from '../deps.ts';
import { SESSION_MS, SESSION_TOUCH_MS } from '../identity/session-life.ts';
import type { Viewer, ViewerUser } from './viewer.ts';

/** Tokens are random, so a plain hash is enough to keep them unreadable at rest. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Reads the headers of 7#1; anything malformed falls back to the defaults of 9#22. */
export async function readViewer(c: Context, deps: Deps): Promise<Viewer> {
  const currency = c.req.header(headerNames.currency);
  const region = c.req.header(headerNames.region);
  const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  const tokenHash = token ? hashToken(token) : null;
  return {
    user: tokenHash ? await findUser(deps, tokenHash) : null,
    tokenHash,
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
    region: region && /^[A-Z]{2}$/.test(region) ? region : 'US',
    language: languageOf(undefined, c.req.header('accept-language') ?? null),
    requestId: c.get('requestId') ?? '',
    ip: addressOf(c),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  };
}

/** The person's address as the web forwards it; without the web in front, the one that the call came from. */
function addressOf(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim().slice(0, 64);
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return forwarded || incoming?.socket?.remoteAddress || 'local';
}

async function findUser(deps: Deps, tokenHash: string): Promise<ViewerUser | null> {
  const now = deps.clock();
  const [row] = await deps.database.db
    .select({
      user: {
        id: users.id,
        username: users.username,
        status: users.status,
        paymentAccount: users.paymentAccount,
        stripeAccount: users.stripeAccount,
        region: users.region,
      },
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  if (!row) return null;
  if (now.getTime() - row.lastUsedAt.getTime() >= SESSION_TOUCH_MS) {
    await deps.database.db
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + SESSION_MS) })
      .where(eq(sessions.tokenHash, tokenHash));
  }
  return row.user;
}
