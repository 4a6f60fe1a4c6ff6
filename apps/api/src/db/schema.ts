import type { Names } from '@scamguard/content';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What is known of a link, number or profile, under the keys that the engine derives from it. */
export const reputation = pgTable('reputation', {
  key: text().primaryKey(),
  /** Published reports by different people. */
  reports: integer().notNull().default(0),
  /** Whether a moderator has confirmed them. */
  confirmed: boolean().notNull().default(false),
  /** Whether a list of known scams names it. */
  listed: boolean().notNull().default(false),
  lastReportedAt: moment('last_reported_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** What visitors said of a result; neither what was checked nor who they are. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    opinion: text().notNull(),
    riskLevel: smallint('risk_level').notNull(),
    verdict: text().notNull(),
    engineVersion: text('engine_version').notNull(),
    /** Keyed hash of the visitor's address and browser. */
    reporter: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('feedback_created_at').on(table.createdAt)],
);

export const scamTypes = pgTable('scam_types', {
  id: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  /** Place in the list. */
  position: integer().notNull(),
});

export const regions = pgTable('regions', {
  id: text().primaryKey(),
  /** ISO 3166-1, two letters. */
  country: text().notNull(),
  /** ISO 3166-2. */
  iso: text().notNull(),
  names: jsonb().$type<Names>().notNull(),
  position: integer().notNull(),
});

/** Which content was last written to the tables that are filled from files. */
export const contentVersions = pgTable('content_versions', {
  collection: text().primaryKey(),
  /** Hash of the content. */
  version: text().notNull(),
});
