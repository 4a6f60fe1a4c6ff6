import type { ConversationReading } from '../reading/conversation-reading.ts';
import type { Span } from '../vocabulary.ts';

/** A sentence with one of these words warns of the thing it names. */
const WARNS =
  /\b(?:jamais|never|aucune?|faux|fausses?|fake|arnaques?|fraud\w*|escroc\w*|scam\w*|refuse[rz]?|n'est pas|ne sont pas|do not|don't)\b/;
const ENDS_OF_SENTENCE = /[.!?\n]\s/g;

/** The place of some words in a message, unless their sentence warns of them. */
export function worded({ folded }: ConversationReading, words: RegExp): Span | undefined {
  const found = words.exec(folded.text);
  if (found === null || WARNS.test(sentenceAt(folded.text, found.index, found.index + found[0].length)))
    return undefined;
  return folded.originOf(found.index, found.index + found[0].length);
}

function sentenceAt(text: string, from: number, to: number): string {
  let start = 0;
  for (const { index } of text.slice(0, from).matchAll(ENDS_OF_SENTENCE)) start = index + 1;
  const end = text.slice(to).search(/[.!?\n](?:\s|$)/);
  return text.slice(start, end === -1 ? text.length : to + end);
}
