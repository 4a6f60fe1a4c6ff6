import type { ClientConfig } from 'pg';
import type { StartError } from '../process/start-error.ts';

/** A place to keep data that speaks PostgreSQL's protocol: the embedded database or a server. */
export interface DatabaseSource {
  readonly engine: 'pglite' | 'postgresql';
  /** How the `pg` client reaches it. */
  readonly client: ClientConfig;
  /** How many connections at once it serves us. */
  readonly connections: number;
  /** Says in one sentence why the tables could not be made there. */
  readonly explain: (error: unknown) => StartError;
  /** Gives back what the source itself holds, after the last connection. */
  readonly close: () => Promise<void>;
}
