import { jsonb, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { IdentityName } from '#contract/identity.ts';
import { at, bigId, users } from './user.ts';

/** Accounts of Google and Apple that open an account of ours. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<IdentityName>().notNull(),
    /** The company's own id; addresses change hands, ids do not. */
    subject: text('subject').notNull(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_user').on(t.userId)],
);

/** What the sandbox's stand-ins for Google and Apple keep. */
export const sandboxIdentity = pgTable(
  'sandbox_identity',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<object>().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('sandbox_identity_expires').on(t.expiresAt)],
);
