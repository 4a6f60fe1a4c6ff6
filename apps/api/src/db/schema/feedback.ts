import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Visitors' opinions of a result. Neither the checked item nor the visitor is kept. */
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
