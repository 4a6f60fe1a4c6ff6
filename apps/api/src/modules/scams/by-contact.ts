import { and, or, type SQL, sql } from 'drizzle-orm';
import { reportKeys, reports, scams } from '../../db/schema/scams.ts';
import type { ContactTerms } from './contact-terms.ts';

/** The end of a number is an answer only where so many numbers share it: it then tells nobody's. */
const FEWEST_BEHIND_AN_ENDING = 4;

const isNumber = sql`${scams.contactKey} like 'number:%'`;

/**
 * Whether a scam's contact is what a search names.
 *
 * @param isPublic what counts among the numbers that share an end.
 */
export function byContact(
  { keys, handles, ending }: ContactTerms,
  isPublic: SQL | undefined,
): SQL | undefined {
  const asked = sql`${sql.param(keys)}::text[]`;
  return or(
    sql`${scams.contactKey} = any(${asked})`,
    sql`${scams.id} in (select ${reports.scamId} from ${reportKeys} join ${reports} on ${reports.id} = ${reportKeys.reportId}
      where ${reportKeys.key} = any(${asked}))`,
    sql`${scams.contactKey} like 'profile:%' and split_part(${scams.contactKey}, '/', 2) = any(${sql.param(handles)}::text[])`,
    ending === undefined
      ? undefined
      : and(isNumber, endsIn(ending), sql`(${behind(ending, isPublic)}) >= ${FEWEST_BEHIND_AN_ENDING}`),
  );
}

const endsIn = (ending: string) => sql`right(${scams.contactKey}, 4) = ${ending}`;

/** How many numbers end so. */
const behind = (ending: string, isPublic: SQL | undefined) =>
  sql`select count(distinct ${scams.contactKey}) from ${scams} where ${and(isNumber, endsIn(ending), isPublic)}`;
