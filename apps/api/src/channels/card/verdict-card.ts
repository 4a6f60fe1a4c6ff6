import type { InterviewResult } from '@scamguard/contracts';
import type { AnswerLanguage } from '../../http/languages.ts';
import { wordsOf } from '../words/index.ts';

/** A verdict as a picture: the words on it, which are also said to whoever does not see it. */
export interface VerdictCard {
  readonly verdict: 'danger' | 'caution';
  /** In one word. */
  readonly word: string;
  readonly sentence: string;
  readonly heading: string;
  /** What to do first. */
  readonly action: string;
  /** Who says so, and what we never do. */
  readonly notice: string;
}

/**
 * The card of an answer in which a verdict is said.
 *
 * @returns undefined without one, and for whatever is no warning: a picture on which we call something harmless would be
 * passed round by those who deceive.
 */
export function verdictCard(
  { parts, verdict, recommendations = [] }: Pick<InterviewResult, 'parts' | 'verdict' | 'recommendations'>,
  language: AnswerLanguage,
): VerdictCard | undefined {
  const action = recommendations.at(0);
  if ((verdict !== 'danger' && verdict !== 'caution') || !action) return undefined;
  const { card } = wordsOf(language);
  const word = card[verdict];
  const said = parts.find(({ text }) => text.startsWith(`${word}.`))?.text;
  if (said === undefined) return undefined;
  const sentence = said.slice(word.length + 1).trim();
  return { verdict, word, sentence, heading: card.heading, action, notice: card.notice };
}

/** Everything that stands on a card, for who hears it or has pictures switched off. */
export const captionOf = ({ word, sentence, heading, action, notice }: VerdictCard): string =>
  `${word}. ${sentence}\n${heading} ${action}\n${notice}`;
