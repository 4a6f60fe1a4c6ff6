import { CASE_TOKEN_HEADER, ENDPOINTS } from '@scamguard/contracts';
import type { Item } from '@scamguard/engine';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerCall } from '../../contract/route.ts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { TALK_SECONDS } from '../assistant/repository.ts';
import type { AssistantService } from '../assistant/service.ts';
import type { VerificationService } from './service.ts';

export interface VerifyOptions {
  readonly service: VerificationService;
  /** Leads the interview, of which a message with its writer's id is a step. */
  readonly assistant: AssistantService;
}

export async function verifyRoutes(app: FastifyInstance, { service, assistant }: VerifyOptions) {
  const verify = (item: Item, language: AnswerLanguage, reply: FastifyReply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return service.write(item, language);
  };

  registerCall(app, ENDPOINTS.verifyLink, ({ body, language }, reply) =>
    verify({ kind: 'link', value: body.link }, language, reply),
  );
  registerCall(app, ENDPOINTS.verifyProfile, ({ body, language }, reply) =>
    verify({ kind: 'profile', value: body.profileInfo }, language, reply),
  );
  registerCall(app, ENDPOINTS.verifyNumber, ({ body, language }, reply) =>
    verify({ kind: 'number', value: body.number }, language, reply),
  );
  registerCall(app, ENDPOINTS.verifyConversation, async (request, reply) => {
    const { body, language, askedLanguage } = request;
    const { conversation, userId, sessionId, messageId, caseToken, modelMayRead = false } = body;
    if (userId === undefined) return verify({ kind: 'conversation', value: conversation }, language, reply);
    const cookieToken = request.secretCookie('case');
    const { result, token } = await assistant.answer(
      { text: conversation, userId, sessionId, messageId, caseToken, cookieToken, modelMayRead },
      askedLanguage,
    );
    // A client that brought the token in the body keeps it there.
    if (token !== caseToken) reply.setSecretCookie('case', token, TALK_SECONDS);
    return result;
  });
  registerCall(app, ENDPOINTS.takenBack, async (request, reply) => {
    const { query, askedLanguage, headers } = request;
    reply.header('cache-control', 'no-store');
    const caseToken = headers[CASE_TOKEN_HEADER];
    const answer = await assistant.takenBack(
      {
        ...query,
        sessionId: query.sessionId,
        caseToken: typeof caseToken === 'string' ? caseToken : undefined,
        cookieToken: request.secretCookie('case'),
      },
      askedLanguage,
    );
    return answer ? { changed: true, answer } : { changed: false };
  });
}
