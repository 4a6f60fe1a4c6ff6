import { ENDPOINTS } from '@scamguard/contracts';
import { ENGINE_VERSION } from '@scamguard/engine';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { Database } from '../../db/client.ts';
import { readSeldom } from '../../db/read-seldom.ts';
import { databaseState } from './state.ts';

/** When an instance that is not ready is worth asking again. */
const RETRY_AFTER_SECONDS = 5;
/** Lists change once an hour. */
const LISTS_AGE_MS = 60_000;

export interface HealthOptions {
  readonly database: Pick<Database, 'engine' | 'queries'>;
  /** How many lists of known scams are held. */
  readonly heldLists: () => Promise<number>;
  /** Whether visitors' writes find room. */
  readonly hasRoom: () => Promise<boolean>;
  /** Whether one-time codes go to the log only. */
  readonly isTestServer: boolean;
  /** Of the server. */
  readonly version: string;
}

/** Says `degraded` while nothing can be written: verification still works then. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, heldLists, hasRoom, isTestServer, version }: HealthOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const state = databaseState(database.queries, hasRoom);
  const listsState = readSeldom(heldLists, LISTS_AGE_MS);
  const health = async () => {
    const { isReachable, isWritable } = await state();
    const held = isReachable ? await listsState().catch(() => 0) : 0;
    return {
      status: isWritable ? ('ok' as const) : ('degraded' as const),
      database: { engine: database.engine, reachable: isReachable, writable: isWritable },
      ...(held > 0 ? { heldLists: held } : {}),
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
