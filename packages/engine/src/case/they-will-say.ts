import { KIND_OF_SIGNAL } from './kind-of-signal.ts';
import { scams as english } from './locales/en/kinds.ts';
import { scams as french } from './locales/fr/kinds.ts';

const KINDS: ReadonlyMap<string, keyof typeof french> = new Map(Object.entries(KIND_OF_SIGNAL));
const WORDS = { fr: french, en: english } as const;

/**
 * What the people behind a checked message will probably say next.
 *
 * @param signals ids of what was seen in it, the strongest first.
 * @returns their sentences, without quotation marks; none where the signals speak for no scam in particular.
 */
export function theyWillSayNext(signals: readonly string[], language: 'fr' | 'en'): readonly string[] {
  const kind = signals.map((id) => KINDS.get(id)).find((each) => each !== undefined);
  return kind === undefined ? [] : WORDS[language][kind].next;
}
