import type { Topic } from '../topics/topics.ts';

/**
 * What people ask about once they were told a verdict: whether to do something, or what will become of them. Folded text is looked at. The gravest
 * stand first: who asks whether to give a code to somebody who helps them gets that answered.
 */
const PATTERNS = {
  /** Somebody offers to get lost money or an account back. */
  'somebody-recovers':
    /\b(?:(?:quelqu'? ?un|quelquun|un (?:monsieur|gars|hackeu?r|type|site|avocat|marabout|agent|ami)|une? (?:dame|page|societe|agence)|on) (?:\w+ ){0,5}(?:propose|promet|peut|dit (?:qu'? ?il|pouvoir)|veut|offre)\w* (?:\w+ ){0,6}(?:recuperer|retrouver|ramener|rembourser|debloquer)|(?:somebody|someone|one (?:man|guy|boy|woman|page)|a (?:man|guy|hacker|page|lawyer|company)|hacker) (?:\w+ ){0,6}(?:recover|get (?:it|my|am|the) |bring (?:it|my|am) |retrieve|unlock))/,
  'give-code':
    /\b(?:donn\w*|envoy\w*|di[stre]{1,3}|dict\w*|mett\w*|mets?|communiqu\w*|lui lire|partag\w*|give|send|tell|share|read) (?:\w+ ){0,5}(?:codes?|pin|otp|mot de passe|mdp|cvv|numero de (?:ma |la )?carte|password)\b/,
  'send-back':
    /\b(?:re?n?voy\w*|ranvoy\w*|retourn\w*|rendre?|rends|remett?\w*|send (?:\w+ ){0,3}back|sen(?:d)? am back|return|refund (?:him|her|them|am))\b(?![^?]{0,20}\b(?:code|sms)\b)/,
  bank: /\b(?:opposition|(?:appel\w*|preven\w*|contact\w*|aller (?:a|voir)|avertir|voir|call|tell|inform|go|contact) (?:\w+ ){0,4}(?:banque|operateur|service client|agence|bank|customer care|helpline|branch)|(?:bloqu\w*|bloke\w*|geler|suspendre|block|freeze) (?:\w+ ){0,2}(?:carte|compte|puce|sim|wallet|momo|card|account|line))\b/,
  police:
    /\b(?:port\w* plainte|plainte|plintes?|commissariat|gendarmerie|brigade|(?:aller|vais|voir|dire|appel\w*|go|report|call|tell) (?:\w+ ){0,3}polic\w*|report (?:him|her|them|am|it|this)|complain)\b/,
  receive:
    /\b(?:(?:accept\w*|prend\w*|gard\w*|utilis\w*|depens\w*|recev\w*|recoi\w*|touch\w*|retir\w*|mang\w*) (?:\w+ ){0,3}(?:argent|somme|sous|cadeau|colis|sou|depot|ca|l'? ?argent)|pret\w* (?:\w+ ){0,2}(?:compte|puce|numero)|(?:spend|keep|use|withdraw|accept|receive|take|chop) (?:\w+ ){0,3}(?:money|it|am|cash|parcel|gift|[0-9]+k?)|lend (?:\w+ ){0,2}account)\b/,
  'send-papers':
    /\b(?:envoy\w*|donn\w*|montr\w*|remett?\w*|remi[ts]\w*|fourni\w*|send|give|snap|submit|show) (?:\w+ ){0,5}(?:papiers?|pieces?|carte d'? ?identite|cni|cnib|cip|passeports?|passports?|diplomes?|selfie|acte|id card|id|nin|bvn|ghana card|cv|documents?|certificat\w*)\b/,
  'send-images':
    /\b(?:envoy\w*|montr\w*|send|show) (?:\w+ ){0,4}(?:photos?|videos?|nudes?|images?|pictures?|pics?)\b/,
  'open-link':
    /\b(?:ouvr\w*|cliqu\w*|klik\w*|clik\w*|install\w*|telecharg\w*|scann?\w*|compos\w*|open|click|download|scan|dial)\b/,
  pay: /\b(?:pay\w*|paie\w*|pai|pey\w*|vers\w*|regl\w*|depos\w*|cotis\w*|rembours\w*|envoy\w* (?:\w+ ){0,3}(?:argent|sous|sou|reste|frais|\d[\d ]*(?:mil\w*|f|k)?)|donn\w* (?:\w+ ){0,3}(?:argent|sous|frais|avance|\d[\d ]*(?:mil\w*|f|k)?)|send (?:\w+ ){0,3}(?:money|cash|fee|\d\w*)|deposit|transfer)\b/,
  delete: /\b(?:supprim\w*|suprim\w*|effac\w*|delete|wipe|clear) (?!(?:son|leur) (?:numero|contact))/,
  block:
    /\b(?:bloqu\w*|bloke\w*|block|changer? (?:de )?(?:numero|puce)|change (?:my )?(?:number|line|sim))\b/,
  go: /\b(?:y aller|j'? ?y vais|(?:aller|partir|voyager|deplacer|rendez[ -]?vous|rdv|rencontr\w*)|laisser? (?:\w+ ){0,2}(?:venir|entrer)|go (?:there|meet|with|to)|travel|meet (?:him|her|them|am)|let (?:him|her|them|am) (?:come|in))\b/,
  reply:
    /\b(?:repond\w*|repon\w*|rappel\w*|decroch\w*|continu\w* (?:a |de )?(?:parler|ecrire|discuter)|(?:parler|ecrire|dire) (?:a|avec) (?:lui|elle|eux)|reply|answer (?:him|her|them|am|the call|it)|call (?:him|her|them|am) back|pick (?:the |him |her |their )?call|pick up|keep talking|talk to (?:him|her|them|am))\b/,
  tell: /\b(?:(?:en )?(?:dire|parl\w*|preven\w*|avert\w*|avou\w*|cach\w*|racont\w*|montr\w*|tell|show|inform|warn|hide|confess) (?:\w+ ){0,5}(?:famille|mari|femme|pere|mere|papa|maman|parents?|patron\w*|chef|direction|frere|soeur|amis?|groupe|contacts|enfants?|epou\w*|husband|wife|mother|father|family|boss|friends?|brother|sister|people|contacts|group|tout le monde|les autres|the others))\b/,
  'they-come':
    /\b(?:(?:tu\w*|mourir|kill|mort) (?:\w+ ){0,3}a distan\w*|maledi\w*|maudi\w*|ensorcel\w*|envout\w*|curse|juju|esprits?)\b|\b(?:(?:vont|va|peuvent|peu[tx]|viendront?|viennent) (?:\w+ ){0,4}(?:venir|publier|poster|partager|arreter|enfermer|tuer|frapper|maudire|mourir|ensorceler|envouter|mal|saisir)|(?:will|can|go|fit|gonna) (?:\w+ ){0,3}(?:come|post|publish|share|arrest|kill|harm|hurt|curse|die|jail|leak)|(?:est|suis)[ -](?:je|ce que je (?:vais|risque))|risque)\b/,
  'still-safe':
    /\b(?:(?:mon|ma|mes|my|the) (?:\w+ ){0,3}(?:compte|telephone|tel|puce|sim|numero|carte|whatsapp|wallet|argent|account|phone|card|line|number|money) (?:\w+ ){0,5}(?:securite|danger|risque|protege|touche|pirate|infecte|safe|hacked|compromised|secure)|(?:pirate|hacke|hacked|safe now|encore en securite))\b/,
  'money-back':
    /\b(?:tro[p]? tard|encore (?:le )?temps|c'? ?est mort|too late|still time|(?:e|it|he) (?:don |is )?late)\b/,
  /** Where nothing above is asked: a thing that seems to prove it, how it was done, what was known, and what we are. */
  proof:
    /\b(?:(?:mais|pourtant|but|yet) (?:il|elle|ils|elles|on|he|she|they|dem|e) (?:\w+ ){0,4}(?:montr\w*|envoy\w*|a|ont|avai\w*|show\w*|sent|send|has|have|get|had) (?:\w+ ){0,4}(?:carte|badge|contrat|papier|document|cachet|tampon|site|bureau|photo|video|certificat|id|card|contract|paper|stamp|office|website|picture|certificate|receipt|recu))/,
  borrow:
    /\b(?:emprunt\w*|(?:va |peut |veut )?(?:me |m'? ?)pret\w*|(?:lend\w*|borrow\w*) (?:me|am|from|money)?|vendre (?:ma|mon|mes)|sell (?:my|ma))\b/,
  'others-paid':
    /\b(?:(?:ils?|elles?|on|they|he|she|dem) (?:\w+ ){0,4}(?:deja |actually |don )?(?:paid|paye\w*|verse\w*) (?:me|moi)|(?:m'? ?ont|m'? ?a) (?:deja |vraiment )?paye\w*|(?:i|je|j'? ?ai) (?:\w+ ){0,3}(?:withdr\w+|retire\w*)|(?:les )?(?:autres|gens|membres|amis?|amies?|collegues?|voisins?|others|people|members|friends?) (?:\w+ ){0,4}(?:deja |don |already )?(?:gagn\w*|retir\w*|recu|touch\w*|pay\w*|paid|withdr\w*|received|cash\w*))/,
  'how-knew':
    /\b(?:comment (?:\w+ ){0,3}(?:connai\w*|sai[ts]?|savai\w*|conai\w*|eu mon|trouve mon)|how (?:\w+ ){0,3}(?:knew|know|get|got|sabi|take know) (?:my|am|me))\b/,
  'how-it-worked':
    /\b(?:comment (?:\w+ ){0,3}(?:ont|a|ils|il)? ?(?:fait|reussi|pu)|how (?:did|dem|they|he) (?:\w+ ){0,3}(?:do it|do am|manage|steal))\b/,
  'who-are-you':
    /\b(?:(?:vous etes|tu es|t'? ?es|c'? ?est) (?:un |une |quel )?(?:robot|machine|humain|programme|vraie? personne|ia)|are you (?:a )?(?:robot|machine|human|real person|person|bot)|you be (?:robot|machine|person)|who (?:are you|you be))\b/,
  'how-to-reach':
    /\b(?:(?:appel\w*|joindre|joins|contact\w*|call|reach) (?:comment|how)|comment (?:\w+ ){0,2}(?:appel\w*|joindre|contacter)|how (?:\w+ ){0,4}(?:call|reach|contact) (?:them|mtn|moov|orange|wave|the bank|customer)|(?:quel|c'? ?est quel|donne[zr]?(?: moi)?) (?:\w+ ){0,3}numero|numero (?:du|de) (?:service|l'? ?operateur|la banque|la police)|which number|what number|(?:pas|ya pas|no) (?:d'? ?)?(?:agence|agency|office|branch))\b/,
  shame:
    /\b(?:honte|hont|je suis (?:bete|idiote?|stupide|con|nulle?)|ashamed|shame|i(?:'?m| am) (?:so |such a |an? (?:old )?)?(?:stupid|foolish|fool)|am i (?:so |an? (?:old )?)?(?:stupid|foolish|fool)|suis[ -]je (?:bete|idiote?|stupide))\b/,
  sure: /\b(?:(?:vous etes|vs etes|t'? ?es|tu es|etes[ -]vous|es[ -]tu) (?:vraiment )?(?:sur|certain)|are you (?:really )?sure|you sure|c'? ?est sur|(?:c'? ?est|na) (?:vraiment |true true )?(?:une )?(?:arnaque|scam) ou)\b/,
} as const satisfies Readonly<Partial<Record<Topic, RegExp>>>;

type Told = keyof typeof PATTERNS;

/** Somebody asks, whatever else they say. */
const ASKS =
  /(?:\?\s*$|\b(?:doi[st]?|dwa|peu[tx]|puis|devrais|pourrais|devons|pouvons)[ -](?:je|on|nous)\b|\b(?:faut|fau|fo|suffit)[ -](?:t[ -])?il\b|\b(?:est[ -]ce|esq|eske|es ce|es que|ou pas|ou non|c'? ?est bon si|et si je|et si on)\b|\b(?:should|shd|shall|can|may|must|do|will|am) (?:i|we)\b|\b(?:make i|mek i|i fit|a fit|abi|anaa|or not|is it (?:ok|safe|good|true|better)|what if)\b)/;
/** In a short message these ask too: "je dois payer ou il va bloquer". */
const ASKS_IN_SHORT =
  /\b(?:je (?:doi[st]?|peu[tx]?|vais)|jdois|jpeux|on (?:peut|doit)|(?:il )?(?:faut|fau|fo) (?:que je|pas)|si je|if i|i (?:should|go|can|wan)|so i|then i|let me|ok je|alors je|donc je)\b/;
const SHORT = 70;

/** Who tells a story does not only ask. */
const LONGEST = 160;

/** Whether a message asks what to do. @param heard - folded. */
export const isAsked = (heard: string): boolean =>
  heard.length <= LONGEST &&
  (ASKS.test(heard) || NEEDS_NO_SIGN.test(heard) || (heard.length <= SHORT && ASKS_IN_SHORT.test(heard)));

/** "Dois-je payer ?", "make i pay": whether to do something oneself. */
const MAY_I =
  /\b(?:doi[st]?|dwa|peu[tx]|puis|devrais|pourrais|devons|pouvons)[ -](?:je|on|nous)\b|\b(?:faut|fau|fo)[ -](?:t[ -])?il\b|\b(?:est[ -]ce que|esq|eske) (?:je|on|nous)\b|\b(?:should|shd|shall|can|may|must|do) (?:i|we)\b|\b(?:make i|mek i|i fit)\b|\b(?:je|on|i) (?:\w+ ){1,4}(?:ou pas|ou non|or not)\b|\bje (?:peu[tx]|doi[st]?|dwa)\b|\bje (?:leur|lui|la|le|les) \w+ ?\?/;

/** Whether it asks in so many words whether to do something: only then a plain yes or no fits. @param heard - folded. */
export const asksPlainly = (heard: string): boolean => heard.length <= SHORT && MAY_I.test(heard);

/** "Somebody offers to get it back" asks by itself. */
const NEEDS_NO_SIGN =
  /\b(?:mais (?:il|elle|ils)|but (?:he|she|they)|propose|promet|offers?|(?:vont|va|peuvent) (?:\w+ ){0,3}(?:venir|publier|arreter))\b/;

/** What a message speaks of, by its words; nothing when they are none of these. @param heard - folded. */
export const topicByWords = (heard: string): Told | undefined =>
  heard.length > LONGEST
    ? undefined
    : (Object.keys(PATTERNS) as Told[]).find((topic) => PATTERNS[topic].test(heard));
