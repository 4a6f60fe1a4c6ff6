import type { ActionId } from '../../actions/action-ids.ts';
import type { Answer, Asked } from './answer.ts';

/** What somebody wants to know how to do, where a scam is likely. Folded text is looked at. */
const STEPS: readonly (readonly [RegExp, ActionId])[] = [
  [/\b(?:sim|puce)\b/, 'go-to-operator'],
  [/\b(?:identite|cni|identity|ghana card|nin|passeport|passport)\b/, 'watch-papers'],
  [/\b(?:whatsapp|facebook|messenger|instagram|telegram|deconnect\w*|log (?:\w+ )?out)\b/, 'secure-account'],
  [
    /\b(?:chang\w*|modifi\w*|reset|remplac\w*|nouveau|new) (?:\w+ ){0,3}(?:pin|codes?|mot de passe|mdp|password)\b/,
    'change-code',
  ],
  [
    /\b(?:bloqu\w*|bloke\w*|opposition|annul\w*|block|cancel|stop) (?:\w+ ){0,3}(?:cartes?|card|banque|bank|paiement|payment)\b/,
    'call-bank',
  ],
  [/\b(?:solde|releve|historique|balance|statement|history)\b/, 'check-balance'],
  [
    /\b(?:desinstall\w*|enlev\w*|supprim\w*|uninstall|remove|delete) (?:\w+ ){0,3}(?:applis?|applications?|apps?|apk)\b/,
    'remove-app',
  ],
  [/\b(?:preuves?|captures?|screenshots?|evidence)\b/, 'keep-evidence'],
];

/** How to do a thing; who knows it, where we do not. */
export function stepByStep({ heard }: Pick<Asked, 'heard'>): Answer {
  const step = STEPS.find(([asked]) => asked.test(heard));
  return step ? { orders: [step[1]] } : { says: ['where-number'] };
}
