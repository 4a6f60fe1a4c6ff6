import type { AnswerLanguage } from '../../http/languages.ts';
import type { Lines } from '../lines.ts';
import { voiceWords } from './words.ts';

/** What is said after these keys. */
export interface Step {
  readonly text: string;
  readonly language: AnswerLanguage;
  readonly goesOn: boolean;
}

/** Leads to the scams in which nothing is gone yet. */
const OTHER = '4';

/** The step of a call after all keys of it: nothing else decides. */
export function stepAfter(keys: readonly string[], lines: Lines): Step {
  const language: AnswerLanguage = keys.filter((key) => key === '0').length % 2 ? 'en' : 'fr';
  const words = voiceWords(language);
  const ended = (text: string): Step => ({ text, language, goesOn: false });
  // A number is heard, an address is not: nobody can write it down in a call.
  const numbers = lines.filter((line) => !line.includes('@'));
  const call = numbers.length ? ` ${words.call(numbers)}` : '';
  const isOther = keys.includes(OTHER);
  switch (isOther ? OTHER : keys.at(-1)) {
    case '1':
      return ended(words.sent + call);
    case '2':
      return ended(words.code + call);
    case '3':
      return ended(words.hungUp);
    case OTHER: {
      const chosen = keys.slice(keys.indexOf(OTHER) + 1).at(-1);
      const text = words.otherNext[Number(chosen) - 1];
      return text === undefined ? { text: words.other, language, goesOn: true } : ended(text);
    }
    default:
      return { text: words.opening, language, goesOn: true };
  }
}
