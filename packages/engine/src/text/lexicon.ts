import { type Concept, PHRASES } from '../knowledge/phrases/index.ts';
import type { PhraseTable } from '../knowledge/phrases/phrase-table.ts';
import type { Amount } from './amounts.ts';
import type { Token } from './tokens.ts';

/** A concept that some tokens of a text express; `to` is exclusive. */
export interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Where each concept is mentioned, in order. */
export type Mentions = ReadonlyMap<Concept, readonly Mention[]>;

interface Entry {
  readonly concept: Concept;
  readonly words: readonly string[];
}

/** Phrases by their first word. */
type Index = ReadonlyMap<string, readonly Entry[]>;

let index: Index | undefined;

/** Finds every phrase of the lexicon, and sums as mentions of money; the time grows with the number of tokens. */
export function mentionsIn(tokens: readonly Token[], amounts: readonly Amount[]): Mentions {
  index ??= buildIndex();
  const mentions = new Map<Concept, Mention[]>();
  const add = (concept: Concept, from: number, to: number): void => {
    const found = mentions.get(concept);
    if (found === undefined) mentions.set(concept, [{ from, to }]);
    else found.push({ from, to });
  };
  for (const { from, to } of amounts) add('money', from, to);
  for (let from = 0; from < tokens.length; from += 1) {
    const entries = index.get(tokens[from]?.word ?? '');
    if (entries === undefined) continue;
    for (const { concept, words } of entries)
      if (standsAt(tokens, from, words)) add(concept, from, from + words.length);
  }
  mentions.get('money')?.sort((one, other) => one.from - other.from);
  return mentions;
}

/** Whether a phrase, the first word of which is known to fit, stands at a place. */
function standsAt(tokens: readonly Token[], from: number, words: readonly string[]): boolean {
  for (let offset = 1; offset < words.length; offset += 1)
    if (tokens[from + offset]?.word !== words[offset]) return false;
  return true;
}

function buildIndex(): Index {
  const built = new Map<string, Entry[]>();
  for (const [concept, { fr, en }] of Object.entries(PHRASES) as [Concept, PhraseTable][]) {
    for (const phrase of new Set([...fr, ...en])) {
      const words = phrase.split('_');
      const first = words[0] ?? '';
      const entries = built.get(first);
      if (entries === undefined) built.set(first, [{ concept, words }]);
      else entries.push({ concept, words });
    }
  }
  return built;
}
