import { z } from 'zod';
import type { AnswerLanguage } from '../http/languages.ts';
import { mayBeSaid } from './may-be-said.ts';

/** Says a text in other words; undefined where that fails in any way, and the plain text stands. */
export type Phraser = (plain: string, language: AnswerLanguage) => Promise<string | undefined>;

export interface PhraserOptions {
  /** Of an endpoint that speaks OpenAI's protocol, up to and with its version: `https://llm.example/v1`. */
  readonly url: URL;
  readonly key: string | undefined;
  readonly model: string;
  /** How long a visitor waits for nicer words, in milliseconds. */
  readonly timeLimit?: number;
  /** Told of each failure, for the log; never of what was said. */
  readonly onFailure?: (reason: string) => void;
}

const TIME_LIMIT_MS = 4_000;
const LONGEST_ANSWER_BYTES = 64 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const ORDER: Readonly<Record<AnswerLanguage, string>> = {
  fr: "Tu reformules une phrase de l'assistant d'un site qui aide des personnes en Afrique de l'Ouest face aux arnaques. Redis exactement la même chose, en français simple et chaleureux, avec « vous », en phrases courtes. N'ajoute aucune information, aucun conseil, aucun chiffre, aucun lien. Garde la question à la fin. Réponds seulement par le texte.",
  en: 'You rephrase a sentence of the assistant of a site that helps people in West Africa against scams. Say exactly the same in simple, warm English, in short sentences. Add no information, no advice, no figure, no link. Keep the question at the end. Answer with the text only.',
};

/**
 * Asks a language model to phrase a reply. It gets our own sentences and nothing that a visitor wrote; what it says is
 * checked before anybody reads it.
 */
export function phraser({ url, key, model, timeLimit = TIME_LIMIT_MS, onFailure }: PhraserOptions): Phraser {
  const address = `${url.href.replace(/\/$/, '')}/chat/completions`;
  return async (plain, language) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({
          model,
          temperature: 0.3,
          max_tokens: 300,
          messages: [
            { role: 'system', content: ORDER[language] },
            { role: 'user', content: plain },
          ],
        }),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { choices } = completion.parse(JSON.parse(await shortText(response)));
      const text = choices[0]?.message.content.trim() ?? '';
      if (!mayBeSaid(text, plain, language)) throw new Error('words that may not be said');
      return text;
    } catch (error) {
      onFailure?.(error instanceof Error ? error.message : 'unknown');
      return undefined;
    }
  };
}

/** @throws when the body is longer than any answer. */
async function shortText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > LONGEST_ANSWER_BYTES) throw new Error('too long an answer');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
