import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { readLibrary } from '../../library/read-library.ts';

/** Each language has its own messages, since scams do not translate: they are no rows of the database. */
export async function practiceRoutes(app: FastifyInstance) {
  const { fr, en } = (await readLibrary()).texts;
  const messages = { fr: fr.practice, en: en.practice };
  registerCall(app, ENDPOINTS.practice, (request, reply) => page(messages[request.language], request, reply));
}
