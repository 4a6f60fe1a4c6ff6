import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Found } from './lexicon.ts';

/** Verbs that are written like a noun: "a call", "un appel", "votre contact", "une demande". */
const ALSO_NOUNS: ReadonlySet<ActionId> = new Set<ActionId>(['contact', 'check', 'ask', 'order']);
const DETERMINERS = new Set(
  'a an the your ur my his her their our this that some any un une le la les mon ma ton ta son sa votre vos notre ce cet cette des ses mes tes leur de d'.split(
    ' ',
  ),
);
/** "Je l'appelle", "je la contacte": then the article is a pronoun. */
const PRONOUNS = /^(?:l|la|le|les|leur)$/;
const BEFORE_PRONOUN = /^(?:j|je|jai|ai|g|on|nous|a|ont|i|il|elle)$/;

/** "J'ai reçu un dépôt", "SMS virement": nouns that sound like what somebody does with money. */
const OF_MONEY = /^(?:depots?|depos?|transferts?|virements?|versements?|envois?|remises?)$/;
/** "Il depot", "je depo l'argent": a misspelt verb has its subject right before it. */
const SUBJECT =
  /^(?:je|j|jai|g|ai|on|nous|il|elle|ils|elles|i|we|he|she|they|a|ont|tu|vous|faut|fo|de|d|veut|va|vais|dois|doit)$/;

/** Whether what sounds like a verb is a noun there: "I got your contact from Linda", "j'ai reçu un appel". */
export function isNoun({ words }: Pick<Clause, 'words'>, { id, from }: Found<ActionId>): boolean {
  const before = words[from - 1]?.word ?? '';
  if (OF_MONEY.test(words[from]?.word ?? '')) return !SUBJECT.test(before);
  if (!ALSO_NOUNS.has(id) || !DETERMINERS.has(before)) return false;
  return !(PRONOUNS.test(before) && BEFORE_PRONOUN.test(words[from - 2]?.word ?? ''));
}
