import type { Queries } from '../../db/client.ts';
import { regions } from '../../db/schema/reference-data.ts';

export type RegionRow = typeof regions.$inferSelect;

export interface RegionsRepository {
  /** Every region in the order in which they are offered, country by country. */
  readonly all: () => Promise<RegionRow[]>;
}

export function regionsRepository(queries: Queries): RegionsRepository {
  return { all: () => queries.select().from(regions).orderBy(regions.position) };
}
