import { z } from 'zod/mini';

export const healthResult = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.object({ engine: z.enum(['pglite', 'postgresql']), reachable: z.boolean() }),
  version: z.string(),
  engineVersion: z.string(),
});
