import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

/** Letters and signs one by one: `j o e l @ g m a i l . c o m`. */
const SPACED = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ ._*-]{1,3}[\p{L}\p{N}@.](?![\p{L}\p{N}])){5,}/gu;

/**
 * Places of a folded text where letters stand apart and say, put together, something that identifies.
 *
 * @param identifies says of a stretch that was put together whether it does.
 */
export function spacedLetters(text: string, identifies: (closed: string) => boolean): readonly Span[] {
  return spansOf(text, SPACED).filter(([start, end]) => {
    const stretch = text.slice(start, end);
    return [stretch.replace(/[ *_-]/g, ''), stretch.replace(/[^\p{L}\p{N}@]/gu, '')].some(identifies);
  });
}
