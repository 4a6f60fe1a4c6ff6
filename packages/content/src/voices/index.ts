import { callLines } from '../call/index.ts';
import english from '../clips/spoken-en.json' with { type: 'json' };
import french from '../clips/spoken-fr.json' with { type: 'json' };
import translations from './translations.json' with { type: 'json' };

/** What people record first: the start and the steps of first aid, verdicts, first actions. By the beginnings of ids. */
const RECORDED_FIRST =
  /^(?:urgence-(?:title|lead|what|lost-\w+|when|ago-\w+|start|next|steps-\w+-(?:title|text))|result-(?:safeTitle|riskTitle|safeText|riskText|band-\w+|whatToDo|emergency)|door-(?:label|submit)|case-actions-(?:hang-up|call-operator|call-bank|change-code|do-not-pay|do-not-share-code|do-not-open|do-not-dial|do-not-send-back|ask-somebody-trusted))$/;

/** A sentence that people record and review. */
export interface VoiceSentence {
  /** The same as that of our own recording of it; a call has none, the provider's voice reads it. */
  readonly id: string;
  /** In the complete language beneath. */
  readonly meaning: string;
  /** The written translation; nothing where there is none yet. */
  readonly text: string | undefined;
}

/** The codes of the languages that people record. */
export type RecordedLanguage = keyof typeof translations;

/** Over English; the others over French. */
const OVER_ENGLISH: ReadonlySet<RecordedLanguage> = new Set(['pcm']);

/**
 * The sentences that are to be recorded in a language, in the order in which they are needed: those of the site, derived from the texts of
 * the interface, then those of a call.
 */
export function voiceSentences(language: RecordedLanguage): readonly VoiceSentence[] {
  const meanings: Readonly<Record<string, string>> = OVER_ENGLISH.has(language) ? english : french;
  const texts: Readonly<Record<string, string>> = translations[language];
  const ofSite = Object.entries(meanings).filter(([id]) => RECORDED_FIRST.test(id));
  return [...ofSite, ...Object.entries(callLines(language))].map(([id, meaning]) => ({
    id,
    meaning,
    text: texts[id],
  }));
}
