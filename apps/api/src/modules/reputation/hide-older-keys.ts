import { type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/client.ts';
import { reputation } from '../../db/schema/reputation.ts';
import { reportKeys, scams } from '../../db/schema/scams.ts';
import { threatListKeys } from '../../db/schema/threat-lists.ts';
import { type ContactKeys, PERSONAL_KINDS } from '../../secrets/contact-keys.ts';
import { takeTurn } from './recount.ts';

/** No other process changes reputation meanwhile. So few rows are changed at a time, and nobody waits for long. */
const BATCH = 1_000;

const isReadable = (key: SQL | typeof reportKeys.key) =>
  sql`${key} like any (${sql.param(PERSONAL_KINDS.map((kind) => `${kind}:%`))}::text[])`;

/**
 * Hides the keys that an older release has kept readable. Each step is a transaction of its own: it may be ended at any moment,
 * begun again, and run by several instances at once.
 *
 * @returns how many different keys it has hidden.
 */
export async function hideOlderKeys(queries: Queries, keys: ContactKeys): Promise<number> {
  for (let done = 0; ; ) {
    const hidden = await queries.transaction((transaction) => hideSome(transaction, keys));
    done += hidden;
    if (hidden < BATCH) return done;
  }
}

async function hideSome(transaction: Transaction, { hidden, partOf }: ContactKeys): Promise<number> {
  const change = await takeTurn(transaction);
  const { rows } = await transaction.execute<{ key: string }>(sql`
    select key from ${reportKeys} where ${isReadable(reportKeys.key)}
    union select key from ${reputation} where ${isReadable(sql`${reputation.key}`)}
    union select key from ${threatListKeys} where ${isReadable(sql`${threatListKeys.key}`)}
    union select contact_key from ${scams} where ${isReadable(sql`${scams.contactKey}`)}
    limit ${BATCH}`);
  if (!rows.length) return 0;
  const readable = rows.map(({ key }) => key);
  const changed = sql`unnest(${sql.param(readable)}::text[], ${sql.param(readable.map(hidden))}::text[],
    ${sql.param(readable.map(partOf))}::text[]) as changed(readable, hidden, part)`;
  await transaction.execute(sql`update ${reportKeys} set key = changed.hidden from ${changed}
    where ${reportKeys.key} = changed.readable`);
  await transaction.execute(sql`update ${threatListKeys} set key = changed.hidden from ${changed}
    where ${threatListKeys.key} = changed.readable`);
  // An instance of this release may have taken a report on the same contact meanwhile. Then two scams name it, and reports find
  // both by their keys.
  await transaction.execute(sql`update ${scams} set contact_part = changed.part,
      contact_key = case when ${scams.status} <> 'rejected' and exists (
        select from ${scams} as newer where newer.contact_key = changed.hidden and newer.status <> 'rejected'
      ) then null else changed.hidden end
    from ${changed} where ${scams.contactKey} = changed.readable`);
  await transaction.execute(sql`
    insert into ${reputation} (key, reports, confirmed, listed, last_reported_at, counts_until, change, updated_at)
    select changed.hidden, older.reports, older.confirmed, older.listed, older.last_reported_at, older.counts_until,
      ${change}, older.updated_at
    from ${reputation} as older join ${changed} on changed.readable = older.key
    on conflict (key) do nothing`);
  await transaction.execute(
    sql`delete from ${reputation} where ${reputation.key} = any(${sql.param(readable)}::text[])`,
  );
  return readable.length;
}
