import type { Concept } from '../knowledge/phrases/index.ts';
import type { Span } from '../vocabulary.ts';
import type { Amount } from './amounts.ts';
import type { FoldedText } from './folded-text.ts';
import type { Mention, Mentions } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A text with its words and what they mean. */
export interface TextReading {
  readonly folded: FoldedText;
  readonly tokens: readonly Token[];
  readonly mentions: Mentions;
  readonly amounts: readonly Amount[];
}

/** How many words apart parts of one thought usually stand. */
const SENTENCE = 14;

export function has({ mentions }: TextReading, ...concepts: readonly Concept[]): boolean {
  return concepts.some((concept) => mentions.has(concept));
}

/** Where all the concepts stand within `reach` words of the first, whatever their order. */
export function together(
  text: TextReading,
  concepts: readonly Concept[],
  reach = SENTENCE,
): Span | undefined {
  const [first, ...others] = concepts;
  if (first === undefined || others.some((concept) => !text.mentions.has(concept))) return undefined;
  for (const anchor of text.mentions.get(first) ?? []) {
    const found = others.map((concept) => nearest(text.mentions.get(concept) ?? [], anchor, reach));
    if (found.every((mention) => mention !== undefined)) return spanOver(text, [anchor, ...found]);
  }
  return undefined;
}

/** Where the reader is asked to do something with something: a verb that is neither denied nor said of the writer, near its object. */
export function demand(
  text: TextReading,
  verb: Concept,
  object: Concept,
  reach = SENTENCE,
  except?: Concept,
): Span | undefined {
  const excepted = except === undefined ? [] : (text.mentions.get(except) ?? []);
  const verbs = text.mentions.get(verb);
  const named = text.mentions.get(object);
  if (verbs === undefined || named === undefined) return undefined;
  const objects = named.filter((each) => !excepted.some((other) => overlap(each, other)));
  if (objects.length === 0) return undefined;
  for (const anchor of verbs) {
    const found = nearest(objects, anchor, reach);
    if (found !== undefined && isAsked(text, anchor)) return spanOver(text, [anchor, found]);
  }
  return undefined;
}

/** Where the reader is asked to do something, whatever with. */
export function order(text: TextReading, verb: Concept): Span | undefined {
  const mention = text.mentions.get(verb)?.find((each) => isAsked(text, each));
  return mention && spanOver(text, [mention]);
}

function isAsked(text: TextReading, verb: Mention): boolean {
  return !isDenied(text, verb) && !isOfWriter(text, verb) && !isSupposed(text, verb);
}

function overlap(one: Mention, other: Mention): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Where a concept is mentioned, denied or not. */
export function mentioned(text: TextReading, concept: Concept): Span | undefined {
  const mention = text.mentions.get(concept)?.[0];
  return mention && spanOver(text, [mention]);
}

/** Where a concept is mentioned and not denied. */
export function asserted(text: TextReading, concept: Concept): Span | undefined {
  const mention = text.mentions.get(concept)?.find((each) => !isDenied(text, each));
  return mention && spanOver(text, [mention]);
}

const DENIALS = new Set(
  'ne n pas jamais never not dont don doesnt doesn wont cannot cant ni aucun aucune sans no without nobody personne'.split(
    ' ',
  ),
);
/** "N'oubliez pas d'envoyer" asks, and so does "si vous ne payez pas". */
const TURNED = /^(?:oubli|hesit|forget|manqu|fail|si$|if$|sinon$|unless$|sauf$)/;
const BEFORE = 5;
const AFTER = 3;

/** Where more money is promised back than is put in: "placez 50 000, retirez 150 000". */
export function moreOutThanIn(text: TextReading): Span | undefined {
  for (const put of text.amounts) {
    if (!follows(text, 'put-in', put)) continue;
    const back = text.amounts.find(
      (other) =>
        other.from > put.from &&
        other.from - put.from <= SENTENCE * 2 &&
        other.value >= put.value * LEAST_RETURN &&
        follows(text, 'take-out', other),
    );
    if (back !== undefined) return spanOver(text, [put, back]);
  }
  return undefined;
}

const LEAST_RETURN = 1.25;
const VERB_REACH = 5;

/** Whether an amount stands behind a verb, close enough to be its object. */
function follows(text: TextReading, verb: Concept, amount: Amount): boolean {
  return (text.mentions.get(verb) ?? []).some(
    ({ from }) => from < amount.from && amount.from - from <= VERB_REACH,
  );
}

/** Whether the words around a verb turn it into its contrary: "ne communiquez jamais", "donne pas", "never share". */
export function isDenied({ tokens }: TextReading, { from, to }: Mention): boolean {
  const clause = tokens[from]?.clause;
  let isFound = false;
  for (let index = Math.max(from - BEFORE, 0); index < to + AFTER; index += 1) {
    if (index === from) index = to;
    const token = tokens[index];
    if (token?.clause !== clause || token === undefined) continue;
    if (TURNED.test(token.word)) return false;
    isFound ||= DENIALS.has(token.word);
  }
  return isFound;
}

/** "Si on vous demande votre code, raccrochez": the asking is only supposed. */
function isSupposed({ tokens }: TextReading, { from }: Mention): boolean {
  const verb = tokens[from];
  if (verb === undefined || !/^(?:demand|ask|reclam|request|exig)/.test(verb.word)) return false;
  return tokens
    .slice(Math.max(from - BEFORE, 0), from)
    .some(({ word, clause }) => clause === verb.clause && SUPPOSING.has(word));
}

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
  'quelqu',
]);

const WRITER = new Set(['je', 'j', 'i', 'we', 'ill', 'ive']);
/** "Nous allons vous rembourser" is the writer's doing; "nous vous prions de rembourser" is the reader's. */
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
    // "Je veux que vous envoyiez", "I need you to send": the reader has the verb. "Je vous envoie": the writer keeps it.
    const before = tokens[index - 1]?.word;
    if (
      TURNS_TO_READER.has(token.word) &&
      (before === 'que' || tokens[index + 1]?.word === 'to' || before === 'need')
    )
      return false;
  }
  return false;
}

function nearest(mentions: readonly Mention[], anchor: Mention, reach: number): Mention | undefined {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.from ?? 0) < anchor.from) low = middle + 1;
    else high = middle;
  }
  for (let index = low - 1; index <= low + 1; index += 1) {
    const mention = mentions[index];
    if (mention === undefined || mention.from === anchor.from) continue;
    if (Math.abs(mention.from - anchor.from) <= reach) return mention;
  }
  return undefined;
}

function spanOver({ folded, tokens }: TextReading, mentions: readonly Mention[]): Span {
  const from = Math.min(...mentions.map((mention) => mention.from));
  const to = Math.max(...mentions.map((mention) => mention.to));
  return folded.originOf(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

/** Whether the reader is asked to do something at a place the writer chose. */
export function asksToAct(text: TextReading): boolean {
  return (['follow', 'act-on-account', 'tell', 'type', 'pay', 'install'] as const).some(
    (verb) => order(text, verb) !== undefined,
  );
}
