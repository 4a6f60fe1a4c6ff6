import { readConversation } from '../reading/conversation-reading.ts';
import { frenchShare, shareOfKnownWords } from '../text-classifier/language.ts';
import { modelTokens } from '../text-classifier/model-tokens.ts';
import type { CaseLanguage } from './locales/index.ts';

const SURELY = { french: 0.65, english: 0.35 } as const;

/** A message of fewer words may be a name or a greeting. */
const FEWEST_UNREAD = 6;
/** A text that is read has more of the words that every sentence needs. */
const LEAST_KNOWN = 0.1;

/** Whether a message has enough words and hardly one of French or English: what it says was not understood. */
export function isUnread(message: string): boolean {
  const tokens = modelTokens(readConversation(message, {}));
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return words >= FEWEST_UNREAD && shareOfKnownWords(tokens) < LEAST_KNOWN;
}

/** The language in which somebody writes, as far as it is French or English (Pidgin counts as English) and can be told. */
export function languageOf(message: string): CaseLanguage | undefined {
  const tokens = modelTokens(readConversation(message, {}));
  const share = frenchShare(tokens);
  if (share >= SURELY.french) return 'fr';
  return share <= SURELY.english ? 'en' : undefined;
}
