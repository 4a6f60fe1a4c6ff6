import { type CaseNetwork, factChances } from '../belief/network.ts';
import { answers, type QuestionId } from '../questions/table.ts';
import type { Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { isStory, weightOfWords } from '../words-told.ts';

/** How likely it is that somebody has told the answer to a question in words that no rule hears. */
export interface ToldAlready {
  readonly chance: (id: QuestionId) => number;
  /** So likely that the question would be one too many. */
  readonly isLikely: (id: QuestionId) => boolean;
  /** So much was told in own words that it tells what is wanted, whether a rule heard it or not. */
  readonly isStory: boolean;
  /** So likely that the question is put as one that only confirms: "you expected this, is that right?". */
  readonly isConfirmed: (id: QuestionId) => boolean;
}

/**
 * From this chance on a question is not put. Of 500 tellings that were never learned the answer had been noted in seven of ten from there on;
 * who was not asked loses one of four questions, who is asked again loses trust.
 */
const LIKELY = 0.4;
/** What is gone decides what to do first: that is left unasked only where the network is surer. */
const LIKELY_LOSS = 0.5;
/** From here on somebody seems to have told of a loss: they are asked only what it was. */
const HINTED_LOSS = 0.3;

/** What the network reads of the facts that answer each question. A browser's smaller network reads losses alone. */
export function toldAlready(network: CaseNetwork, state: CaseState, { advice }: Standing): ToldAlready {
  const { proposed = [] } = state;
  const isProposed = (id: QuestionId) => proposed.some((fact) => answers(id, fact));
  const weight = weightOfWords(state);
  const facts = [...factChances(network, state.heard, state)];
  const isTale = isStory(state);
  const chanceRead = (id: QuestionId): number => {
    if (!isTale) return 0;
    if (id === 'lost') return likeliestLoss(advice);
    const isUntold = facts.reduce((rest, [fact, each]) => (answers(id, fact) ? rest * (1 - each) : rest), 1);
    return weight * (1 - isUntold);
  };
  const chance = (id: QuestionId): number => (CONFIRMS.has(id) ? 0 : chanceRead(id));
  return {
    isStory: isTale,
    chance,
    isLikely: (id) =>
      chance(id) >= (id === 'lost' ? LIKELY_LOSS : LIKELY) || (id === 'wants' && isProposed(id)),
    isConfirmed: (id) =>
      id === 'lost'
        ? chanceRead(id) >= HINTED_LOSS || isProposed(id)
        : CONFIRMS.has(id) && chanceRead(id) >= LIKELY,
  };
}

/** Their answers alone make a matter calm, and what the network reads must not: whoever told it is asked to say so. */
const CONFIRMS: ReadonlySet<QuestionId> = new Set<QuestionId>(['expected', 'verified', 'received']);

const likeliestLoss = (advice: Standing['advice']): number =>
  Math.max(...(['money', 'code', 'account', 'app'] as const).map((id) => advice[`lost-${id}`]));
