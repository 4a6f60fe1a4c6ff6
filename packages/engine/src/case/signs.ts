import { ANY_SIGNALS } from '../signals/any/index.ts';
import { type Finding, SIGNALS, type SignalId } from '../signals/index.ts';
import { LEARNED, LIKE_SCAM_MESSAGES } from '../signals/learned/definitions.ts';
import type { Definition } from '../signals/signal.ts';
import type { SeenSign } from './state.ts';

let definitions: ReadonlyMap<string, Definition<SignalId>> | undefined;

/** A stored sign as a finding; none when this engine no longer has such a signal. */
export function findingOf({ id, share, words }: SeenSign): readonly Finding[] {
  definitions ??= new Map(
    [...SIGNALS.map(({ definition }) => definition), ...LEARNED].map(
      (definition) => [definition.id, definition as Definition<SignalId>] as const,
    ),
  );
  const definition = definitions.get(id);
  return definition ? [{ definition, outcome: { state: 'seen', share, words } }] : [];
}

/** Keeps a stored state small, whatever is pasted. */
const MOST_SIGNS = 24;

/** What was seen, as it is stored. @param isTold - what somebody tells is never said to resemble scam messages. */
export function signsOf(findings: readonly Finding[], isTold: boolean): readonly SeenSign[] {
  return findings.flatMap(({ definition, outcome }) =>
    outcome.state === 'seen' && !(isTold && definition.id === LIKE_SCAM_MESSAGES.id)
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

/** Signals that tell what others know of an item. */
export const KNOWN_FROM_OTHERS: ReadonlySet<string> = new Set(
  ANY_SIGNALS.map(({ definition }) => definition.id),
);

export const isKnownFromOthers = ({ definition }: Finding): boolean => KNOWN_FROM_OTHERS.has(definition.id);
