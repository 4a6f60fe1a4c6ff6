import type { Span } from '@scamguard/engine';

/** Says of a stretch of a text whether it lies within one of the places; builds its table once, so that asking is cheap. */
export function within(length: number, places: readonly Span[]): (start: number, end: number) => boolean {
  const marks = new Uint32Array(length + 1);
  places.forEach(([start, end], index) => marks.fill(index + 1, start, end));
  return (start, end) => end > start && marks[start] !== 0 && marks[start] === marks[end - 1];
}
