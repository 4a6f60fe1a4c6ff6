import { messagesIn } from './exported-talk.ts';

/** A name before what somebody says, as people copy or type a talk: `Tantie Rosine : bonsoir à toutes`. */
const NAMED_LINE = /^[^\S\n]{0,3}([\p{L}+][^\n:/*#]{0,30}?) ?: ?(?=(\S[^\n]*))/gmu;
const WORD = /\p{L}{2,}/gu;
/** `Solde: 17350F` is a field of a receipt; who speaks says more. */
const FEWEST_WORDS_SAID = 2;
/** So many voices are a group, and they speak so often. */
const FEWEST_VOICES = 3;
const FEWEST_SAID = 4;

/**
 * The place where the talk of a group begins in a text. A group has at least three named voices, and one of them speaks again. It
 * is undefined if there is none.
 */
export function groupTalkIn(text: string): number | undefined {
  const said = namedIn(text);
  const voices = new Set(said.map(({ name }) => name));
  const isGroup = voices.size >= FEWEST_VOICES && said.length >= Math.max(FEWEST_SAID, voices.size + 1);
  return isGroup ? said[0]?.start : undefined;
}

function namedIn(text: string): readonly { readonly name: string; readonly start: number }[] {
  const exported = messagesIn(text);
  if (exported.length > 0) return exported;
  return [...text.matchAll(NAMED_LINE)].flatMap((line) =>
    ((line[2] ?? '').match(WORD)?.length ?? 0) >= FEWEST_WORDS_SAID
      ? [{ name: (line[1] ?? '').trim(), start: line.index }]
      : [],
  );
}
