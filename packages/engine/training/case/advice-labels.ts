import type { AdviceId } from '../../src/case/belief/advice.ts';
import type { TellingRow } from './tellings.ts';

/** The writers' names for what is lost, what happens now, and what an adviser says first. */
const LOST: Readonly<Record<string, AdviceId>> = {
  money: 'lost-money',
  code: 'lost-code',
  pin: 'lost-code',
  password: 'lost-code',
  card: 'lost-code',
  account: 'lost-account',
  sim: 'lost-account',
  app: 'lost-app',
  papers: 'lost-papers',
  images: 'lost-image',
};
const NOW: Readonly<Record<string, AdviceId>> = { phone: 'now-on-phone', counter: 'now-at-counter' };
const FIRST: Readonly<Record<string, AdviceId>> = {
  'call-operator-block': 'call-operator',
  'call-bank-block': 'call-bank',
  police: 'go-to-police',
  'verify-official': 'ask-official',
  'stop-talking-keep-evidence': 'keep-evidence',
  'ask-trusted': 'ask-somebody-trusted',
  'do-not-send': 'do-not-send-back',
  'check-balance': 'check-balance',
  'call-known-number': 'call-known-number',
  'hang-up': 'hang-up',
  'do-not-give-code': 'do-not-share-code',
  'do-not-pay': 'do-not-pay',
  'do-not-open': 'do-not-open',
  'secure-account': 'secure-account',
  'change-pin': 'change-code',
  'uninstall-app': 'remove-app',
  'report-platform': 'report-images',
  'crisis-line': 'stay-with-somebody',
  'tell-adult': 'tell-an-adult',
};

/** The labels that the network learns of a telling beside its kind. */
export function adviceIn({ lost, now, firstAction }: TellingRow): readonly AdviceId[] {
  return [...new Set([...lost.map((id) => LOST[id]), NOW[now], FIRST[firstAction]])].filter(
    (id) => id !== undefined,
  );
}
