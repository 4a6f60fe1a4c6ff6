import {
  type LanguageModel,
  languageModel,
  NGRAM_SCORES,
  type NgramTable,
  scoreNgrams,
} from '../inference/backoff-model.ts';
import type { ModelToken } from './model-tokens.ts';

/** The language models of a text: one over its words, and one over its characters as they were written. */
export const TEXT_MODELS: readonly LanguageModel[] = [languageModel(45, 3), languageModel(48, 6)];

/** How many numbers {@link scoreTextNgrams} writes. */
export const TEXT_NGRAM_SCORES = TEXT_MODELS.length * NGRAM_SCORES;

/** Each word or class becomes one symbol. The symbols begin beyond the plain letters. */
const FIRST_SYMBOL = 0x100;
const SYMBOLS = 65_000;

/**
 * The symbols that {@link TEXT_MODELS} score, in their order: one symbol for each word or class, and the text as it was written.
 *
 * @param masked - from {@link maskedText}.
 */
export function modelledTexts(masked: string, tokens: readonly ModelToken[]): readonly string[] {
  let words = '';
  for (const { hash } of tokens) words += String.fromCharCode(FIRST_SYMBOL + ((hash >>> 0) % SYMBOLS));
  return [words, masked];
}

/** Writes the scores of the language models for the symbols from {@link modelledTexts}. */
export function scoreTextNgrams(
  texts: readonly string[],
  table: NgramTable,
  into: Float64Array,
  from: number,
): void {
  for (const [index, model] of TEXT_MODELS.entries())
    scoreNgrams(texts[index] ?? '', model, table, into, from + index * NGRAM_SCORES);
}
