import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type AnswerLanguage, acceptedLanguage, answerLanguage } from '../http/languages.ts';

const KNOWN = Symbol('language');

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: `?lang=`, then `Accept-Language`, then French. */
    readonly language: AnswerLanguage;
    /** The same, once it was asked for. */
    [KNOWN]: AnswerLanguage | undefined;
  }
}

/** Tells every request its language. */
export const language = fp(async (app) => {
  app.decorateRequest(KNOWN, undefined);
  app.decorateRequest('language', {
    getter() {
      this[KNOWN] ??= languageOf(this);
      return this[KNOWN];
    },
  });
});

function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): AnswerLanguage {
  const { lang } = query as { lang?: unknown };
  const asked = typeof lang === 'string' ? answerLanguage(lang) : undefined;
  const accepted = headers['accept-language'];
  return asked ?? (accepted ? acceptedLanguage(accepted) : undefined) ?? 'fr';
}
