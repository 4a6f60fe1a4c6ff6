import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { AssistantService } from '../assistant/service.ts';
import type { VerificationService } from './service.ts';

export interface VerifyOptions {
  readonly service: VerificationService;
  /** Leads the interview, of which a message with its writer's id is a step. */
  readonly assistant: AssistantService;
}

export async function verifyRoutes(app: FastifyInstance, { service: { verify }, assistant }: VerifyOptions) {
  registerCall(app, ENDPOINTS.verifyLink, ({ body, language }) =>
    verify({ kind: 'link', value: body.link }, language),
  );
  registerCall(app, ENDPOINTS.verifyProfile, ({ body, language }) =>
    verify({ kind: 'profile', value: body.profileInfo }, language),
  );
  registerCall(app, ENDPOINTS.verifyNumber, ({ body, language }) =>
    verify({ kind: 'number', value: body.number }, language),
  );
  registerCall(app, ENDPOINTS.verifyConversation, ({ body, language }) => {
    const { conversation, userId, sessionId, messageId } = body;
    if (userId === undefined) return verify({ kind: 'conversation', value: conversation }, language);
    return assistant.answer({ text: conversation, userId, sessionId, messageId }, language);
  });
}
