import { Client } from 'pg';
import { codeOf, StartError } from '../process/start-error.ts';
import type { DatabaseSource } from './source.ts';

/** Connections of one instance; a PostgreSQL server has 100 by default for all of them. */
const CONNECTIONS = 10;
const LONGEST_WAIT_MS = 5_000;

/** The meaning of a failed connection for the person who set `DATABASE_URL`, by the system's or PostgreSQL's code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there; is PostgreSQL running?',
  ENOENT: 'there is no such socket',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ECONNRESET: 'what answers there is not PostgreSQL, or ends every connection',
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not create tables',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
};

/**
 * A PostgreSQL server.
 *
 * @param url of the form `postgresql://user:password@host:port/database`; never repeated in an error, for its password.
 * @throws {StartError} when the address cannot be read or nothing usable answers.
 */
export async function openPostgres(url: string): Promise<DatabaseSource> {
  const config = { connectionString: url, connectionTimeoutMillis: LONGEST_WAIT_MS };
  let client: Client;
  try {
    client = new Client(config);
  } catch {
    throw new StartError(
      'DATABASE_URL cannot be read; it should look like postgresql://user:password@host:5432/database.',
    );
  }
  const explain = (error: unknown) => {
    const reason = REASONS[codeOf(error) ?? ''] ?? (error instanceof Error ? error.message : String(error));
    const place = `${client.host}:${client.port}, database ${client.database}`;
    return new StartError(`The database of DATABASE_URL (${place}) cannot be used: ${reason}.`);
  };
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw explain(error);
  } finally {
    await client.end().catch(() => undefined);
  }
  return {
    engine: 'postgresql',
    client: config,
    connections: CONNECTIONS,
    explain,
    close: async () => undefined,
  };
}
