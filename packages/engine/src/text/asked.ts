import type { Mention } from './lexicon.ts';
import type { TextReading } from './text-reading.ts';

/**
 * How a verb stands to the recipient: denied, the writer's own doing, done for the recipient, settled, only supposed, or asked of
 * them. These words are hashed into features of the text classifier. If you rename one, train again.
 */
export type Standing = 'denied' | 'of-writer' | 'for-reader' | 'settled' | 'supposed' | 'asked';

/**
 * Says whose action a verb is. "Donnez", "je donne", "on vous donne", "a été donné" and "si on demande" share no more than the
 * word.
 */
export function standingOf(text: TextReading, verb: Mention): Standing {
  if (isDenied(text, verb)) return 'denied';
  if (isOfWriter(text, verb)) return 'of-writer';
  if (isForRecipient(text, verb)) return 'for-reader';
  if (isSettled(text, verb)) return 'settled';
  return isSupposed(text, verb) ? 'supposed' : 'asked';
}

/** Whether a verb asks the recipient to do what it says. */
export const isAsked = (text: TextReading, verb: Mention): boolean => standingOf(text, verb) === 'asked';

const DENIALS = new Set(
  'ne n pas jamais never not dont don doesnt doesn wont cannot cant ni aucun aucune sans no without nobody personne'.split(
    ' ',
  ),
);
/** "N'oubliez pas d'envoyer" asks, and so does "si vous ne payez pas". */
const TURNED = /^(?:oubli|hesit|forget|manqu|fail|si$|if$|sinon$|unless$|sauf$)/;
/** "Give your code to nobody": said late, and never of something else. */
const TO_NOBODY = new Set(['nobody', 'personne']);
const BEFORE = 5;
const AFTER = 3;
const LATE = 5;

/** Whether the words around a verb turn it into its contrary: "ne communiquez jamais", "donne pas", "never share". */
export function isDenied({ tokens }: TextReading, { from, to }: Mention): boolean {
  const clause = tokens[from]?.clause;
  let isFound = false;
  for (let index = Math.max(from - BEFORE, 0); index < to + LATE; index += 1) {
    if (index === from) index = to;
    const token = tokens[index];
    if (token?.clause !== clause || token === undefined) continue;
    if (TURNED.test(token.word)) return false;
    isFound ||= (index < to + AFTER ? DENIALS : TO_NOBODY).has(token.word);
  }
  return isFound;
}

/** "Si on vous demande votre code, raccrochez", "des fraudeurs vous demandent votre code": the asking is only supposed. */
function isSupposed({ tokens }: TextReading, { from }: Mention): boolean {
  const verb = tokens[from];
  if (verb === undefined) return false;
  const inClause = (reach: number) =>
    tokens.slice(Math.max(from - reach, 0), from).filter(({ clause }) => clause === verb.clause);
  const isAsking = ASKING.test(verb.word) || inClause(ASKED_REACH).some(({ word }) => ASKING.test(word));
  return isAsking && inClause(SUPPOSING_REACH).some(({ word }) => SUPPOSING.has(word));
}

const ASKING = /^(?:demand|ask|reclam|request|exig)/;
/** "Anyone who asks you to share it": the verb behind the asking. */
const ASKED_REACH = 4;

const SUPPOSING_REACH = 14;
const SUPPOSING = new Set([
  'si',
  'if',
  'quand',
  'lorsque',
  'qui',
  'who',
  'anyone',
  'anybody',
  'whoever',
  'someone',
  'somebody',
  'quelqu',
  // A warning tells what they ask for.
  'fraudeurs',
  'escrocs',
  'arnaqueurs',
  'malfaiteurs',
  'fraudsters',
  'scammers',
  'criminals',
]);

const WRITER = new Set(['je', 'j', 'i', 'we', 'ill', 'ive']);
/** "Nous allons vous rembourser" is the writer's doing; "nous vous prions de rembourser" is the recipient's. */
const FIRST_PERSONS = /^(?!pri|demand|invit|conseil|recommand|souhait)[a-z]+(?<!i)ons$/;
const TURNS_TO_READER = new Set(['tu', 'vous', 'you', 'u']);
const SUBJECT_REACH = 4;

/** Whether the writer speaks of what he does himself: "je vous envoie le code", "nous envoyons". */
function isOfWriter({ tokens }: TextReading, { from }: Mention): boolean {
  const verb = tokens[from];
  if (verb === undefined) return false;
  if (FIRST_PERSONS.test(verb.word)) return true;
  for (let index = from - 1; index >= Math.max(from - SUBJECT_REACH, 0); index -= 1) {
    const token = tokens[index];
    if (token === undefined || token.clause !== verb.clause) return false;
    if (WRITER.has(token.word) || FIRST_PERSONS.test(token.word)) return true;
    // "Je veux que vous envoyiez", "I need you to send": the recipient has the verb. "Je vous envoie": the writer keeps it.
    const before = tokens[index - 1]?.word;
    if (
      TURNS_TO_READER.has(token.word) &&
      (before === 'que' || tokens[index + 1]?.word === 'to' || before === 'need')
    )
      return false;
  }
  return false;
}

const ASKS = /^(?:demand|reclam|exig|pri|invit|conseil|ask|request|requir)/;
const READER = new Set(['te', 't', 'vous']);
const RECEIVERS = new Set([...READER, 'm', 'me', 'nous']);
/** "Vous est demandé" is done to the recipient; "vous a demandé" asks him. */
const PASSIVES = new Set(['sera', 'seront', 'est', 'sont']);
const ACTIVES = new Set(['a', 'ont', 'avons']);
/** "Vous donnez" and "vous donner" may ask; "vous donne" is done by somebody else. */
const MAY_ASK = /(?:ez|er|re|ir)$/;

/** "On te paie le transport", "le code vous sera donné": others do it, and the recipient gets it. */
function isForRecipient({ tokens }: TextReading, { from }: Mention): boolean {
  const [receiver, before, verb] = [tokens[from - 2], tokens[from - 1], tokens[from]];
  if (verb === undefined || before?.clause !== verb.clause || MAY_ASK.test(verb.word)) return false;
  if (READER.has(before.word)) return !ASKS.test(verb.word);
  const isDoneByOthers = PASSIVES.has(before.word) || (ACTIVES.has(before.word) && !ASKS.test(verb.word));
  return isDoneByOthers && receiver?.clause === verb.clause && RECEIVERS.has(receiver.word);
}

/** Words that make of a verb what has been done, what is usual, or what the recipient did. */
const SETTLING = new Set(
  'est sont etait etaient ete deja already been be se s avez avais aviez as serez seras'.split(' '),
);
const NEVER_SETTLED = /(?:able|ez|er|re|ir)$/;

/** "Le transport est payé", "vous avez demandé", "la redevance se paie là-bas". */
function isSettled({ tokens }: TextReading, { from }: Mention): boolean {
  const [before, verb] = [tokens[from - 1], tokens[from]];
  return (
    verb !== undefined &&
    before?.clause === verb.clause &&
    SETTLING.has(before.word) &&
    !NEVER_SETTLED.test(verb.word)
  );
}
