import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { at, bigId, users } from './user.ts';

/** Who follows whom. The numbers on `users` are kept in the same transaction. */
export const follows = pgTable(
  'follows',
  {
    followerId: bigId('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: bigId('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followedId] }),
    check('follows_sides', sql`${t.followerId} <> ${t.followedId}`),
    index('follows_followers').on(t.followedId, t.createdAt.desc(), t.followerId.desc()),
    index('follows_following').on(t.followerId, t.createdAt.desc(), t.followedId.desc()),
  ],
);

/** Who blocks whom (G20). */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: bigId('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: bigId('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check('blocks_sides', sql`${t.blockerId} <> ${t.blockedId}`),
    index('blocks_latest').on(t.blockerId, t.createdAt.desc()),
    index('blocks_blocked').on(t.blockedId),
  ],
);
