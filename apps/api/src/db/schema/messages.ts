import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Messages of visitors to the people who run the site, and how to answer them. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    region: text(),
    /** A field that people do not see was filled in: it is kept, but not mailed. */
    isSuspect: boolean('is_suspect').notNull(),
    /** Keyed hash of the visitor's address and browser. */
    sender: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('messages_created_at').on(table.createdAt)],
);
