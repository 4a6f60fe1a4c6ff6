import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { messages } from '../db/schema/messages.ts';
import { reviewRequests } from '../db/schema/moderation.ts';
import { reports } from '../db/schema/scams.ts';

/** A table with columns that hold sealed texts, by their names in rows. */
interface SealedColumns {
  readonly table: PgTable & { readonly id: PgColumn };
  readonly columns: readonly string[];
}

/** The columns that hold people's own words and contacts as they wrote them. The database holds them sealed. */
export const SEALED_COLUMNS = {
  reports: { table: reports, columns: ['title', 'description', 'contact'] },
  review_requests: { table: reviewRequests, columns: ['message', 'contact'] },
  messages: { table: messages, columns: ['name', 'email', 'subject', 'message'] },
} as const satisfies Readonly<Record<string, SealedColumns>>;

export type SealedTable = keyof typeof SEALED_COLUMNS;
