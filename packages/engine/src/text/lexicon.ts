import { type Concept, PHRASES } from '../knowledge/phrases/index.ts';
import type { Amount } from './amounts.ts';
import { indexPhrases, type PhraseIndex, phrasesFrom, standsAt } from './phrase-index.ts';
import type { Token } from './tokens.ts';

/** A concept that some tokens of a text express; `to` is exclusive. */
export interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Where each concept is mentioned, in order. */
export type Mentions = ReadonlyMap<Concept, readonly Mention[]>;

const CONCEPTS = Object.keys(PHRASES) as Concept[];

let index: PhraseIndex | undefined;

/** Finds every phrase of the lexicon, and sums as mentions of money; the time grows with the number of tokens. */
export function mentionsIn(tokens: readonly Token[], amounts: readonly Amount[]): Mentions {
  index ??= indexPhrases(CONCEPTS.map((concept) => `${PHRASES[concept].fr} ${PHRASES[concept].en}`));
  const mentions = new Map<Concept, Mention[]>();
  const add = (concept: Concept, from: number, to: number): void => {
    const found = mentions.get(concept);
    if (found === undefined) mentions.set(concept, [{ from, to }]);
    else found.push({ from, to });
  };
  for (const { from, to } of amounts) add('money', from, to);
  for (let from = 0; from < tokens.length; from += 1) {
    for (const { concept, words } of phrasesFrom(index, tokens[from]?.word ?? '', tokens[from + 1]?.word))
      if (standsAt(tokens, from, words)) add(CONCEPTS[concept] as Concept, from, from + words.length);
  }
  mentions.get('money')?.sort((one, other) => one.from - other.from);
  return mentions;
}
