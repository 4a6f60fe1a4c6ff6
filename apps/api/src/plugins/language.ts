import { completeLanguage, type Language } from '@scamguard/i18n/languages';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type AnswerLanguage, acceptedLanguage, productLanguage } from '../http/languages.ts';

const KNOWN = Symbol('language');

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer: {@link askedLanguage}, or the complete one beneath it. */
    readonly language: AnswerLanguage;
    /** The visitor's language: `?lang=`, then `Accept-Language`, then French. */
    readonly askedLanguage: Language;
    /** The same, once it was asked for. */
    [KNOWN]: Language | undefined;
  }
}

/** Tells every request its language. */
export const language = fp(async (app) => {
  app.decorateRequest(KNOWN, undefined);
  app.decorateRequest('askedLanguage', {
    getter() {
      this[KNOWN] ??= languageOf(this);
      return this[KNOWN];
    },
  });
  app.decorateRequest('language', {
    getter() {
      return completeLanguage(this.askedLanguage);
    },
  });
});

function languageOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = query as { lang?: unknown };
  const asked = typeof lang === 'string' ? productLanguage(lang) : undefined;
  const accepted = headers['accept-language'];
  return asked ?? (accepted ? acceptedLanguage(accepted) : undefined) ?? 'fr';
}
