import type { ConversationReading } from '../reading/conversation-reading.ts';

/** "Votre code de vérification est 482 913", "123456 is your code": the code is in the message, so nobody asks for it. */
const NOTICE =
  /\b(?:code|otp|pin|mot de passe|password)\b[^.!?\n]{0,60}?(?:\best\b|\bis\b|:|=)[ :]{0,3}(?:<ref>|[a-z]?-?\d{3,4}[ -]?\d{0,4}\b)|\b\d{3}[ -]?\d{3,5}\b[ a-z:,'-]{0,30}\b(?:code|otp)\b/;

export const readsAsCodeNotice = ({ folded }: ConversationReading): boolean => NOTICE.test(folded.text);
