/** Longest piece given to a voice at once: some stop after about 15 seconds, which a slow voice needs for it. */
const LONGEST = 150;

/**
 * Cuts a text into pieces that a voice reads in one breath: at the ends of sentences, at spaces where a sentence is too
 * long, anywhere in a longer word. Joined, the pieces are the text.
 */
export function sentencesOf(text: string, longest = LONGEST): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…\n]*\s*|[.!?…\n]+\s*/gu) ?? [];
  return sentences.flatMap((sentence) => cut(sentence, longest));
}

function cut(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest - 1);
    const at = space > 0 ? space + 1 : longest;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return rest === '' ? pieces : [...pieces, rest];
}
