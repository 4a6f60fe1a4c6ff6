import { type LatestScamsQuery, PAGE_SIZE } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

/** Which part of a list is wanted. */
export interface Page {
  readonly limit: number;
  readonly after: Cursor | undefined;
}

/** @throws {CodedError} `invalid_input` for a cursor that no page has ended with. */
export function pageOf({ limit = PAGE_SIZE.usual, cursor }: LatestScamsQuery): Page {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after)
    throw new CodedError('invalid_input', [{ field: 'cursor', problem: 'not_allowed' }]);
  return { limit, after };
}

/** The beginning of the next page, if there may be one. */
export function nextCursor(found: readonly Cursor[], { limit }: Page): string | undefined {
  const last = found.at(-1);
  return last && found.length === limit ? writeCursor(last) : undefined;
}
