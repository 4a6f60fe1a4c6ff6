import type { Span } from '@scamguard/engine';
import { harmlessFigures, spansOf } from './harmless-figures.ts';
import type { Piece } from './pieces.ts';
import { within } from './places.ts';

const CODE_WORDS = new Set('code codes pin otp cvv cvc secret secrets passe mdp password cle key'.split(' '));
const FURTHEST = 6;
const FEWEST_DIGITS = 3;

const PASSWORD =
  /(?:mot de passe|mots de passe|mdp|password|passwd|passcode)(?:\s+(?:est|etait|is|was|c'est))?\s*(?:[:=]|(?<=est|etait|is|was))\s*["'«]?\s*(\S{3,})/g;
const PHRASE =
  /(?:phrase (?:secrete|de recuperation)|seed phrase|recovery phrase|secret phrase)[^:\n]{0,20}:\s*((?:[a-z]+[\s,]+){5,23}[a-z]+)/g;
const TOKEN = /(?<![a-z0-9_-])(?=[a-z0-9_-]*\d)(?=[a-z0-9_-]*[a-z])[a-z0-9_-]{16,}/g;
/** Letters among figures in one part of it; `photo_2024_03_11` is the name of a file. */
const MIXED = /[a-z]\d[a-z0-9]{3}|\d[a-z][a-z0-9]{3}|[a-z0-9]{3}(?:[a-z]\d|\d[a-z])/;
const BANK_ACCOUNT =
  /(?<![a-z0-9])[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,8}(?:\s?(?=[a-z]{0,2}\d)[a-z0-9]{1,3})?(?![a-z0-9])/g;

/** Places of codes, passwords, keys and account numbers in a folded text. */
export function secretSpans(text: string, pieces: readonly Piece[]): readonly Span[] {
  const tokens = spansOf(text, TOKEN).filter(([start, end]) => MIXED.test(text.slice(start, end)));
  const named = [PASSWORD, PHRASE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Span => {
      const end = match.index + match[0].length;
      return [end - (match[1]?.length ?? 0), end];
    }),
  );
  return [...tokens, ...spansOf(text, BANK_ACCOUNT), ...named, ...codeSpans(text, pieces)];
}

/** Figures that are said soon after the word for a code. */
function codeSpans(text: string, pieces: readonly Piece[]): readonly Span[] {
  const isHarmless = within(text.length, harmlessFigures(text));
  return pieces.flatMap((cue, index) => {
    if (!CODE_WORDS.has(cue.text)) return [];
    const figures = pieces
      .slice(index + 1, index + 1 + FURTHEST)
      .filter(isFigure)
      .filter(({ start, end }) => !isHarmless(start, end));
    const weight = figures.reduce((sum, piece) => sum + digitsOf(piece), 0);
    return weight >= FEWEST_DIGITS ? figures.map(({ start, end }): Span => [start, end]) : [];
  });
}

/** A word that may be another one is a figure right behind a figure: "deux un", not "au dos". */
function isFigure({ kind, word }: Piece, index: number, pieces: readonly Piece[]): boolean {
  const before = pieces[index - 1]?.kind;
  if (kind === 'number-word' && word?.isSure === false)
    return before === 'number-word' || before === 'digits';
  return kind === 'digits' || kind === 'number-word';
}

/** `b64` has two digits and a letter that only looks like one. */
const digitsOf = ({ kind, text, weight }: Piece): number =>
  kind === 'digits' ? text.replace(/\D/g, '').length : weight;
