import { z } from 'zod/mini';

/** State of a server; `degraded` while writes fail, though checks still work then. */
export const healthResult = z.object({
  status: z.enum(['ok', 'degraded']),
  database: z.object({
    engine: z.enum(['pglite', 'postgresql']),
    reachable: z.boolean(),
    /** Whether a small write worked, at most two seconds ago. */
    writable: z.optional(z.boolean()),
  }),
  /** Lists of known scams that are left as they were, because they have shrunk or grown too much; absent where none is. */
  heldLists: z.optional(z.int()),
  /** One-time codes go to the server's log, because nobody has set up a way to send them. */
  isTestServer: z.boolean(),
  version: z.string(),
  engineVersion: z.string(),
});

/** The process answers; nothing more is said. */
export const liveResult = z.object({ status: z.literal('ok') });
