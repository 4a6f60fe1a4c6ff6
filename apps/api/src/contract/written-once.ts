import type { FastifyReply } from 'fastify';

/**
 * Writes answers as the contract says, each object once: one that is given again and again is sent in the bytes of the first time.
 */
export function writtenOnce<Answer extends object>(): (answer: Answer, reply: FastifyReply) => Buffer {
  const written = new WeakMap<Answer, Buffer>();
  return (answer, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    const known = written.get(answer);
    if (known) return known;
    const bytes = Buffer.from(reply.serialize(answer) as string);
    written.set(answer, bytes);
    return bytes;
  };
}
