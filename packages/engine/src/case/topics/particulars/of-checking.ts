import type { Particular } from './particular.ts';
import { ANY, NOT_CALM } from './particular.ts';

const CHECKED = ['verify-how', 'next-time', 'sure'] as const;

/** How to find out about a thing, or how it is done rightly. */
export const OF_CHECKING = {
  'check-serial': {
    topics: [...CHECKED, 'proof', 'how-to', 'price'],
    thing:
      /\b(?:numeros? (?:du |de |d')?(?:moteur|serie|chassis|imei)|serial|imei|(?:engine|chassis) (?:number|no))\b/,
    judged: ANY,
  },
  'check-link': {
    topics: [...CHECKED, 'open-link', 'how-to'],
    thing:
      /\b(?:liens?|links?|sites?|adresses?|address)\b.*\b(?:reconn\w*|faux|fake|vrai|real|savoir|know)\b|\b(?:faux|fake|vrai|real) (?:liens?|links?|sites?)\b/,
    judged: ANY,
  },
  'check-land': {
    topics: [...CHECKED, 'proof', 'law'],
    thing: /\b(?:terrains?|parcelles?|titre foncier|land|plots?|survey\w*|deed|indenture|lotissement)\b/,
    judged: ANY,
  },
  'check-hospital': {
    topics: [...CHECKED, 'hurry', 'if-real', 'pay'],
    thing:
      /\b(?:hopital|hosto|clinique|docteur|medecin|hospital|clinic|doctor|au bloc|bloc operatoire|theatre|maternite)\b/,
    judged: NOT_CALM,
  },
  'check-school': {
    topics: CHECKED,
    thing:
      /\b(?:ecoles?|universites?|schools?|university|bourses?|scholarships?|concours|admissions?|diplomes?|examens?|exams?)\b/,
    judged: ANY,
  },
  'check-vehicle': {
    topics: [...CHECKED, 'proof'],
    thing: /\b(?:voitures?|motos?|vehicules?|chassis|carte grise|vehicles?|motorbike|(?:my|the|this) car)\b/,
    judged: ANY,
  },
  'check-embassy': {
    topics: CHECKED,
    thing:
      /^(?!.*\b(?:carte visa|visa card)\b).*\b(?:visas?|ambassades?|consulats?|embass\w*|consulate|immigration|schengen)\b/,
    judged: ANY,
  },
  'check-job': {
    topics: [...CHECKED, 'honest-next'],
    thing: /\b(?:emplois?|postes?|recrut\w*|jobs?|embauche\w*|employeur|employer|recruit\w*)\b/,
    judged: NOT_CALM,
  },
  'check-loan': {
    topics: CHECKED,
    thing: /\b(?:prets?|credits?|loans?|microfinances?|preteurs?|lenders?)\b/,
    judged: NOT_CALM,
  },
  'check-rent': {
    topics: CHECKED,
    thing:
      /\b(?:maisons?|chambres?|appart\w*|loyers?|bailleurs?|logements?|rooms?|rent|apartments?|landlords?)\b/,
    judged: ANY,
  },
  'check-gain': {
    topics: CHECKED,
    thing: /\b(?:placements?|investi\w*|invest\w*|gains?|interets?|rendements?|profits?|returns|trading)\b/,
    judged: NOT_CALM,
  },
  'check-picture': {
    topics: [...CHECKED, 'proof'],
    thing: /\b(?:photos?|profils?|pictures?|profiles?)\b/,
    judged: NOT_CALM,
    notKinds: new Set(['sextortion']),
  },
  'check-firm': {
    topics: CHECKED,
    thing:
      /\b(?:entreprises?|societes?|company|companies|firme|cabinet|ong|ngo|agences?|agency|rccm|cac|cooperatives?)\b/,
    judged: ANY,
  },
  'ask-what-only-they-know': {
    topics: ['verify-how', 'sure', 'proof'],
    thing: /^/,
    judged: NOT_CALM,
    kinds: new Set(['family_emergency']),
  },
  'stolen-chat': {
    topics: ['verify-how', 'sure', 'proof'],
    thing: /^/,
    judged: NOT_CALM,
    kinds: new Set(['account_takeover']),
    where: 'nothing-gone',
  },
} as const satisfies Record<string, Particular>;
