import { ORGANISATION } from '@scamguard/content/organisation';
import type { FastifyInstance } from 'fastify';
import type { TalkAgain } from '../modules/assistant/talk-again.ts';
import { partnersRoutes } from '../modules/partners/routes.ts';
import type { VerificationService } from '../modules/verify/service.ts';
import { securityTxt } from '../plugins/security-txt.ts';
import { site } from '../site/index.ts';
import { plainAccount } from '../site/plain-account.ts';
import { plainCheck } from '../site/plain-check.ts';
import { plainMessage } from '../site/plain-message.ts';
import { plainReport } from '../site/plain-report.ts';
import { plainTalk } from '../site/plain-talk.ts';
import { searchEngines } from '../site/search-engines.ts';
import { widgetFiles } from '../widgets/files.ts';
import { widgetFrames } from '../widgets/frames.ts';
import { keptFiles } from '../widgets/kept-files.ts';
import { oembed } from '../widgets/oembed.ts';
import type { Dependencies } from './dependencies.ts';

/** The site itself, its forms for browsers without scripts, and the files of the widgets. */
export async function pages(
  app: FastifyInstance,
  { settings, database }: Dependencies,
  judges: { readonly verification: VerificationService; readonly talk: TalkAgain },
) {
  const { SITE_DIR: folder, PUBLIC_URL: publicUrl } = settings;
  await app.register(securityTxt, {
    publicUrl,
    contact: settings.SECURITY_CONTACT,
    email: ORGANISATION.contact.email,
  });
  await app.register(widgetFiles, { folder: settings.WIDGETS_DIR, kept: keptFiles(database.queries) });
  await app.register(widgetFrames, { partners: settings.WIDGET_KEYS, publicUrl });
  await app.register(oembed, { publicUrl });
  await app.register(partnersRoutes, { queries: database.queries, partners: settings.WIDGET_KEYS });
  await app.register(searchEngines, { folder, publicUrl });
  await app.register(site, { folder, publicUrl });
  await app.register(plainCheck, { folder, service: judges.verification });
  await app.register(plainReport, { folder });
  await app.register(plainTalk, { folder, talk: judges.talk });
  await app.register(plainMessage, { folder });
  await app.register(plainAccount, { folder });
}
