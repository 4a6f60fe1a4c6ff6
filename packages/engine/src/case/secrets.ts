import { withPlainDigits } from '../phone/find-phones.ts';
import { foldText } from '../text/folded-text.ts';
import type { Span } from '../vocabulary.ts';

/** What stands where a secret was. It says nothing of the length. */
export const SECRET_MASK = '•••';

export interface MaskedText {
  readonly text: string;
  readonly isMasked: boolean;
}

// What is printed for everybody to pay with is no secret.
const SECRET_NAME = String.raw`(?:(?<!\b(?:marchand|merchant|promo|agent) )codes?(?! (?:marchand|merchant|client|promo|postal|agent))|pin|otp|cvv|cvc|mot de passe|mots de passe|mdp|password|passcode|passwd|secret)`;
const NUMBER_WORD =
  'zero|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|one|two|three|four|five|seven|eight|nine|oh';
/** Figures written as one, or with a blank, a point or a dash between them. */
const FIGURES = String.raw`\d(?:[\s.\-]{0,3}\d){2,11}`;
const CURRENCY = String.raw`(?!\s{0,2}(?:f|fcfa|cfa|frs|francs?|euros?|naira|cedis?|dollars?|%)(?![a-z])|\d)`;

/** "87000 est sorti": a round sum that went somewhere is no secret. */
const NO_SUM_THAT_WENT = String.raw`(?!(?<=00)\s{1,3}(?:f |fcfa )?(?:est |sont |a |ont |etait |is |was |are |has |have |don )?(?:deja |already )?(?:sorti|parti|disparu|envole|debite|coupe|retire|gone|left|missing|comot|debited|vanish))`;

// What is looked for stands first, so that a text is not searched backwards from each of its letters.
const NAMED: readonly RegExp[] = [
  // "mon code secret est 4821", "PIN: 48 21"; a few words may stand between.
  new RegExp(
    String.raw`(?=\d)(?<=\b${SECRET_NAME}\b[^\d•*#\n]{0,30})(?<![\d+*])${FIGURES}${CURRENCY}${NO_SUM_THAT_WENT}`,
    'g',
  ),
  // "4821 c'est mon code"
  new RegExp(
    String.raw`(?<![\d+*.,])${FIGURES}${CURRENCY}(?=\s{1,3}(?:c'?\s?est|is|est|comme|as|for|pour)\s{1,3}(?:(?:mon|le|my|the|ton|votre|your)\s{1,3})?${SECRET_NAME}\b)`,
    'g',
  ),
  // "le code est quatre huit deux un"
  new RegExp(
    String.raw`\b(?=[cdefhnoqstuz])(?<=\b${SECRET_NAME}\b[^\d•\n]{0,30})(?:${NUMBER_WORD})(?:[\s,;-]{1,3}(?:${NUMBER_WORD})){2,7}\b`,
    'g',
  ),
  // "mot de passe : Soleil-Rouge", "my password is sunshine"
  /(?<=\b(?:mot de passe|mdp|password|passcode|passwd)\s{0,3}(?:est|is|:|=|c'est)\s{0,3}:?\s{0,3})[^\s•]{3,}/g,
];
/** Without one of these words no secret is named, and texts are not searched for what stands beside it. */
const NAMES_SECRET = new RegExp(String.raw`\b${SECRET_NAME}\b`);
const UNNAMED: readonly RegExp[] = [
  // Nothing but a short number: no question asks for one.
  /^\s*\d(?:[\s.-]?\d){2,7}\s*$/g,
];
/** The last figures of a transfer by the operator's menu are the secret code: `*880*1*0197…*5000*1234#`. */
const MENU_SECRET = /(?<=\*\d{1,4}(?:\*\d{1,15}){2,6}\*)\d{4,6}(?=#)/g;
const CARD = /(?<![\d+])\d(?:[ -]?\d){12,18}(?!\d)/g;

/**
 * Hides what may be a PIN, a one-time code, a password or a card number. Rather too much than too little: no question
 * of the interview needs such a number. Telephone numbers and sums of money stay.
 */
export function maskSecrets(original: string): MaskedText {
  const { text, originOf } = foldText(withPlainDigits(original));
  const spans = [...(NAMES_SECRET.test(text) ? NAMED : []), ...UNNAMED, MENU_SECRET].flatMap((pattern) =>
    spansOf(text, pattern),
  );
  const cards = spansOf(text, CARD).filter(([start, end]) => isCardNumber(text.slice(start, end)));
  const places = [...spans, ...cards].map(([start, end]) => originOf(start, end));
  if (places.length === 0) return { text: original, isMasked: false };
  return { text: withMasks(original, places), isMasked: true };
}

function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]);
}

function withMasks(original: string, places: readonly Span[]): string {
  let masked = '';
  let position = 0;
  for (const [start, end] of places.toSorted(([first], [second]) => first - second)) {
    if (end <= position) continue;
    if (start >= position) masked += original.slice(position, start) + SECRET_MASK;
    position = end;
  }
  return masked + original.slice(position);
}

/** By the check digit of ISO/IEC 7812. */
function isCardNumber(written: string): boolean {
  const digits = [...written.replace(/\D/g, '')].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
