import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './moment.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What people have recorded in the languages that no voice speaks. Played to everybody while it is live. */
export const voiceRecordings = pgTable(
  'voice_recordings',
  {
    id: uuid().primaryKey(),
    language: text().notNull(),
    /** Id of the sentence, as `@scamguard/content/voices` lists it. */
    sentence: text().notNull(),
    /** What the sentence meant when it was recorded: with another meaning it is to be recorded again. */
    meaning: text().notNull(),
    /** Counted from 1 for each sentence of a language. */
    version: integer().notNull(),
    state: text().$type<'waiting' | 'live' | 'returned' | 'withdrawn'>().notNull().default('waiting'),
    opus: bytes().notNull(),
    mp3: bytes().notNull(),
    seconds: real().notNull(),
    /** How the person wants to be named; they agreed to CC BY 4.0 when they sent it. */
    credit: text().notNull(),
    /** Who recorded it; without it once the account is gone. */
    recordedBy: uuid('recorded_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** What to do better, where it was sent back. */
    note: text(),
    decidedBy: uuid('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('voice_recordings_version').on(table.language, table.sentence, table.version),
    index('voice_recordings_live').on(table.language, table.state),
  ],
);

/** What people who speak a language say of a written translation. */
export const translationReviews = pgTable(
  'translation_reviews',
  {
    language: text().notNull(),
    sentence: text().notNull(),
    reviewer: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The text as it was read. */
    text: text().notNull(),
    /** What to write in its place; without it the text is approved. */
    correction: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.language, table.sentence, table.reviewer] })],
);
