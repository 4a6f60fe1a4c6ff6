import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passedOn } from './passed-on.ts';

/** The outcome of a call of our own API. */
export interface OwnAnswer {
  readonly status: number;
  /** For the visitor, where it was refused. */
  readonly message: string | undefined;
  readonly cookies: readonly string[];
}

/**
 * Makes a call of our own API with the values that a visitor posted as a plain form. It goes the way of every other call, with
 * its limits and checks.
 *
 * @param call method and path.
 */
export async function callAsVisitor(
  app: FastifyInstance,
  request: FastifyRequest,
  call: { readonly method: 'POST'; readonly path: string },
  body: object,
  language: string,
): Promise<OwnAnswer> {
  const answer = await app.inject({
    method: call.method,
    url: `${call.path}?lang=${language}`,
    remoteAddress: request.ip,
    headers: passedOn(request),
    payload: body,
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const { message } = (answer.body === '' ? {} : answer.json()) as { message?: string };
  return { status: answer.statusCode, message, cookies };
}
