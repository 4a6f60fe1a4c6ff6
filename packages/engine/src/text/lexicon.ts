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

const SHORTEST_STEM = 3;
let index: { readonly byWord: Map<string, Entry[]>; readonly byStem: Map<string, Entry[]> } | undefined;

/** Finds every phrase of the lexicon; the time grows with the number of tokens. */
export function mentionsIn(tokens: readonly Token[], amounts: readonly Amount[]): Mentions {
  index ??= buildIndex();
  const mentions = new Map<Concept, Mention[]>();
  const add = (concept: Concept, from: number, length: number): void => {
    const mention = { from, to: from + length };
    const found = mentions.get(concept);
    if (found === undefined) mentions.set(concept, [mention]);
    else found.push(mention);
  };
  for (const { from, to } of amounts) add('money', from, to - from);
  for (const [from, { word }] of tokens.entries()) {
    for (const { concept, words } of entriesAt(word, index))
      if (matches(words, tokens, from)) add(concept, from, words.length);
  }
  mentions.get('money')?.sort((one, other) => one.from - other.from);
  return mentions;
}

function entriesAt(word: string, { byWord, byStem }: NonNullable<typeof index>): readonly Entry[] {
  const found = [...(byWord.get(word) ?? [])];
  for (let length = SHORTEST_STEM; length <= word.length; length += 1) {
    const stems = byStem.get(word.slice(0, length));
    if (stems !== undefined) found.push(...stems);
  }
  return found;
}

function matches(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  return words.every((word, offset) => {
    const token = tokens[from + offset]?.word;
    if (token === undefined) return false;
    return word.endsWith('*') ? token.startsWith(word.slice(0, -1)) : token === word;
  });
}

function buildIndex(): NonNullable<typeof index> {
  const byWord = new Map<string, Entry[]>();
  const byStem = new Map<string, Entry[]>();
  for (const [concept, { fr, en }] of Object.entries(PHRASES) as [Concept, PhraseTable][]) {
    for (const phrase of new Set([...fr, ...en])) {
      const words = phrase.split('_');
      const first = words[0] ?? '';
      const [table, key] = first.endsWith('*') ? [byStem, first.slice(0, -1)] : [byWord, first];
      table.set(key, [...(table.get(key) ?? []), { concept, words }]);
    }
  }
  return { byWord, byStem };
}
