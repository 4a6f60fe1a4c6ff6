import { once } from '../../text/once.ts';
import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { isDenied } from './denial.ts';
import type { Found, Heard } from './lexicon.ts';

/** How a deed stands in a clause. */
export interface Standing {
  readonly action: Found<ActionId>;
  /** Whose deed it is. */
  readonly agent: 'teller' | 'others' | 'nobody';
  /** It happened, or it is wanted or to come. */
  readonly time: 'past' | 'open';
  readonly isDenied: boolean;
}

const set = (words: string) => new Set(words.split(' '));

const MINE = set('ma mon mes notre nos my our');
const OTHERS = set('il ils elle elles he she they them dem e him her kelkun qui who wey which yi y ell el');
const OBJECT_OF_TELLER = set('me m ma mav mont mdi mdit mdemande mdmd te t vous');
const TO_TELLER = set('me us moi');
const TO_OTHERS = set('lui leur him them her');
/** Words before a verb that tell that it is done; "g" and "jai" hold the auxiliary in themselves. */
const PAST = set(
  'ai jai gai g ge a as avons ont avais javais avait deja already don has have had did been viens vient ete lai jlai just eu fini jla ve come',
);
const ENGLISH_PAST = set(
  'sent gave paid transferred deposited shared submitted lost clicked opened installed downloaded typed entered put sold bought invested withdrew pressed dialled told borrowed donated mentioned read forwarded approved filled spent collected showed used returned refunded brought comot',
);
/** First in a clause, these tell what happened: "Payé 22.000". */
const FIRST_PAST = set('paye verse perdu');
const OPEN = set(
  'dois doi doit devoir faut fo fau fodra faudra faudrait vai vais va vont veux veu veut voulai voulait voulais pour pr d de que k ke afin if must should shld will would to make go gonna can could want wanted wan wants need needs before avant si',
);
const COMMANDING = set(
  'dois doi doit faut fo fau faudra pour pr d de to must should shld make before avant veut',
);
/** What stands before the verb is nobody's deed: "c'est écrit", "ça demande". */
const IMPERSONAL = set('c cest ca sa ya');
const REACH = 6;
const NEAR = 4;

/** Reads off the words around a verb whose deed it is, and whether it happened. Several rules ask for the same verb. */
export const standingOf = (clause: Clause, action: Found<ActionId>): Standing => standingsIn(clause)(action);

const standingsIn = once((clause: Clause) => once((action: Found<ActionId>) => readOff(clause, action)));

function readOff({ words }: Clause, action: Found<ActionId>): Standing {
  const verb = words[action.from] as Heard;
  const before = words.slice(Math.max(action.from - REACH, 0), action.from).toReversed();
  // "My boss sent me 45k": it is the teller who got it.
  const agent = TO_TELLER.has(words[action.to]?.word ?? '') ? 'others' : agentOf(before);
  const near = before.slice(0, NEAR).map(({ word }) => word);
  const openAt = near.findIndex((word) => OPEN.has(word));
  const pastAt = near.findIndex((word) => PAST.has(word));
  const isPast =
    (action.from === 0 && FIRST_PAST.has(verb.word)) ||
    (pastAt >= 0 && (openAt < 0 || pastAt < openAt)) ||
    (openAt < 0 && (ENGLISH_PAST.has(verb.word) || isBarePast(before, verb)));
  return { action, agent, time: isPast ? 'past' : 'open', isDenied: isDenied(words, action) };
}

/** Whether somebody is told to do it: "faut payer", "make i send", "Envoyez 5000". */
export function isCommanded({ words }: Clause, { from }: Found<ActionId>): boolean {
  return (
    from === 0 ||
    (from === 1 && /^(?:and|et|puis|then)$/.test(words[0]?.word ?? '')) ||
    words.slice(Math.max(from - NEAR, 0), from).some(({ word }) => COMMANDING.has(word))
  );
}

/** "I send 20k give am": in Pidgin the bare verb of the teller tells what happened. */
function isBarePast(before: readonly Heard[], verb: Heard): boolean {
  return (
    /^(?:i|we)$/.test(before[0]?.word ?? '') &&
    /^(?:send|pay|give|put|click|drop|load|type|press|enter|transfer|do|carry|chop|ram|forward|tell|read|mention|call|snap)$/.test(
      verb.word,
    )
  );
}

function agentOf(before: readonly Heard[]): Standing['agent'] {
  for (const [index, { word, senses }] of before.entries()) {
    if (IMPERSONAL.has(word)) return 'nobody';
    if (OBJECT_OF_TELLER.has(word) && !isTeller(before[index + 1])) return 'others';
    if (isTeller(before[index])) return 'teller';
    if (TO_OTHERS.has(word)) return 'teller';
    if (senses.some(({ id }) => id === 'is-family'))
      return MINE.has(before[index + 1]?.word ?? '') ? 'teller' : 'others';
    if (OTHERS.has(word)) return 'others';
    if (senses.some(({ id }) => id === 'person')) return 'others';
  }
  return 'nobody';
}

function isTeller(heard: Heard | undefined): boolean {
  return heard?.senses.some(({ id }) => id === 'i') ?? false;
}
