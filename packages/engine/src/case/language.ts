import { readConversation } from '../reading/conversation-reading.ts';
import { frenchShare } from '../text-classifier/language.ts';
import { modelTokens } from '../text-classifier/model-tokens.ts';
import type { CaseLanguage } from './locales/index.ts';

const SURELY = { french: 0.65, english: 0.35 } as const;

/** The language in which somebody writes, as far as it is French or English (Pidgin counts as English) and can be told. */
export function languageOf(message: string): CaseLanguage | undefined {
  const tokens = modelTokens(readConversation(message, {}));
  const share = frenchShare(tokens);
  if (share >= SURELY.french) return 'fr';
  return share <= SURELY.english ? 'en' : undefined;
}
