import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import { requireModerator, requireSudo } from '../sessions/plugin.ts';
import type { ContactsService } from './service.ts';

export interface ContactsRoutesOptions {
  readonly service: ContactsService;
}

/** The changes to the contacts of first aid, for everybody. */
export async function contactsRoutes(
  app: FastifyInstance,
  { service }: { readonly service: Pick<ContactsService, 'changes'> },
) {
  registerCall(app, ENDPOINTS.contactChanges, (request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return service.changes(request.query.country);
  });
}

/** Where moderators keep the contacts true. A wrong emergency number is worse than none: every change wants a fresh second factor. */
export async function contactDeskRoutes(app: FastifyInstance, { service }: ContactsRoutesOptions) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await requireModerator(request);
  });

  registerCall(app, ENDPOINTS.contactDesk, async (request) => ({
    contacts: await service.desk(request.query.country),
  }));

  registerCall(app, ENDPOINTS.editContact, async (request) => {
    const { id } = await requireSudo(request);
    await service.edit(request.body, id);
    return { key: request.body.key };
  });
}
