import type { FactName } from '../facts/fact.ts';
import { type CaseLanguage, entry, type Spoken } from '../locales/index.ts';
import { say } from './reply.ts';

const MOST_SAID = 3;
/** What is worth saying back first: what is gone, what is wanted, what is threatened; then the rest. */
const ORDER: readonly string[] = ['done', 'asked', 'says', 'not', 'true'];

/** What was heard, in one short sentence; none where nothing new was. */
export function heardSentence(
  facts: readonly FactName[],
  said: readonly string[],
  language: CaseLanguage,
): { readonly sentence: Spoken; readonly facts: readonly FactName[] } | undefined {
  const isSentBack = facts.includes('done:money-back');
  const fresh = facts
    // What was sent back is gone: that is said once.
    .filter((fact) => !(isSentBack && fact === 'done:money'))
    // A prize is a gain.
    .filter((fact) => !(fact === 'says:gain' && facts.includes('says:prize')))
    .filter((fact) => !said.includes(fact) && wordsOf(language, fact) !== undefined)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  if (fresh.length === 0) return undefined;
  const clauses = fresh.slice(0, MOST_SAID).map((fact) => wordsOf(language, fact)?.text ?? '');
  // What there was no room for now is old by the next answer.
  return { sentence: say(language, 'heard', { facts: clauses.join(', ') }), facts: fresh };
}

/** A fact as a line of its own. */
export function factLine(fact: FactName, language: CaseLanguage): Spoken | undefined {
  const words = wordsOf(language, fact);
  return words && { ...words, text: `${words.text.charAt(0).toUpperCase()}${words.text.slice(1)}.` };
}

function wordsOf(language: CaseLanguage, fact: FactName): Spoken | undefined {
  const { value, lang } = entry(language, 'facts', fact);
  return value === undefined ? undefined : { text: value, lang };
}

const rankOf = (fact: FactName): number => ORDER.indexOf(fact.split(':')[0] ?? '');
