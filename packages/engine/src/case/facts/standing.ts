import { once } from '../../text/once.ts';
import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { isDenied } from './denial.ts';
import type { Found, Heard } from './lexicon.ts';
import { verbsWith } from './objects.ts';

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
const OTHERS = set(
  'il ils elle elles he she they them dem e him her kelkun qui who wey which yi y ell el people personnes gens membres members',
);
const OBJECT_OF_TELLER = set('me m ma mav mont mdi mdit mdemande mdmd te t vous');
const TO_TELLER = set('me us moi');
const TO_OTHERS = set('lui leur him them her');
/** Words before a verb that tell that it is done; "g" and "jai" hold the auxiliary in themselves. */
const PAST = set(
  'ai jai gai g ge a as avons ont avais javais avait deja already don has have had did been viens vient ete lai jlai just eu fini jla ve come',
);
const ENGLISH_PAST = set(
  'sent gave paid transferred deposited shared submitted lost clicked opened installed downloaded typed entered put sold bought invested withdrew pressed dialled told borrowed donated wired mailed scanned snapped pushed loaded contributed parted handed emptied mentioned read forwarded approved filled spent collected showed used returned refunded brought comot',
);
/** First in a clause, these tell what happened: "Payé 22.000". */
const FIRST_PAST = set('paye verse perdu envoye anvoye transfere depose vire remis donne');
/** "J'ai cliqué et mis mon mot de passe": these are no orders. */
const AND_PAST = /^(?:mis|perdu|envoye|remis|rempli|transmis)$/;
const OPEN = set(
  'dois doi doit devoir faut fo fau fodra faudra faudrait vai vais va vont veux veu veut voulai voulait voulais pour pr d de que k ke afin if must should shld will would to make go gonna can could want wanted wan wants need needs before avant si till until jusqu',
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

function readOff(clause: Clause, action: Found<ActionId>): Standing {
  const { words } = clause;
  const verb = words[action.from] as Heard;
  const before = words.slice(Math.max(action.from - REACH, 0), action.from).toReversed();
  // "My boss sent me 45k": it is the teller who got it.
  const agent = TO_TELLER.has(words[action.to]?.word ?? '') ? 'others' : agentOf(before);
  const near = before.slice(0, NEAR).map(({ word }) => word);
  const openAt = near.findIndex((word, place) => OPEN.has(word) && !isJustDone(word, near[place + 1]));
  const pastAt = near.findIndex(
    (word, place) =>
      (PAST.has(word) && !(place === 0 && isToBeDone(before, verb))) ||
      (word === 'e' && isTeller(before[place + 1])),
  );
  const isBehind = isAfterItsObject(clause, action);
  const isPast =
    isMadeTo(before) ||
    (action.from === 0 && FIRST_PAST.has(verb.word) && !TO_TELLER.has(words[action.to]?.word ?? '')) ||
    (action.from === 1 && /^(?:et|puis)$/.test(words[0]?.word ?? '') && AND_PAST.test(verb.word)) ||
    isBehind ||
    (pastAt >= 0 && (openAt < 0 || pastAt < openAt)) ||
    (openAt < 0 && (ENGLISH_PAST.has(verb.word) || isBarePast(before, verb)));
  return {
    action,
    agent: isMadeTo(before) ? 'teller' : isBehind ? 'nobody' : agent,
    time: isPast ? 'past' : 'open',
    isDenied: isDenied(words, action),
  };
}

/** Whether somebody is told to do it: "faut payer", "make i send", "Envoyez 5000". */
export function isCommanded({ words }: Clause, { from }: Found<ActionId>): boolean {
  return (
    from === 0 ||
    (from === 1 && /^(?:and|et|puis|then)$/.test(words[0]?.word ?? '')) ||
    words.slice(Math.max(from - NEAR, 0), from).some(({ word }) => COMMANDING.has(word))
  );
}

const SUM_OR_CURRENCY = /^(?:\d.*|f|frs?|fcfa|cfa|francs?|mille?|balles|euros?)$/;

/** "C'est 17.500 à payer": a sum before it, and it is still to be paid. */
const isToBeDone = ([helper, sum]: readonly Heard[], verb: Heard): boolean =>
  helper?.word === 'a' && /(?:er|re|ir)$/.test(verb.word) && SUM_OR_CURRENCY.test(sum?.word ?? '');

const PARTICIPLE_BEHIND =
  /^(?:donn|pay|vers|tap|mi[st]?$|mise?s?$|communiqu|remis|envoy|scann|rempli|dict|grat)/;
const BETWEEN =
  /^(?:je|j|il|elle|ils|elles|on|tu|vous|nous|qui|que|ke|ki|qu|a|ai|ont|est|ete|pour|pr|veut|doit|faut|par|to|if|si)$/;

/** "Mot de passe tapé sur un site", "acompte donné": a thing that stands first, and what was done with it. */
function isAfterItsObject({ words, things }: Clause, { from, to }: Found<ActionId>): boolean {
  if (!PARTICIPLE_BEHIND.test(words[from]?.word ?? '') || /^(?:par|pr|pour)$/.test(words[to]?.word ?? ''))
    return false;
  return things.some(
    (thing) =>
      verbsWith(thing.id) !== undefined &&
      thing.to <= from &&
      from - thing.to <= REACH_OF_OBJECT &&
      !words.slice(0, from).some(({ word }) => BETWEEN.test(word)),
  );
}
const REACH_OF_OBJECT = 3;

/** "Je viens d'envoyer", "j'ai fini de payer". */
const isJustDone = (word: string, before = ''): boolean =>
  /^(?:de|d)$/.test(word) && /^(?:vien[ts]?|venais|fini[rst]?|termine)$/.test(before);

/** "Il m'a fait payer", "they made me send": who is made to do it has done it. */
function isMadeTo([first, second, third]: readonly Heard[]): boolean {
  const one = first?.word ?? '';
  const two = second?.word ?? '';
  if (/^(?:me|us)$/.test(one)) return two === 'made';
  return /^(?:fait|fai|fe)$/.test(one) && (/^(?:ma|mont|nous)$/.test(two) || isHelper(two, third?.word));
}

const isHelper = (word: string, before = ''): boolean =>
  /^(?:a|ont)$/.test(word) && /^(?:m|me|nous)$/.test(before);

/** What the teller does in these ways happened: nobody elides "je" before a vowel but who writes "jé". */
const PARTICIPLE = /^(?:[aeiou].*|mis?|pris?|fe|fait|recu|resu|perdu|vendu|remis?|lu|ouvert)$/;
/** Words that stand between "I" and the verb in Pidgin: "I carry 40k give am", "i use momo push am". */
const SERIAL = /^(?:use|carry|take|go|come|run|quick|just)$/;
const BARE =
  /^(?:send|pay|give|put|click|drop|load|type|press|enter|transfer|do|carry|chop|ram|forward|tell|read|mention|call|snap|push|dash|punch|share|show)$/;

/** "I send 20k give am": in Pidgin the bare verb of the teller tells what happened. */
function isBarePast(before: readonly Heard[], verb: Heard): boolean {
  if (/^(?:je|ge)$/.test(before[0]?.word ?? '')) return PARTICIPLE.test(verb.word);
  if (!BARE.test(verb.word)) return false;
  const teller = before.slice(0, SERIAL_REACH).findIndex(({ word }) => /^(?:i|we|a)$/.test(word));
  if (teller === 0) return before[0]?.word !== 'a';
  return teller > 0 && SERIAL.test(before[teller - 1]?.word ?? '');
}

const SERIAL_REACH = 4;

/** Who sends codes and notices of their own. */
export const OFFICES: ReadonlySet<string> = new Set(['platform', 'is-operator', 'is-bank', 'is-support']);
const WITH = /^(?:use|par|with|via|by|avec|sur|on|through|for|de|of|my|mon|ma|our)$/;

function agentOf(before: readonly Heard[]): Standing['agent'] {
  for (const [index, { word, senses }] of before.entries()) {
    if (IMPERSONAL.has(word)) return 'nobody';
    // "Jlui é lu le code".
    if (word === 'e' && isTeller(before[index + 1])) return 'teller';
    if (OBJECT_OF_TELLER.has(word) && !isTeller(before[index + 1])) return 'others';
    if (isTeller(before[index])) return 'teller';
    if (TO_OTHERS.has(word)) return 'teller';
    if (senses.some(({ id }) => id === 'is-family'))
      return MINE.has(before[index + 1]?.word ?? '') ? 'teller' : 'others';
    if (OTHERS.has(word)) return 'others';
    if (senses.some(({ id }) => id === 'person')) return 'others';
    // "Google a envoyé un code": whoever is named does it, but not what it is done with.
    if (senses.some(({ id }) => OFFICES.has(id)) && !WITH.test(before[index + 1]?.word ?? ''))
      return 'others';
  }
  return 'nobody';
}

function isTeller(heard: Heard | undefined): boolean {
  return heard?.senses.some(({ id }) => id === 'i') ?? false;
}
