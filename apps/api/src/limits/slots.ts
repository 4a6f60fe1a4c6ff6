import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodedError } from '../errors/index.ts';
import { isOver, onceOver, VisitorGone } from '../http/once-over.ts';
import { beginUpload, endSlowest, type Upload } from './slow-uploads.ts';

/** A limited number of requests that may hold something costly at the same time, such as an upload in the memory. */
export interface Slots {
  /**
   * Takes one, until the request is over. When all are taken, an upload that hardly moves is cut off for it.
   *
   * @throws {CodedError} when all are taken.
   * @throws {VisitorGone} when nobody waits for the answer any more.
   */
  readonly take: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Keeps the request's slot until the work is done, also when the visitor goes meanwhile: what it costs is not free before. */
  readonly during: <Value>(request: FastifyRequest, work: () => Promise<Value>) => Promise<Value>;
}

/**
 * @param most at the same time.
 * @param refusal what the next one is told.
 */
export function slots(most: number, refusal: () => CodedError): Slots {
  let taken = 0;
  const uploads = new Set<Upload>();
  /** The things that still need the slot of a request: the request itself, and work. */
  const needs = new WeakMap<FastifyRequest, number>();

  const hold = (request: FastifyRequest) => {
    const held = needs.get(request) ?? 0;
    if (held === 0) taken += 1;
    needs.set(request, held + 1);
  };
  const letGo = (request: FastifyRequest) => {
    const held = (needs.get(request) ?? 0) - 1;
    needs.set(request, held);
    if (held === 0) taken -= 1;
  };

  return {
    take: (request, reply) => {
      if (isOver(request, reply)) throw new VisitorGone('The visitor has gone.');
      if (taken >= most && !endSlowest(uploads)) throw refusal();
      hold(request);
      const upload = beginUpload(request);
      uploads.add(upload);
      onceOver(request, reply, () => {
        uploads.delete(upload);
        letGo(request);
      });
    },
    during: async (request, work) => {
      hold(request);
      try {
        return await work();
      } finally {
        letGo(request);
      }
    },
  };
}
