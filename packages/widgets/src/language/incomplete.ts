import type frUrgence from '@scamguard/i18n/texts/fr/urgence';
import widgets from '@scamguard/i18n/texts/fr/widgets';
import { isBorrowed, overFrench } from '@scamguard/i18n/texts/over-french';
import type { WidgetDictionary } from './dictionary.ts';
import { textsOf } from './texts-of.ts';

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesOf);

/** Runs while building: what widgets say in a language that is not complete, and which of it is not French. */
export function incomplete(site: Omit<WidgetDictionary, keyof typeof widgets>, firstAid: typeof frUrgence) {
  const texts = textsOf({ ...site, ...overFrench(widgets, {}) });
  const sentences = [texts, firstAid].flatMap(sentencesOf).filter((sentence) => !isBorrowed(sentence));
  return { texts, own: [...new Set(sentences.flatMap((sentence) => sentence.split('\n')))] };
}
