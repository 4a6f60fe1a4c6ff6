import { undisguised } from '../text/undisguised.ts';
import type { Span } from '../vocabulary.ts';
import { wordsOfOthers } from './exported-talk.ts';

/** The words of a message or exported talk that are judged: others' words, without disguise. Every place stays where it was. */
export const heardWords = (value: string): string => undisguised(wordsOfOthers(value));

/** A span in the heard words as it shows what was written: blanks in place of something belong to what stands before them. */
export function spanAsWritten([start, end]: Span, heard: string, written: string): Span {
  let shown = end;
  for (let at = end; at < heard.length && heard.charAt(at) === ' '; at += 1)
    if (written.charAt(at) !== ' ') shown = at + 1;
  return [start, shown];
}
