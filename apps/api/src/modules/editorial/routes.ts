import { ENDPOINTS, PAGE_IDS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import { readLibrary } from '../../library/read-library.ts';
import { guidePage } from './guide-page.ts';

/** Texts that nothing refers to: they are no rows of the database. */
export async function editorialRoutes(app: FastifyInstance) {
  const { texts } = await readLibrary();

  registerCall(app, ENDPOINTS.questions, (request, reply) =>
    page(texts[request.language].faq, request, reply),
  );

  registerCall(app, ENDPOINTS.writtenPage, ({ params, language }) => {
    const id = PAGE_IDS.find((each) => each === params['id']);
    if (!id) throw new CodedError('not_found');
    return id === 'guide' ? guidePage(texts[language].guide) : texts[language].pages[id];
  });
}
