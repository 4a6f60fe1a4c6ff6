import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { scams } from './scams.ts';

/** What moderators have decided. The database itself refuses to change or remove a row. */
export const moderationLog = pgTable('moderation_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The moderator's account; it may be gone by now. */
  moderator: uuid().notNull(),
  action: text().$type<'publish' | 'reject' | 'merge' | 'mask'>().notNull(),
  scamId: uuid('scam_id').notNull(),
  /** What was there before, and what a merge went into. */
  details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Right of reply: people who are reported ask for another look. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    id: uuid().primaryKey(),
    scamId: uuid('scam_id')
      .notNull()
      .references(() => scams.id),
    message: text().notNull(),
    contact: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('review_requests_scam').on(table.scamId)],
);
