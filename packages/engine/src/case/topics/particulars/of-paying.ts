import type { Particular } from './particular.ts';
import { IN_DOUBT, NOT_CALM } from './particular.ts';

const PART =
  /\b(?:moitie|half|partie|un peu|small|petite?s?|juste|seulement|only|just|acompte|avance|tranches?|d'abord|first)\b/;

/** In what way, how much and where it is to be paid. */
export const OF_PAYING = {
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
    judged: ['caution', 'unknown', 'calm'],
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
    judged: ['unknown', 'calm'],
  },
  'days-ago': {
    topics: ['money-back', 'bank', 'police', 'wait', 'how-long'],
    thing:
      /\b(?:semaines?|mois|weeks?|months?|(?:[2-9]|[1-9]\d|deux|trois|quatre|cinq|two|three|four|five) (?:jours?|days?))\b/,
    judged: ['danger'],
  },
} as const satisfies Record<string, Particular>;
