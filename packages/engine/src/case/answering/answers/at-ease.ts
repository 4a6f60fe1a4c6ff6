import { goOn } from '../../actions/go-on.ts';
import type { HonestKind } from '../../kinds.ts';
import { PICKUP_TOLD } from '../../state.ts';
import { ALWAYS } from './always.ts';
import type { Answer, Answers, Asked } from './answer.ts';

/**
 * No "yes": a wrong guess of what was asked would make it a danger. Where it is not sure what was asked, nobody is told to go on: "if one day she changes
 * the number" is no question whether to pay.
 */
const goesOn = ({ heard, state, standing, isSure }: Asked): Answer => {
  if (!isSure) return { says: [CHANGED.test(heard) ? 'if-it-changes' : 'ask-there'] };
  return {
    orders: [standing.honestKind === 'honest_operator' ? 'do-not-share-code' : goOn(state, standing)],
  };
};

/** The code of an account, whatever the matter is: "and if it were one of WhatsApp?" */
const OF_ACCOUNT = /\b(?:whats?app|facebook|banque|bank|pin|otp|momo|wave|carte|card)\b/;

/** Another number or account than before is spoken of. */
export const CHANGED =
  /\b(?:chang\w*|autre (?:numero|compte)|nouveau|nouvelle|(?:another|different|new) (?:number|account|line))\b/;

const PAID_FOR: ReadonlySet<HonestKind> = new Set([
  'honest_business',
  'honest_community',
  'honest_public',
  'honest_family',
]);

/** Where it is an honest matter. */
export const AT_EASE: Answers = {
  ...ALWAYS,
  'give-code': ({ heard, state, standing }) => {
    if (OF_ACCOUNT.test(heard)) return { lead: 'no', orders: ['do-not-share-code'] };
    if (state.facts.includes('says:is-courier') || state.said.includes(PICKUP_TOLD))
      return { orders: ['code-on-delivery'] };
    return standing.honestKind === 'honest_code'
      ? { orders: ['type-code-yourself'] }
      : { lead: 'no', orders: ['do-not-share-code'] };
  },
  'send-back': () => ({ lead: 'not-yet', orders: ['do-not-send-back'] }),
  police: () => ({ says: ['no-need'] }),
  bank: () => ({ says: ['no-need'] }),
  block: () => ({ says: ['no-need'] }),
  delete: () => ({ says: ['no-need'] }),
  guilty: () => ({ says: ['no-need'] }),
  fear: () => ({ says: ['fear'] }),
  receive: goesOn,
  'send-papers': () => ({ says: ['copy-only'] }),
  'open-link': goesOn,
  // A fee is asked for in honest matters too, and in none that comes from an operator, a bank or a code.
  pay: (asked) =>
    PAID_FOR.has(asked.standing.honestKind) ? goesOn(asked) : { lead: 'not-yet', orders: ['ask-official'] },
  go: goesOn,
  reply: goesOn,
  tell: goesOn,
  sure: () => ({ orders: ['do-not-share-code'] }),
  'papers-used': () => ({ says: ['copy-only'] }),
  wait: () => ({ says: ['ask-there'] }),
  owe: () => ({ says: ['ask-there'] }),
  details: () => ({ says: ['ask-there'] }),
  'account-back': () => ({ says: ['ask-there'] }),
  'how-to-reach': () => ({ orders: ['ask-official'] }),
  'what-to-say': () => ({ says: ['bring-these'] }),
  'honest-next': goesOn,
  'next-time': () => ({ says: ['if-it-changes'] }),
  'other-number': () => ({ says: ['if-it-changes'] }),
  'if-real': () => ({ says: ['ask-there'] }),
  hurry: () => ({ says: ['can-wait'] }),
  'write-for-me': ({ heard }) => ({ says: [ON_PAPER.test(heard) ? 'receipt-words' : 'words-calm'] }),
  'get-things-back': () => ({ says: ['ask-there'] }),
};

const ON_PAPER = /\b(?:recus?|receipt|papier|paper|contrat|contract|cahier|book)\b/;
