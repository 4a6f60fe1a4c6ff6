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

/** People's recordings in the languages that no voice speaks. A live one is played to everybody. */
export const voiceRecordings = pgTable(
  'voice_recordings',
  {
    id: uuid().primaryKey(),
    language: text().notNull(),
    /** Id of the sentence, as `@scamguard/content/voices` lists it. */
    sentence: text().notNull(),
    /** The meaning of the sentence when it was recorded. If the meaning changes, it has to be recorded again. */
    meaning: text().notNull(),
    /** Counted from 1 for each sentence of a language. */
    version: integer().notNull(),
    state: text().$type<'waiting' | 'live' | 'returned' | 'withdrawn'>().notNull().default('waiting'),
    opus: bytes().notNull(),
    mp3: bytes().notNull(),
    seconds: real().notNull(),
    /** How the person wants to be named; they agreed to CC BY 4.0 when they sent it. */
    credit: text().notNull(),
    /** The account that recorded it; empty once the account is gone. */
    recordedBy: uuid('recorded_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** Advice for the next try, if it was sent back. */
    note: text(),
    decidedBy: uuid('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('voice_recordings_version').on(table.language, table.sentence, table.version),
    index('voice_recordings_live').on(table.language, table.state),
  ],
);

/** Speakers' opinions of a written translation. */
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
    /** A better text. Without it, the text is approved. */
    correction: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.language, table.sentence, table.reviewer] })],
);
