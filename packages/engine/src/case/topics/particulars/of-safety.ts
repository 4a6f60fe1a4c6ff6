import type { Particular } from './particular.ts';
import { NOT_CALM, SCAM } from './particular.ts';

/** What others can do with what they have, and what they threaten. */
export const OF_SAFETY = {
  'copied-is-copied': {
    topics: ['delete', 'still-safe', 'papers-used', 'they-come'],
    thing: /\b(?:applis?|applications?|apps?)\b/,
    judged: SCAM,
    kinds: new Set(['loan_blackmail', 'loan']),
  },
  'blocked-or-not': {
    topics: ['block', 'reply', 'they-come', 'fear'],
    thing: /\b(?:bloqu\w*|bloke\w*|block\w*)\b/,
    judged: SCAM,
    kinds: new Set(['sextortion', 'loan_blackmail']),
  },
  'hide-friends': {
    topics: ['how-to', 'block', 'delete', 'private', 'they-come', 'what-now'],
    thing: /\b(?:cach\w*|hide|masqu\w*)\b.*\b(?:amis?|friends?|liste|list|contacts?)\b/,
    judged: NOT_CALM,
  },
  'name-alone': {
    topics: ['papers-used', 'still-safe'],
    thing:
      /^(?!.*\b(?:in my name|credits?|prets?|loans?|codes?|pin|bvn|nin|cards?|cartes?|photos?)\b).*\b(?:nom complet|mon nom|mon prenom|full name|my name|date de naissance|date of birth|birth ?day)\b/,
    judged: NOT_CALM,
    where: 'nothing-gone',
  },
  'leave-it-there': {
    topics: ['bank', 'still-safe', 'receive', 'what-now', 'send-back', 'wait'],
    thing:
      /\b(?:mettre|mets|deplac\w*|transfer\w*|bouge\w*|move|shift|put)\b.*\b(?:argent|pension|solde|compte|money|account|savings?)\b/,
    judged: ['danger'],
    kinds: new Set(['card_data', 'fake_agent', 'phishing', 'sim_swap', 'account_takeover', 'authority']),
  },
  'whatsapp-waits': {
    topics: ['account-back', 'how-long', 'wait', 'how-to', 'what-now'],
    thing:
      /\b(?:whats?app|watsap|wats)\b.*\b(?:tentatives?|attempts?|attend\w*|patient\w*|wait|heures?|hours?|hrs?)\b/,
    judged: SCAM,
    kinds: new Set(['account_takeover']),
  },
  'looked-in': {
    topics: ['still-safe', 'open-link', 'what-now', 'how-to', 'delete'],
    thing:
      /\b(?:any ?desk|team ?viewer|rust ?desk|quick ?support|souris|partag\w* (?:d'|l'|mon )?ecran|screen shar\w*|share (?:my )?screen)\b/,
    judged: NOT_CALM,
  },
  'office-closed': {
    topics: ['bank', 'wait', 'how-to-reach'],
    thing:
      /\b(?:est|c'est|sont|deja) fermee?s?\b|\b(?:is|are|already) closed\b|\b(?:dimanche|week-?end|sunday|jour ferie|holiday)\b/,
    judged: ['danger'],
  },
  'account-number': {
    topics: ['papers-used', 'still-safe', 'send-papers'],
    thing: /\b(?:rib|iban|numeros? de compte|account (?:number|no|details))\b/,
    judged: NOT_CALM,
    where: 'nothing-gone',
  },
  'number-alone': {
    topics: ['papers-used', 'still-safe', 'how-knew'],
    thing:
      /^(?!.*\b(?:carte|card|cni|cip|id|identite|passe?ports?|code|pin)\b).*\b(?:mon|ton|my) (?:numero|num|number|contact)\b/,
    judged: NOT_CALM,
    notKinds: new Set(['sim_swap']),
    where: 'nothing-gone',
  },
  'photo-alone': {
    topics: ['papers-used'],
    // With a card on it, it is the card that counts.
    thing:
      /^(?!.*\b(?:carte|card|cni|cip|id|identite|passe?ports?)\b).*\b(?:photos?|selfies?|visage|face|pictures?|pics?)\b/,
    judged: NOT_CALM,
    notKinds: new Set(['sextortion', 'loan_blackmail']),
  },
  'only-opened': {
    topics: ['still-safe', 'open-link', 'fear'],
    thing:
      /\b(?:j'? ?ai (?:deja )?(?:cliqu\w*|clik\w*|ouvert)|(?:i|i don|already) (?:\w+ )?(?:opened|open|click\w*))\b/,
    judged: NOT_CALM,
  },
  'only-answered': {
    topics: ['still-safe', 'fear', 'papers-used', 'they-come', 'guilty', 'how-knew'],
    thing: /\b(?:decroche|repondu|allo|picked|answered|replied|hello)\b/,
    judged: NOT_CALM,
    where: 'nothing-gone',
  },
  'clean-phone': {
    topics: ['still-safe', 'how-to', 'delete', 'what-now'],
    thing:
      /\b(?:virus|formate\w*|reformat\w*|format (?:my|the|am|phone)|pirate\w*|hacke?d?|espion\w*|infect\w*|spy\w*)\b/,
    judged: NOT_CALM,
  },
  'bank-of-number': {
    topics: ['bank', 'still-safe'],
    thing:
      /\b(?:banque|bank|carte|card)\b.*\b(?:lie|liee|lies|meme numero|linked|same number|connect\w*)\b|\b(?:lie|liee|linked|connect\w*)\b.*\b(?:banque|bank)\b/,
    judged: ['danger'],
  },
  curse: {
    topics: ['they-come', 'fear', 'if-real', 'owe'],
    thing:
      /\b(?:un sort|malheurs?|maudi\w*|maledict\w*|esprits?|djinns?|fetiches?|sacrifices?|curse\w*|juju|spirits?|oracle|reves?|dreams?)\b/,
    judged: SCAM,
    kinds: new Set(['marabout', 'other', 'fake_charity', 'fake_prize']),
  },
  'tell-them-first': {
    topics: ['they-come', 'fear', 'pay', 'block', 'wait'],
    thing:
      /\b(?:famille|amis|contacts|ecole|eglise|travail|collegues|family|friends|church|school|work|groupes?|everybody|everyone|tout le monde)\b/,
    judged: ['danger'],
    kinds: new Set(['sextortion', 'loan_blackmail']),
  },
  'know-my-home': {
    topics: ['they-come', 'how-knew', 'fear'],
    thing:
      /\b(?:maison|quartier|adresse|habite|house|compound|address|(?:my|our) (?:shop|school|street|location)|(?:ma|mon|notre) (?:boutique|ecole)|where i (?:live|stay|dey))\b/,
    judged: ['danger'],
  },
} as const satisfies Record<string, Particular>;
