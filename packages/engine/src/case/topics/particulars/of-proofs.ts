import type { Particular } from './particular.ts';
import { NOT_CALM, SCAM } from './particular.ts';

const PROVEN = ['proof', 'sure', 'if-real'] as const;

const VIDEO = /\b(?:videos?|visio|facetime|(?:en|par|la|on) cam(?:era)?)\b/;

/** What others have shown, or who they are said to be. */
export const OF_PROOFS = {
  'filmed-thing': {
    topics: [...PROVEN, 'verify-how'],
    thing: VIDEO,
    judged: NOT_CALM,
    kinds: new Set(['marketplace', 'rental']),
  },
  'faked-video': {
    topics: [...PROVEN, 'love', 'others-paid'],
    thing: VIDEO,
    judged: NOT_CALM,
    notKinds: new Set(['sextortion']),
  },
  'faked-voice': {
    topics: PROVEN,
    thing: /\b(?:voix|voice|vocal|vocaux|accent)\b/,
    judged: NOT_CALM,
  },
  'their-papers': {
    topics: PROVEN,
    thing:
      /\b(?:sa|son|ses|his|her|their|him|dem) (?:\w+ ){0,2}(?:carte|cni|identite|passeports?|piece|id|passport)\b/,
    judged: NOT_CALM,
  },
  uniform: {
    topics: [...PROVEN, 'middleman'],
    thing:
      /\b(?:uniforme?s?|tenues?|badges?|gendarmes?|policiers?|militaires?|soldats?|soldiers?|officers?)\b/,
    judged: NOT_CALM,
  },
  stamped: {
    topics: PROVEN,
    thing:
      /\b(?:cachets?|tampons?|stamp\w*|seal\w*|sign\w*|lettres?|letters?|contrats?|contracts?|certificat\w*|attestations?|registre|documents?|papiers?|papers?|factures?|invoices?|logos?|entete)\b/,
    judged: NOT_CALM,
  },
  'rented-office': {
    topics: PROVEN,
    thing: /\b(?:bureaux?|offices?|agences?|enseigne|secretaires?|secretary|siege|local)\b/,
    judged: NOT_CALM,
  },
  'bought-page': {
    topics: [...PROVEN, 'others-paid'],
    thing:
      /\b(?:sites?|pages?|abonnes|followers|blue tick|avis|reviews?|google|instagram|insta|tiktok|facebook|fb)\b/,
    judged: NOT_CALM,
  },
  'sender-name': {
    topics: [...PROVEN, 'alert-true'],
    thing:
      /\b(?:sms|message|alerte?)\b.*\b(?:noms?|name|vient de|from)\b|\b(?:nom|name) (?:de la banque|en haut|at the top|on top)\b/,
    judged: NOT_CALM,
  },
  'number-on-a-page': {
    topics: [...PROVEN, 'others-paid', 'pay'],
    thing:
      /\b(?:tableau|dashboard|plateforme|platform|interface|usdt|dollars?|profits?|solde (?:affiche|montre))\b/,
    judged: SCAM,
    kinds: new Set(['investment', 'task_scam', 'recovery']),
  },
  sworn: {
    topics: [...PROVEN, 'others-paid', 'love'],
    thing: /\b(?:jur\w*|swear\w*|swore|coran|quran|bible|prie\w*|prayer?s?|prays)\b/,
    judged: SCAM,
  },
  'name-shown': {
    topics: [...PROVEN, 'verify-how', 'how-knew'],
    thing:
      /\b(?:noms?|names?)\b.*\b(?:affich\w*|sort\w*|show\w*|comptes?|accounts?|momo|wave|numero|number)\b/,
    judged: NOT_CALM,
  },
  'long-time': {
    topics: [...PROVEN, 'love'],
    thing:
      /\b(?:mois|ans|annees?|chaque (?:jour|matin|soir|nuit)|tous les (?:jours|matins|soirs)|months?|years?|every ?(?:day|morning|night|evening))\b/,
    judged: SCAM,
    kinds: new Set(['romance', 'inheritance', 'investment', 'task_scam', 'marabout']),
  },
  'holy-title': {
    topics: [...PROVEN, 'middleman'],
    thing:
      /\b(?:pasteurs?|pastors?|imams?|pretres?|priests?|prophetes?|prophets?|apotres?|eglises?|church|mosquee|mosque|alhaji|el hadj)\b/,
    judged: NOT_CALM,
  },
  'friend-believes': {
    topics: [...PROVEN, 'middleman'],
    thing:
      /\b(?:cousine?s?|amie?s?|tante|tantie|oncle|tonton|freres?|soeurs?|voisine?s?|collegues?|friends?|uncle|aunt\w*|brothers?|sisters?|neighbou?rs?|colleagues?|padi)\b/,
    judged: NOT_CALM,
  },
} as const satisfies Record<string, Particular>;
