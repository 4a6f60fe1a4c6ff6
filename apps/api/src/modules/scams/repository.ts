import type { Queries } from '../../db/client.ts';
import { scamTypes } from '../../db/schema/reference-data.ts';

export type ScamTypeRow = typeof scamTypes.$inferSelect;

export interface ScamsRepository {
  /** Every kind of scam in the order in which they are offered. */
  readonly types: () => Promise<ScamTypeRow[]>;
}

export function scamsRepository(queries: Queries): ScamsRepository {
  return { types: () => queries.select().from(scamTypes).orderBy(scamTypes.position) };
}
