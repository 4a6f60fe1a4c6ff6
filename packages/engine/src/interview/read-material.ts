import { addressesInText } from '../address/find-addresses.ts';
import type { Classifiers } from '../classifiers/classifiers.ts';
import { EXAMINERS } from '../examine/index.ts';
import { phonesInText } from '../phone/find-phones.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { type Finding, SIGNALS, type SignalId } from '../signals/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import type { Definition } from '../signals/signal.ts';
import type { Item } from '../vocabulary.ts';
import { heardText } from './hearing/heard-text.ts';
import type { SeenSign } from './state.ts';

/** Something in a message that can be examined. */
export interface Material {
  readonly item: Item;
  /**
   * `pasted`: others' words, a link or a number. `told`: the visitor's own account. `short`: too few words to tell.
   * The text classifier was trained on messages of others, so its score counts for what is pasted only.
   */
  readonly form: 'pasted' | 'told' | 'short';
}

/** A message taken apart: what can be examined, and what the visitor says in own words. */
export interface SortedMessage {
  readonly material?: Material;
  readonly own: string;
}

const FEWEST_LETTERS = 20;
const SHORTEST_MESSAGE = 80;
/** Words around a single link or number that ask about it and say nothing of their own. */
const MOST_WORDS_AROUND = 6;
const TELLS =
  /\b(?:j'ai (?:deja )?(?:recu|vu|envoye|paye|donne|clique|tape|installe|transfere|verse)|on m'a|on me|il m'a|il me|elle m'a|elle me|ils m'ont|ils me|quelqu'un (?:m'a|me)|qui (?:m'a|me|m'ont)|un (?:homme|monsieur|type|gars|agent|client|inconnu)|une (?:femme|dame|fille|cliente)|est[ -]ce que|i (?:already )?(?:received|got|have|saw|met|sent|paid|gave|clicked)|i've|someone|somebody|he (?:says|asked|wants|told)|she (?:says|asked|wants|told)|they (?:say|asked|want|told|are asking)|a (?:man|woman|guy|person))\b/;
/** "J'ai reçu ceci : « … »": what stands behind is quoted. */
const QUOTE = /[:\n«“"]\s*(?=[^]{40})/;

/** Tells apart others' words and the visitor's own: the link or number that is nearly all of it, a quoted or pasted text. */
export function sortMessage(message: string): SortedMessage {
  const addresses = addressesInText(message);
  const phones = phonesInText(message);
  const single = addresses.length + phones.length === 1 ? (addresses[0] ?? phones[0]) : undefined;
  if (single !== undefined) {
    const [start, end] = single.span;
    const own = `${message.slice(0, start)} ${message.slice(end)}`.trim();
    const kind = addresses.length > 0 ? 'link' : 'number';
    if (own.split(/\s+/).length <= MOST_WORDS_AROUND)
      return { material: { item: { kind, value: message.slice(start, end) }, form: 'pasted' }, own };
  }
  const heard = heardText(message);
  const hasContact = addresses.length + phones.length > 0;
  if (!hasContact && heard.replace(/[^a-z]/g, '').length < FEWEST_LETTERS) return { own: message };
  const quote = QUOTE.exec(message);
  if (TELLS.test(heard) && quote !== null && TELLS.test(heardText(message.slice(0, quote.index))))
    return {
      material: { item: { kind: 'conversation', value: message.slice(quote.index + 1) }, form: 'pasted' },
      own: message.slice(0, quote.index),
    };
  const isLong = hasContact || heard.length >= SHORTEST_MESSAGE;
  const form = TELLS.test(heard) ? 'told' : isLong ? 'pasted' : 'short';
  return {
    material: { item: { kind: 'conversation', value: message }, form },
    own: form === 'pasted' ? '' : message,
  };
}

/** What the engine's signals and classifiers find in it. */
export function signsIn(
  { item, form }: Material,
  known: KnownEvidence,
  classifiers: Classifiers,
): readonly SeenSign[] {
  return EXAMINERS[item.kind](item.value, known, classifiers).findings.flatMap(({ definition, outcome }) =>
    outcome.state === 'seen' && (form === 'pasted' || definition.id !== LIKE_SCAM_MESSAGES.id)
      ? [{ id: definition.id, share: outcome.share, words: outcome.words }]
      : [],
  );
}

/** Both lists, each sign once, as strong as it was seen anywhere. */
export function withSigns(before: readonly SeenSign[], added: readonly SeenSign[]): readonly SeenSign[] {
  const strongest = new Map<SignalId, SeenSign>();
  for (const sign of [...before, ...added])
    if (sign.share > (strongest.get(sign.id)?.share ?? 0)) strongest.set(sign.id, sign);
  return [...strongest.values()].slice(0, MOST_SIGNS);
}

/** Keeps a stored state small, whatever is pasted. */
const MOST_SIGNS = 24;

let definitions: ReadonlyMap<string, Definition<SignalId>> | undefined;

/** A stored sign as evidence; nothing when this engine no longer has such a signal. */
export function findingOf({ id, share, words }: SeenSign): Finding | undefined {
  definitions ??= new Map(
    [...SIGNALS.map(({ definition }) => definition), LIKE_SCAM_MESSAGES, LIKE_SCAM_ADDRESSES].map(
      (definition) => [definition.id, definition as Definition<SignalId>] as const,
    ),
  );
  const definition = definitions.get(id);
  return definition && { definition, outcome: { state: 'seen', share, words } };
}
