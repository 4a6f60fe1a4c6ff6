import type { Names } from '@scamguard/content';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { regions, scamTypes } from '../../db/schema/reference-data.ts';
import { scams, scamWords } from '../../db/schema/scams.ts';
import { DAYS_OF_COUNTING } from '../reputation/recount.ts';
import { byContact, type SoughtContact } from './by-contact.ts';
import { namedBy, namesIn } from './names-in-search.ts';
import type { Page } from './page.ts';

export type ScamTypeRow = typeof scamTypes.$inferSelect;

const shown = {
  id: scams.id,
  status: scams.status,
  scamType: scams.scamType,
  title: scams.title,
  description: scams.description,
  regionNames: regions.names,
  reporters: scams.reporters,
  contact: scams.contact,
  hasAudio: scams.hasAudio,
  lastReportedAt: scams.lastReportedAt,
};

/** A scam as everybody may read it, and how well it matches. */
export type FoundScam = Pick<typeof scams.$inferSelect, Exclude<keyof typeof shown, 'regionNames'>> & {
  readonly regionNames: Names;
  readonly score: number;
};

export interface ScamsRepository {
  /** Every kind of scam in the order in which they are offered. */
  readonly types: () => Promise<readonly ScamTypeRow[]>;
  readonly latest: (page: Page) => Promise<FoundScam[]>;
  /**
   * The found scams. First come those that name one of these contacts, then those whose published texts have all these words,
   * then those whose kind and region all of the words name.
   */
  readonly search: (question: Question, page: Page) => Promise<FoundScam[]>;
  /** For each word that no text has, those that are written most like it. */
  readonly alike: (words: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

export interface Question {
  /** Each of them, or one that is meant by it. */
  readonly words: readonly (readonly string[])[];
  readonly contact: SoughtContact;
}

/** If everybody uses a word, only its newest matches are compared. */
const MOST_COMPARED = 500;
/** More than any rank of texts. */
const CONTACT_SCORE = 100_000_000;
const RANK_UNITS = 1_000_000;
const MOST_ALIKE = 3;

export function scamsRepository(queries: Queries): ScamsRepository {
  return {
    types: readSeldom(() => queries.select().from(scamTypes).orderBy(scamTypes.position)),
    latest: (page) => latestScams(queries, page),
    search: (question, page) => searchScams(queries, question, page),
    alike: async (words) => {
      const rows = await queries
        .select({
          asked: sql<string>`asked.word`,
          word: scamWords.word,
          likeness: sql`similarity(${scamWords.word}, asked.word)`,
        })
        .from(sql`unnest(${sql.param(words)}::text[]) as asked(word)`)
        .innerJoin(scamWords, sql`${scamWords.word} % asked.word`)
        .orderBy(({ likeness }) => desc(likeness));
      const alike = new Map<string, string[]>();
      for (const { asked, word } of rows) {
        const known = alike.get(asked) ?? [];
        if (known.length < MOST_ALIKE) alike.set(asked, [...known, word]);
      }
      return alike;
    },
  };
}

/** Confirmed by a moderator, newest first. */
function latestScams(queries: Queries, { limit, after }: Page) {
  return queries
    .select({ ...shown, score: sql<number>`0` })
    .from(scams)
    .innerJoin(regions, eq(regions.id, scams.region))
    .where(
      and(
        eq(scams.status, 'published'),
        isYoung,
        after &&
          sql`(${scams.lastReportedAt}, ${scams.id}) < (${after.lastReportedAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(scams.lastReportedAt), desc(scams.id))
    .limit(limit);
}

/** Old reports fade from the lists when they stop to count. */
const isYoung = sql`${scams.lastReportedAt} > now() - make_interval(days =>
  case when ${scams.status} = 'published' then ${DAYS_OF_COUNTING.confirmed}::int else ${DAYS_OF_COUNTING.agreed}::int end)`;

async function searchScams(queries: Queries, { words, contact }: Question, { limit, after }: Page) {
  const isPublic = and(sql`${scams.status} <> 'rejected'`, isYoung);
  const text = tsQuery(words);
  const byText = queries
    .select({
      id: scams.id,
      score: sql<number>`(ts_rank(${scams.search}, ${text}) * ${RANK_UNITS})::int`.as('score'),
    })
    .from(
      queries
        .select()
        .from(scams)
        .where(and(sql`${scams.search} @@ ${text}`, isPublic))
        .orderBy(desc(scams.lastReportedAt))
        .limit(MOST_COMPARED)
        .as('scams'),
    );
  const named = queries
    .select({ id: scams.id, score: sql<number>`${sql.raw(String(CONTACT_SCORE))}`.as('score') })
    .from(scams)
    .where(and(byContact(contact, isPublic), isPublic))
    .orderBy(desc(scams.lastReportedAt))
    .limit(MOST_COMPARED);
  const byNames = queries
    .select({ id: scams.id, score: sql<number>`0`.as('score') })
    .from(scams)
    .where(and(namedBy(await namesIn(queries, words)), isPublic))
    .orderBy(desc(scams.lastReportedAt))
    .limit(MOST_COMPARED);
  const found = queries.$with('found').as(byText.unionAll(named).unionAll(byNames));
  const best = queries.$with('best').as(
    queries
      .select({ id: found.id, score: sql<number>`max(${found.score})`.as('score') })
      .from(found)
      .groupBy(found.id),
  );
  return queries
    .with(found, best)
    .select({ ...shown, score: best.score })
    .from(best)
    .innerJoin(scams, eq(scams.id, best.id))
    .innerJoin(regions, eq(regions.id, scams.region))
    .where(
      after &&
        sql`(${best.score}, ${scams.lastReportedAt}, ${scams.id}) < (${after.score}, ${after.lastReportedAt.toISOString()}, ${after.id})`,
    )
    .orderBy(desc(best.score), desc(scams.lastReportedAt), desc(scams.id))
    .limit(limit);
}

/** Each word in any of its spellings; words of letters and figures only, so that none is an operator. */
function tsQuery(words: readonly (readonly string[])[]): SQL {
  const each = words.map((spellings) => {
    const any = spellings.map((word) => sql`plainto_tsquery('public.scamguard', ${word})`);
    return sql`(${sql.join(any, sql` || `)})`;
  });
  return each.length ? sql`(${sql.join(each, sql` && `)})` : sql`''::tsquery`;
}
