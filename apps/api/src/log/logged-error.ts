import { codeOf } from '../process/start-error.ts';

/**
 * An error as the log may keep it. The wrapper of a failed query repeats the query's values, which are visitors' data. So only
 * its cause is logged.
 */
export function describeError(error: Error) {
  const told = error.cause instanceof Error ? error.cause : error;
  return { type: told.name, code: codeOf(told), message: told.message, stack: told.stack ?? '' };
}
