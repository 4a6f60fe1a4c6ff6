import type frUrgence from '@scamguard/i18n/texts/fr/urgence';
import type widgets from '@scamguard/i18n/texts/fr/widgets';
import { isBorrowed, laidOver } from '@scamguard/i18n/texts/laid-over';
import type { WidgetDictionary } from './dictionary.ts';
import { textsOf } from './texts-of.ts';

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesOf);

/**
 * Runs while building: what widgets say in a language that is not complete, and which of it is its own.
 *
 * @param beneath what widgets alone say, in the complete language beneath it
 */
export function incomplete(
  site: Omit<WidgetDictionary, keyof typeof widgets>,
  firstAid: typeof frUrgence,
  beneath: typeof widgets,
) {
  const texts = textsOf({ ...site, ...laidOver(beneath, {}) });
  const sentences = [texts, firstAid].flatMap(sentencesOf).filter((sentence) => !isBorrowed(sentence));
  return {
    texts,
    own: [...new Set(sentences.flatMap((sentence) => sentence.split('\n')))],
    unreviewed: String(site.site.unreviewed.title),
  };
}
