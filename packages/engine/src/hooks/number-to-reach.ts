import { officialContact } from '../everyday/official-contact.ts';
import { readsAsReceipt } from '../everyday/receipt.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { isAsked } from '../text/asked.ts';
import { foldText } from '../text/folded-text.ts';
import type { Span } from '../vocabulary.ts';
import type { HookDetector } from './hook.ts';
import { numbersIn } from './numbers-in.ts';

/** What brings somebody to a number. */
const REACHING = ['call-me', 'send', 'send-back', 'pay', 'tell', 'act-on-account', 'other-channel'] as const;
/** The concepts among {@link REACHING} that also name parts of a receipt. */
const PARTS_OF_RECEIPT = new Set([
  'message',
  'deposit',
  'transfer',
  'pay',
  'transfere',
  'transfert',
  'depot',
  'envoye',
]);
/** How many characters before a number its verb stands. */
const REACH = 70;

/** The words right before the number of a party: "de <TEL>", "from Ama (024 …)", "vers le 97 …". Masks stand for names. */
const OF_A_PARTY =
  /(?:[(*]\s{0,2}|(?:^|[\s:(])(?:from|by|to|for|du|de|par|vers|pour|de la part de)\s(?:le |la |your |<nom> ?|\S{0,12} )?\(?)$/;
/** The words right behind the number of somebody who gave: "Le 97 … vous a offert". */
const GIVER = /^\s{0,2}\)?\s{0,2}(?:(?:vous|t')\s?(?:a|ont)\b|has\b|wants\b)/;
const AROUND = 32;
/** Whom a receipt does not send anybody to: "voyez le superviseur 51 …", "renvoyez au 62 …". */
const TO_A_PERSON =
  /\b(?:superviseur|conseill\w+|responsable|chef|inspecteur|arbitre|service \w+|contact\w*|voyez|voir|chez|aupres de|renvo\w+|rembours\w+|ecri\w+|rappel\w*|appel\w*|call|text|whatsapp|envoyez|send back)\b[^.!?\d]{0,28}$/;
/** The words before a number to which money is to be paid: "to be paid to 08…", "à transférer au 57 …". */
const PAID_TO =
  /\b(?:(?:should|must|to) be (?:\S+ )?(?:momoed|paid|sent|transferred)|(?:a|doit|faut) (?:transferer|verser|deposer|envoyer|remettre|mettre|payer))\b[^.!?\d]{0,40}$/;

/**
 * A number of somebody's own to call, write or send to. The parties of a transfer are not to be reached, and the published lines of an
 * operator lead nowhere else.
 */
export const numberToReach: HookDetector = ({ text }) => {
  const isReceipt = readsAsReceipt(text);
  return numbersIn(text).find(
    ({ digits, span }) =>
      officialContact(digits) === undefined &&
      ((!isReceipt && !isParty(text, span)) || isReached(text, span) || isSentTo(text, span)),
  )?.span;
};

function isParty({ value }: ConversationReading, [start, end]: Span): boolean {
  const before = value.slice(Math.max(0, start - AROUND), start).toLowerCase();
  return OF_A_PARTY.test(before) || GIVER.test(value.slice(end, end + AROUND).toLowerCase());
}

/** Whether the words before a number send the reader, or money, to it. */
function isSentTo({ value }: ConversationReading, [start]: Span): boolean {
  const before = foldText(value.slice(Math.max(0, start - REACH), start)).text;
  return TO_A_PERSON.test(before) || PAID_TO.test(before);
}

/** Whether the reader is asked, right before a number, to call, write or send. */
function isReached(text: ConversationReading, [start]: Span): boolean {
  return REACHING.some((concept) =>
    (text.mentions.get(concept) ?? []).some((mention) => {
      const token = text.tokens[mention.from];
      if (token === undefined || PARTS_OF_RECEIPT.has(token.word)) return false;
      const [at] = text.folded.originOf(token.start, token.end);
      return at < start && start - at <= REACH && isAsked(text, mention);
    }),
  );
}
