import type { Span } from '@scamguard/engine';

/** Everything that one of the patterns finds. */
export const spansOf = (text: string, ...patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match): Span => [match.index, match.index + match[0].length]),
  );

/** The text right after a cue, and the cue itself. */
export interface Followed {
  readonly cue: Span;
  readonly span: Span;
}

/**
 * Cues and what follows them at once. Two patterns, because a cue is found in any case while a name is told by its capital.
 *
 * @param what sticky.
 */
export const followed = (text: string, cue: RegExp, what: RegExp): Followed[] =>
  spansOf(text, cue).flatMap(([start, end]) => {
    what.lastIndex = end;
    const found = what.exec(text);
    return found ? [{ cue: [start, end] as const, span: [end, end + found[0].length] as const }] : [];
  });

export const isOverlap = ([start, end]: Span, [from, to]: Span): boolean => start < to && from < end;

/** In order; those that overlap, or between which only such signs stand, are one. */
export function joined(text: string, spans: readonly Span[], between = /^$/): Span[] {
  const result: [number, number][] = [];
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (last && (start <= last[1] || between.test(text.slice(last[1], start))))
      last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
