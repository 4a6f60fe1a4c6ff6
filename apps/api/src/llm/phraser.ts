import type { AnswerLanguage } from '../http/languages.ts';
import { chatCompletion } from './chat-completion.ts';
import { mayBeSaid } from './may-be-said.ts';

/** Says a text in other words; undefined where that fails in any way, and the plain text stands. */
export type Phraser = (plain: string, language: AnswerLanguage) => Promise<string | undefined>;

export interface PhraserOptions {
  /** The address of an endpoint that speaks OpenAI's protocol, up to and with its version: `https://llm.example/v1`. */
  readonly url: URL;
  readonly key: string | undefined;
  readonly model: string;
  /** How long a visitor waits for nicer words, in milliseconds. */
  readonly timeLimit?: number;
  /** Told of each failure, for the log; never of what was said. */
  readonly onFailure?: (reason: string) => void;
}

const TIME_LIMIT_MS = 4_000;

const ORDER: Readonly<Record<AnswerLanguage, string>> = {
  fr: "Tu reformules une phrase de l'assistant d'un site qui aide des personnes en Afrique de l'Ouest face aux arnaques. Redis exactement la même chose, en français simple et chaleureux, avec « vous », en phrases courtes. N'ajoute aucune information, aucun conseil, aucun chiffre, aucun lien. Garde la question à la fin. Réponds seulement par le texte.",
  en: 'You rephrase a sentence of the assistant of a site that helps people in West Africa against scams. Say exactly the same in simple, warm English, in short sentences. Add no information, no advice, no figure, no link. Keep the question at the end. Answer with the text only.',
};

/**
 * Asks a language model to phrase a reply. The model gets our own sentences and nothing that a visitor wrote. Its answer is
 * checked before anybody reads it.
 */
export function phraser({ url, key, model, timeLimit = TIME_LIMIT_MS, onFailure }: PhraserOptions): Phraser {
  return async (plain, language) => {
    try {
      const prompt = { system: ORDER[language], user: plain, temperature: 0.3, maxTokens: 300 };
      const text = await chatCompletion({ url, key, model, timeLimit }, prompt);
      if (!mayBeSaid(text, plain, language)) throw new Error('words that may not be said');
      return text;
    } catch (error) {
      onFailure?.(error instanceof Error ? error.message : 'unknown');
      return undefined;
    }
  };
}
