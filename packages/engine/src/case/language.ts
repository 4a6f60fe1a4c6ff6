import { addressesInText } from '../address/find-addresses.ts';
import { isUnreadLanguage, type Language, probabilityOf } from '../language-identifier/identify-language.ts';
import { knownPlaces } from '../reading/known-places.ts';
import { readAddressAsLink } from '../reading/link-reading.ts';
import { foldText } from '../text/folded-text.ts';
import { tokensOf } from '../text/tokens.ts';
import { frenchShare, shareOfKnownWords } from '../text-classifier/language.ts';
import { type ModelToken, modelTokens } from '../text-classifier/model-tokens.ts';
import type { CaseLanguage } from './locales/index.ts';

const SURELY = { french: 0.65, english: 0.35 } as const;

/** A message of fewer words may be a name or a greeting. */
const FEWEST_UNREAD = 6;
/** A text that is read has more of the words that every sentence needs. */
const LEAST_KNOWN = 0.1;

/**
 * Whether a message has enough words and hardly one of French or English: what it says was not understood. A bank's notice of short forms has none
 * of them, and is English all the same.
 */
export function isUnread(message: string): boolean {
  const tokens = tokensIn(message);
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words >= FEWEST_UNREAD && shareOfKnownWords(tokens) < LEAST_KNOWN && isUnreadLanguage(message);
}

/** With more of the words that every French or English sentence needs, a text is in one of them. */
const SURELY_READ = 0.45;

/** From this probability on a text is Pidgin: four of five stories in it are, and one in a hundred that was called English. */
const PIDGIN = 0.9;

/** The language in which somebody writes, as far as it is French, English or Pidgin and can be told. */
export function languageOf(message: string): CaseLanguage | undefined {
  const tokens = tokensIn(message);
  // Fon is no English, however few of its words look French.
  if (shareOfKnownWords(tokens) < SURELY_READ && isUnreadLanguage(message)) return undefined;
  const share = frenchShare(tokens);
  if (share >= SURELY.french) return 'fr';
  if (share > SURELY.english) return undefined;
  return (probabilityOf(['pcm'], message) ?? 0) >= PIDGIN ? 'pcm' : 'en';
}

/** What is written as French, as English or as Pidgin, by the language identifier. */
const WRITTEN_AS: Readonly<Partial<Record<CaseLanguage, readonly Language[]>>> = {
  fr: ['fr'],
  en: ['en', 'pcm'],
  pcm: ['pcm'],
};
/** From this probability on a few words change the language of a talk. */
const CHANGES = 0.8;

/**
 * Whether somebody who was answered in one language has gone over to another: "lecran me demande 6 chiffre" has one little word of English, and
 * sounds French all the same.
 */
export const hasGoneOver = (message: string, from: CaseLanguage, to: CaseLanguage): boolean =>
  // Whoever speaks Pidgin also says things in English.
  !(from === 'pcm' && to === 'en') && (probabilityOf(WRITTEN_AS[to] ?? [], message) ?? 0) >= CHANGES;

/** Of the whole reading of a message, only its words are needed. */
function tokensIn(message: string): readonly ModelToken[] {
  const folded = foldText(message);
  const links = addressesInText(message).map((address) => readAddressAsLink(address, message, {}));
  return modelTokens({ folded, tokens: tokensOf(folded), knownPlaces: knownPlaces(links) });
}
