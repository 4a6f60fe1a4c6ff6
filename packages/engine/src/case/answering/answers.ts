import type { ActionId } from '../actions/action-ids.ts';
import { FIND_OUT, GO_ON } from '../actions/against.ts';
import { firstActions, isAccessLost } from '../actions/first-actions.ts';
import { ordersForLoss } from '../actions/for-loss.ts';
import type { FactName } from '../facts/fact.ts';
import type { HonestKind } from '../kinds.ts';
import type { SayWording } from '../locales/wording.ts';
import { exposuresOf } from '../losses.ts';
import type { Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import type { Topic } from '../topics/topics.ts';

/** A plain yes or no, where there is one, and what to do instead or besides. */
export interface Answer {
  readonly lead?: keyof Pick<SayWording, 'yes' | 'no' | 'not-yet'>;
  readonly says?: readonly (keyof SayWording)[];
  readonly orders?: readonly ActionId[];
}

interface Asked {
  readonly heard: string;
  readonly state: CaseState;
  readonly standing: Standing;
}

type Answers = Readonly<Partial<Record<Topic, (asked: Asked) => Answer>>>;

const no = (...orders: readonly ActionId[]): Answer => ({ lead: 'no', orders });

/** True whatever the matter is. */
const ALWAYS: Answers = {
  'somebody-recovers': () => no('refuse-recovery', 'do-not-share-code'),
  'give-code': () => no('do-not-share-code'),
  delete: () => no('keep-evidence'),
  tell: () => ({ says: ['tell-somebody'] }),
  'money-back': () => ({ says: ['not-promised'] }),
  trace: () => ({ says: ['cannot-trace'] }),
  private: () => ({ says: ['is-private'] }),
  revenge: () => ({ says: ['no-revenge'] }),
  'how-long': () => ({ says: ['how-long'] }),
  'what-now': ({ state, standing }) => ({ says: ['do-now'], orders: firstActions(state, standing) }),
  fear: () => ({ says: ['fear'] }),
  relief: () => ({ says: ['glad'] }),
  'still-safe': ({ state, standing }) =>
    isAccessLost(state)
      ? {
          lead: 'not-yet',
          orders: exposuresOf(state.facts)
            .flatMap((id) => ordersForLoss(id, state, standing.kind).slice(0, 1))
            .slice(0, 2),
        }
      : { says: ['still-safe'] },
};

const byBank = /\b(?:banque|bank|carte|card|opposition)\b/;

/** Where a scam is likely. */
const AGAINST_SCAM: Answers = {
  ...ALWAYS,
  'send-back': () => no('do-not-send-back'),
  bank: ({ heard, state }) => ({
    lead: 'yes',
    orders: [state.wallet === 'bank' || byBank.test(heard) ? 'call-bank' : 'call-operator'],
  }),
  police: () => ({ lead: 'yes', orders: ['go-to-police'] }),
  receive: () => ({ lead: 'no', says: ['touch-nothing'] }),
  'send-papers': ({ state }) =>
    exposuresOf(state.facts).includes('papers')
      ? { orders: ['watch-papers'] }
      : { lead: 'no', says: ['send-no-papers'] },
  'send-images': () => ({ lead: 'no', says: ['send-no-papers'] }),
  'open-link': ({ heard, state }) => opened(heard, state),
  // "If I do not pay, will he send it?" is no question for a no.
  pay: ({ state }) => (isThreatened(state) ? { orders: ['do-not-give-in'] } : no(againstPaying(state))),
  block: ({ heard }) => ({
    ...(/chang/.test(heard) ? {} : { lead: 'yes' as const }),
    orders: ['keep-evidence', 'stop-talking'],
  }),
  go: () => ({ says: ['do-not-go'] }),
  reply: () => no('stop-talking'),
  guilty: () => ({ says: ['not-your-fault', 'not-guilty'] }),
  relief: () => ({ says: ['glad'], orders: ['stop-talking'] }),
  'they-come': ({ state, standing }) => ({
    says: [
      standing.kind === 'authority' || state.facts.includes('says:arrest') ? 'no-arrest' : 'empty-threat',
    ],
  }),
};

/** Where nobody can tell yet. */
const IN_DOUBT: Answers = {
  ...ALWAYS,
  'send-back': () => ({ lead: 'not-yet', orders: ['do-not-send-back'] }),
  bank: () => ({ lead: 'yes', orders: ['ask-official'] }),
  police: () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  receive: () => ({ lead: 'not-yet', says: ['touch-nothing'] }),
  'send-papers': () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  'send-images': () => ({ lead: 'no', says: ['send-no-papers'] }),
  'open-link': () => ({ lead: 'not-yet', orders: ['ask-official'] }),
  pay: ({ standing }) => ({ lead: 'not-yet', orders: FIND_OUT[standing.honestKind].slice(0, 1) }),
  go: () => ({ lead: 'not-yet', orders: ['ask-official', 'ask-somebody-trusted'] }),
  reply: () => ({ orders: ['call-known-number'] }),
};

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
const AT_EASE: Answers = {
  ...ALWAYS,
  'give-code': ({ standing }) =>
    standing.honestKind === 'honest_code' ? { orders: ['type-code-yourself'] } : no('do-not-share-code'),
  'send-back': () => ({ lead: 'not-yet', orders: ['do-not-send-back'] }),
  police: () => ({ says: ['no-need'] }),
  bank: () => ({ says: ['no-need'] }),
  block: () => ({ says: ['no-need'] }),
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
  delete: () => ({ says: ['no-need'] }),
  'honest-next': ({ standing }) => ({ orders: [GO_ON[standing.honestKind]] }),
};

/** What to say to who asks this, as the case stands; nothing where we have no answer that is true of it. */
export function answerTo(topic: Topic, asked: Asked): Answer | undefined {
  const { verdict, isCalm } = asked.standing;
  const answers =
    verdict === 'danger' || verdict === 'caution'
      ? AGAINST_SCAM
      : isCalm || verdict === 'safe'
        ? AT_EASE
        : IN_DOUBT;
  return answers[topic]?.(asked);
}

/** "Open" is said of a bag too: an answer is there where there is something to open on the phone. */
function opened(heard: string, { facts }: CaseState): Answer {
  if (/compos|dial/.test(heard)) return no('do-not-dial');
  if (/install|charg|download|apk/.test(heard)) return no('do-not-install');
  return OPENED.some((fact) => facts.includes(fact)) || NAMED_LINK.test(heard) ? no('do-not-open') : {};
}

const OPENED: readonly FactName[] = ['asked:link', 'done:link', 'asked:card', 'asked:password'];
const NAMED_LINK = /\b(?:lien|link|site|page|clik\w*|cliqu\w*|click\w*|formulaire|form)\b/;

function againstPaying(state: CaseState): ActionId {
  return exposuresOf(state.facts).includes('money') && !state.facts.includes('not:money')
    ? 'do-not-pay-more'
    : 'do-not-pay';
}

const isThreatened = ({ facts }: CaseState): boolean =>
  facts.includes('says:publish') || facts.includes('says:tell-contacts');
