import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bigId, users } from './user.ts';

const owner = () =>
  bigId('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a person; nothing asks for it before a code of it was confirmed. */
export const authenticators = pgTable('authenticators', {
  userId: owner().primaryKey(),
  /** The key that app and shop share, sealed with the backend's secret. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Session that asked for it: no other one is shown the key. */
  sessionHash: text('session_hash'),
  createdAt: at('created_at').notNull(),
  confirmedAt: at('confirmed_at'),
  /** Number of the latest half minute whose code was used: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

/** What signs in once without the app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: owner(),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Sign-ins that wait for their second step. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    expiresAt: at('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [index('sign_in_steps_user').on(t.userId), index('sign_in_steps_expires').on(t.expiresAt)],
);
