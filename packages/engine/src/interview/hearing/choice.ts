import { everyName, everyWording } from '../locales/index.ts';
import { EXPOSURE_IDS, QUESTIONS, type QuestionId, type ReplyId } from '../table/questions.ts';
import { GROUPS, type GroupId, SITUATION_IDS, type SituationId } from '../table/situations.ts';
import { heardText } from './heard-text.ts';
import { names } from './situation-cues.ts';
import { denies, plainAnswer } from './yes-no.ts';

/** Other words for a reply, where yes and no do not do. */
const CUES: Readonly<Partial<Record<ReplyId, RegExp>>> = {
  nothing: /\b(?:rien|nothing|pas encore|not yet|none|aucun)\b/,
  'something-else': /\b(?:autre chose|something else|papiers?|photos?|papers?|application)\b/,
  money: /\b(?:argent|money|sous|fcfa|francs?|cash|paye|paid)\b/,
  code: /\b(?:code|pin|otp|mot de passe|password)\b/,
  account: /\b(?:compte|account|whatsapp|facebook)\b/,
  app: /\b(?:app|appli|application|apk)\b/,
  papers: /\b(?:papiers?|cni|carte|passeport|passport|papers?|id)\b/,
  image: /\b(?:photos?|videos?|images?|pictures?|nue?s?)\b/,
  'operator-name':
    /\b(?:mtn|moov|orange|wave|celtiis|nom (?:court|de l'operateur)|short name|operateur|operator|officiel)\b/,
  'ordinary-number': /\b(?:numero|number|ordinaire|normal|ordinary|inconnu|\d{6,})\b/,
  'within-hour': /\b(?:maintenant|a l'instant|tout a l'heure|minutes?|mn|min|just now|heure|hour)\b/,
  today:
    /\b(?:aujourd'hui|ce matin|ce soir|cet apres[ -]midi|today|this (?:morning|evening|afternoon)|\d+ ?h(?:eures)?|hours)\b/,
  earlier: /\b(?:hier|avant[ -]hier|semaine|mois|jours?|yesterday|week|month|days?|longtemps|year|an|ans)\b/,
  mtn: /\b(?:mtn|momo)\b/,
  moov: /\b(?:moov|flooz)\b/,
  orange: /\borange\b/,
  wave: /\bwave\b/,
  bank: /\b(?:banque|bank|ecobank|uba|boa|virement|carte|western union|transfer)\b/,
  'wants-money': /\b(?:argent|money|payer|pay|sous|frais|fees?|francs?|fcfa)\b/,
  'wants-code': /\b(?:code|pin|otp|mot de passe|password|secret)\b/,
  'wants-link': /\b(?:lien|link|cliquer|click|app\w*|install\w*|telecharg\w*|download)\b/,
  'wants-nothing': /\b(?:rien|nothing)\b/,
};

/** What each question is about: said of oneself it means yes, denied it means no. */
const TOPICS: Readonly<Partial<Record<QuestionId, RegExp>>> = {
  'balance-changed': /\b(?:solde|balance|recu|received|augmente|increased|change\w*|credite)\b/,
  'return-asked': /\b(?:renvo\w+|retourn\w+|rend\w+|rembours\w+|send|return|back|refund)\b/,
  'asks-code': /\b(?:code|pin|otp|mot de passe|password)\b/,
  'told-to-dial': /\b(?:compos\w+|tape\w*|dial\w*)\b|[*#]/,
  'account-blocked': /\b(?:bloqu\w+|suspend\w+|block\w+|mise a jour|update|desactiv\w+)\b/,
  'called-company': /\b(?:appele|rappele|called|confirme\w*|confirmed)\b/,
  'took-part': /\b(?:participe|joue|inscrit\w*|played|entered|took part|part)\b/,
  'prize-fee': /\b(?:frais|payer|paye|argent|fees?|pay|money)\b/,
  'job-fee': /\b(?:frais|payer|paye|argent|dossier|fees?|pay|money|caution)\b/,
  'loan-fee': /\b(?:frais|payer|paye|argent|dossier|fees?|pay|assurance|caution)\b/,
  'link-to-share': /\b(?:partag\w+|groupes?|share|groups?|contacts)\b/,
  'foreign-number': /\b(?:etranger|foreign|autre pays|\+\d+|abroad|indicatif)\b/,
  'real-interview': /\b(?:entretien|rencontre|bureau|interview|met|office)\b/,
  'papers-asked': /\b(?:papiers?|cni|carte|passeport|passport|papers?|diplome\w*|id)\b/,
  'guaranteed-gain':
    /\b(?:garanti\w*|sur et certain|guarantee\w*|%|pourcent|sans risque|no risk|double\w*)\b/,
  'recruit-others': /\b(?:recrut\w+|invit\w+|parrain\w+|amener|recruit\w*|invite\w*|refer\w*|filleuls?)\b/,
  'withdrawal-blocked': /\b(?:retir\w+|retrait|bloqu\w+|withdraw\w*|blocked|stuck)\b/,
  'private-account': /\b(?:personnel|prive|particulier|personal|private|numero|number)\b/,
  'met-in-person': /\b(?:vue?|rencontre\w*|met|seen|face)\b/,
  'refuses-video': /\b(?:video|appel|camera|cam|refuse\w*|excuse\w*)\b/,
  'emergency-money':
    /\b(?:argent|money|hopital|accident|douane\w*|colis|billet|urgence|ticket|hospital|customs|parcel)\b/,
  threat: /\b(?:menac\w+|publi\w+|diffus\w+|threat\w*|post\w*|envoyer a mes|send to my|chantage)\b/,
  deadline:
    /\b(?:vite|urgent\w*|urgence|heures?|aujourd'hui|demain|today|hours?|deadline|delai|tomorrow|avant|immediat\w*)\b/,
  'under-18': /\b(?:mineure?|ans|years? old|enfant|child|minor|lycee\w*|collegien\w*|school)\b/,
  'seen-in-person': /\b(?:vue?|visite\w*|seen|visited|essaye)\b/,
  'deposit-asked': /\b(?:avance|acompte|caution|deposit|arrhes|reserver|payer|pay)\b/,
  'price-too-low': /\b(?:pas cher|bas|moins cher|cheap|low|bonne affaire|prix)\b/,
  'refuses-to-meet': /\b(?:refuse\w*|ne veut pas|won't|excuse\w*|voyage|abroad|loin)\b/,
  'typed-secret': /\b(?:tape|entre|saisi|mis|typed|entered|donne)\b/,
  'known-sender': /\b(?:connais|ami\w*|famille|know|friend|family)\b/,
  'installed-app': /\b(?:install\w+|telecharg\w+|download\w*)\b/,
  'new-number': /\b(?:nouveau|inconnu|change|new|unknown|different|autre numero)\b/,
  secrecy: /\b(?:secret|parler a personne|dire a personne|tell (?:no one|nobody|anyone))\b/,
  'called-known-number': /\b(?:appele|joint|parle|called|reached|spoke)\b/,
  'pressed-to-pay': /\b(?:payer|amende|argent|arret\w*|prison|pay|fine|arrest\w*|money)\b/,
  'private-lender': /\b(?:particulier|prive|whatsapp|facebook|private|person)\b/,
  'late-refund': /\b(?:jours?|semaine|rembours\w+|days?|later|refund|apres)\b/,
  'handled-phone': /\b(?:telephone|phone|main|hands?|pris|took)\b/,
  'balance-checked': /\b(?:verifie|regarde|solde|checked|balance)\b/,
  'known-person': /\b(?:connais|ami\w*|famille|know|friend|family|rencontre)\b/,
};

/** Statements that answer a question the other way round from how they sound. */
const TURNED: Readonly<Partial<Record<QuestionId, readonly [ReplyId, RegExp][]>>> = {
  'balance-changed': [['no', /\b(?:meme|pareil|inchange|same|unchanged|pas bouge|rien recu|nothing)\b/]],
  'refuses-video': [
    ['yes', /\b(?:refuse\w*|ne veut (?:pas|jamais)|jamais|toujours une excuse|never|won't|always)\b/],
  ],
  'refuses-to-meet': [['yes', /\b(?:refuse\w*|ne veut pas|won't|never)\b/]],
  'withdrawal-blocked': [['yes', /\b(?:peux pas|impossible|n'arrive pas|cannot|can't|unable)\b/]],
  secrecy: [['yes', /\b(?:a personne|no one|nobody)\b/]],
  'new-number': [['no', /\b(?:son (?:ancien|vrai) numero|meme numero|same number|usual number)\b/]],
  'known-sender': [['no', /\b(?:inconnue?|unknown|stranger)\b/]],
  'known-person': [['no', /\b(?:inconnue?|unknown|stranger)\b/]],
};

/** The reply whose button was touched, or whose number or very words were typed. */
export function touchedIn(question: QuestionId, heard: string): ReplyId | undefined {
  const replies = repliesTo(question);
  const byNumber = /^\d$/.test(heard) ? replies[Number(heard) - 1] : undefined;
  if (byNumber !== undefined) return byNumber;
  const plain = bare(heard);
  return replies.find(
    (reply) => reply === heard || labelsOf(reply).some((label) => bare(heardText(label)) === plain),
  );
}

/** What a message answers to a question in free words, if it does. */
export function answerIn(question: QuestionId, heard: string): ReplyId | undefined {
  const replies = repliesTo(question);
  return replies.includes('yes') ? yesOrNo(question, heard) : named(heard, replies);
}

function repliesTo(question: QuestionId): readonly ReplyId[] {
  return QUESTIONS[question].replies;
}

function labelsOf(reply: ReplyId): readonly string[] {
  return SITUATION_IDS.some((id) => id === reply)
    ? everyName(reply as SituationId)
    : everyWording('replies', reply as Exclude<ReplyId, SituationId>);
}

function bare(text: string): string {
  return text.replace(/[^a-z0-9]+/g, '');
}

const REFUSES =
  /^[^a-z]*(?:non+|nan+|nn|no+|nope|nah|faux|false|rara|deedeet|dedet|ayi|pas (?:ca|cela|du tout|vraiment|exactement)|not (?:that|this|it|really|exactly|at all))\b/;

function yesOrNo(question: QuestionId, heard: string): ReplyId | undefined {
  const plain = plainAnswer(heard);
  if (plain === 'yes' || plain === 'unsure') return plain;
  // "Not seen it" says nothing of what the visitor is in.
  if (question === 'confirm') return plain === 'no' && REFUSES.test(heard) ? 'no' : undefined;
  const turned = TURNED[question]?.find(([, cue]) => cue.test(heard));
  if (turned !== undefined) return turned[0];
  if (plain === 'no') return plain;
  if (!TOPICS[question]?.test(heard)) return undefined;
  return denies(heard) ? 'no' : 'yes';
}

function named(heard: string, replies: readonly ReplyId[]): ReplyId | undefined {
  const plain = plainAnswer(heard);
  if (plain === 'unsure' && replies.includes('unsure')) return 'unsure';
  if (plain === 'unsure' && replies.includes('nothing')) return 'nothing';
  if (plain === 'yes' && replies.includes('something-else')) return whatIsGone(heard) ?? 'something-else';
  if (replies.includes('nothing') && (plain === 'no' || denies(heard))) return 'nothing';
  return replies.find((reply) => isNamed(heard, reply));
}

/** "Oui, de l'argent": what follows the yes. */
function whatIsGone(heard: string): ReplyId | undefined {
  return (['code', 'money'] as const).find((reply) => CUES[reply]?.test(heard));
}

/** What is only asked for is not gone. */
const WANTS =
  /\b(?:ve(?:ux|ut|ulent)|voud\w+|demand\w+|reclam\w+|exig\w+|besoin|wants?|wan|asks?|asking|asked|needs?)\b/;

function isNamed(heard: string, reply: ReplyId): boolean {
  const cue = CUES[reply];
  if (cue !== undefined)
    return cue.test(heard) && !(isExposure(reply) && (denies(heard) || WANTS.test(heard)));
  if (isGroup(reply)) return GROUPS[reply].some((situation) => names(heard, situation));
  const situation = SITUATION_IDS.find((id) => id === reply);
  return situation !== undefined && names(heard, situation);
}

function isExposure(reply: ReplyId): boolean {
  return (EXPOSURE_IDS as readonly string[]).includes(reply);
}

function isGroup(reply: ReplyId): reply is GroupId {
  return Object.hasOwn(GROUPS, reply);
}
