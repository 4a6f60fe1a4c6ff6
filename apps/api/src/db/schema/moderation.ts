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
  /** The content before, and the scam that a merge went into. */
  details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type AuditedAct =
  | 'grant'
  | 'revoke'
  | 'sign_in'
  | 'second_factor_set'
  | 'second_factor_replaced'
  | 'second_factor_reset'
  | 'second_factor_shown'
  | 'second_factor_wrong'
  | 'recovery_code_used'
  | 'account_deleted';

/**
 * The record of who became a moderator, and of how moderators came in. The database itself refuses to change it; see
 * docs/privacy.md.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The account whose role or second factor it is. It may be gone by now. */
    account: uuid().notNull(),
    act: text().$type<AuditedAct>().notNull(),
    /** `account` for themselves, otherwise who ran the command on the server. */
    doneBy: text('done_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_account').on(table.account)],
);

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
