import type { FastifyInstance } from 'fastify';
import { AUDIO_FOLDER, GUIDE_FOLDER, VIDEOS_FOLDER } from '../built-files.ts';
import { alertsRoutes } from '../modules/alerts/routes.ts';
import { audioRoutes } from '../modules/audio/routes.ts';
import { contactsRepository } from '../modules/contacts/repository.ts';
import { contactDeskRoutes, contactsRoutes } from '../modules/contacts/routes.ts';
import { contactsService } from '../modules/contacts/service.ts';
import { contentRepository } from '../modules/content/repository.ts';
import { editorialRoutes } from '../modules/editorial/routes.ts';
import { courseFileRoutes } from '../modules/education/file-routes.ts';
import { educationRoutes } from '../modules/education/routes.ts';
import { guideRoutes } from '../modules/guide/routes.ts';
import { practiceRoutes } from '../modules/practice/routes.ts';
import { reviewModerationRoutes } from '../modules/services/moderation-routes.ts';
import { servicesRepository } from '../modules/services/repository.ts';
import { servicesRoutes } from '../modules/services/routes.ts';
import { servicesService } from '../modules/services/service.ts';
import { voterKeys } from '../modules/services/voter-keys.ts';
import { tipsRoutes } from '../modules/tips/routes.ts';
import { videosRoutes } from '../modules/videos/routes.ts';
import { voicesRepository } from '../modules/voices/repository.ts';
import { voicesRoutes } from '../modules/voices/routes.ts';
import { voicesService } from '../modules/voices/service.ts';
import { studioRoutes } from '../modules/voices/studio-routes.ts';
import type { RateLimits } from '../rate-limits/service.ts';
import type { Dependencies } from './dependencies.ts';

/** Things to read, hear and watch, and the services that the community rates. */
export async function library(
  app: FastifyInstance,
  { database: { queries }, secret }: Dependencies,
  limits: RateLimits,
) {
  const content = contentRepository(queries);
  await app.register(alertsRoutes, { content });
  await app.register(tipsRoutes, { content });
  await app.register(educationRoutes, { content });
  await app.register(courseFileRoutes, { content });
  await app.register(practiceRoutes);
  await app.register(editorialRoutes);
  const voters = voterKeys(secret);
  const repository = servicesRepository(queries);
  await app.register(servicesRoutes, {
    service: servicesService({ content, repository, voters, limits }),
    tokens: voters.tokens,
  });
  await app.register(reviewModerationRoutes, { repository });
  await app.register(audioRoutes, { folder: AUDIO_FOLDER });
  const voices = voicesService(voicesRepository(queries));
  await app.register(voicesRoutes, { service: voices });
  await app.register(studioRoutes, { service: voices });
  const contacts = contactsService(contactsRepository(queries));
  await app.register(contactsRoutes, { service: contacts });
  await app.register(contactDeskRoutes, { service: contacts });
  await app.register(videosRoutes, { folder: VIDEOS_FOLDER });
  await app.register(guideRoutes, { folder: GUIDE_FOLDER });
}
