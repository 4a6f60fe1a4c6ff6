import type { FeatureBuffer } from '../learned/feature-buffer.ts';
import type { FoldedText } from '../text/folded-text.ts';
import type { Span } from '../vocabulary.ts';
import type { ModelToken } from './model-tokens.ts';

const MOST_SPANS = 3;
const WIDEST = 6;
/** A place that adds less log-odds than this does not explain a verdict. */
const QUIETEST = 0.15;

/**
 * The places of a text that speak most for a scam. `parts` holds for each feature what it added to the log-odds; a
 * feature's part is spread over its words, and a place is the run of at most six words with the largest sum.
 */
export function loudestSpans(
  folded: FoldedText,
  tokens: readonly ModelToken[],
  parts: FeatureBuffer,
): readonly Span[] {
  const loudness = new Float64Array(tokens.length);
  for (let index = 0; index < parts.length; index += 1) {
    const first = parts.firstTokens[index] as number;
    const last = parts.lastTokens[index] as number;
    const each = (parts.values[index] as number) / Math.max(last - first + 1, 1);
    for (let token = first; token <= last; token += 1) loudness[token] = (loudness[token] as number) + each;
  }
  const spans: Span[] = [];
  for (let found = 0; found < MOST_SPANS; found += 1) {
    const run = loudestRun(loudness);
    if (run.sum < QUIETEST) break;
    spans.push(folded.originOf(tokens[run.first]?.start ?? 0, tokens[run.last]?.end ?? 0));
    // What is taken, and the words beside it, are not shown twice.
    loudness.fill(Number.NEGATIVE_INFINITY, Math.max(0, run.first - 1), run.last + 2);
  }
  return spans;
}

interface Run {
  readonly first: number;
  readonly last: number;
  readonly sum: number;
}

function loudestRun(loudness: Float64Array): Run {
  let best: Run = { first: 0, last: 0, sum: 0 };
  for (let first = 0; first < loudness.length; first += 1) {
    let sum = 0;
    for (let last = first; last < Math.min(first + WIDEST, loudness.length); last += 1) {
      sum += loudness[last] as number;
      if (sum > best.sum) best = { first, last, sum };
    }
  }
  return best;
}
