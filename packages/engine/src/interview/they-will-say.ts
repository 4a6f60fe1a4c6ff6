import { situations as english } from './locales/en/situations.ts';
import { situations as french } from './locales/fr/situations.ts';
import { SITUATION_OF_SIGNAL } from './table/situations.ts';

const SITUATIONS: ReadonlyMap<string, keyof typeof french> = new Map(Object.entries(SITUATION_OF_SIGNAL));
const WORDS = { fr: french, en: english } as const;

/**
 * What the people behind a checked message will probably say next.
 *
 * @param signals ids of what was seen in it, the strongest first.
 * @returns their sentences, without quotation marks; none where the signals speak for no situation.
 */
export function theyWillSayNext(signals: readonly string[], language: 'fr' | 'en'): readonly string[] {
  const situation = signals.map((id) => SITUATIONS.get(id)).find((each) => each !== undefined);
  return situation === undefined ? [] : WORDS[language][situation].next;
}
