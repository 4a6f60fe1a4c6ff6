import type { Queries } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { regions } from '../../db/schema/reference-data.ts';

export type RegionRow = typeof regions.$inferSelect;

export interface RegionsRepository {
  /** Every region in the order in which they are offered, country by country. */
  readonly all: () => Promise<readonly RegionRow[]>;
}

export function regionsRepository(queries: Queries): RegionsRepository {
  return { all: readSeldom(() => queries.select().from(regions).orderBy(regions.position)) };
}
