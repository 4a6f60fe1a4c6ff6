import type { SwaggerTransform } from '@fastify/swagger';
import { ENDPOINTS, type Endpoint, type EndpointName } from '@scamguard/contracts';
import type { FastifySchema } from 'fastify';
import { isUnlimited } from '../contract/limits.ts';
import { describeAnswers, isPaged } from './answers.ts';
import { chapterOf } from './chapters.ts';
import { REQUEST_EXAMPLES } from './examples.ts';

interface Described extends FastifySchema {
  readonly operationId?: EndpointName;
  readonly body?: { readonly properties?: object };
  readonly querystring?: { readonly properties?: object };
  readonly response?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const LANGUAGE_PARAMETER = {
  type: 'string',
  description:
    'Language of the texts in the answer, before `Accept-Language`: `fr` (also the default) or `en`.',
};

/** An answer that is no JSON has no schema of its own. */
const FILE_ANSWERS = { 200: { type: 'string', format: 'binary' }, '4xx': { $ref: 'Error#' } };

/** Adds to a call what its schema does not say: its chapter, who may make it, its language, its answers in words. */
export const describeCall: SwaggerTransform = ({ schema: told, url }) => {
  const schema = told as Described | undefined;
  const name = schema?.operationId;
  if (!schema || !name) return { schema: told, url };
  const endpoint: Endpoint | undefined = (ENDPOINTS as Partial<Readonly<Record<EndpointName, Endpoint>>>)[
    name
  ];
  return {
    url,
    schema: {
      ...schema,
      tags: [chapterOf(name)],
      security: endpoint?.access ? [{ session: [] }] : [],
      ...(endpoint?.access === 'moderator' ? { description: 'For moderators only.' } : {}),
      querystring: {
        type: 'object',
        ...schema.querystring,
        properties: { ...schema.querystring?.properties, lang: LANGUAGE_PARAMETER },
      },
      ...(schema.body ? { body: describeBody(schema.body, name, endpoint?.formFiles) } : {}),
      response: describeAnswers(schema.response ?? FILE_ANSWERS, {
        isList: isPaged(endpoint),
        isLimited: !isUnlimited(name),
      }),
    },
  };
};

function describeBody(
  body: NonNullable<Described['body']>,
  name: EndpointName,
  formFiles: Endpoint['formFiles'] = {},
): object {
  const example = REQUEST_EXAMPLES[name];
  const files = Object.entries(formFiles).map(([field, description]) => [
    field,
    { type: 'string', format: 'binary', description },
  ]);
  return {
    ...body,
    ...(files.length ? { properties: { ...body.properties, ...Object.fromEntries(files) } } : {}),
    ...(example ? { examples: [example] } : {}),
  };
}
