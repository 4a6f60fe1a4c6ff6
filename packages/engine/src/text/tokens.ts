import type { FoldedText } from './folded-text.ts';
import { isAscii } from './plain-letters.ts';

/** One word, figure or code of a folded text. */
export interface Token {
  readonly word: string;
  /** Place in the folded text, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** Counted from 0; a denial reaches no further than its clause. */
  readonly clause: number;
}

const PIECE = /[*#][\d*#]*[*#]|[a-z0-9]+(?:[@$013457](?=[a-z]))?[a-z0-9]*|[A-Z][A-Za-z0-9]*|[.,;:!?\n]/y;
const CLAUSE_END = /^[.,;:!?…\n]$/;
const SHORTEST_SPELLING = 3;

/** The words of a text; letters written one by one (`c o d e`, `p.i.n`) are put together. */
export function tokensOf({ text }: FoldedText): readonly Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  // The table of all letters is compiled only for a text that has some beyond the plain ones.
  const piece = isAscii(text)
    ? PIECE
    : /[*#][\d*#]*[*#]|[a-z0-9]+(?:[@$013457](?=[a-z]))?[a-z0-9]*|\p{L}[\p{L}\p{N}]*|[.,;:!?…\n]/uy;
  for (let start = 0; start < text.length; start += 1) {
    piece.lastIndex = start;
    if (!piece.test(text)) continue;
    const end = piece.lastIndex;
    const found = text.slice(start, end);
    if (CLAUSE_END.test(found)) clause += 1;
    else tokens.push({ word: undisguised(found), start, end, clause });
    start = end - 1;
  }
  return joinSpelled(tokens, text);
}

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

const DISGUISED = /[a-z][013457@$][a-z]|([a-z])\1\1/;

/** `c0de` → code, `urgenttt` → urgentt; figures stay figures. */
function undisguised(piece: string): string {
  if (!DISGUISED.test(piece)) return piece;
  return piece
    .replace(/(?<=[a-z])[013457@$](?=[a-z])/g, (sign) => DIGIT_LETTERS[sign] ?? sign)
    .replace(/(.)\1{2,}/g, '$1$1');
}

function joinSpelled(tokens: readonly Token[], text: string): readonly Token[] {
  const joined: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const first = tokens[index] as Token;
    const behind = behindSpelled(tokens, index, text);
    if (behind - index < SHORTEST_SPELLING) {
      joined.push(first);
      continue;
    }
    const letters = tokens.slice(index, behind);
    const word = letters.map((letter) => letter.word).join('');
    joined.push({ ...first, word, end: (letters.at(-1) ?? first).end });
    index = behind - 1;
  }
  return joined;
}

/** The first token behind single letters with the same one sign between them. */
function behindSpelled(tokens: readonly Token[], index: number, text: string): number {
  let next = index;
  for (let separator: string | undefined; next < tokens.length; next += 1) {
    const { start, end } = tokens[next] as Token;
    if (end - start !== 1) break;
    if (next === index) continue;
    const between = text.slice(tokens[next - 1]?.end, start);
    if (between.length !== 1 || (separator !== undefined && between !== separator)) break;
    separator = between;
  }
  return next;
}
