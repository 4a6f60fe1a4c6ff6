import { and, type SQL, sql } from 'drizzle-orm';
import { reportKeys, reports, scams } from '../../db/schema/scams.ts';
import type { ContactKeys } from '../../secrets/contact-keys.ts';
import type { ContactTerms } from './contact-terms.ts';

/** The contact that a search names, as the database holds it. */
export interface SoughtContact {
  readonly keys: readonly string[];
  /** Whole names of accounts, as the database holds them. */
  readonly names: readonly string[];
  /** The figures that a number ends with, as the database holds them. */
  readonly ending: string | undefined;
}

/** The end of a number is an answer only where so many numbers share it: it then tells nobody's. */
const FEWEST_BEHIND_AN_ENDING = 4;

export const soughtContact = (
  { keys, handles, ending }: ContactTerms,
  { hidden, partOfName, partOfEnding }: ContactKeys,
): SoughtContact => ({
  keys: keys.map(hidden),
  names: handles.map(partOfName),
  ending: ending === undefined ? undefined : partOfEnding(ending),
});

/**
 * Whether a scam's contact is what a search names.
 *
 * Each way to name it is a question of its own with an index of its own. Were they alternatives of one condition, PostgreSQL would read all scams
 * from the newest to the oldest.
 *
 * @param isPublic what counts among the numbers that share an end.
 */
export function byContact({ keys, names, ending }: SoughtContact, isPublic: SQL | undefined): SQL {
  const asked = sql`${sql.param(keys)}::text[]`;
  const ways = [
    keys.length &&
      sql`select ${scams.id} from ${scams} where ${scams.contactKey} = any(${asked}) and ${scams.status} <> 'rejected'`,
    keys.length &&
      sql`select ${reports.scamId} from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
        where ${reportKeys.key} = any(${asked})`,
    names.length &&
      sql`select ${scams.id} from ${scams} where ${scams.contactPart} = any(${sql.param(names)}::text[])`,
    ending !== undefined &&
      sql`select ${scams.id} from ${scams}
        where ${and(endsIn(ending), sql`(${behind(ending, isPublic)}) >= ${FEWEST_BEHIND_AN_ENDING}`)}`,
  ].filter((way) => typeof way === 'object');
  return ways.length ? sql`${scams.id} in (${sql.join(ways, sql` union `)})` : sql`false`;
}

const endsIn = (ending: string) => sql`${scams.contactPart} = ${ending}`;

/** How many numbers end so. */
const behind = (ending: string, isPublic: SQL | undefined) =>
  sql`select count(distinct ${scams.contactKey}) from ${scams} where ${and(endsIn(ending), isPublic)}`;
