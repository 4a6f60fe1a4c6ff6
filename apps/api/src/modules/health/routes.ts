import { ENDPOINTS } from '@scamguard/contracts';
import { ENGINE_VERSION } from '@scamguard/engine';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { Database } from '../../db/client.ts';
import { databaseState } from './state.ts';

/** When an instance that is not ready is worth asking again. */
const RETRY_AFTER_SECONDS = 5;

export interface HealthOptions {
  readonly database: Pick<Database, 'engine' | 'queries'>;
  /** Whether one-time codes go to the log only. */
  readonly isTestServer: boolean;
  /** Of the server. */
  readonly version: string;
}

/** Says `degraded` while nothing can be written: verification still works then. */
export async function healthRoutes(app: FastifyInstance, { database, isTestServer, version }: HealthOptions) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const state = databaseState(database.queries);
  const health = async () => {
    const { isReachable, isWritable } = await state();
    return {
      status: isWritable ? ('ok' as const) : ('degraded' as const),
      database: { engine: database.engine, reachable: isReachable, writable: isWritable },
      isTestServer,
      version,
      engineVersion: ENGINE_VERSION,
    };
  };
  registerCall(app, ENDPOINTS.health, health);
  registerCall(app, ENDPOINTS.live, () => ({ status: 'ok' as const }));
  registerCall(app, ENDPOINTS.ready, async (_request, reply) => {
    const answer = await health();
    if (answer.status !== 'ok') reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);
    return answer;
  });
}
