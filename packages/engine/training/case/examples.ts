import { ADVICE } from '../../src/case/belief/advice.ts';
import {
  addLikeness,
  addMessage,
  addNamed,
  FEATURE_BITS,
  FEWEST,
  FEWEST_NAMED,
  NAMED_GROUPS,
  TEXT_GROUPS,
} from '../../src/case/belief/features.ts';
import { likenessOf } from '../../src/case/belief/network.ts';
import type { FactName } from '../../src/case/facts/fact.ts';
import { CASE_KINDS } from '../../src/case/kinds.ts';
import { answers, QUESTION_IDS, type QuestionId } from '../../src/case/questions/table.ts';
import { FeatureBuffer } from '../../src/inference/feature-buffer.ts';
import { randomFrom } from '../random.ts';
import { adviceIn } from './advice-labels.ts';
import { evidenceOf, type TellingEvidence } from './evidence.ts';
import type { CaseExample } from './network-training.ts';
import type { TellingRow } from './tellings.ts';

/** A telling with what the engine takes from it. */
export interface ReadTelling {
  readonly row: TellingRow;
  readonly whole: TellingEvidence;
  /** The first message alone, where more followed and it has a few words. */
  readonly start?: TellingEvidence;
}

const FEWEST_WORDS = 5;

export const readTelling = (row: TellingRow): ReadTelling => {
  const [first = ''] = row.turns;
  const isStart = row.turns.length > 1 && first.split(/\s+/).length >= FEWEST_WORDS;
  return { row, whole: evidenceOf(row.turns), ...(isStart && { start: evidenceOf([first]) }) };
};

/** Facts that are noted seldom teach nothing. */
const FEWEST_NOTES = 12;

export function frequentFacts(tellings: readonly ReadTelling[]): readonly FactName[] {
  const notes = new Map<FactName, number>();
  for (const { row } of tellings) for (const fact of row.facts) notes.set(fact, (notes.get(fact) ?? 0) + 1);
  return [...notes].filter(([, count]) => count >= FEWEST_NOTES).map(([fact]) => fact);
}

/** The questions that a story may answer. */
export const ANSWERABLE: readonly QuestionId[] = QUESTION_IDS.filter(
  (id) => id !== 'doors' && id !== 'same' && id !== 'wallet',
);

/** Whether a careful reader noted the answer to a question. */
export const isAnswered = (id: QuestionId, { facts, lost }: Pick<TellingRow, 'facts' | 'lost'>): boolean =>
  facts.some((fact) => answers(id, fact)) || (id === 'lost' && lost.length > 0);

/** Share of the noted facts that a row is also shown with, as if questions had brought them out. */
const ASKED = 0.5;

/** The rows of training: each telling as it is heard, with facts that answers would add, and its start alone. */
export function trainingExamples(tellings: readonly ReadTelling[], facts: readonly string[]): CaseExample[] {
  const random = randomFrom(7);
  const numberOf = new Map<string, number>(facts.map((fact, index) => [fact, index]));
  return tellings.flatMap(({ row, whole, start }) => {
    const noted = [
      ...adviceIn(row).map((id) => ADVICE.indexOf(id)),
      ...row.facts.flatMap((fact) => {
        const number = numberOf.get(fact);
        return number === undefined ? [] : FIRST_FACT + number;
      }),
      ...ANSWERABLE.flatMap((id, place) => (isAnswered(id, row) ? ADVICE.length + place : [])),
    ];
    const asked = row.facts.filter(() => random() < ASKED);
    return [
      exampleOf(row, whole, noted),
      exampleOf(row, { ...whole, facts: [...new Set([...whole.facts, ...asked])] }, noted, asked),
      // What the start alone answers nobody noted.
      ...(start ? [{ ...exampleOf(row, start, noted), unknown: [ADVICE.length, FIRST_FACT] as const }] : []),
    ];
  });
}

const FIRST_FACT = ADVICE.length + ANSWERABLE.length;

const buffer = new FeatureBuffer(FEATURE_BITS);

function exampleOf(
  { kind }: TellingRow,
  evidence: TellingEvidence,
  facts: readonly number[],
  answered: readonly string[] = [],
): CaseExample {
  const { messages, logOdds } = evidence;
  const groups = TEXT_GROUPS.map((): number[] => []);
  for (const { telling, reading } of messages) {
    buffer.clear();
    const ends = addMessage(telling, reading, buffer);
    groups.forEach((buckets, group) => {
      buckets.push(...buffer.buckets.subarray(ends[group - 1] ?? 0, ends[group]));
    });
  }
  buffer.clear();
  const ends = TEXT_GROUPS.map((name, group) => {
    const start = buffer.length;
    for (const bucket of groups[group] ?? []) buffer.addBucket(bucket);
    buffer.share(start, 1, FEWEST[name]);
    return buffer.length;
  });
  for (const group of NAMED_GROUPS) {
    const start = buffer.length;
    addNamed(group, { ...evidence, answered }[group], buffer);
    buffer.share(start, 1, FEWEST_NAMED[group]);
    ends.push(buffer.length);
  }
  const start = buffer.length;
  addLikeness(buffer);
  buffer.setValues(start, likenessOf(logOdds));
  ends.push(buffer.length);
  return {
    kind: CASE_KINDS.indexOf(kind),
    facts,
    ends,
    buckets: buffer.buckets.slice(0, buffer.length),
    values: buffer.values.slice(0, buffer.length),
  };
}
