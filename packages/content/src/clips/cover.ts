import type { Clips } from './index.ts';

/** How much of a text is recorded. */
export interface Covered {
  /** Ids of the recordings that say it, in order. */
  readonly ids: readonly string[];
  /** Every sentence of it is recorded. */
  readonly isWhole: boolean;
}

/** What may stand between two recordings within a sentence, and after its last one. */
const BETWEEN = /^[\s,:;«»"“”()–-]+/;
const END = /^(?:\s*[.!?…]+[\s«»"“”)]*|$)/;
/** The rest of a sentence that is not recorded. */
const SENTENCE = /^.*?(?:[.!?…]+(?=\s|$)[\s«»"“”)]*|$)/;

/**
 * The recordings that say a text together. A sentence that is not recorded from beginning to end is left out as a whole: half of one
 * may say the opposite.
 *
 * @param words one line or more
 */
export function cover(clips: Clips, words: string): Covered {
  const idOf = new Map<string, string>();
  for (const [id, text] of Object.entries(clips)) if (!idOf.has(plain(text))) idOf.set(plain(text), id);
  // Of two that begin alike the longer one says more.
  const texts = [...idOf.keys()].toSorted((one, other) => other.length - one.length);
  const parts = words
    .split('\n')
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => coverLine(line, texts));
  return {
    ids: parts.flatMap(({ said }) => said).map((text) => idOf.get(text) ?? ''),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}

function coverLine(line: string, texts: readonly string[]) {
  const said: string[] = [];
  let isWhole = true;
  let rest = line;
  while (rest !== '') {
    const found = saySentence(rest, texts);
    if (found) said.push(...found.said);
    else isWhole = false;
    rest = found ? found.rest : rest.slice(SENTENCE.exec(rest)?.[0].length || rest.length);
  }
  return { said, isWhole };
}

/** Says a text up to the end of a sentence, with the longest recordings that lead there. */
function saySentence(text: string, texts: readonly string[]): { said: string[]; rest: string } | undefined {
  const start = text.replace(BETWEEN, '');
  for (const known of texts) {
    if (!start.toLowerCase().startsWith(known.toLowerCase())) continue;
    const after = start.slice(known.length);
    const end = /[.!?…]$/.test(known) ? /^(?:[\s«»"“”)]+|$)/.exec(after) : END.exec(after);
    if (end) return { said: [known], rest: after.slice(end[0].length) };
    if (!/^\s*[,:;(]/.test(after) && !/[:,]$/.test(known)) continue;
    const more = saySentence(after, texts);
    if (more) return { said: [known, ...more.said], rest: more.rest };
  }
  return undefined;
}

/** On screen the spaces of French are bound. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ').trim();
