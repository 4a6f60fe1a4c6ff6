import type { Particular } from './particular.ts';
import { NOT_CALM, SCAM } from './particular.ts';

const CLAIMED = ['proof', 'sure', 'if-real'] as const;

const VIDEO = /\b(?:videos?|visio|facetime|(?:en|par|la|on) cam(?:era)?)\b/;

/** What others have shown, or who they are said to be. */
export const OF_CLAIMS = {
  'filmed-thing': {
    topics: [...CLAIMED, 'verify-how'],
    thing: VIDEO,
    judged: NOT_CALM,
    kinds: new Set(['marketplace', 'rental']),
  },
  'faked-video': {
    topics: [...CLAIMED, 'love', 'others-paid'],
    thing: VIDEO,
    judged: NOT_CALM,
    notKinds: new Set(['sextortion']),
  },
  'faked-voice': {
    topics: CLAIMED,
    thing: /\b(?:voix|voice|vocal|vocaux|accent)\b/,
    judged: NOT_CALM,
  },
  'their-papers': {
    topics: CLAIMED,
    thing:
      /\b(?:sa|son|ses|his|her|their|him|dem) (?:\w+ ){0,2}(?:carte|cni|identite|passeports?|piece|id|passport)\b/,
    judged: NOT_CALM,
  },
  uniform: {
    topics: [...CLAIMED, 'middleman'],
    thing:
      /\b(?:uniforme?s?|tenues?|badges?|gendarmes?|policiers?|militaires?|soldats?|soldiers?|officers?)\b/,
    judged: NOT_CALM,
  },
  stamped: {
    topics: CLAIMED,
    thing:
      /\b(?:cachets?|tampons?|stamp\w*|seal\w*|sign\w*|lettres?|letters?|contrats?|contracts?|certificat\w*|attestations?|registre|documents?|papiers?|papers?|factures?|invoices?|logos?|entete)\b/,
    judged: NOT_CALM,
  },
  'rented-office': {
    topics: CLAIMED,
    thing: /\b(?:bureaux?|offices?|agences?|enseigne|secretaires?|secretary|siege|local)\b/,
    judged: NOT_CALM,
  },
  'bought-page': {
    topics: [...CLAIMED, 'others-paid'],
    thing:
      /\b(?:sites?|pages?|abonnes|followers|blue tick|bons avis|avis google|reviews?|google|instagram|insta|tiktok|facebook|fb)\b/,
    judged: NOT_CALM,
  },
  'sender-name': {
    topics: [...CLAIMED, 'alert-true'],
    thing:
      /\b(?:sms|message|alerte?)\b.*\b(?:noms?|name|vient de|from)\b|\b(?:nom|name) (?:de la banque|en haut|at the top|on top)\b/,
    judged: NOT_CALM,
  },
  'number-on-a-page': {
    topics: [...CLAIMED, 'others-paid', 'pay'],
    thing:
      /\b(?:tableau|dashboard|plateforme|platform|interface|usdt|dollars?|profits?|solde (?:affiche|montre))\b/,
    judged: SCAM,
    kinds: new Set(['investment', 'task_scam', 'recovery']),
  },
  sworn: {
    topics: [...CLAIMED, 'others-paid', 'love'],
    thing: /\b(?:jur\w*|swear\w*|swore|coran|quran|bible|prie\w*|prayer?s?|prays)\b/,
    judged: SCAM,
  },
  'name-shown': {
    topics: [...CLAIMED, 'verify-how', 'how-knew'],
    thing:
      /\b(?:noms?|names?)\b.*\b(?:affich\w*|sort\w*|show\w*|comptes?|accounts?|momo|wave|numero|number)\b/,
    judged: NOT_CALM,
  },
  'long-time': {
    topics: [...CLAIMED, 'love'],
    thing:
      /\b(?:mois|ans|annees?|chaque (?:jour|matin|soir|nuit)|tous les (?:jours|matins|soirs)|months?|years?|every ?(?:day|morning|night|evening))\b/,
    judged: SCAM,
    kinds: new Set(['romance', 'inheritance', 'investment', 'task_scam', 'marabout']),
  },
  'holy-title': {
    topics: [...CLAIMED, 'middleman'],
    thing:
      /\b(?:pasteurs?|pastors?|imams?|pretres?|priests?|prophetes?|prophets?|apotres?|eglises?|church|mosquee|mosque|alhaji|el hadj)\b/,
    judged: NOT_CALM,
  },
  'friend-believes': {
    topics: [...CLAIMED, 'middleman'],
    thing:
      /^(?!.*\b(?:voir|verifier|passer|see|look|check)\b).*\b(?:cousine?s?|amie?s?|tante|tantie|oncle|tonton|freres?|soeurs?|voisine?s?|collegues?|friends?|uncle|aunt\w*|brothers?|sisters?|neighbou?rs?|colleagues?|padi)\b/,
    judged: NOT_CALM,
  },
} as const satisfies Record<string, Particular>;
