import { PHRASES } from '../knowledge/phrases/index.ts';
import { plainLetters } from './plain-letters.ts';

/** Names that scams borrow, which are written letter by letter as well. */
const NAMES =
  'mtn moov momo orange wave flooz whatsapp telegram facebook western union uba bceao cnss sms pin otp votre vous';

let known: ReadonlySet<string> | undefined;

/** Whether a word is one that the lexicon knows. Case and accents do not matter. */
export function isKnownWord(word: string): boolean {
  known ??= new Set(
    [NAMES, ...Object.values(PHRASES).flatMap(({ fr, en }) => [fr, en])].flatMap((table) =>
      table.split(/[\s_]+/),
    ),
  );
  return known.has(plainLetters(word));
}
