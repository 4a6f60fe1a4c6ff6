import { menuCodesIn } from '../everyday/menu-codes.ts';
import { readsAsReceipt } from '../everyday/receipt.ts';
import { isRepaid } from '../everyday/repaid.ts';
import { namesCaller } from '../everyday/spoken.ts';
import type { Concept } from '../knowledge/phrases/index.ts';
import type { ConversationReading } from '../reading/conversation-reading.ts';
import { demand, has, order, together } from '../text/matching.ts';
import { seenBy } from './from-signals.ts';
import type { HookDetector } from './hook.ts';
import { numbersIn } from './numbers-in.ts';

const REACH = 10;
const TOLD = [
  'payment-first',
  'wrong-transfer',
  'plea-for-money',
  'deposit-unseen',
  'voucher-demand',
  'blackmail',
  'love-for-money',
] as const;
/** The stories in which a fee opens the way to something. A loan is not among them, because its fee is taken from the loan. */
const STORIES = [
  'prize',
  'aid',
  'job',
  'parcel',
  'inheritance',
  'recovery',
  'invest',
  'romance',
  'travel',
  'authority',
  'sale',
  'rent',
] as const satisfies readonly Concept[];

/**
 * Money, airtime or cards that the reader is asked to send. A payment in a menu or at a counter does not count: it goes to nobody
 * else.
 */
export const moneyWanted: HookDetector = ({ text, findings }) => {
  const told = seenBy(findings, ...TOLD) ?? relativeWants({ text, findings });
  if (told !== undefined) return told;
  if (staysInside(text) || has(text, 'by-hand', 'no-fee')) return undefined;
  if (readsAsReceipt(text)) return order(text, 'send-back');
  return (
    demand(text, 'send', 'money', REACH) ??
    demand(text, 'pay', 'fee', REACH) ??
    (isPaidToOthers(text) ? demand(text, 'pay', 'money', REACH) : undefined) ??
    demand(text, 'put-in', 'invest', REACH) ??
    order(text, 'send-back') ??
    together(text, ['before-getting', 'money'], REACH) ??
    (has(text, ...STORIES) ? together(text, ['fee', 'money'], REACH) : undefined)
  );
};

/** A false relative who only says to have a new number speaks of money later. */
const relativeWants: HookDetector = ({ text, findings }) =>
  has(text, 'money', 'voucher') || order(text, 'send') ? seenBy(findings, 'family-emergency') : undefined;

/** "Envoyez FOOT au 944": a word by SMS to a short number. A sum is followed by its currency. */
const WORD_TO_SHORT_NUMBER =
  /\b(?:r?envo(?:i|y)\w{0,8}|soumett\w{0,4}|send|submit|text|sms)\b[^.!?\n]{0,40}\b(?:au|a|to)\s?\d{3,5}\b(?! ?(?:f|fcfa|cfa|xaf|xof|mil)\b)/;

/** Whether what is paid stays with the operator or bank: nobody is named to whom it would go. */
function staysInside(text: ConversationReading): boolean {
  if (numbersIn(text).length > 0 || namesCaller(text)) return false;
  const { text: words } = text.folded;
  return menuCodesIn(text).length > 0 || WORD_TO_SHORT_NUMBER.test(words) || isRepaid(text);
}

/** A person who tops up pays into an account of their own. */
const isPaidToOthers = ({ mentions, tokens }: ConversationReading): boolean =>
  (mentions.get('pay') ?? []).some(({ from }) => !/^(?:recharg|top|charged)/.test(tokens[from]?.word ?? ''));
