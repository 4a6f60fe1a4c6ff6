import { ORGANISATION } from '@scamguard/content/organisation';
import type { FastifyInstance } from 'fastify';
import type { VerificationService } from '../modules/verify/service.ts';
import { securityTxt } from '../plugins/security-txt.ts';
import { site } from '../site/index.ts';
import { plainCheck } from '../site/plain-check.ts';
import { plainReport } from '../site/plain-report.ts';
import { searchEngines } from '../site/search-engines.ts';
import { widgetFiles } from '../widgets/files.ts';
import type { Dependencies } from './dependencies.ts';

/** The site itself, its forms for browsers without scripts, and the files of the widgets. */
export async function pages(
  app: FastifyInstance,
  { settings }: Dependencies,
  verification: VerificationService,
) {
  const { SITE_DIR: folder, PUBLIC_URL: publicUrl } = settings;
  await app.register(securityTxt, {
    publicUrl,
    contact: settings.SECURITY_CONTACT,
    email: ORGANISATION.contact.email,
  });
  await app.register(widgetFiles, { folder: settings.WIDGETS_DIR });
  await app.register(searchEngines, { folder, publicUrl });
  await app.register(site, { folder, publicUrl });
  await app.register(plainCheck, { folder, service: verification });
  await app.register(plainReport, { folder });
}
