import type { Particular } from './particular.ts';
import { IN_DOUBT, NOT_CALM, SCAM } from './particular.ts';

const OF_SOMEBODY = new Set(['family_emergency', 'account_takeover'] as const);

const CLOSED_PLACE =
  /\b(?:nuit|soirs?|seule?|hotels?|villa|chambre|chez (?:lui|elle)|night|evening|alone|(?:his|her) (?:house|place)|room)\b/;

/** Whom to tell, whom to answer, whom to meet. */
export const OF_PEOPLE = {
  'wants-to-pay': {
    topics: ['tell', 'pay', 'say-no', 'not-believed', 'verify-how'],
    thing:
      /\b(?:pere|mere|papa|maman|frere|soeur|mari|femme|oncle|tante|niece|fils|fille|father|mother|mum|dad|husband|wife|brother|sister|uncle|aunt\w*|son|daughter)\b.*\b(?:veut|va|insiste|wants?|wan|insists?|going to) (?:\w+ ){0,3}(?:payer|envoyer|verser|donner|pay|send|give)\b/,
    judged: NOT_CALM,
  },
  'they-send-police': {
    topics: ['police', 'they-come', 'fear', 'law', 'guilty', 'reply', 'owe'],
    thing:
      /\b(?:plainte|justice|tribunal|court|proces|report|sue)\b.*\b(?:contre moi|me condamn\w*|va me|vont me|against me|me for)\b|\b(?:il|elle|ils|elles|on|he|she|they|dem|e) (?:\w+ ){0,4}(?:send|envo\w*|appel\w*|call|porter plainte|carry) (?:\w+ ){0,2}(?:police|gendarmes?|plainte|justice)\b|\b(?:il|elle|ils|he|she|they|dem|e) (?:\w+ ){0,3}(?:porter plainte|report me|sue me|arrest me)\b/,
    judged: ['danger'],
    notKinds: new Set(['authority']),
  },
  'line-is-busy': {
    topics: ['bank', 'how-to-reach', 'wait', 'what-now', 'how-to'],
    thing:
      /\b(?:service (?:client|line)|customer (?:care|service)|their line|banque|bank|mtn|orange|moov|wave|celtiis|airtel|operateur|network|agence)\b.*\b(?:occup\w*|busy|injoignable|ne repond\w*|repond pas|no (?:dey )?pick|not picking|not answering|no answer)\b/,
    judged: ['danger'],
  },
  'facts-alone': {
    topics: ['warn', 'report'],
    thing: /\b(?:risqu\w*|problemes?|diffam\w*|trouble|court case|wahala|sue)\b/,
    judged: NOT_CALM,
  },
  'tell-partner': {
    topics: ['tell', 'shame', 'what-to-say'],
    thing: /\b(?:mon|ma|my) (?:maris?|femme|husband|wife|epou\w*|fiancee?|copine|copain|hubby)\b/,
    judged: ['danger'],
  },
  'tell-boss': {
    topics: ['tell', 'what-to-say', 'owe', 'shame', 'not-believed'],
    thing:
      /\b(?:mon|ma|my) (?:patronn?e?|chef|boss|oga|madam|directeur|directrice|manager|employeur|employer)\b/,
    judged: ['danger'],
  },
  'tell-group': {
    topics: ['tell', 'owe', 'shame', 'guilty', 'what-to-say'],
    thing:
      /\b(?:tontines?|associations?|cotisations?|groupement|cooperative|susu|esusu|ajo|njangi|caisse (?:du|de la|des) \w+)\b/,
    judged: ['danger'],
  },
  'money-of-others': {
    topics: ['tell', 'owe', 'shame', 'what-to-say'],
    thing:
      /\bl'? ?argent (?:de |du |d')(?:ma |mon |la |le |l')?(?:patronn?e?|voisine?|mere|pere|tante|oncle|soeur|frere|cliente?|dame|monsieur|tontine|groupe|eglise|mosquee|ecole|association)\b|\bpas mon argent\b|\bnot my money\b|\b(?:brother|sister|mother|father|boss|oga|madam|customer|church|friend)'?s money\b/,
    judged: ['danger'],
  },
  'tell-parents': {
    topics: ['tell', 'shame', 'what-to-say'],
    thing:
      /\b(?:meres?|peres?|papa|maman|mum|mom|mummy|dad\w*|fathers?|mothers?|mama|parents?|oncle|tante|uncle|aunt\w*)\b/,
    judged: ['danger'],
  },
  'they-ring': {
    topics: ['reply', 'block', 'fear', 'other-number'],
    thing:
      /\b(?:il|elle|ils|elles|on|he|she|they|e|dem|numeros?|number|homme|monsieur|man)\b.*\b(?:rappel\w*|appell\w*|m'appel\w*|sonne\w*|call(?:s|ing|ed)?|ring\w*)\b|\b(?:je|on) (?:lui |leur )?(?:decroche|reponds)\b|\b(?:make i|do i|should i|i fit) (?:\w+ )?pick\b/,
    judged: ['danger'],
    notKinds: OF_SOMEBODY,
  },
  'no-traps': {
    topics: ['reply', 'trace', 'revenge', 'police', 'go'],
    thing: /\b(?:pieg\w*|trap\w*|enregistr\w*|record\w*|attrap\w*|coinc\w*|catch)\b/,
    judged: SCAM,
  },
  'hold-nobody': {
    topics: ['police', 'revenge', 'go', 'get-things-back'],
    thing:
      /\b(?:reten\w*|attach\w*|enferm\w*|hold (?:him|her|them|am)|lock (?:him|her|them|am)|tie (?:him|her|am))\b/,
    judged: NOT_CALM,
  },
  'cannot-write': {
    topics: ['police', 'what-to-say', 'report'],
    thing:
      /\b(?:pas|sans|no|not|can'?t|cannot) (?:\w+ ){0,2}(?:ecrire|lire|write|read|french|francais|english)\b/,
    judged: NOT_CALM,
  },
  'missed-call': {
    topics: ['reply', 'what-now', 'still-safe', 'how-it-worked', 'other-number'],
    thing:
      /^(?!.*\b(?:ecri\w*|wrote|writes?|message)\b).*(?:\b(?:bip\w*|beep\w*|appels? manques?|missed calls?|flash\w*)\b|\+\d{2}|\b00\d{2})/,
    judged: NOT_CALM,
  },
  'closed-place-now': {
    topics: ['go'],
    thing: CLOSED_PLACE,
    judged: ['danger'],
  },
  'closed-place': {
    topics: ['go'],
    thing: CLOSED_PLACE,
    judged: IN_DOUBT,
  },
  'meet-by-day': {
    topics: ['go', 'terms'],
    thing: /\b(?:rendez|rdv|rencontr\w*|voir|vois|meet\w*|restaurant|gare|marche|station|mall|market)\b/,
    judged: IN_DOUBT,
  },
  'at-the-door': {
    topics: ['they-come', 'go', 'fear', 'reply', 'what-now'],
    thing:
      /\bdevant (?:ma|la|chez|mon|notre)\b|\b(?:est|sont|deja) (?:\w+ )?(?:chez moi|la dehors)\b|\b(?:at|dey|for|in front of) (?:my|our) (?:door|gate|compound)\b|\b(?:outside|dehors) (?:now|la)\b/,
    judged: ['danger'],
  },
  'leave-group': {
    topics: ['delete', 'block', 'reply', 'warn'],
    thing: /\b(?:groupes?|groups?|telegram|canal|channel)\b/,
    judged: SCAM,
  },
  'brought-others': {
    topics: ['guilty', 'owe', 'warn', 'shame', 'tell', 'fear'],
    thing:
      /\b(?:fait (?:entrer|rentrer|venir)|recrute[rs]?|recruited|invite[rs]?|invited|parrain\w*|amenee?s?|brought|introduced)\b/,
    judged: SCAM,
  },
} as const satisfies Record<string, Particular>;
