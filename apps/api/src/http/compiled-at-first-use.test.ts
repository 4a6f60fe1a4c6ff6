import ajvCompiler from '@fastify/ajv-compiler';
import stringifyCompiler from '@fastify/fast-json-stringify-compiler';
import { ENDPOINTS, type Endpoint, errorBody } from '@scamguard/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { jsonSchema, responseSchema, sharedSchemas } from '../contract/schemas.ts';
import { readSettings } from '../env.ts';
import { compiledAtFirstUse } from './compiled-at-first-use.ts';
import { serverOptions } from './server-options.ts';

const BODY = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 3 } },
};
const ANSWER = { type: 'object', properties: { name: { type: 'string' } } };

function withCall(app: FastifyInstance): FastifyInstance {
  app.post('/', { schema: { body: BODY, response: { 200: ANSWER } } }, ({ body }) => ({
    ...(body as object),
    secret: 'not in the answer',
  }));
  return app;
}

const own = withCall(fastify());
const ours = withCall(fastify({ schemaController: { compilersFactory: compiledAtFirstUse } }));

test.each([
  ['what is right', { name: 'Ada' }],
  ['what is too long', { name: 'Adama' }],
  ['what is missing', {}],
  ['what is right, after what was not', { name: 'Awa' }],
])('answers %s as Fastify does', async (_what, payload) => {
  const [expected, answer] = await Promise.all(
    [own, ours].map((app) => app.inject({ method: 'POST', url: '/', payload })),
  );
  expect(answer?.statusCode).toBe(expected?.statusCode);
  expect(answer?.json()).toEqual(expected?.json());
});

// No start tells any more that one of them cannot be compiled.
test.each(Object.entries<Endpoint>(ENDPOINTS))(
  'what %s checks and answers can be compiled',
  (_name, { method, path: url, query, body, response, otherResponses = {} }) => {
    const shared = Object.fromEntries(sharedSchemas.map((schema) => [schema['$id'], schema]));
    const { ajv } = serverOptions(readSettings({}));
    const check = ajvCompiler()(shared, ajv ?? {});
    const write = stringifyCompiler()(shared);
    for (const [httpPart, type] of Object.entries({ querystring: query, body }))
      if (type)
        expect(check({ schema: jsonSchema(type, 'input'), method, url, httpPart })).toBeTypeOf('function');
    for (const type of [response, errorBody, ...Object.values(otherResponses)])
      expect(write({ schema: responseSchema(type), method, url, httpStatus: '200' })).toBeTypeOf('function');
  },
);
