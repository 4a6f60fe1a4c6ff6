import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { FoldedText } from '../text/folded-text.ts';
import { once } from '../text/once.ts';
import type { Span } from '../vocabulary.ts';

/** The parts of a receipt of a wallet or bank, and how much each part tells. All repetitions are bounded. */
const PARTS: readonly { readonly part: RegExp; readonly weight: number }[] = [
  {
    part: /\b(?:solde|balance|bal|avail bal|new bal)\b[ a-z:]{0,40}[^a-z\d]{0,6}(?:[a-z]{1,4}[ .:]{0,2})?-?\d/,
    weight: 2,
  },
  {
    part: /\b(?:ref|reference|id|tid|txid|txnid|trx|token)\b[ a-z°]{0,24}[:.# ]{0,3}(?:<ref>|[a-z]{0,4}\d{4})/,
    weight: 2,
  },
  { part: /\b(?:compte|acct?|acc|account)\b[ a-z°]{0,24}[:.# ]{0,3}(?:<ref>|[x*]*\d)|<ref>/, weight: 1 },
  {
    part: /\b(?:recu|envoye|envoi|transfere|transfert|paye|paiement|retrait|retire|depot|depose|achat|debit|credit|debite|credite|received|sent|transferred|paid|payment|withdrawn|withdraw|deposited|debited|credited|repaid|cash ?(?:in|out)|dr|cr|txn)\b/,
    weight: 1,
  },
  {
    part: /\b(?:frais|fees?|charges?|commission|cout|vat|taf)\b[ a-z]{0,16}[: ]{0,3}(?:[a-z]{1,4} ?)?\d/,
    weight: 1,
  },
  { part: /\b\d{1,4}[/-](?:\d{1,2}|[a-z]{3})[/-]\d{2,4}\b/, weight: 1 },
  { part: /\b\d{1,2}:\d{2}(?::\d{2})?\b/, weight: 1 },
];
/** So much of a receipt is one. */
const ENOUGH = 3;

/** The parts that alone make a receipt of other figures: a balance or a reference. */
const PROOFS = 3;

/**
 * The place where a message has the form of a receipt: an amount, and the balance, the reference, the fee or the time that belong
 * to it. Anybody can write such a message. It says that nothing was asked for. It does not say that the money came.
 */
export const receiptIn = once((text: ConversationReading): Span | undefined =>
  text.tokens.length <= MOST_WORDS ? formIn(text.folded) : undefined,
);

export const readsAsReceipt = (text: ConversationReading): boolean => receiptIn(text) !== undefined;

/** A longer message holds more than a receipt. */
const MOST_WORDS = 140;

/** The balance or reference, if there is enough around it. */
function formIn({ text, originOf }: FoldedText): Span | undefined {
  const parts = PARTS.map(({ part, weight }) => ({ match: part.exec(text), weight }));
  const weight = parts.reduce((sum, { match, weight }) => sum + (match ? weight : 0), 0);
  const proof = parts.slice(0, PROOFS).find(({ match }) => match)?.match;
  if (!proof || weight < ENOUGH || !AMOUNT.test(text)) return undefined;
  return originOf(proof.index, proof.index + proof[0].length);
}

const AMOUNT =
  /\d ?(?:f|fcfa|cfa|frs|xaf|xof|gnf|rwf|fr|kwh)\b|\b(?:xaf|xof|fcfa|ghs|ngn|n|etb|tsh|ksh|rwf|gnf|ghc|ar)\.? ?-?\d/;
