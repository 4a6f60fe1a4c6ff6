import type { Span } from '@scamguard/engine';

/** What stands where something was masked. It says nothing of the length. */
export const MASK = '•••';

const SIGNS_ONLY = /^[^\p{L}\p{N}]{0,4}$/u;
/** In UTF-16 units: four signs of two units each. */
const LONGEST_SIGNS = 8;
const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** A text with a mask in each of the places; whatever a reader sees as one sign stays whole or goes whole. */
export function withMasks(text: string, places: readonly Span[]): string {
  if (places.length === 0) return text;
  let masked = '';
  let from = 0;
  for (const [start, end] of joined(text, places.map(wholeSigns(text)))) {
    masked += text.slice(from, start) + MASK;
    from = end;
  }
  return masked + text.slice(from);
}

/** The first sign of a text, as a reader sees it. An empty text has none. */
export const firstSign = (text: string): string => segmenter.segment(text).containing(0)?.segment ?? '';

/** Puts the places in order, without overlaps. Two places with only signs between them become one. */
function joined(text: string, places: readonly Span[]): readonly Span[] {
  const result: [number, number][] = [];
  for (const [start, end] of places.toSorted((one, other) => one[0] - other[0])) {
    const last = result.at(-1);
    if (
      last &&
      (start <= last[1] || (start - last[1] <= LONGEST_SIGNS && SIGNS_ONLY.test(text.slice(last[1], start))))
    )
      last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/** Widens a place to where signs begin and end; each sign of the text is looked at once. */
function wholeSigns(text: string): (place: Span) => Span {
  const starts = new Uint32Array(text.length + 1);
  const ends = new Uint32Array(text.length + 1);
  for (const { segment, index } of segmenter.segment(text)) {
    starts.fill(index, index, index + segment.length);
    ends.fill(index + segment.length, index, index + segment.length);
  }
  return ([start, end]) => [starts[start] ?? start, ends[Math.max(end - 1, start)] ?? end];
}
