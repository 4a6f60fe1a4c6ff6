import type { HonestWords } from './kinds.ts';

/** Messages that are short enough to be one of twelve. */
const MOST_WORDS = 40;

/** Honest messages in an order of chance, again and again. */
export function honestWordsOf(texts: readonly string[], random: () => number): HonestWords {
  const short = texts.filter((text) => text.split(/\s+/).length <= MOST_WORDS);
  const one = () => short[Math.floor(random() * short.length)] ?? '';
  return {
    messages: (count) => Array.from({ length: count }, one),
    words: (count) => {
      const words: string[] = [];
      while (words.length < count) words.push(...one().split(/\s+/));
      return words.slice(0, count).join(' ');
    },
  };
}
