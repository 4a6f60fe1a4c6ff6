import type { FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '../errors/index.ts';
import { linkToNextPage } from './next-page.ts';

/** Which part of a list is wanted. */
interface Wanted {
  readonly limit?: number | undefined;
  /** Id of the last item of the page before. */
  readonly cursor?: string | undefined;
}

/**
 * One page of a list that is short enough to be read whole; without a limit, all that is left of it. The answer links
 * to the next page.
 *
 * @throws {CodedError} `invalid_input` for a cursor that no page has ended with.
 */
export function page<Item extends { readonly id: string }>(
  items: readonly Item[],
  request: FastifyRequest<{ Querystring: Wanted }>,
  reply: FastifyReply,
): Item[] {
  const { cursor, limit = items.length } = request.query;
  const start = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0)
    throw new CodedError('invalid_input', [{ field: 'cursor', problem: 'not_allowed' }]);
  const chosen = items.slice(start, start + limit);
  const last = chosen.at(-1);
  if (last && start + limit < items.length) linkToNextPage(request, reply, last.id);
  return chosen;
}
