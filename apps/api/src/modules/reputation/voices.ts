import { type SQL, sql } from 'drizzle-orm';
import { reports, scams } from '../../db/schema/scams.ts';

/** Reports by so many different people count without a moderator's word. Source: design, "Trust, privacy, law". */
export const AGREEING_REPORTERS = 3;

/**
 * Reports of the same hour count as one voice until a moderator has read them. So a person with three telephones and a minute
 * cannot make a shop suspect. Real victims of one scam report it over hours and days.
 */
const ONE_VOICE_WITHIN = 'hour';

/**
 * CTEs that end in `hours (subject, voices, last, confirmed)`: in which hours how many people raised their voice about something.
 *
 * One part of the network is one person, whatever its requests say of themselves. All who have only reported from the pages of one
 * other site are one as well: that site could send reports in its visitors' names.
 *
 * @param subject what the voices are counted by.
 * @param source tables and conditions after `select`, with reports and scams among them.
 */
export function voicesByHour(subject: SQL, source: SQL): SQL {
  return sql`people as (
      select ${subject} as subject, min(${reports.createdAt}) as first, max(${reports.createdAt}) as last,
        case when bool_or(${reports.site} is null) then ${reports.network} else min(${reports.site}) end as voice,
        bool_or(${scams.status} = 'published' and ${reports.isRead}) as confirmed
      ${source}
      group by 1, ${reports.network}
    ), voices as (
      select subject, voice, min(first) as first, max(last) as last, bool_or(confirmed) as confirmed
      from people group by 1, 2
    ), hours as (
      select subject, date_trunc(${sql.raw(`'${ONE_VOICE_WITHIN}'`)}, first, 'UTC') as hour, count(*) as voices,
        max(last) as last, bool_or(confirmed) as confirmed
      from voices group by 1, 2
    )`;
}

/** How many of the people in `hours` count. */
export const countedVoices = sql`case when bool_or(hours.confirmed) then sum(hours.voices) else count(hours.hour) end`;
