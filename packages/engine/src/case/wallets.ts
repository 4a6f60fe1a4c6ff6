import { isNowBefore } from './facts/now.ts';
import type { Wallet } from './state.ts';

const WORDS: readonly (readonly [Wallet, RegExp])[] = [
  ['mtn', /\b(?:mtn|momo)\b/],
  ['moov', /\b(?:moov|flooz)\b/],
  ['orange', /\borange\b/],
  ['wave', /\bwave\b/],
  [
    'bank',
    /\b(?:ecobank|uba|boa|par virement|virement (?:bancaire|de \d)|afriland|access bank|carte bancaire|western union|moneygram|ria|opay|palmpay|kuda|moniepoint|djamo|coris|orabank|gtb(?:ank)?|zenith|bsic|nsia|clcam)\b/,
  ],
  [
    'other',
    /\b(?:t ?-?money|mixx|yas|togocom|telecel|airtel\w*|celt?iis|vodafone|vodacash|e-?money|free money|nita|amana)\b/,
  ],
  // Somebody's bank comes last: a purse that is named beside it is the one the money went by.
  ['bank', /\b(?:banque(?! mondiale?\b)|(?<!world )bank)\b/],
];
const MAY_MEAN_NOW = /\bmtn\b(?= (\w+))/g;

/** Where the money is, if it is named; "other" is another operator's. "mtn il dit" names no network. @param heard - folded. */
export function walletIn(heard: string): Wallet | undefined {
  const plain = heard.replace(MAY_MEAN_NOW, (mtn, next: string) => (isNowBefore(next) ? '' : mtn));
  return WORDS.find(([, words]) => words.test(plain))?.[0];
}
