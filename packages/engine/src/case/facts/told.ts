import { CIRCUMSTANCES_TOLD } from './circumstances.ts';
import { CLAIMS_TOLD } from './claims.ts';
import type { Clause } from './clauses.ts';
import { deniesAt, isDenied, isSomebody } from './denial.ts';
import { DENIALS_TOLD } from './denials.ts';
import type { FactName, FactSubject, Polarity } from './fact.ts';
import { type Found, type Lexicon, lexiconOf } from './lexicon.ts';
import { REQUESTS_TOLD } from './requests.ts';

/** A fact heard in one clause: from a word up to another, exclusive. */
export interface HeardFact {
  readonly subject: FactSubject;
  readonly polarity: Polarity;
  readonly from: number;
  readonly to: number;
  readonly amount?: number;
}

let told: Lexicon<FactName> | undefined;

/** What a clause tells in set words. */
export function toldIn({ words, things, isQuestion }: Clause): readonly HeardFact[] {
  told ??= lexiconOf({ ...CIRCUMSTANCES_TOLD, ...CLAIMS_TOLD, ...REQUESTS_TOLD, ...DENIALS_TOLD });
  const lexicon = told;
  const isAdvice = things.some(({ id }) => id === 'doubt');
  const found = words.flatMap((_, place) => lexicon(words, place));
  return found.flatMap(({ id, from, to }): readonly HeardFact[] => {
    const [polarity, subject] = id.split(':') as [Polarity, FactSubject];
    const stands = standing(
      polarity,
      subject,
      polarity === 'not' || subject === 'secrecy' || holds(words, { from, to }, subject),
    );
    if (subject === 'verified' && polarity === 'true' && isYetToDo(words, { from, to })) return [];
    if (polarity === 'not' && isSomebody(words, from)) return [];
    if (subject === 'is-support' && isPlace(words, from)) return [];
    if (subject === 'is-operator' && isWallet(words, from)) return [];
    if (
      (isAdvice && ADVISERS.has(subject)) ||
      ((polarity === 'true' || polarity === 'done') && isAsked(words, from))
    )
      return [];
    return stands === undefined || (isQuestion && polarity === 'done')
      ? []
      : [{ polarity: stands, subject, from, to }];
  });
}

/** "Mon oncle dit que c'est une arnaque": who warns is not who asks. */
const ADVISERS: ReadonlySet<FactSubject> = new Set<FactSubject>(['is-family', 'is-friend', 'known-sender']);

const YET_TO_DO =
  /^(?:make|must|should|will|would|want|wan|wanna|need|faut|fo|dois|doi|doit|vais|vai|va|veux|veu|voudrais|pour|pr|avant|before)$/;

/** "They say make I verify my page", "je veux vérifier": nothing is checked yet. */
function isYetToDo(words: Clause['words'], { from, to }: Pick<Found<string>, 'from' | 'to'>): boolean {
  return words.slice(Math.max(from - 1, 0), to).some(({ word }) => YET_TO_DO.test(word));
}

/** "Une fille sur Facebook m'a écrit": there it is where, not who. */
function isPlace(words: Clause['words'], from: number): boolean {
  return words[from - 1]?.senses.some(({ id }) => id === 'at' || id === 'my') ?? false;
}

const PAID_BY =
  /^(?:par|sur|via|by|avec|with|en|through|use|using|son|sa|leur|his|her|their|envo\w*|send|sent|pay|paye\w*|verse\w*|transfer\w*)$/;

/** "Sur son orange money à lui", "envoyer wave à une fille": there it is how, not who. */
function isWallet(words: Clause['words'], from: number): boolean {
  return PAID_BY.test(words[from - 1]?.word ?? '');
}

/** "Je ne sais pas si c'est vrai". */
function isAsked(words: Clause['words'], from: number): boolean {
  return words
    .slice(Math.max(from - 2, 0), from)
    .some(({ word }) => /^(?:si|if|whether|sinon|otherwise|else)$/.test(word));
}

/** A denial within a phrase belongs to it, but where it may stand in a gap: "mon solde n'a pas changé". */
function holds(
  words: Clause['words'],
  place: Pick<Found<string>, 'from' | 'to'>,
  subject: FactSubject,
): boolean {
  if (hasDenial(words, place)) return !GAPPED.has(subject);
  return !isDenied(words, place, 3);
}

function hasDenial(words: Clause['words'], { from, to }: Pick<Found<string>, 'from' | 'to'>): boolean {
  for (let place = from; place < to; place += 1)
    if (deniesAt(words, place) || words[place]?.word === 'plus') return true;
  return false;
}

const GAPPED: ReadonlySet<FactSubject> = new Set<FactSubject>([
  'met',
  'verified',
  'balance-changed',
  'receipt',
  'received',
  'contract',
  'official-payee',
]);

/** Circumstances whose absence tells something too. */
const DENIABLE: ReadonlySet<FactSubject> = new Set<FactSubject>([...GAPPED, 'stranger', 'account-lost']);

function standing(polarity: Polarity, subject: FactSubject, isSo: boolean): Polarity | undefined {
  if (isSo) return polarity;
  return polarity !== 'says' && (polarity !== 'true' || DENIABLE.has(subject)) ? 'not' : undefined;
}
