import type { FactName } from '../facts/fact.ts';
import { heardText } from '../hearing/heard-text.ts';
import { denies, plainAnswer } from '../hearing/yes-no.ts';
import { everyWording } from '../locales/index.ts';
import { answers, type QuestionId, type ReplyId, repliesOf } from '../questions/table.ts';

/** Other words for a reply, where yes and no do not do. */
const CUES: Readonly<Partial<Record<ReplyId, RegExp>>> = {
  nothing: /^(?:non|no|nan|nn)\b|\b(?:rien|nothing|pas encore|not yet|none|aucun)\b/,
  'lost-money':
    /\b(?:argent|money|sous|fcfa|francs?|cash|paye|paid|envoye|sent)\b|\b\d{3,}\b|\b\d+\s?(?:k|f|fcfa|mil|mille|cedis|naira)\b/,
  'lost-code': /\b(?:code|pin|otp|mot de passe|password)\b/,
  'lost-papers': /\b(?:papiers?|cni|carte|passeport|passport|papers?|id|photos?)\b/,
  'wants-money': /\b(?:argent|money|payer|pay|sous|frais|fees?|francs?|fcfa)\b/,
  'wants-code': /\b(?:code|pin|otp|mot de passe|password|secret)\b/,
  'wants-link': /\b(?:lien|link|cliquer|click|app\w*|install\w*|telecharg\w*|download)\b/,
  'wants-nothing': /^(?:non|no)\b|\b(?:rien|nothing)\b/,
  'who-office':
    /\b(?:agent|banque|bank|mtn|moov|orange|wave|operateur|operator|service|police|etat|official)\b/,
  'who-close':
    /\b(?:ami\w*|friend|famille|family|mere|pere|frere|soeur|fils|fille|mother|father|brother|sister|son|daughter|cousin\w*|oncle|uncle|tante|aunt\w*|voisin\w*|neighbou?r|collegue|connais)\b/,
  'who-trade':
    /\b(?:vendeu\w+|seller|acheteu\w+|buyer|patron\w*|boss|recruteu\w+|recruiter|employeur|employer|bailleur|landlord|client\w*|customer)\b/,
  'who-stranger': /\b(?:inconnue?s?|stranger|connais pas|do ?n'?t know (?:him|her|them)|personne que je)\b/,
  'payee-counter':
    /\b(?:caisse|guichet|comptoir|secretariat|mairie|tresor|counter|cashier|till|bursary|official|school account)\b(?! (?:du|de) (?:monsieur|gars|type|homme))/,
  'payee-known':
    /\b(?:connais|(?:i|we) know|wey i know|(?:mon|ma|notre|my|our) (?:\w+ )?(?:amie?|famille|frere|soeur|mere|pere|oncle|tante|voisine?|patron|patronne|friend|family|brother|sister|mother|father|uncle|aunt\w*|neighbou?r|boss))\b/,
  'payee-person':
    /\b(?:son|sa|leur|lui|elle|his|her|him|im|am|personn\w+|personal|prive|private|numero|number|momo|main|hand)\b|\b(?:du|de la) (?:monsieur|gars|type|dame|fille)\b|\d{6,}/,
  'from-name':
    /\b(?:mtn|moov|orange|wave|celtiis|nom|name|contact|connu|known|son numero|his number|her number|meme numero)\b/,
  'from-number': /\b(?:numero|number|ordinaire|normal|ordinary|inconnu|unknown|\d{6,})\b/,
  'from-abroad': /\b(?:etranger|foreign|abroad|autre pays|indicatif)\b|\+\d{2,}/,
  mtn: /\b(?:mtn|momo)\b/,
  moov: /\b(?:moov|flooz)\b/,
  orange: /\borange\b/,
  wave: /\bwave\b/,
  bank: /\b(?:banque|bank|ecobank|uba|boa|virement|carte|transfer|opay|palmpay)\b/,
  cash: /\b(?:cash|especes?|liquide|main|hand)\b/,
  victim: /\b(?:deja|already|envoye|sent|donne|gave|paye|paid|perdu|lost)\b/,
  checking: /\b(?:pas encore|not yet|rien|nothing|verifier|check|savoir|know)\b/,
};

/** What each question is about: said of oneself it means yes, denied it means no. */
const TOPICS: Readonly<Partial<Record<QuestionId, RegExp>>> = {
  met: /\b(?:vue?s?|rencontre\w*|visite\w*|connais|met|seen|saw|visited|face|know (?:him|her|them)|en personne)\b/,
  verified:
    /\b(?:appele|rappele|called|call|confirm\w*|verifi\w*|agence|guichet|bureau|office|branch|checked|check|alle\w*|parti\w*|passe\w*|went|demande|asked)\b/,
  expected:
    /\b(?:commande\w*|demande|attendais|attendions|attendu|inscri\w*|postule\w*|ordered|requested|asked|expected|expecting|applied|moi[ -]meme|myself|c'est moi|prevu|convenu)\b/,
  balance: /\b(?:solde|balance|recu|received|augmente|increased|change\w*|credite|est la|is there|entre)\b/,
  received:
    /\b(?:recu|livre\w*|arrive\w*|m'? ?(?:a|ont) (?:bien )?paye|received|delivered|came|got|paid me|eu)\b/,
  'pay-first': /\b(?:frais|payer|paye|avance|caution|fees?|pay|money|argent|deposit|dossier)\b|\d{3,}/,
  'asks-code': /\b(?:code|pin|otp|mot de passe|password)\b/,
  receipt: /\b(?:recus?|contrat|papier|facture|quittance|receipt|contract|paper|invoice|carnet|cachet)\b/,
  pressed:
    /\b(?:vite|urgent\w*|presse\w*|heures?|minutes?|demain|ce soir|now|quick\w*|fast|hurry|today|tonight|avant)\b/,
  threatened:
    /\b(?:menac\w+|publi\w+|diffus\w+|threat\w*|police|prison|envoyer a|post\w*|expose\w*|kill|tuer)\b/,
  gain: /\b(?:gagn\w+|gain\w*|cadeau|benefice\w*|interet\w*|win|won|earn\w*|profit\w*|double\w*|%|million\w*)\b/,
  recruit:
    /\b(?:recrut\w+|invit\w+|parrain\w+|amener|recruit\w*|invite\w*|refer\w*|filleuls?|personnes|people)\b/,
  withdrawal: /\b(?:retir\w+|retrait|withdraw\w*|cash out)\b/,
  account: /\b(?:acces|connect\w*|ouvr\w*|log in|open|access)\b/,
  sim: /\b(?:reseau|network|marche|works?|appeler|call)\b/,
  app: /\b(?:install\w*|appli\w*|app|apk|telecharg\w*|download\w*|anydesk|ecran|screen)\b/,
  link: /\b(?:lien|link|clique\w*|click\w*|ouvert|opened|site|formulaire|form)\b/,
  'new-number': /\b(?:nouveau|autre numero|inconnu|change\w*|new|another|different)\b/,
  secrecy: /\b(?:secret|personne|en parler|nobody|tell|entre nous|between us)\b/,
  video: /\b(?:video|visio|camera|facetime)\b/,
  cheap: /\b(?:moins cher|bas|moitie|cheap\w*|low\w*|half)\b/,
  dial: /\b(?:compos\w+|tape\w*|dial\w*)\b|[*#]/,
  'on-phone': /\b(?:ligne|telephone|appel|phone|line|call)\b/,
  same: /\b(?:meme|same|lui|elle|autre|another|other|different\w*)\b/,
  child: /\b(?:ans|mineure?|years|underage|enfant|child|lycee|college)\b/,
};

/** "J'ai 27 ans", "16". */
const AGE =
  /^(?:(?:j'? ?ai|jai|age|i(?:'?m| am)|im|am|i get|i be|my age (?:is|na)) )?(\d{1,2})(?: (?:ans?|years?|yrs?)(?: old)?)?[.! ]*$/;
const OF_AGE = 18;
const UNDER_AGE =
  /\b(?:moins de|pas encore|presque|under|not yet|less than|below|never reach) (?:18|eighteen)\b/;

/** No button has more characters: a longer message need not be compared with their words. */
const LONGEST_BUTTON = 100;

/** The reply whose button was touched, by its words in any language or by its number. */
export function touchedIn(question: QuestionId, message: string): ReplyId | undefined {
  if (message.length > LONGEST_BUTTON) return undefined;
  const heard = heardText(message);
  const replies = repliesOf(question);
  if (/^[1-9]$/.test(heard)) return replies[Number(heard) - 1];
  return replies.find((reply) => everyWording('replies', reply).some((words) => heardText(words) === heard));
}

/** Long texts tell; they do not answer. */
const LONGEST_ANSWER = 200;
/** In so many words a key word is the answer; in more it may stand for anything, unless it stands at their beginning. */
const MOST_WORDS_OF_ANSWER = 6;
const BEGINNING = 3;
/** Who speaks of what was asked in so many words says yes to it. */
const MOST_WORDS_OF_TOPIC = 12;
/** What others want is not gone. */
const DEMANDS = /\b(?:veu\w*|demand\w*|reclam\w*|exig\w*|faut|fo|doi[st]?|want\w*|wan|ask\w*|must|need)\b/;

const NOT_SO = /\b(?:pas|non|not|no be|no know|no sabi|don'?t)\b/;

const OTHERS = /\b(?:autre|another|other|different\w*)\b/;

/** The words in which a key word is looked for. */
const answeringWords = (heard: string): string => {
  const words = heard.split(' ');
  return words.slice(0, words.length > MOST_WORDS_OF_ANSWER ? BEGINNING : MOST_WORDS_OF_ANSWER).join(' ');
};

/** What an answer in own words says to the question, if it says it. @param added - facts that the message told. */
export function replyIn(
  question: QuestionId,
  message: string,
  added: readonly FactName[],
): ReplyId | 'told' | undefined {
  if (added.some((fact) => answers(question, fact))) return 'told';
  const heard = heardText(message);
  const age = question === 'child' ? AGE.exec(heard)?.[1] : undefined;
  if (age) return Number(age) < OF_AGE ? 'yes' : 'no';
  if (question === 'child' && UNDER_AGE.test(heard)) return 'yes';
  const plain = plainAnswer(heard.slice(0, LONGEST_ANSWER));
  if (plain === 'unsure') return 'unsure';
  const replies = repliesOf(question);
  if (replies.includes('yes')) {
    if (plain) return plain;
    // Who speaks of what was asked and does not deny it says yes.
    if (heard.split(' ').length > MOST_WORDS_OF_TOPIC || !TOPICS[question]?.test(heard)) return undefined;
    return denies(heard) || (question === 'same' && OTHERS.test(heard)) ? 'no' : 'yes';
  }
  const answer = answeringWords(heard.slice(0, LONGEST_ANSWER));
  const named = replies.filter(
    (reply) => CUES[reply]?.test(answer) && !(reply.startsWith('lost-') && DEMANDS.test(heard)),
  );
  // "C'est pas la caisse" tells of a person, and "not somebody I know" of nobody.
  if (question === 'payee' && NOT_SO.test(answer))
    return named.includes('payee-counter') ? 'payee-person' : undefined;
  const [first] = named;
  if (named.length === 1 && first) return first;
  if (plain === 'no' && replies.includes('nothing')) return 'nothing';
  return undefined;
}
