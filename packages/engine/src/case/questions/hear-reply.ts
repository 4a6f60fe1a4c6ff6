import type { FactName } from '../facts/fact.ts';
import { heardText } from '../hearing/heard-text.ts';
import { plainAnswer } from '../hearing/yes-no.ts';
import { everyWording } from '../locales/index.ts';
import { type QuestionId, type ReplyId, repliesOf, subjectsOf } from './table.ts';

/** Other words for a reply, where yes and no do not do. */
const CUES: Readonly<Partial<Record<ReplyId, RegExp>>> = {
  nothing: /^(?:non|no|nan|nn)\b|\b(?:rien|nothing|pas encore|not yet|none|aucun)\b/,
  'lost-money': /\b(?:argent|money|sous|fcfa|francs?|cash|paye|paid|envoye|sent)\b/,
  'lost-code': /\b(?:code|pin|otp|mot de passe|password)\b/,
  'lost-papers': /\b(?:papiers?|cni|carte|passeport|passport|papers?|id|photos?)\b/,
  'wants-money': /\b(?:argent|money|payer|pay|sous|frais|fees?|francs?|fcfa)\b/,
  'wants-code': /\b(?:code|pin|otp|mot de passe|password|secret)\b/,
  'wants-link': /\b(?:lien|link|cliquer|click|app\w*|install\w*|telecharg\w*|download)\b/,
  'wants-nothing': /^(?:non|no)\b|\b(?:rien|nothing)\b/,
  'who-office': /\b(?:agent|banque|bank|mtn|moov|orange|wave|operateur|operator|service|police|etat|official)\b/,
  'who-close': /\b(?:ami\w*|friend|famille|family|mere|pere|frere|soeur|fils|fille|mother|father|brother|sister|son|daughter|cousin\w*|oncle|uncle|tante|aunt\w*|voisin\w*|neighbou?r|collegue|connais)\b/,
  'who-trade': /\b(?:vendeu\w+|seller|acheteu\w+|buyer|patron\w*|boss|recruteu\w+|recruiter|employeur|employer|bailleur|landlord|client\w*|customer)\b/,
  'who-stranger': /\b(?:inconnue?s?|stranger|connais pas|do ?n'?t know (?:him|her|them)|personne que je)\b/,
  'from-name': /\b(?:mtn|moov|orange|wave|celtiis|nom|name|contact|connu|known|son numero|his number|her number|meme numero)\b/,
  'from-number': /\b(?:numero|number|ordinaire|normal|ordinary|inconnu|unknown|\d{6,})\b/,
  'from-abroad': /\b(?:etranger|foreign|abroad|autre pays|indicatif)\b|\+\d{2,}/,
  mtn: /\b(?:mtn|momo)\b/,
  moov: /\b(?:moov|flooz)\b/,
  orange: /\borange\b/,
  wave: /\bwave\b/,
  bank: /\b(?:banque|bank|ecobank|uba|boa|virement|carte|western union|transfer|opay|palmpay)\b/,
  victim: /\b(?:deja|already|envoye|sent|donne|gave|paye|paid|perdu|lost)\b/,
  checking: /\b(?:pas encore|not yet|rien|nothing|verifier|check|savoir|know)\b/,
};

/** The reply whose button was touched, by its words in any language or by its number. */
export function touchedIn(question: QuestionId, message: string): ReplyId | undefined {
  const heard = heardText(message);
  const replies = repliesOf(question);
  if (/^[1-9]$/.test(heard)) return replies[Number(heard) - 1];
  return replies.find((reply) => everyWording('replies', reply).some((words) => heardText(words) === heard));
}

/** Long texts tell; they do not answer. */
const LONGEST_ANSWER = 200;

/** What an answer in own words says to the question, if it says it. @param added - facts that the message told. */
export function replyIn(
  question: QuestionId,
  message: string,
  added: readonly FactName[],
): ReplyId | 'told' | undefined {
  const subjects = new Set<string>(subjectsOf(question));
  if (added.some((fact) => subjects.has(fact.split(':')[1] ?? ''))) return 'told';
  const heard = heardText(message);
  const plain = plainAnswer(heard.slice(0, LONGEST_ANSWER));
  if (plain === 'unsure') return 'unsure';
  const replies = repliesOf(question);
  if (replies.includes('yes')) return plain;
  const named = replies.filter((reply) => CUES[reply]?.test(heard.slice(0, LONGEST_ANSWER)));
  const [first] = named;
  if (named.length === 1 && first) return first;
  if (plain === 'no' && replies.includes('nothing')) return 'nothing';
  return undefined;
}
