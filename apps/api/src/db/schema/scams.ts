import { type SQL, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';
import { searchVector, withPartedWords } from './search-vector.ts';

/** The public view of all reports on the same contact. It has words once a moderator has published them. */
export const scams = pgTable(
  'scams',
  {
    id: uuid().primaryKey(),
    status: text().$type<'pending' | 'published' | 'rejected'>().notNull().default('pending'),
    scamType: text('scam_type').notNull(),
    region: text().notNull(),
    /** Masked, like the description and the contact; public, like the description, once a moderator has published it. */
    title: text().notNull(),
    description: text().notNull(),
    contact: text(),
    /** The engine's first key of the contact, by which reports are joined, as `secrets/contact-keys.ts` hides it. */
    contactKey: text('contact_key'),
    /** Keyed hash of a number's last figures or of an account's name, by which it is searched for too. */
    contactPart: text('contact_part'),
    /** The engine knows the contact as honest: only a moderator can make reports count against it. */
    isProtected: boolean('is_protected').notNull().default(false),
    /** Different people who have reported it, as far as they count. */
    reporters: integer().notNull().default(1),
    hasAudio: boolean('has_audio').notNull().default(false),
    lastReportedAt: moment('last_reported_at').notNull(),
    /** Only published texts are searched. Otherwise a search could find out a hidden text word by word. */
    search: searchVector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`case when ${sql.identifier('status')} = 'published' then setweight(to_tsvector('public.scamguard', ${withPartedWords('title')}), 'A') || setweight(to_tsvector('public.scamguard', ${withPartedWords('description')}), 'B') else ''::tsvector end`,
      ),
  },
  (table) => [
    uniqueIndex('scams_contact_key').on(table.contactKey).where(sql`status <> 'rejected'`),
    index('scams_search').using('gin', table.search),
    index('scams_contact_part').on(table.contactPart),
    index('scams_last_reported').on(table.lastReportedAt, table.id).where(sql`status <> 'rejected'`),
    // A kind or a region of which nobody has told lately is found without reading all others.
    index('scams_kind').on(table.scamType, table.lastReportedAt).where(sql`status <> 'rejected'`),
    index('scams_region').on(table.region, table.lastReportedAt).where(sql`status <> 'rejected'`),
    index('scams_published').on(table.lastReportedAt, table.id).where(sql`status = 'published'`),
  ],
);

/** The words of all published texts, by which a misspelt search finds what was meant. */
export const scamWords = pgTable('scam_words', { word: text().primaryKey() }, (table) => [
  index('scam_words_likeness').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** One visitor's report, as they wrote it; for moderators only. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    scamId: uuid('scam_id')
      .notNull()
      .references(() => scams.id),
    /** Keyed hash of what the client calls this report, so that sending it again makes no second one. */
    requestKey: text('request_key').notNull().unique(),
    scamType: text('scam_type').notNull(),
    region: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    contact: text(),
    /** Keyed hash of the visitor's address and browser. */
    reporter: text().notNull(),
    /** Keyed hash of the visitor's part of the network: who changes browsers or addresses stays one person. */
    network: text().notNull(),
    /** Keyed hash of the code by which its sender finds the report again; absent in reports of older releases. */
    dataCode: text('data_code'),
    /** On whose page it was made, if not on ours: a partner's name, or `*` for every strange site. */
    site: text(),
    /** A moderator had it before them when they published the scam. */
    isRead: boolean('is_read').notNull().default(false),
    /** The account that was signed in when the report was sent, so that its owner finds it again. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('reports_scam').on(table.scamId),
    index('reports_data_code').on(table.dataCode),
    index('reports_account').on(table.accountId, table.createdAt, table.id),
  ],
);

/** The engine's keys of the contact that a report names, as `secrets/contact-keys.ts` hides them. */
export const reportKeys = pgTable(
  'report_keys',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.reportId] })],
);

/** Files of reports. One without a report is being written, or was when the server stopped. */
export const attachments = pgTable(
  'attachments',
  {
    /** Also the file's name in the store. */
    id: uuid().primaryKey(),
    reportId: uuid('report_id').references(() => reports.id),
    kind: text().$type<'picture' | 'pdf' | 'voice'>().notNull(),
    mediaType: text('media_type').notNull(),
    size: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('attachments_report').on(table.reportId)],
);
