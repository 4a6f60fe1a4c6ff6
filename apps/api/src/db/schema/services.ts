import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { services } from './content.ts';
import { moment } from './moment.ts';

const serviceId = () =>
  text('service_id')
    .notNull()
    .references(() => services.id, { onDelete: 'cascade' });

/** A visitor's vote on a service: one each, which may change. */
export const serviceVotes = pgTable(
  'service_votes',
  {
    serviceId: serviceId(),
    /** Keyed hash of the account or of the browser's cookie; in rows of older releases of address and browser, so nobody can change them. */
    visitor: text().notNull(),
    /** Keyed hash of the part of the network; however many browsers are claimed there, they count once. */
    network: text().notNull(),
    opinion: text().$type<'confirm' | 'report'>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.visitor] })],
);

/** A visitor's review of a service: one each. */
export const serviceReviews = pgTable(
  'service_reviews',
  {
    /** Another one after every change, so that nothing is published but what a moderator has read. */
    id: uuid().notNull().unique(),
    serviceId: serviceId(),
    visitor: text().notNull(),
    /** Absent for a flagged service. */
    rating: smallint(),
    /** As it was written. */
    content: text().notNull(),
    status: text().$type<'pending' | 'published' | 'rejected'>().notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.visitor] }),
    index('service_reviews_status').on(table.status, table.createdAt),
  ],
);
