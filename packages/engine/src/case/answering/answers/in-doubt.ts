import { FIND_OUT } from '../../actions/against.ts';
import { ALWAYS } from './always.ts';
import type { Answer, Answers, Asked } from './answer.ts';

/** How to find out, by whom it claims to be. */
const findOut = ({ standing }: Asked): Answer => ({ orders: FIND_OUT[standing.honestKind].slice(0, 1) });

/** Where nobody can tell yet. */
export const IN_DOUBT: Answers = {
  ...ALWAYS,
  'send-back': () => ({ lead: 'not-yet', orders: ['do-not-send-back'] }),
  bank: () => ({ lead: 'yes', orders: ['ask-official'] }),
  police: () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  receive: () => ({ lead: 'not-yet', says: ['touch-nothing'] }),
  'send-papers': () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  'send-images': () => ({ lead: 'no', says: ['send-no-papers'] }),
  'open-link': () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  // To pay when the thing is there is the safe way.
  pay: (asked) =>
    ON_SIGHT.test(asked.heard) ? { orders: ['see-first'] } : { lead: 'not-yet', ...findOut(asked) },
  go: () => ({ lead: 'not-yet', orders: ['ask-official', 'ask-somebody-trusted'] }),
  reply: findOut,
  'write-for-me': () => ({ says: ['say-it-so'] }),
  warn: () => ({ says: ['warn-them'] }),
  'papers-used': () => ({ says: ['copy-only'] }),
  owe: () => ({ says: ['ask-there'] }),
  details: () => ({ says: ['ask-there'] }),
  sure: findOut,
  proof: (asked) => ({ says: ['proves-nothing'], ...findOut(asked) }),
  'others-paid': (asked) => ({ says: ['others-believe'], ...findOut(asked) }),
  'if-real': (asked) => ({ says: ['if-true'], ...findOut(asked) }),
  'verify-how': (asked) => ({ says: ['how-to-check'], ...findOut(asked) }),
  'honest-next': (asked) => ({ lead: 'not-yet', ...findOut(asked) }),
};

const ON_SIGHT =
  /\b(?:devant moi|a la livraison|quand (?:\w+ ){0,4}(?:arriv\w*|livr\w*|vu|vois)|on delivery|when (?:\w+ ){0,4}(?:come|comes|arrive\w*|see))\b/;
