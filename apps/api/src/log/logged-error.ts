import { codeOf } from '../process/start-error.ts';

/**
 * An error as the log may keep it. What wraps a failed query repeats the query's values, which are visitors' data: only
 * its cause is told.
 */
export function describeError(error: Error) {
  const told = error.cause instanceof Error ? error.cause : error;
  return { type: told.name, code: codeOf(told), message: told.message, stack: told.stack ?? '' };
}
