import type { Particular } from './particular.ts';
import { ANY, HONEST_OR_OPEN, IN_DOUBT, NOT_CALM, NOT_DANGER, SCAM } from './particular.ts';

const PART =
  /^(?!.*\b(?:voit|vu|vois|voir|see[ns]?|looks?|withdraw\w*|retir\w*|retrait)\b).*\b(?:moitie|half|partie|un peu|small|petite?s?|juste|seulement|only|just|acompte|avance|tranches?|d'abord|first)\b/;

const FEES = /\b(?:frais|commissions?|fees?|charges?|pourcent\w*|percent)\b/;

/** In what way, how much and where it is to be paid. */
export const OF_PAYING = {
  'scratched-card': {
    topics: ['pay', 'money-back', 'give-code', 'terms', 'what-now'],
    thing: /\b(?:gratt\w*|scratch\w*|cartes? de recharge|recharge cards?|vouchers?)\b/,
    judged: SCAM,
  },
  cheque: {
    topics: ['receive', 'bank', 'wait', 'pay', 'proof', 'how-long'],
    thing: /\b(?:cheques?|(?:a|the|his|her|my|bank|bounced) checks?)\b/,
    judged: ANY,
  },
  'another-buyer': {
    topics: ['hurry', 'pay', 'wait', 'terms', 'proof'],
    thing:
      /\b(?:(?:un|une) autre|d'autres|quelqu'un d'autre|another|other people|somebody else|someone else)\b.*\b(?:prend\w*|client\w*|achet\w*|pay\w*|buyer|buy|attend\w*|wait\w*|take|interesse\w*|interested|coming)\b/,
    judged: NOT_CALM,
  },
  'a-right-stays': {
    topics: ['if-real', 'hurry'],
    thing:
      /\b(?:perd\w*|rat(?:e|er|es)|lose|losing|miss\w*|retourn\w*|annul\w*|cancel\w*|expir\w*|delai|deadline)\b/,
    judged: NOT_CALM,
    kinds: new Set([
      'authority',
      'fake_prize',
      'inheritance',
      'phishing',
      'fake_visa',
      'fake_job',
      'fake_charity',
    ]),
  },
  'low-price': {
    topics: ['price'],
    thing: /\b(?:moitie|half|moins cher|cheap\w*|trop bas|very low|too low|too good)\b/,
    judged: NOT_CALM,
  },
  'fees-are-the-trap': {
    topics: ['price', 'law'],
    thing: FEES,
    judged: SCAM,
    notKinds: new Set(['agent_kiosk']),
  },
  'fees-on-the-wall': {
    topics: ['price', 'law'],
    thing: FEES,
    judged: HONEST_OR_OPEN,
  },
  'loan-owed': {
    topics: ['owe'],
    thing: /^/,
    judged: SCAM,
    kinds: new Set(['loan_blackmail']),
  },
  'part-is-lost': { topics: ['pay', 'terms'], thing: PART, judged: ['danger'] },
  'no-part-yet': { topics: ['pay', 'terms'], thing: PART, judged: IN_DOUBT },
  'paid-for-good': {
    topics: ['pay', 'terms', 'money-back', 'proof', 'sure'],
    thing:
      /\b(?:western|moneygram|ria|carte cadeau|cartes cadeaux|gift ?cards?|itunes|steam|bitcoins?|btc|usdt|cryptos?)\b/,
    judged: NOT_CALM,
  },
  'pay-the-service': {
    topics: ['pay', 'proof', 'terms', 'verify-how', 'honest-next'],
    thing:
      /\b(?:numero|comptes?|momo|wave|number|account|line) (?:\w+ ){0,2}(?:perso\w*|prive\w*|personal|private)\b|\b(?:personal|private) (?:\w+ )?(?:number|account|line)\b/,
    judged: NOT_DANGER,
  },
  'no-parcel': {
    topics: ['receive', 'pay', 'go', 'wait', 'if-real', 'sure'],
    thing: /\b(?:colis|parcels?|packages?|paquets?|douanes?|customs)\b/,
    judged: ['danger'],
    kinds: new Set(['romance', 'inheritance', 'fake_prize', 'phishing', 'marketplace']),
  },
  'ask-receipt': {
    topics: ['pay', 'honest-next', 'proof', 'terms', 'law'],
    thing: /\b(?:recus?|receipts?|quittances?|facture)\b/,
    judged: HONEST_OR_OPEN,
  },
  'days-ago': {
    topics: ['money-back', 'bank', 'police', 'wait', 'how-long'],
    thing: /^/,
    judged: ['danger'],
    where: 'gone-long-ago',
  },
  'paid-is-paid': {
    topics: ['pay', 'owe', 'hurry', 'terms'],
    thing:
      /\b(?:si je (?:ne )?pai?e? pas|si je paye pas|if i (?:do not|don'?t|no) (?:pay|send)|sinon)\b.*\b(?:perd\w*|lose|losing|lost|loss)\b/,
    judged: ['danger'],
    where: 'money-gone',
  },
  'small-withdrawal': {
    topics: ['terms', 'pay', 'wait', 'receive', 'honest-next'],
    thing: /\b(?:withdraw\w*|retir\w*|retrait)\b/,
    judged: SCAM,
    kinds: new Set(['investment', 'task_scam']),
  },
  'free-thanks': {
    topics: ['price', 'owe', 'pay', 'honest-next', 'thanks', 'terms'],
    thing: /\b(?:remerci\w*|pour son the|pourboire|tip|thank (?:him|her|them))\b/,
    judged: ['calm'],
  },
} as const satisfies Record<string, Particular>;
