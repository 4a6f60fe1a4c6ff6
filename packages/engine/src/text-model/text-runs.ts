import { NUMBERS_OF_RUNS, type RunKind, type RunTable, runKind, weighRuns } from '../learned/runs.ts';
import type { ModelToken } from './model-tokens.ts';

/** What is weighed by how much likelier it is there in scams than elsewhere: words, and all signs as they were written. */
export const TEXT_RUNS: readonly RunKind[] = [runKind(45, 3), runKind(48, 6)];

/** How many figures {@link weighTextRuns} writes. */
export const NUMBERS_OF_TEXT_RUNS = TEXT_RUNS.length * NUMBERS_OF_RUNS;

/** Words and classes are told apart by signs beyond those that texts are written in. */
const FIRST_SIGN = 0x100;
const SIGNS = 65_000;

/**
 * The texts that {@link TEXT_RUNS} are learned from, in their order: one sign for each word or class, and the text as it was written.
 *
 * @param masked - from {@link maskedText}.
 */
export function learnedTexts(masked: string, tokens: readonly ModelToken[]): readonly string[] {
  let words = '';
  for (const { hash } of tokens) words += String.fromCharCode(FIRST_SIGN + ((hash >>> 0) % SIGNS));
  return [words, masked];
}

/** Writes what the runs of a text weigh, taken apart by {@link learnedTexts}. */
export function weighTextRuns(
  texts: readonly string[],
  table: RunTable,
  into: Float64Array,
  from: number,
): void {
  for (const [index, kind] of TEXT_RUNS.entries())
    weighRuns(texts[index] ?? '', kind, table, into, from + index * NUMBERS_OF_RUNS);
}
