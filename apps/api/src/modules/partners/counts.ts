import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { partnerCalls } from '../../db/schema/partner-calls.ts';

/** How often each partner's widgets have made each call; nothing of who was in front of them. */
export interface PartnerCounts {
  readonly add: (partner: string, call: string) => void;
  /** Writes down what was counted since it was last called. */
  readonly save: () => Promise<void>;
}

export function partnerCounts(
  queries: Queries,
  today = () => new Date().toISOString().slice(0, 10),
): PartnerCounts {
  let counted = new Map<string, typeof partnerCalls.$inferInsert>();
  const add = (partner: string, call: string, day = today(), more = 1) => {
    const key = `${day} ${partner} ${call}`;
    const count = (counted.get(key)?.count ?? 0) + more;
    counted.set(key, { day, partner, call, count });
  };
  return {
    add: (partner, call) => add(partner, call),
    save: async () => {
      const rows = [...counted.values()];
      counted = new Map();
      if (!rows.length) return;
      try {
        await queries
          .insert(partnerCalls)
          .values(rows)
          .onConflictDoUpdate({
            target: [partnerCalls.day, partnerCalls.partner, partnerCalls.call],
            set: { count: sql`${partnerCalls.count} + excluded.count` },
          });
      } catch (error) {
        for (const { partner, call, day, count } of rows) add(partner, call, day, count);
        throw error;
      }
    },
  };
}
