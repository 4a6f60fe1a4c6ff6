import { type ErrorCode, type FieldProblem, PATHS } from '@scamguard/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDatabaseAway } from '../db/away.ts';
import { Undelivered } from '../delivery/undelivered.ts';
import { CodedError, ERRORS, errorBody } from '../errors/index.ts';
import { isStorageFailure } from '../storage/storage-failure.ts';
import { allowedBy } from './allowed-values.ts';

/** Fastify's own errors under our codes. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
};

const RETRY_AFTER_SECONDS = 5;
const METHODS = ['GET', 'POST'] as const;

/** The calls whose address may hold a name. Fastify finds the others by itself. */
const NAMED = Object.values(PATHS)
  .filter(({ path }) => path.includes('{'))
  .map(({ method, path }) => ({
    method,
    address: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Turns whatever is thrown into `{code, message, details?}` in the visitor's language. */
export const errorAnswers = fp(async (app) => {
  app.setErrorHandler(answerError);
});

/** Answers a failed request. If the fault is ours, it is logged, with the request's id in the answer's `X-Request-Id`. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const coded = codedError(error, request);
  const { status } = ERRORS[coded.code];
  // A refusal that says when to come back is on purpose. A line for each would be one more load.
  if (status >= 500 && coded.retryAfterSeconds === undefined) {
    // Without a message of ours, the error's own would be logged, with a visitor's data in it.
    request.log.error({ err: error }, 'Request failed');
    reply.header('x-request-id', request.id);
  }
  const retryAfter = coded.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .headers({ 'content-language': request.language, vary: 'Accept-Language', 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(errorBody(coded, request.language));
}

/** Tells an address that does not exist from one that is called by the wrong method. */
export function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const url = request.url.split('?', 1)[0] ?? '';
  const allowed = METHODS.filter(
    (method) =>
      app.hasRoute({ method, url }) || NAMED.some((call) => call.method === method && call.address.test(url)),
  );
  if (allowed.length) reply.header('allow', allowed.join(', '));
  throw new CodedError(allowed.length ? 'method_not_allowed' : 'not_found');
}

function codedError(error: FastifyError, { routeOptions }: FastifyRequest): CodedError {
  if (error instanceof CodedError) return error;
  if (error.validationContext === 'params') return new CodedError('not_found');
  if (error.validation) return fromValidation(error.validation[0], routeOptions);
  const known = FASTIFY_CODES[error.code];
  if (known) return new CodedError(known);
  if (error instanceof Undelivered || isDatabaseAway(error) || isStorageFailure(error))
    return new CodedError('unavailable');
  if (error.statusCode === ERRORS.range_invalid.status) return new CodedError('range_invalid');
  return new CodedError(error.statusCode && error.statusCode < 500 ? 'invalid_input' : 'internal');
}

/** A check has one field only, and the specification has its own sentence for an empty one. */
const missingCode = (url = '') => (url.startsWith('/api/verify/') ? 'value_missing' : 'field_missing');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The error for a field that is missing or too short, where it has one of its own. */
    refusals?: Readonly<Record<string, ErrorCode>> | undefined;
  }
}

/** The first message of the schema check, in our codes. `field` is the name in the body. */
function fromValidation(
  failure: NonNullable<FastifyError['validation']>[number] | undefined,
  { url, config: { refusals = {} } }: FastifyRequest['routeOptions'],
): CodedError {
  const field = String(failure?.params['missingProperty'] ?? failure?.instancePath.split('/').at(1) ?? '');
  const own = refusals[field];
  const allowed = failure && allowedBy(failure);
  const told = (problem: FieldProblem['problem']) => [{ field, problem, ...(allowed ? { allowed } : {}) }];
  switch (failure?.keyword) {
    case 'required':
      return new CodedError(own ?? missingCode(url), told('missing'));
    case 'minLength':
      return failure.params['limit'] === 1
        ? new CodedError(own ?? missingCode(url), told('missing'))
        : new CodedError(own ?? 'value_too_short', told('too_short'));
    case 'maxLength':
      return new CodedError('value_too_long', told('too_long'));
    case 'type':
      return new CodedError('invalid_input', told('wrong_type'));
    default:
      return new CodedError('invalid_input', told('not_allowed'));
  }
}
