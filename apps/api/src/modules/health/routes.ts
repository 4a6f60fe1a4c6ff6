import { ENDPOINTS } from '@scamguard/contracts';
import { ENGINE_VERSION } from '@scamguard/engine';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { Database } from '../../db/client.ts';
import { withTimeLimit } from '../../time-limit.ts';

/** A watchdog that asks wants an answer, not patience. */
const LONGEST_WAIT_MS = 1_000;

export interface HealthOptions {
  readonly database: Pick<Database, 'engine' | 'queries'>;
  /** Whether one-time codes go to the log only. */
  readonly isTestServer: boolean;
  /** Of the server. */
  readonly version: string;
}

/** Says `degraded` while the database is away: verification still works then. */
export async function healthRoutes(app: FastifyInstance, { database, isTestServer, version }: HealthOptions) {
  registerCall(app, ENDPOINTS.health, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = database.queries.execute(sql`select 1`);
    const isReachable = await withTimeLimit(Promise.resolve(answer), LONGEST_WAIT_MS).then(
      () => true,
      () => false,
    );
    return {
      status: isReachable ? ('ok' as const) : ('degraded' as const),
      database: { engine: database.engine, reachable: isReachable },
      isTestServer,
      version,
      engineVersion: ENGINE_VERSION,
    };
  });
}
