import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { UserStatus } from '#contract/user.ts';
import type { Preferences } from '#contract/auth.ts';
import type { Dimension } from '#contract/dimensions.ts';
import type { Gender } from '#contract/primitives.ts';

export const bigId = (name: string) => bigint(name, { mode: 'number' });
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable(
  'users',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Lower case (5#1). */
    username: text('username').notNull(),
    /** As typed; compared in lower case (G7). */
    email: text('email').notNull(),
    /** When somebody proved that the address is theirs: by a mail's link, or by Google's or Apple's word. */
    emailConfirmedAt: at('email_confirmed_at'),
    passwordHash: text('password_hash'),
    avatarUrl: text('avatar_url'),
    region: text('region'),
    biography: text('biography').notNull().default(''),
    status: text('status').$type<UserStatus>().notNull().default('Normal'),
    level: integer('level').notNull().default(0),
    xp: integer('xp').notNull().default(0),
    /** Mean of the reviews, one decimal; null without any (G23). */
    reviewScore: real('review_score'),
    reviewCount: integer('review_count').notNull().default(0),
    transactionCount: integer('transaction_count').notNull().default(0),
    followerCount: integer('follower_count').notNull().default(0),
    followingCount: integer('following_count').notNull().default(0),
    birthday: date('birthday'),
    registerTime: at('register_time').notNull().defaultNow(),
    paymentAccount: text('payment_account'),
    stripeAccount: text('stripe_account'),
    preferences: jsonb('preferences').$type<Preferences>(),
    referralCode: text('referral_code').notNull(),
    referredBy: bigId('referred_by'),
    termsAcceptedAt: at('terms_accepted_at'),
    usernameChangedAt: at('username_changed_at'),
    /** Names the person in links that switch mails off; opens nothing else. */
    mailToken: text('mail_token')
      .notNull()
      .default(sql`gen_random_uuid()::text`),
    /** When the one who invited this person got their XP (B26). */
    referralRewardedAt: at('referral_rewarded_at'),
    /** Asked to be deleted; done once no order is open (G22). */
    deletionRequestedAt: at('deletion_requested_at'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_username').on(t.username),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_referral_code').on(t.referralCode),
    uniqueIndex('users_mail_token').on(t.mailToken),
    index('users_referred_by').on(t.referredBy),
    index('users_leaving')
      .on(t.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null and deleted_at is null`),
  ],
);

/** Names that people gave up: they lead to the new one for a while and are nobody else's so long (G21). */
export const oldUsernames = pgTable(
  'old_usernames',
  {
    username: text('username').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    redirectUntil: at('redirect_until').notNull(),
  },
  (t) => [index('old_usernames_user').on(t.userId)],
);

/** Session tokens, hashed at rest and revocable (architecture 7, G4). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull(),
    phoneCode: text('phone_code').notNull(),
    phone: text('phone').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    state: text('state'),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (t) => [
    index('addresses_user').on(t.userId),
    uniqueIndex('addresses_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
  ],
);

/** Searches that people keep (7/user#11, B23). */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    gender: text('gender').$type<Gender>(),
    /** Canonical query string, without the question mark. */
    query: text('query').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('saved_filters_user').on(t.userId, t.createdAt.desc())],
);

/** Links that reset a password (G10): the token is hashed at rest, and good once. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** What people measured of their own, to compare others with. */
export const measurements = pgTable(
  'measurements',
  {
    id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: bigId('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    dimension: text('dimension').$type<Dimension>().notNull(),
    millimetres: integer('millimetres').notNull(),
  },
  (t) => [uniqueIndex('measurements_name').on(t.userId, t.dimension, t.name)],
);

/** Uploaded pictures: promised by checksum, then stored re-encoded (7/user#10, I8). */
export const uploads = pgTable(
  'uploads',
  {
    /** Random, also the path below /media/upload/. */
    key: text('key').primaryKey(),
    userId: bigId('user_id').notNull(),
    checksum: text('checksum').notNull(),
    mime: text('mime').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: at('created_at').notNull(),
    storedAt: at('stored_at'),
  },
  (t) => [index('uploads_user').on(t.userId)],
);

/** Mails to send (J23); without SMTP_URL they stay here and are shown in the sandbox mailbox. */
export const mails = pgTable('mails', {
  id: bigId('id').primaryKey().generatedByDefaultAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdAt: at('created_at').notNull(),
  sentAt: at('sent_at'),
});

/** Rate limit windows shared by all nodes (G12). */
export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  startedAt: at('started_at').notNull(),
  count: integer('count').notNull(),
});
