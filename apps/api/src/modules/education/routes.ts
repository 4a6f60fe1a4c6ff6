import { ENDPOINTS, TIP_MAX_LENGTH } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import type { ContentRepository, Lesson } from '../content/repository.ts';
import { matcher } from '../content/search.ts';

export interface EducationOptions {
  readonly content: Pick<ContentRepository, 'modules' | 'categories'>;
}

export async function educationRoutes(app: FastifyInstance, { content }: EducationOptions) {
  registerCall(app, ENDPOINTS.education, async (request, reply) => {
    const { search, category, level, texts } = request.query;
    const matches = matcher(search);
    const found = (await content.modules(request.askedLanguage)).filter(
      (module) =>
        (category === undefined || module.category === category) &&
        (level === undefined || module.level === level) &&
        matches(searched(module)),
    );
    return page(texts === 'short' ? found.map(withoutLongText) : found, request, reply);
  });

  registerCall(app, ENDPOINTS.featuredEducation, async (request, reply) => {
    const modules = await content.modules(request.askedLanguage);
    const first = new Map(modules.toReversed().map((module) => [module.category, module]));
    const featured = modules.filter((module) => first.get(module.category) === module);
    return page(featured, request, reply);
  });

  registerCall(app, ENDPOINTS.educationCategories, async (request, reply) =>
    page(await content.categories(request.language), request, reply),
  );

  registerCall(app, ENDPOINTS.educationModule, async ({ params, askedLanguage }) => {
    const modules = await content.modules(askedLanguage);
    const found = modules.find(({ id }) => id === params['id']);
    if (!found) throw new CodedError('not_found');
    return found;
  });
}

/** All that a lesson is found by: its words, and what it is called in the language asked for. */
const searched = ({ title, description, speech, translation }: Lesson) =>
  [title, description, speech, translation?.title, translation?.description].join('\n');

const withoutLongText = (module: Lesson): Lesson =>
  module.content.length > TIP_MAX_LENGTH ? { ...module, content: '', speech: '' } : module;
