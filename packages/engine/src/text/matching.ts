import type { Concept } from '../knowledge/phrases/index.ts';
import type { Span } from '../vocabulary.ts';
import { isAsked, isDenied } from './asked.ts';
import type { Mention } from './lexicon.ts';
import type { TextReading } from './text-reading.ts';

/** How many words apart parts of one thought usually stand. */
const SENTENCE = 14;

export function has({ mentions }: TextReading, ...concepts: readonly Concept[]): boolean {
  return concepts.some((concept) => mentions.has(concept));
}

/** The place where all the concepts stand within `reach` words of the first, whatever their order. */
export function together(
  text: TextReading,
  concepts: readonly Concept[],
  reach = SENTENCE,
): Span | undefined {
  if (!concepts.every((concept) => text.mentions.has(concept))) return undefined;
  const [anchors = [], ...others] = concepts.map((concept) => text.mentions.get(concept) ?? []);
  for (const anchor of anchors) {
    const found = others.map((mentions) => nearest(mentions, anchor, reach));
    if (found.every((mention) => mention !== undefined)) return spanOver(text, [anchor, ...found]);
  }
  return undefined;
}

/**
 * The place where the recipient is asked to do something with something: a verb that is neither denied nor said of the writer,
 * near its object.
 *
 * @param isMeant whether a mention of the object is one that counts; all of them, unless given.
 */
export function demand(
  text: TextReading,
  verb: Concept,
  object: Concept,
  reach = SENTENCE,
  isMeant: (object: Mention) => boolean = () => true,
): Span | undefined {
  const verbs = text.mentions.get(verb);
  const objects = text.mentions.get(object)?.filter(isMeant) ?? [];
  if (verbs === undefined || objects.length === 0) return undefined;
  for (const anchor of verbs) {
    const found = nearest(objects, anchor, reach);
    if (found !== undefined && isAsked(text, anchor)) return spanOver(text, [anchor, found]);
  }
  return undefined;
}

/** The place where the recipient is asked to do something, whatever with. */
export function order(text: TextReading, verb: Concept): Span | undefined {
  const mention = text.mentions.get(verb)?.find((each) => isAsked(text, each));
  return mention && spanOver(text, [mention]);
}

/** Whether two mentions share a word. */
export function overlap(one: Mention, other: Mention): boolean {
  return one.from < other.to && other.from < one.to;
}

/** The place where a concept is mentioned, denied or not. */
export function mentioned(text: TextReading, concept: Concept): Span | undefined {
  const mention = text.mentions.get(concept)?.[0];
  return mention && spanOver(text, [mention]);
}

/** The place where a concept is mentioned and not denied. */
export function asserted(text: TextReading, concept: Concept): Span | undefined {
  const mention = text.mentions.get(concept)?.find((each) => !isDenied(text, each));
  return mention && spanOver(text, [mention]);
}

/** The place where more money is promised back than is put in: "placez 50 000, retirez 150 000". */
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
function follows(text: TextReading, verb: Concept, amount: Mention): boolean {
  return (text.mentions.get(verb) ?? []).some(
    ({ from }) => from < amount.from && amount.from - from <= VERB_REACH,
  );
}

function nearest(mentions: readonly Mention[], anchor: Mention, reach: number): Mention | undefined {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as Mention).from < anchor.from) low = middle + 1;
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

/** Whether the recipient is asked to do something at a place the writer chose. */
export function asksToAct(text: TextReading): boolean {
  return (['follow', 'act-on-account', 'tell', 'type', 'pay', 'install'] as const).some(
    (verb) => order(text, verb) !== undefined,
  );
}
