import { createHmac, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PaymentKind } from '#contract/order.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { sandboxRecords } from '../db/schema/trade.ts';

/**
 * The sandbox providers' own books, kept as if by another company: the shop knows them only through
 * `PaymentProvider`, a person through the pages of `mount.ts`.
 */
export type SandboxRecord = typeof sandboxRecords.$inferSelect;
export type RecordKind = SandboxRecord['kind'];
export type PaymentState = 'created' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'refunded';
type ConnectState = 'created' | 'finished' | 'refused' | 'used';

export interface Books {
  provider: PaymentKind;
  db: Db;
  clock: Clock;
  secret: string;
}

/** A record under a reference that follows from the key, so that a repeat finds the first one. */
export async function openRecord(
  books: Books,
  kind: RecordKind,
  key: string,
  data: Record<string, string | number>,
): Promise<SandboxRecord> {
  const ref = `${kind}_${hmac(books, `${kind}:${key}`).slice(0, 32)}`;
  const now = books.clock();
  await books.db
    .insert(sandboxRecords)
    .values({ ref, provider: books.provider, kind, state: 'created', data, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const record = await findRecord(books, kind, ref);
  if (!record) throw new Error(`the ${books.provider} sandbox lost ${ref}`);
  return record;
}

/** Null too for references of the other provider or of another kind. */
export async function findRecord(books: Books, kind: RecordKind, ref: string): Promise<SandboxRecord | null> {
  const [row] = await books.db
    .select()
    .from(sandboxRecords)
    .where(pick(books, kind, ref));
  return row ?? null;
}

/** Moves a record on when it is in one of the states; null when it is not (any more), and nothing happens. */
export async function moveRecord(
  books: Books,
  kind: RecordKind,
  ref: string,
  from: readonly (PaymentState | ConnectState)[],
  to: PaymentState | ConnectState,
  more: Record<string, string | number> = {},
): Promise<SandboxRecord | null> {
  const [row] = await books.db
    .update(sandboxRecords)
    .set({
      state: to,
      data: sql`${sandboxRecords.data} || ${JSON.stringify(more)}::jsonb`,
      updatedAt: books.clock(),
    })
    .where(and(pick(books, kind, ref), inArray(sandboxRecords.state, [...from])))
    .returning();
  return row ?? null;
}

/** The latest onboarding that a seller finished. */
export async function findFinishedOnboarding(books: Books, userId: number): Promise<SandboxRecord | null> {
  const [row] = await books.db
    .select()
    .from(sandboxRecords)
    .where(
      and(
        eq(sandboxRecords.provider, books.provider),
        eq(sandboxRecords.kind, 'onboarding'),
        eq(sandboxRecords.state, 'finished'),
        sql`${sandboxRecords.data}->>'userId' = ${String(userId)}`,
      ),
    )
    .orderBy(desc(sandboxRecords.updatedAt))
    .limit(1);
  return row ?? null;
}

function pick(books: Books, kind: RecordKind, ref: string) {
  return and(
    eq(sandboxRecords.ref, ref),
    eq(sandboxRecords.provider, books.provider),
    eq(sandboxRecords.kind, kind),
  );
}

/** An id nobody guesses, for codes and accounts. */
export function randomToken(): string {
  return randomBytes(16).toString('hex');
}

function hmac(books: Books, text: string): string {
  return createHmac('sha256', books.secret).update(`sandbox:${books.provider}:${text}`).digest('hex');
}

/** Signature of a webhook body sent at `seconds` since 1970; each provider has a secret of its own. */
export function signWebhook(
  books: Pick<Books, 'provider' | 'secret'>,
  seconds: number,
  body: string,
): string {
  const key = createHmac('sha256', books.secret).update(`sandbox-webhook:${books.provider}`).digest();
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}
