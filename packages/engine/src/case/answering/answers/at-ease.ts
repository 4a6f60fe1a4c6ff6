import { GO_ON } from '../../actions/against.ts';
import type { HonestKind } from '../../kinds.ts';
import { ALWAYS } from './always.ts';
import type { Answer, Answers, Asked } from './answer.ts';

/** No "yes": a wrong guess of what was asked would make it a danger. */
const goOn = ({ standing }: Asked): Answer => ({
  orders: [standing.honestKind === 'honest_operator' ? 'do-not-share-code' : GO_ON[standing.honestKind]],
});

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
  'send-papers': goOn,
  'open-link': goOn,
  // A fee is asked for in honest matters too, and in none that comes from an operator, a bank or a code.
  pay: ({ standing }) =>
    PAID_FOR.has(standing.honestKind)
      ? { orders: [GO_ON[standing.honestKind]] }
      : { lead: 'not-yet', orders: ['ask-official'] },
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
  'honest-next': ({ standing }) => ({ orders: [GO_ON[standing.honestKind]] }),
};
