import { codeOf } from '../start-error.ts';

/** PostgreSQL's classes of errors that end by themselves: connection, resources, operator intervention, system. */
const PASSING_CLASSES = new Set(['08', '53', '57', '58']);
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
]);
/** What `pg` and the embedded database say without a code. */
const MESSAGES = /timeout|terminated|not queryable|has stopped|has ended/i;

/** Whether an error means that the database cannot be reached now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = codeOf(cause);
  if (code) return NETWORK.has(code) || (code.length === 5 && PASSING_CLASSES.has(code.slice(0, 2)));
  return cause instanceof Error && cause !== error && MESSAGES.test(cause.message);
}
