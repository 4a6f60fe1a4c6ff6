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

const PIECE = /[*#][\d*#]*[*#]|[a-z0-9]+(?:[@$013457](?=[a-z]))?[a-z0-9]*|[A-Z][A-Za-z0-9]*|[.,;:!?\n]/g;
const CLAUSE_END = /^[.,;:!?…\n]$/;
const SHORTEST_SPELLING = 3;

/** The words of a text; letters written one by one (`c o d e`, `p.i.n`) are put together. */
export function tokensOf({ text }: FoldedText): readonly Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  // The table of all letters is compiled only for a text that has some beyond the plain ones.
  const piece = isAscii(text)
    ? PIECE
    : /[*#][\d*#]*[*#]|[a-z0-9]+(?:[@$013457](?=[a-z]))?[a-z0-9]*|\p{L}[\p{L}\p{N}]*|[.,;:!?…\n]/gu;
  for (const match of text.matchAll(piece)) {
    const [found] = match;
    if (CLAUSE_END.test(found)) clause += 1;
    else
      tokens.push({ word: undisguised(found), start: match.index, end: match.index + found.length, clause });
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
    const letters = spelledFrom(tokens, index, text);
    const first = letters[0];
    const last = letters.at(-1);
    if (first === undefined || last === undefined || letters.length < SHORTEST_SPELLING) {
      const token = tokens[index];
      if (token !== undefined) joined.push(token);
      continue;
    }
    joined.push({
      word: letters.map(({ word }) => word).join(''),
      start: first.start,
      end: last.end,
      clause: first.clause,
    });
    index += letters.length - 1;
  }
  return joined;
}

/** Single letters with the same one sign between them. */
function spelledFrom(tokens: readonly Token[], index: number, text: string): readonly Token[] {
  const letters: Token[] = [];
  let separator: string | undefined;
  for (let next = index; next < tokens.length; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.end - token.start !== 1) break;
    const previous = letters.at(-1);
    if (previous !== undefined) {
      const between = text.slice(previous.end, token.start);
      if (between.length !== 1 || (separator !== undefined && between !== separator)) break;
      separator = between;
    }
    letters.push(token);
  }
  return letters;
}
