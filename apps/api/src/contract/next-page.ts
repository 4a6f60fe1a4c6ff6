import type { FastifyReply, FastifyRequest } from 'fastify';

/** Says in the answer's `Link` header (RFC 8288) where the next page of a list is. */
export function linkToNextPage({ url }: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const [path = '', search = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  reply.header('link', `<${path}?${parameters}>; rel="next"`);
}
