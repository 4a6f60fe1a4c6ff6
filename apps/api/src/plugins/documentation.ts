import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { PATHS } from '@scamguard/contracts';
import fp from 'fastify-plugin';

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

export interface DocumentationOptions {
  /** Of the server. */
  readonly version: string;
}

/** Describes every call that is registered after it, as OpenAPI and as a page to read and try. */
export const documentation = fp<DocumentationOptions>(async (app, { version }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'ScamGuard',
        version,
        description:
          'Every call answers in the language of `?lang=` or `Accept-Language` (fr, en). An error is a JSON body `{code, message, details?}`.',
        license: { name: 'MIT' },
      },
    },
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
