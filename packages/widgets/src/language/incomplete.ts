import type frUrgence from '@scamguard/i18n/texts/fr/urgence';
import { isBorrowed } from '@scamguard/i18n/texts/laid-over';
import type { WidgetDictionary } from './dictionary.ts';
import { textsOf } from './texts-of.ts';

const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentencesOf);

/** Runs while building: what widgets say in a language that is not complete, and which of it is its own. */
export function incomplete(site: WidgetDictionary, firstAid: typeof frUrgence) {
  const texts = textsOf(site);
  const sentences = [texts, firstAid].flatMap(sentencesOf).filter((sentence) => !isBorrowed(sentence));
  return {
    texts,
    own: [...new Set(sentences.flatMap((sentence) => sentence.split('\n')))],
    unreviewed: String(site.site.unreviewed.title),
  };
}
