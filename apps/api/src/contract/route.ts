import { ENDPOINTS, type Endpoint, errorBody } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { normalizer } from './normalize.ts';
import { jsonSchema, responseSchema } from './schemas.ts';

type BodyOf<E extends Endpoint> = E['body'] extends z.core.$ZodType ? z.core.output<E['body']> : undefined;
type AnswerOf<E extends Endpoint> = z.core.input<E['response']>;

/** What a handler gets: the request, with a body that has passed the contract's check. */
export type CallOf<E extends Endpoint> = FastifyRequest<{ Body: BodyOf<E> }>;

/** Registers one call of the contract: its address, checks, answers and documentation all come from the table. */
export function registerCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (request: CallOf<E>, reply: FastifyReply) => AnswerOf<E> | Promise<AnswerOf<E>>,
): void {
  const { method, path, summary, body, status, response } = endpoint;
  const normalize = body && normalizer(body);
  app.route<{ Body: BodyOf<E> }>({
    method,
    url: path,
    schema: {
      operationId: nameOf(endpoint),
      summary,
      ...(body ? { body: jsonSchema(body, 'input') } : {}),
      response: { [status]: responseSchema(response), default: responseSchema(errorBody) },
    },
    ...(normalize
      ? {
          preValidation: (request, _reply, done) => {
            normalize(request.body);
            done();
          },
        }
      : {}),
    handler: async (request, reply) => {
      reply.code(status).header('content-language', request.language).header('vary', 'Accept-Language');
      return handle(request, reply);
    },
  });
}

function nameOf(endpoint: Endpoint): string | undefined {
  return Object.entries<Endpoint>(ENDPOINTS).find(([, entry]) => entry === endpoint)?.[0];
}
