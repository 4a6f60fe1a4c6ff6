import type { FeatureBuffer } from '../inference/feature-buffer.ts';
import type { FoldedText } from '../text/folded-text.ts';
import type { Span } from '../vocabulary.ts';
import type { ModelToken } from './model-tokens.ts';

const MOST_SPANS = 3;
const WIDEST_WINDOW = 6;
/** A window that adds less log-odds than this does not explain a verdict. */
const WEAKEST = 0.15;

/**
 * Feature attribution: the windows of a text that speak most for a scam. The contribution of each feature to the log-odds is spread over
 * its tokens. A window is the sequence of at most six tokens with the largest sum.
 *
 * @param contributions - holds what each feature added to the log-odds.
 */
export function strongestSpans(
  folded: FoldedText,
  tokens: readonly ModelToken[],
  contributions: FeatureBuffer,
): readonly Span[] {
  const attributions = new Float64Array(tokens.length);
  for (let index = 0; index < contributions.length; index += 1) {
    const first = contributions.firstTokens[index] as number;
    const last = contributions.lastTokens[index] as number;
    const each = (contributions.values[index] as number) / Math.max(last - first + 1, 1);
    for (let token = first; token <= last; token += 1)
      attributions[token] = (attributions[token] as number) + each;
  }
  const spans: Span[] = [];
  for (let found = 0; found < MOST_SPANS; found += 1) {
    const { first, last, sum } = strongestWindow(attributions);
    if (sum < WEAKEST) break;
    spans.push(folded.originOf(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0));
    // No token is shown twice, nor the ones beside a window.
    attributions.fill(Number.NEGATIVE_INFINITY, Math.max(0, first - 1), last + 2);
  }
  return spans;
}

interface Window {
  readonly first: number;
  readonly last: number;
  readonly sum: number;
}

function strongestWindow(attributions: Float64Array): Window {
  let best: Window = { first: 0, last: 0, sum: 0 };
  for (let first = 0; first < attributions.length; first += 1) {
    let sum = 0;
    for (let last = first; last < Math.min(first + WIDEST_WINDOW, attributions.length); last += 1) {
      sum += attributions[last] as number;
      if (sum > best.sum) best = { first, last, sum };
    }
  }
  return best;
}
