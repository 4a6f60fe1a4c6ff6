import fastifyStatic from '@fastify/static';
import { guideFile } from '@scamguard/content/guide';
import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';

const ONE_DAY_MS = 24 * 60 * 60_000;

export interface GuideOptions {
  readonly folder: string;
}

/** The digital-security guide to keep or print. */
export async function guideRoutes(app: FastifyInstance, { folder }: GuideOptions) {
  await app.register(fastifyStatic, { root: folder, serve: false });
  app.get(
    PATHS.guide.path,
    { schema: { operationId: 'guide', summary: 'The digital-security guide, as PDF' } },
    ({ language }, reply) => {
      const name = guideFile(language);
      reply.headers({
        'content-language': language,
        'content-disposition': `inline; filename="${name}"`,
        vary: 'Accept-Language',
      });
      return reply.sendFile(name, { maxAge: ONE_DAY_MS });
    },
  );
}
