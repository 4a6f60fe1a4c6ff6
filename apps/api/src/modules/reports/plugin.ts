import type { FastifyInstance } from 'fastify';
import type { AttachmentStore } from '../../attachments/store.ts';
import type { Database } from '../../db/client.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { dataCodes } from '../own-data/data-code.ts';
import { ownReportsRepository } from './own-repository.ts';
import { ownReportsRoutes } from './own-routes.ts';
import { reportsRepository } from './repository.ts';
import { reportsRoutes } from './routes.ts';
import { type ReportsOptions, reportsService } from './service.ts';

export interface ReportsModule extends Pick<ReportsOptions, 'onChange' | 'sealed' | 'keys'> {
  readonly database: Pick<Database, 'engine' | 'queries'>;
  readonly store: AttachmentStore;
  readonly secret: string;
}

/** Reports and their files, put together. */
export async function reports(
  app: FastifyInstance,
  { database, store, secret, sealed, keys, onChange }: ReportsModule,
) {
  const hash = {
    visitor: keyedHash(secret, 'visitor'),
    request: keyedHash(secret, 'request'),
  };
  const repository = reportsRepository(database.queries);
  const service = reportsService({
    repository,
    store,
    hash,
    sealed,
    keys,
    codes: dataCodes(secret),
    onChange,
  });
  await app.register(reportsRoutes, { service });
  await app.register(ownReportsRoutes, { repository: ownReportsRepository(database.queries), sealed });

  // An embedded database has no other writers, so reports that are unfinished at the start stay so. On a PostgreSQL server,
  // another instance may be in the middle of them.
  if (database.engine === 'pglite')
    app.addHook('onReady', () =>
      service
        .removeAbandoned(new Date())
        .catch((err) => app.log.warn({ err }, 'Files of unfinished reports stay for another hour')),
    );
}
