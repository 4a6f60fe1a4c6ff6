import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { API_VERSION, PATHS } from '@scamguard/contracts';
import fp from 'fastify-plugin';
import { ALL_CHAPTERS } from './chapters.ts';
import { describeCall } from './describe-call.ts';
import { securitySchemes } from './security.ts';

const PAGE = '/api/docs';

/** The documentation page's own scripts and styles, and nothing of anybody else's. */
const POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const INTRODUCTION = `Every call answers in the language of \`?lang=\` or \`Accept-Language\` (fr, en).

An error is a JSON body \`{code, message, details?}\`: \`code\` is for your program, \`message\` is a sentence for the visitor.

\`/api/v1/…\` is the stable name of every call: it means the same as \`/api/…\` and stays when a later version changes it.

\`verdict\` is what to show. \`isSafe\` is true only for positive proof: an unknown thing is not safe.`;

export interface DocumentationOptions {
  /** The address by which visitors find this server. Without it, it is the address that the document was read from. */
  readonly publicUrl: URL | undefined;
}

/** Describes every call that is registered after it, as OpenAPI and as a page to read and try. */
export const documentation = fp<DocumentationOptions>(async (app, { publicUrl }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'ScamGuard',
        version: API_VERSION,
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl?.origin ?? '/', description: 'This server' }],
      tags: [...ALL_CHAPTERS],
      components: { securitySchemes: securitySchemes(publicUrl?.protocol === 'https:') },
    },
    transform: describeCall,
    refResolver: {
      buildLocalReference: (schema, _base, _fragment, index) => String(schema.$id ?? `schema-${index}`),
    },
  });
  await app.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: POLICY,
    theme: { title: 'ScamGuard API' },
    // The usual layout brings a bar whose logo has an inline style.
    uiConfig: { layout: 'BaseLayout', validatorUrl: null },
  });
  app.get(PATHS.openapi.path, { schema: { hide: true } }, () => app.swagger());
});
