import { isUnreadLanguage } from '../language-identifier/identify-language.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { Finding } from '../signals/index.ts';
import { CODE_IN_UNREAD_LANGUAGE, UNREAD_LANGUAGE } from '../signals/learned/definitions.ts';
import { seen } from '../signals/signal.ts';
import { shareOfKnownWords } from '../text-classifier/language.ts';

/** With more of the words that every French or English sentence needs, a text is read, and its language is not asked for. */
const SURELY_READ = 0.45;

/** Words for a secret that are borrowed into every language of the region. */
const SECRET = /\b(?:pin|otp|codes?|kodu?|koodu|kood|mot de passe|password|passcode|momo pin)\b/;

/**
 * Whether the words of a message are in a language that the engine does not read. French in mathematical or Cyrillic letters is read once it is
 * folded, so the folded text is asked about too.
 */
export const isUnread = ({ tokens, value, folded }: ConversationReading): boolean =>
  shareOfKnownWords(tokens) < SURELY_READ && isUnreadLanguage(value) && isUnreadLanguage(folded.text);

/** The findings that can still be made in such a message, beside those in its links, numbers and amounts. */
export function findingsUnread({ folded }: ConversationReading): readonly Finding[] {
  const secret = SECRET.exec(folded.text);
  return [
    { definition: UNREAD_LANGUAGE, outcome: seen() },
    ...(secret
      ? [
          {
            definition: CODE_IN_UNREAD_LANGUAGE,
            outcome: seen({}, { span: folded.originOf(secret.index, secret.index + secret[0].length) }),
          },
        ]
      : []),
  ];
}
