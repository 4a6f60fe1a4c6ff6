import type { FastifyReply } from 'fastify';

/** Tells a provider's operator why a call was not believed; no visitor sees it. */
export const refused = (reply: FastifyReply, status: 400 | 403 | 404, why: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${why}\n`);
