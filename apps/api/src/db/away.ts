import { codeOf } from '../process/start-error.ts';

/**
 * PostgreSQL's classes of errors that end by themselves or by an operator's hand: connection, authorization, a missing
 * database, deadlocks, resources, operator intervention, system. Source: PostgreSQL, appendix A.
 */
const PASSING_CLASSES = new Set(['08', '28', '3D', '40', '53', '57', '58']);
/** `read_only_sql_transaction`: the server has become a standby. `lock_not_available`. */
const PASSING_CODES = new Set(['25006', '55P03']);
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Messages of `pg`, its pool and the embedded database that have no code, from the first letter to the last. */
const MESSAGES = new Set([
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);
const SQLSTATE = /^[\dA-Z]{5}$/;
const EMBEDDED = /^The embedded database has (stopped|ended)/;

/** Whether an error means that the database cannot be reached now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isAway(error) || (error.cause instanceof Error && isAway(error.cause));
}

function isAway(error: Error): boolean {
  const code = codeOf(error);
  if (code === undefined) return MESSAGES.has(error.message) || EMBEDDED.test(error.message);
  if (NETWORK.has(code) || PASSING_CODES.has(code)) return true;
  return SQLSTATE.test(code) && PASSING_CLASSES.has(code.slice(0, 2));
}
