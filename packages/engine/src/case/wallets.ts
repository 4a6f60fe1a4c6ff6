import { isNowBefore } from './facts/now.ts';
import type { Wallet } from './state.ts';

const WORDS: readonly (readonly [Wallet, RegExp])[] = [
  ['mtn', /\b(?:mtn|momo)\b/],
  ['moov', /\b(?:moov|flooz)\b/],
  ['orange', /\borange\b/],
  ['wave', /\bwave\b/],
  [
    'bank',
    /\b(?:ecobank|uba|boa|par virement|virement (?:bancaire|de \d)|afriland|access bank|carte bancaire|opay|palmpay|kuda|moniepoint|djamo|coris|orabank|gtb(?:ank)?|zenith|bsic|nsia|clcam)\b/,
  ],
  [
    'other',
    /\b(?:t ?-?money|mixx|yas|togocom|telecel|airtel\w*|celt?iis|vodafone|vodacash|e-?money|free money|nita|amana)\b/,
  ],
  ['agency', /\b(?:western ?union|moneygram|money gram|ria|worldremit|agence de transfert)\b/],
  [
    'voucher',
    /\b(?:i ?tunes|apple (?:card|carte)s?|(?:cartes?|codes?|coupons?) (?:google play|steam|apple)|(?:google play|steam) (?:gift )?(?:cards?|cartes?|codes?)|gift ?cards?|cartes? cadeaux?|neosurf|transcash|paysafe\w*|(?:cartes?|coupons?|recharges?) pcs)\b/,
  ],
  // Somebody's bank comes late: a purse that is named beside it is the one the money went by.
  ['bank', /\b(?:banque(?! mondiale?\b)|(?<!world )bank)\b/],
  // Cash is mostly put into a purse; where nothing else is named it went from hand to hand.
  [
    'cash',
    /\b(?:en (?:especes?|liquide|cash)|(?:in|by|with|par) cash|(?:paye|paid|verse|remis|donne|gave|give|\d+|mille?|k|francs?|fcfa|cedis|naira) (?:me |lui |him |her |them )?cash(?! ?(?:out|in|app|back|point))|(?:en|de) mains? (?:propres?|a main)|(?:donn|remis|vers|pay)\w* (?:\S+ ){0,4}en mains?|\d+ ?(?:mille?|mil|k|f|francs?|fcfa)? en mains?|main a main|by hand|for hand|hand to hand)\b/,
  ],
];
const MAY_MEAN_NOW = /\bmtn\b(?= (\w+))/g;

/** Where the money is, if it is named; "other" is another operator's. "mtn il dit" names no network. @param heard - folded. */
export function walletIn(heard: string): Wallet | undefined {
  const plain = heard.replace(MAY_MEAN_NOW, (mtn, next: string) => (isNowBefore(next) ? '' : mtn));
  return WORDS.find(([, words]) => words.test(plain))?.[0];
}
