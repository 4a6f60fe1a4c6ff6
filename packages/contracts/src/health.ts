import { z } from 'zod/mini';

export const healthResult = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.object({ engine: z.enum(['pglite', 'postgresql']), reachable: z.boolean() }),
  /** One-time codes go to the server's log, because nobody has set up a way to send them. */
  isTestServer: z.boolean(),
  version: z.string(),
  engineVersion: z.string(),
});
