import { GO_ON } from '../../actions/against.ts';
import type { HonestKind } from '../../kinds.ts';
import { ALWAYS } from './always.ts';
import type { Answer, Answers, Asked } from './answer.ts';

/**
 * No "yes": a wrong guess of what was asked would make it a danger. Where it is not sure what was asked, nobody is told to go on: "if one day she changes
 * the number" is no question whether to pay.
 */
const goOn = ({ heard, standing, isSure }: Asked): Answer => {
  if (isSure)
    return {
      orders: [standing.honestKind === 'honest_operator' ? 'do-not-share-code' : GO_ON[standing.honestKind]],
    };
  return { says: [SUPPOSED.test(heard) ? 'if-it-changes' : 'ask-there'] };
};

const SUPPOSED = /\b(?:si|if|un jour|one day|prochaine fois|next time)\b/;

const PAID_FOR: ReadonlySet<HonestKind> = new Set([
  'honest_business',
  'honest_community',
  'honest_public',
  'honest_family',
]);

/** Where it is an honest matter. */
export const AT_EASE: Answers = {
  ...ALWAYS,
  'give-code': ({ standing }) =>
    standing.honestKind === 'honest_code'
      ? { orders: ['type-code-yourself'] }
      : { lead: 'no', orders: ['do-not-share-code'] },
  'send-back': () => ({ lead: 'not-yet', orders: ['do-not-send-back'] }),
  police: () => ({ says: ['no-need'] }),
  bank: () => ({ says: ['no-need'] }),
  block: () => ({ says: ['no-need'] }),
  delete: () => ({ says: ['no-need'] }),
  guilty: () => ({ says: ['no-need'] }),
  fear: () => ({ says: ['fear'] }),
  receive: goOn,
  'send-papers': () => ({ says: ['copy-only'] }),
  'open-link': goOn,
  // A fee is asked for in honest matters too, and in none that comes from an operator, a bank or a code.
  pay: (asked) =>
    PAID_FOR.has(asked.standing.honestKind) ? goOn(asked) : { lead: 'not-yet', orders: ['ask-official'] },
  go: goOn,
  reply: goOn,
  tell: goOn,
  sure: () => ({ orders: ['do-not-share-code'] }),
  'papers-used': () => ({ says: ['copy-only'] }),
  wait: () => ({ says: ['ask-there'] }),
  owe: () => ({ says: ['ask-there'] }),
  details: () => ({ says: ['ask-there'] }),
  'account-back': () => ({ says: ['ask-there'] }),
  'how-to-reach': () => ({ orders: ['ask-official'] }),
  'what-to-say': () => ({ says: ['bring-these'] }),
  'honest-next': goOn,
  'next-time': () => ({ says: ['if-it-changes'] }),
  'other-number': () => ({ says: ['if-it-changes'] }),
  'if-real': () => ({ says: ['if-it-changes'] }),
};
