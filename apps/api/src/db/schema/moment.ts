import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, whatever the server's time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
