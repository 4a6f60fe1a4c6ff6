import type { Verdict } from '../vocabulary.ts';
import { ACTION_IDS, type ActionId } from './actions/action-ids.ts';
import { type CaseLanguage, entry } from './locales/index.ts';

/** The order that a sentence of French or English gives, by its words; undefined where it gives none. */
export const orderSaid = (text: string): ActionId | undefined =>
  ACTION_IDS.find((id) => (['fr', 'en'] as const).some((each) => entry(each, 'actions', id).value === text));

const ownOf = <Value>({ value, lang }: { value: Value; lang: CaseLanguage }, language: CaseLanguage) =>
  lang === language ? value : undefined;

/** An order in a language's own words, where it has them. */
export const orderIn = (language: CaseLanguage, id: ActionId): string | undefined =>
  ownOf(entry(language, 'actions', id), language);

/** The sentence of a verdict in a language's own words, where it has them. */
export const verdictIn = (language: CaseLanguage, verdict: Verdict): string | undefined =>
  ownOf(entry(language, 'say', verdict), language);

/** Says that a language is not read, in French or English. */
export const cannotRead = (language: 'fr' | 'en'): string => entry(language, 'say', 'cannot-read').value;
