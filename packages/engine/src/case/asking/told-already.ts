import { answeredChances, type CaseNetwork } from '../belief/network.ts';
import type { FactName } from '../facts/fact.ts';
import { answers, type QuestionId } from '../questions/table.ts';
import { asksForSecret } from '../secrets-wanted.ts';
import type { Standing } from '../standing.ts';
import type { CaseState } from '../state.ts';
import { toldChances } from '../told-chances.ts';
import { isStory, namesLittle, weightOfWords } from '../words-told.ts';

/** How likely it is that somebody has told the answer to a question in words that no rule hears. */
export interface ToldAlready {
  readonly chance: (id: QuestionId) => number;
  /** So likely that the question would be one too many. */
  readonly isLikely: (id: QuestionId) => boolean;
  /** So much was told in own words that it is a story. */
  readonly isStory: boolean;
  /** Of what is wanted and what is gone: so much was told in own words that it tells that too, whether a rule heard it or not. */
  readonly isInWords: (id: 'wants' | 'lost') => boolean;
  /** So likely that the question is put as one that only confirms: "you expected this, is that right?". */
  readonly isConfirmed: (id: QuestionId) => boolean;
}

/**
 * From this chance on a question is not put: who was not asked loses one of four questions, who is asked again loses trust. Of stories that were
 * never learned, about one in ten had told it below.
 */
const LIKELY = 0.2;
/**
 * What is gone and what is wanted is told in nearly every story, so of these the network must be surer. Of short ones that were never learned, two
 * of three had told it from here on, and one in four below.
 */
const IN_FEW_WORDS = 0.9;
/** What is gone decides what to do first: from here on the network counts it as told. */
const LIKELY_LOSS = 0.5;
/** From here on somebody seems to have told of a loss: they are asked only what it was. */
const HINTED_LOSS = 0.45;
/** From here on a proof of an honest matter is put back to who seems to have told it. */
const HINTED_PROOF = 0.55;

/** From here on somebody has told that they have not checked, or not received, it: two of three of those have. */
const TOLD_NOT_TO_BE = 0.6;

/** What the network reads of answers. A browser's smaller network reads losses alone. */
export function toldAlready(network: CaseNetwork, state: CaseState, { advice }: Standing): ToldAlready {
  const { proposed = [] } = state;
  const isProposed = (id: QuestionId) => proposed.some((fact) => answers(id, fact));
  // What others write tells of no loss of whoever forwards it.
  const loss = state.isTold ? Math.max(...LOSSES.map((id) => advice[`lost-${id}`])) : 0;
  const weight = weightOfWords(state);
  const answered = answeredChances(network, state.heard, state);
  const told = toldChances(network, state);
  const read = (id: QuestionId): number =>
    AT_LENGTH.has(id) || state.read === undefined
      ? (answered.get(id) ?? 0)
      : middle(answered.get(id) ?? 0, chanceOfAny(told, id));
  const chanceOf = (id: QuestionId, polarity: 'true' | 'not'): number =>
    told.get(`${polarity}:${id}` as FactName) ?? 0;
  const isDenied = (id: QuestionId): boolean =>
    CONFIRMS.has(id) && weight * chanceOf(id, 'not') >= TOLD_NOT_TO_BE;
  const chance = (id: QuestionId): number => (CONFIRMS.has(id) ? 0 : weight * read(id));
  const isTale = isStory(state);
  const isLikely: Readonly<Partial<Record<QuestionId, boolean>>> = {
    // In a few words that tell what is wanted the network takes it for gone.
    lost: loss >= LIKELY_LOSS && (isTale || !asksForSecret(state)),
    wants: isProposed('wants'),
  };
  return {
    isStory: isTale,
    chance,
    isLikely: (id) => isLikely[id] ?? (isDenied(id) || chance(id) >= LIKELY),
    isInWords: (id) => state.isTold && (isTale || (!namesLittle(state) && read(id) >= IN_FEW_WORDS)),
    isConfirmed: (id) =>
      id === 'lost'
        ? loss >= HINTED_LOSS || isProposed(id)
        : CONFIRMS.has(id) && weight * read(id) >= HINTED_PROOF && chanceOf(id, 'true') > chanceOf(id, 'not'),
  };
}

/** So much tells what is gone or wanted that the sum of it says little. */
const AT_LENGTH: ReadonlySet<QuestionId> = new Set<QuestionId>(['lost', 'wants']);

/** The chance that a fact was told which answers the question. */
function chanceOfAny(told: ReadonlyMap<FactName, number>, id: QuestionId): number {
  let none = 1;
  for (const [fact, chance] of told) if (answers(id, fact)) none *= 1 - chance;
  return 1 - none;
}

/** What two readings come to: the mean of their log-odds. */
function middle(one: number, other: number): number {
  const odds = Math.sqrt((one * other) / Math.max((1 - one) * (1 - other), Number.EPSILON));
  return odds / (1 + odds);
}

/** Their answers alone make a matter calm, and what the network reads must not: whoever told it is asked to say so. */
export const PROVING = ['expected', 'verified', 'received'] as const satisfies readonly QuestionId[];
const CONFIRMS: ReadonlySet<QuestionId> = new Set<QuestionId>(PROVING);

const LOSSES = ['money', 'code', 'account', 'app'] as const;
