import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { MessagesService } from './service.ts';

export interface MessagesOptions {
  readonly service: MessagesService;
}

export async function messagesRoutes(app: FastifyInstance, { service }: MessagesOptions) {
  registerCall(app, ENDPOINTS.sendMessage, ({ body, ip, headers }) =>
    service.send(body, ip, headers['user-agent'] ?? ''),
  );
}
