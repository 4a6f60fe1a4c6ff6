import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { partnerCalls } from '../../db/schema/partner-calls.ts';
import { rateLimits } from '../../db/schema/rate-limits.ts';

/** How often each partner's widgets have made each call. The counts say nothing of the visitors. */
export interface PartnerCounts {
  readonly add: (partner: string, call: string) => void;
  /** Writes down what was counted since it was last called, and what could not be written then. */
  readonly save: () => Promise<void>;
}

/** The counts of a while, under a name by which the database knows whether it has them already. */
interface Batch {
  readonly name: string;
  readonly counted: Map<string, typeof partnerCalls.$inferInsert>;
}

const newBatch = (): Batch => ({ name: `partner-counts ${randomUUID()}`, counted: new Map() });

export function partnerCounts(
  queries: Queries,
  today = () => new Date().toISOString().slice(0, 10),
): PartnerCounts {
  let open = newBatch();
  const unsaved = new Set<Batch>();

  /** An answer that was lost does not tell whether the counts are kept: they are sent again under the same name, and count once. */
  const write = ({ name, counted }: Batch) => {
    const rows = [...counted.values()].map(
      ({ day, partner, call, count }) => sql`(${day}::date, ${partner}, ${call}, ${count}::int)`,
    );
    return queries.execute(sql`
      with batch as (
        insert into ${rateLimits} (key, count, resets_at) values (${name}, 0, now() + interval '1 day')
        on conflict do nothing returning key)
      insert into ${partnerCalls} as kept (day, partner, call, count)
      select more.* from (values ${sql.join(rows, sql`, `)}) as more (day, partner, call, count), batch
      on conflict (day, partner, call) do update set count = kept.count + excluded.count`);
  };

  return {
    add: (partner, call) => {
      const day = today();
      const key = `${day} ${partner} ${call}`;
      const count = (open.counted.get(key)?.count ?? 0) + 1;
      open.counted.set(key, { day, partner, call, count });
    },
    save: async () => {
      if (open.counted.size) {
        unsaved.add(open);
        open = newBatch();
      }
      for (const batch of unsaved) {
        await write(batch);
        unsaved.delete(batch);
      }
    },
  };
}
