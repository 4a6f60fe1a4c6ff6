import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { contactEdits } from '../../db/schema/contacts.ts';

export type ContactEdit = typeof contactEdits.$inferSelect;

export interface ContactsRepository {
  /** The newest edit of each contact of a country that was ever edited. */
  readonly newest: (country: string) => Promise<ContactEdit[]>;
  readonly add: (edit: typeof contactEdits.$inferInsert) => Promise<void>;
}

export function contactsRepository(queries: Queries): ContactsRepository {
  return {
    newest: (country) =>
      queries
        .selectDistinctOn([contactEdits.key])
        .from(contactEdits)
        .where(eq(contactEdits.country, country))
        .orderBy(contactEdits.key, desc(contactEdits.createdAt)),
    add: async (edit) => {
      await queries.insert(contactEdits).values(edit);
    },
  };
}
