import { PATHS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '../../errors/index.ts';
import type { ContentRepository } from '../content/repository.ts';
import { courseFile } from './course-file.ts';

export interface CourseFileOptions {
  readonly content: Pick<ContentRepository, 'modules'>;
}

/** Lessons to be kept. */
export async function courseFileRoutes(app: FastifyInstance, { content }: CourseFileOptions) {
  app.get<{ Params: { id: string } }>(
    PATHS.courseFile.path.replace('{id}', ':id'),
    { schema: { operationId: 'courseFile', summary: 'One lesson as a file of its own' } },
    async ({ params, language }, reply) => {
      const module = (await content.modules(language)).find(({ id }) => id === params.id);
      if (!module) throw new CodedError('not_found');
      return reply
        .headers({
          'content-language': language,
          vary: 'Accept-Language',
          'content-disposition': `attachment; filename="${module.id}.html"`,
        })
        .type('text/html; charset=utf-8')
        .send(courseFile(module, language));
    },
  );
}
