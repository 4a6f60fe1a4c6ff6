import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** People who have an account. One is known by a telephone number, an e-mail address, or both. */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey(),
  /** In E.164: `+2290197123456`. */
  phoneNumber: text('phone_number').unique(),
  /** In lower case. */
  email: text().unique(),
  /** Argon2id; absent where somebody else's sign-in is used. */
  passwordHash: text('password_hash'),
  roles: text().array().$type<'moderator'[]>().notNull().default(sql`'{}'`),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When somebody last signed in to it. */
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
});

export type AccountRow = typeof accounts.$inferSelect;

/** Under whose names accounts are known at others whose sign-in they use. */
export const identities = pgTable(
  'identities',
  {
    /** Address of the provider, and the name that it never gives to anybody else. */
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_account').on(table.accountId),
  ],
);

/** The sessions of signed-in people. The cookie's value itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When its owner last showed the second factor in it. */
    secondFactorAt: moment('second_factor_at'),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Authenticator apps of moderators. Secrets are sealed with a key that is not in the database. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Absent until the first code was right. */
  secret: text(),
  /** The secret of an app that has not given a right code yet. */
  draft: text(),
  /** The time step of the last right code: no code is good twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Codes for people who have lost the app. A used one is removed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Codes that were sent and wait to be typed in, each by the browser that asked for it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** The hash of the cookie that identifies the browser which asked. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<'registration' | 'password'>().notNull(),
    /** The number or e-mail address to which the code went. */
    contact: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** What a registration will set. */
    passwordHash: text('password_hash'),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('one_time_codes_expiry').on(table.expiresAt)],
);
