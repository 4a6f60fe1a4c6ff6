import { customType } from 'drizzle-orm/pg-core';

/** The words of a text as PostgreSQL compares them. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
