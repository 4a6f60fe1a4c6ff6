import type { EditedContact } from '@scamguard/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';

/** Moderators' changes to the contacts of first aid. Rows stay; the newest row of a contact holds. */
export const contactEdits = pgTable(
  'contact_edits',
  {
    id: uuid().primaryKey(),
    /** ISO 3166-1, two letters. */
    country: text().notNull(),
    /** `kind:value` of the released contact. For a new contact, it is the value as it was first saved. */
    key: text().notNull(),
    action: text().$type<'called' | 'hide' | 'restore' | 'save'>().notNull(),
    /** The contact from now on; empty if it is hidden or as it was released. */
    contact: jsonb().$type<EditedContact>(),
    editedBy: uuid('edited_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('contact_edits_newest').on(table.country, table.key, table.createdAt)],
);
