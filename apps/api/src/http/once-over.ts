import type { FastifyReply, FastifyRequest } from 'fastify';

type Sockets = FastifyRequest['raw']['socket'];

/** The visitor has gone before the answer was there: whatever is done for them is done for nobody. */
export class VisitorGone extends Error {
  override readonly name = 'VisitorGone';
  /** A status that nobody sees. The visitor left, which is no fault of the server. */
  readonly statusCode = 400;
}

/**
 * The calls that wait for the end of a connection. They share one listener, because many requests may be under way on one
 * connection.
 */
const waiting = new WeakMap<Sockets, Set<() => void>>();

/**
 * Calls `then` exactly once, when a request is over: it has been answered, or its connection is closed.
 *
 * Fastify's `onResponse` tells of answers only and its `onRequestAbort` not of a request that has arrived whole. Node closes the
 * response with the connection, but not one that waits behind another on the same connection, so the connection is heard as well.
 */
export function onceOver(request: FastifyRequest, reply: FastifyReply, then: () => void): void {
  const { socket } = request.raw;
  const calls = waiting.get(socket) ?? listenTo(socket);
  const over = () => {
    if (calls.delete(over)) then();
  };
  calls.add(over);
  reply.raw.once('close', over);
  // A visitor who has left already sends no further event.
  if (isOver(request, reply)) over();
}

/** Whether nobody waits for the answer any more. */
export const isOver = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.raw.socket.destroyed || reply.raw.destroyed;

/** A signal that is aborted, by `VisitorGone`, when a request is over. */
export function untilOver(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const over = new AbortController();
  onceOver(request, reply, () => over.abort(new VisitorGone('The visitor has gone.')));
  return over.signal;
}

function listenTo(socket: Sockets): Set<() => void> {
  const calls = new Set<() => void>();
  waiting.set(socket, calls);
  socket.once('close', () => {
    for (const call of calls) call();
  });
  return calls;
}
