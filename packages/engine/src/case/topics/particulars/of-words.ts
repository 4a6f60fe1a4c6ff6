import { ANY, type Particular } from './particular.ts';

/** What a word means. */
export const OF_WORDS = {
  'word-otp': {
    topics: ['what-is'],
    thing: /\b(?:otp|code (?:sms|recu|de verification|de confirmation)|verification code)\b/,
    judged: ANY,
  },
  'word-pin': { topics: ['what-is'], thing: /\bpin\b/, judged: ANY },
  'word-kyc': { topics: ['what-is'], thing: /\bkyc\b/, judged: ANY },
  'word-apk': { topics: ['what-is'], thing: /\bapk\b/, judged: ANY },
  'word-iban': { topics: ['what-is'], thing: /\b(?:iban|rib)\b/, judged: ANY },
  'word-phishing': { topics: ['what-is'], thing: /\b(?:phishing|hameconnage|hameconne\w*)\b/, judged: ANY },
  'word-crypto': { topics: ['what-is'], thing: /\b(?:usdt|bitcoins?|btc|cryptos?|wallet)\b/, judged: ANY },
  'word-qr': {
    topics: ['what-is', 'open-link'],
    thing: /\b(?:qr|carre (?:\w+ ){0,3}points?|flashcode)\b/,
    judged: ANY,
  },
  'word-swift': {
    topics: ['what-is', 'proof'],
    thing: /\b(?:swift|bordereau|ordre de virement)\b/,
    judged: ANY,
  },
  'word-mtcn': {
    topics: ['what-is'],
    thing: /\bmtcn\b/,
    judged: ANY,
  },
} as const satisfies Record<string, Particular>;
