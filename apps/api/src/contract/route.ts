import { ENDPOINTS, type Endpoint, errorBody, WIDGET_CALLS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { safeParse } from 'zod/mini';
import { CodedError } from '../errors/index.ts';
import { callLimit, isUnlimited } from './limits.ts';
import { normalizer } from './normalize.ts';
import { jsonSchema, responseSchema } from './schemas.ts';

type BodyOf<E extends Endpoint> = E['body'] extends z.core.$ZodType ? z.core.output<E['body']> : undefined;
type QueryOf<E extends Endpoint> = E['query'] extends z.core.$ZodType ? z.core.output<E['query']> : unknown;
type AnswerOf<E extends Endpoint> = Unchanging<z.core.input<E['response']>>;
/** An answer, or its text where it has been written already. */
type Answer<E extends Endpoint> = AnswerOf<E> | string;
/** What is answered is only read. */
export type Unchanging<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;

/** The input of a handler: the request, with a query and a body that have passed the contract's check. */
export type CallOf<E extends Endpoint> = FastifyRequest<{
  Body: BodyOf<E>;
  Querystring: QueryOf<E>;
  Params: Readonly<Record<string, string>>;
}>;

const WIDGET_CALL_NAMES: ReadonlySet<string> = new Set(WIDGET_CALLS);

/** Registers one call of the contract: its address, checks, answers and documentation all come from the table. */
export function registerCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (request: CallOf<E>, reply: FastifyReply) => Answer<E> | Promise<Answer<E>>,
): void {
  const {
    method,
    path,
    summary,
    query,
    body,
    isForm,
    files,
    refusals,
    status,
    response,
    otherResponses = {},
  } = endpoint;
  const normalizeBody = body && normalizer(body);
  const normalizeQuery = query && normalizer(query, { readsNumbers: true });
  const name = nameOf(endpoint);
  app.route<{ Body: BodyOf<E>; Querystring: QueryOf<E>; Params: Readonly<Record<string, string>> }>({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      rateLimit: isUnlimited(name) ? false : callLimit(name),
      refusals,
      widgetCall: WIDGET_CALL_NAMES.has(name) ? name : undefined,
    },
    schema: {
      operationId: name,
      summary,
      ...(query ? { querystring: jsonSchema(query, 'input') } : {}),
      ...(isForm ? { consumes: ['multipart/form-data'] } : {}),
      ...(body ? { body: jsonSchema(body, 'input') } : {}),
      ...(files ? { consumes: [...files], body: { type: 'string', format: 'binary' } } : {}),
      response: {
        [status]: responseSchema(response),
        ...Object.fromEntries(
          Object.entries(otherResponses).map(([other, answer]) => [other, responseSchema(answer)]),
        ),
        '4xx': responseSchema(errorBody),
        '5xx': responseSchema(errorBody),
      },
    },
    // The bytes of a file say what it is; its schema is for the documentation alone. Values in the address are checked by hand.
    ...(files ? { validatorCompiler: () => () => true } : {}),
    preValidation: (request, _reply, done) => {
      normalizeQuery?.(request.query);
      normalizeBody?.(request.body);
      if (files && query) request.query = checkedQuery(query, request.query) as QueryOf<E>;
      done();
    },
    handler: (request, reply) => {
      reply.code(status).header('content-language', request.language).header('vary', 'Accept-Language');
      return handle(request, reply);
    },
  });
}

/** @throws {CodedError} when it is not what the contract says. */
function checkedQuery(query: z.core.$ZodType, given: unknown): unknown {
  const checked = safeParse(query, given);
  if (checked.success) return checked.data;
  const field = String(checked.error.issues[0]?.path[0] ?? '');
  throw new CodedError('invalid_input', [{ field, problem: 'not_allowed' }]);
}

function nameOf(endpoint: Endpoint): keyof typeof ENDPOINTS {
  const names = Object.keys(ENDPOINTS) as (keyof typeof ENDPOINTS)[];
  const name = names.find((key) => ENDPOINTS[key] === endpoint);
  if (!name) throw new Error(`${endpoint.path} does not stand in the table of calls.`);
  return name;
}
