import { firstActions, isAccessLost, likelyLosses } from '../../actions/first-actions.ts';
import { isDelivery } from '../../actions/fitting.ts';
import { ordersForLoss } from '../../actions/for-loss.ts';
import { exposuresOf } from '../../losses.ts';
import { type Answer, type Answers, type Asked, no } from './answer.ts';

/** True whatever the matter is. */
export const ALWAYS: Answers = {
  'somebody-recovers': () => no('refuse-recovery', 'do-not-share-code'),
  'give-code': ({ state }) =>
    isDelivery(state) ? { orders: ['code-on-delivery'] } : no('do-not-share-code'),
  delete: () => no('keep-evidence'),
  tell: () => ({ says: ['tell-somebody'] }),
  'money-back': (asked) => ({ says: ['not-promised'], orders: forMoney(asked) }),
  trace: () => ({ says: ['cannot-trace'] }),
  private: () => ({ says: ['is-private'] }),
  'who-are-you': () => ({ says: ['who-we-are'] }),
  revenge: () => ({ says: ['no-revenge'] }),
  middleman: () => ({ says: ['no-middleman'] }),
  'how-long': () => ({ says: ['how-long'] }),
  'how-knew': () => ({ says: ['how-known'] }),
  'next-time': () => ({ says: ['signs-of-all'] }),
  'alert-true': () => ({ says: ['see-balance'], orders: ['check-balance'] }),
  'other-number': () => ({ says: ['number-changed'] }),
  'how-to-reach': () => ({ says: ['where-number'] }),
  'what-to-say': ({ state }) => ({ says: [isMoneyGone(state) ? 'say-there' : 'bring-these'] }),
  'say-no': () => ({ says: ['say-it-so'] }),
  report: () => ({ says: ['report-there'] }),
  borrow: () => ({ lead: 'no', says: ['do-not-borrow'] }),
  'verify-how': () => ({ says: ['how-to-check'], orders: ['ask-official'] }),
  'if-real': () => ({ says: ['if-true'] }),
  'what-now': ({ state, standing }) => ({ says: ['do-now'], orders: firstActions(state, standing) }),
  fear: ({ state, standing }) => ({ says: ['fear'], orders: firstActions(state, standing).slice(0, 1) }),
  shame: () => ({ says: ['no-shame'] }),
  despair: () => ({ says: ['despair'], orders: ['stay-with-somebody'] }),
  relief: () => ({ says: ['glad'] }),
  'not-believed': () => ({ says: ['show-them'] }),
  terms: () => ({ says: ['may-ask'] }),
  price: () => ({ says: ['price-there'] }),
  law: () => ({ says: ['law-there'] }),
  hurry: () => ({ says: ['haste'] }),
  'get-things-back': () => ({ says: ['get-back-safely'] }),
  hardship: () => ({ says: ['hard-times'] }),
  'how-to': () => ({ says: ['ask-there'] }),
  'what-is': () => ({ says: ['meaning-there'] }),
  'still-safe': (asked) =>
    isAccessLost(asked.state) ? { lead: 'not-yet', orders: forLoss(asked) } : { says: ['still-safe'] },
  wait: (asked) => {
    const orders = forLoss(asked);
    if (orders.length > 0) return { says: ['do-not-wait'], orders };
    // "Je paye vendredi ou j'attends ?"
    return PAYS.test(asked.heard) ? { lead: 'not-yet', orders: ['do-not-pay'] } : { says: ['can-wait'] };
  },
};

const PAYS = /\b(?:je|j|i|make i|on|we) (?:\w+ )?(?:paye|paie|envoie|verse|donne|pay|send|give)\b/;

/** What still helps what is gone, the most urgent first; nothing where nothing is. */
export const forLoss = ({ state, standing }: Asked): NonNullable<Answer['orders']> =>
  [...exposuresOf(state.facts), ...likelyLosses(state, standing)]
    .flatMap((id) => ordersForLoss(id, state, standing.kind).slice(0, 1))
    .slice(0, 1);

export const isMoneyGone = ({ facts }: Pick<Asked['state'], 'facts'>): boolean =>
  exposuresOf(facts).includes('money') && !facts.includes('not:money');

/** What still helps money that is gone; nothing where none is. */
export const forMoney = ({ state, standing }: Asked): NonNullable<Answer['orders']> =>
  isMoneyGone(state) ? ordersForLoss('money', state, standing.kind).slice(0, 1) : [];
