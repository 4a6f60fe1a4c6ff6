import fp from 'fastify-plugin';
import { type AnswerLanguage, acceptedLanguage, answerLanguage } from '../languages.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: `?lang=`, then `Accept-Language`, then French. */
    readonly language: AnswerLanguage;
  }
}

/** Tells every request its language. */
export const language = fp(async (app) => {
  app.decorateRequest('language', {
    getter() {
      const { lang } = this.query as { lang?: unknown };
      const asked = typeof lang === 'string' ? answerLanguage(lang) : undefined;
      return asked ?? acceptedLanguage(this.headers['accept-language'] ?? '') ?? 'fr';
    },
  });
});
