import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { VerificationService } from './service.ts';

export interface VerifyOptions {
  readonly service: VerificationService;
}

export async function verifyRoutes(app: FastifyInstance, { service: { verify } }: VerifyOptions) {
  registerCall(app, ENDPOINTS.verifyLink, ({ body, language }) =>
    verify({ kind: 'link', value: body.link }, language),
  );
  registerCall(app, ENDPOINTS.verifyProfile, ({ body, language }) =>
    verify({ kind: 'profile', value: body.profileInfo }, language),
  );
  registerCall(app, ENDPOINTS.verifyNumber, ({ body, language }) =>
    verify({ kind: 'number', value: body.number }, language),
  );
  registerCall(app, ENDPOINTS.verifyConversation, ({ body, language }) =>
    verify({ kind: 'conversation', value: body.conversation }, language),
  );
}
